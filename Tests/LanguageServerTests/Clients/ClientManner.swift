import JSONText

/// How a client was seen to go about it, beside what it announces.
struct ClientManner: Sendable {
  enum Setting: Sendable { case never, beforeOpening, afterOpening }

  var name: String
  var sendsWholeText = false
  /// When it sends `didChangeConfiguration` unasked.
  var setting = Setting.never
  /// What it leaves out of the diagnostics that it knows when it asks for code actions; nil where it sends none at all.
  var forgottenKeys: [String]? = []
  var sendsExit = true
  /// What it asks though nobody offers it.
  var unofferedRequest: String?

  static let all: [ClientManner] = [
    ClientManner(
      name: "ale", sendsWholeText: true, forgottenKeys: ["source", "severity", "data", "codeDescription"]),
    ClientManner(name: "eglot", setting: .afterOpening, forgottenKeys: nil),
    ClientManner(name: "eglot30", setting: .afterOpening, forgottenKeys: nil),
    ClientManner(name: "helix", forgottenKeys: ["codeDescription"]),
    ClientManner(name: "kate", unofferedRequest: "textDocument/documentSymbol"),
    ClientManner(name: "lspmode", sendsExit: false),
    ClientManner(name: "lspmode9", sendsExit: false),
    ClientManner(name: "nvim", setting: .beforeOpening),
    ClientManner(name: "rass", setting: .afterOpening),
    ClientManner(name: "rass30", setting: .afterOpening),
  ]
}
