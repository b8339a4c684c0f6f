import SwiftUI
import UIKit

/// A UIKit list whose cards are SwiftUI views.
struct NoteList: UIViewControllerRepresentable {
  let notes: [Note]

  func makeUIViewController(context: Context) -> NoteListController {
    NoteListController(notes: notes)
  }

  func updateUIViewController(_ controller: NoteListController, context: Context) {
    if controller.notes != notes { controller.notes = notes }
  }
}

final class NoteListController: UIViewController {
  var notes: [Note] {
    didSet { showFirstNote() }
  }

  private let empty = UIHostingController(rootView: EmptyCard())
  private var card: UIHostingController<NoteCard>?

  init(notes: [Note]) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(empty)
    empty.view.frame = view.bounds
    empty.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(empty.view)
    showFirstNote()
  }

  private func showFirstNote() {
    guard let note = notes.first else { return }
    if let card {
      card.rootView = NoteCard(note: note)
      return
    }
    let card = UIHostingController(rootView: NoteCard(note: note))
    addChild(card)
    card.view.frame = view.bounds
    view.addSubview(card.view)
    card.didMove(toParent: self)
    self.card = card
  }
}
