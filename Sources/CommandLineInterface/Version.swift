/// The version of uibridge. The top entry of CHANGELOG.md describes it.
public let version = "0.1.0"

/// The commit, which `git archive` writes into this file because of `.gitattributes`. A release is built from such an
/// archive. A working copy contains the placeholder, because its commit says nothing about changes that come later.
private let commit = "$Format:%H$"

/// The day of the commit; empty in a working copy.
let commitDate = commit.hasPrefix("$") ? "" : "$Format:%cs$"

/// The output of `uibridge --version`.
let versionLine = "uibridge \(version) (\(commit.hasPrefix("$") ? "local build" : String(commit.prefix(12))))"
