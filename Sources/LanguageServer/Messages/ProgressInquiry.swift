import JSONText

/// Asks the client to show that projects are being read.
struct ProgressInquiry: Inquiry {
  static let method = "window/workDoneProgress/create"

  var work: WorkDone

  var parameters: JSON { ["token": work.token] }

  func handle(_ result: JSON?, in session: inout Session) {
    if result != nil { session.beginShowing(work) }
  }
}
