import JSONText

/// The observed behavior of a client, in addition to its announced capabilities.
struct ClientBehavior: Sendable {
  enum Setting: Sendable { case never, beforeOpening, afterOpening }

  var name: String
  var sendsWholeText = false
  /// When the client sends `didChangeConfiguration` by itself.
  var setting = Setting.never
  /// The keys that the client omits from the diagnostics in a code action request; nil if it sends no diagnostics at
  /// all.
  var forgottenKeys: [String]? = []
  var sendsExit = true
  /// A request that the client sends although the server doesn't offer it.
  var unofferedRequest: String?

  static let all: [ClientBehavior] = [
    ClientBehavior(
      name: "ale", sendsWholeText: true, forgottenKeys: ["source", "severity", "data", "codeDescription"]),
    ClientBehavior(name: "eglot", setting: .afterOpening, forgottenKeys: nil),
    ClientBehavior(name: "eglot30", setting: .afterOpening, forgottenKeys: nil),
    ClientBehavior(name: "helix", forgottenKeys: ["codeDescription"]),
    ClientBehavior(name: "kate", unofferedRequest: "textDocument/documentSymbol"),
    ClientBehavior(name: "lspmode", sendsExit: false),
    ClientBehavior(name: "lspmode9", sendsExit: false),
    ClientBehavior(name: "nvim", setting: .beforeOpening),
    ClientBehavior(name: "rass", setting: .afterOpening),
    ClientBehavior(name: "rass30", setting: .afterOpening),
  ]
}
