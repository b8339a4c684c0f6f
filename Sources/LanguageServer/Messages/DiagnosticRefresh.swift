/// Asks the client to ask for all diagnostics again.
struct DiagnosticRefresh: Inquiry {
  static let method = "workspace/diagnostic/refresh"
}
