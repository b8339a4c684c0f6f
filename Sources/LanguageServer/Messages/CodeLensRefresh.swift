/// Asks the client to request all lenses again.
struct CodeLensRefresh: Inquiry {
  static let method = "workspace/codeLens/refresh"
}
