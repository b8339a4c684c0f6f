/// Asks the client to pull all diagnostics again.
struct DiagnosticRefresh: Inquiry {
  static let method = "workspace/diagnostic/refresh"
}
