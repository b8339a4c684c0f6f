/// Asks the client to ask for all lenses again.
struct CodeLensRefresh: Inquiry {
  static let method = "workspace/codeLens/refresh"
}
