import SwiftUI
import UIKit

/// Slides a card in. The move ends with the animation.
final class NoteInspector: UIViewController {
  private var host: UIHostingController<NoteCard>?

  func show(_ note: Note) {
    if let host {
      host.rootView = NoteCard(note: note)
      return
    }
    let host = UIHostingController(rootView: NoteCard(note: note))
    self.host = host
    addChild(host)
    host.view.alpha = 0
    view.addSubview(host.view)
    UIView.animate(
      withDuration: 0.25,
      animations: { host.view.alpha = 1 },
      completion: { _ in host.didMove(toParent: self) })
  }

  func showTagEditor(for note: Note) {
    let editor = TagEditor(tags: note.tags)
    let child = UIHostingController(rootView: editor)
    self.addChild(child)
    view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }
  /// The store of the app, which records the selection.
  var store: NoteStore?
}
