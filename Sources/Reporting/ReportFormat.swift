/// A form in which diagnostics are printed.
public enum ReportFormat: String, CaseIterable, Sendable { case text, concise, sarif }
