import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let unconsumedEvent = Rule(
    id: "unconsumed-event",
    group: "gesture",
    severity: .warning,
    since: "macOS 10.15",
    summary: "Return the `nil` that consumes an event from the event monitor, without a default value.",
    symptom: "A key or a scroll that your code has handled also reaches other views.",
    rationale: """
      A local event monitor consumes an event by returning `nil`. In `self?.handle(event) ?? event`, the default value \
      replaces every `nil`: the one of a missing `self`, and also the one with which `handle` consumes the event. The \
      event is then handled twice, and for a key that no view handles, the system beeps.
      """,
    exception: "Suppress it if other views should receive the events for which the method returns `nil`.",
    source: "https://developer.apple.com/documentation/appkit/nsevent/addlocalmonitorforevents(matching:handler:)",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class RowPicker: NSView {
          private var monitor: Any?
          func start() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
              ⟦self?.handle(event) ?? event⟧
            }
          }
          func stop() {
            if let monitor { NSEvent.removeMonitor(monitor) }
          }
          private func handle(_ event: NSEvent) -> NSEvent? {
            switch event.keyCode {
            case 125: return nil
            default: return event
            }
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class RowPicker: NSView {
            private var monitor: Any?
            func start() {
              monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
                guard let self else { return event }
                return self.handle(event)
              }
            }
            func stop() {
              if let monitor { NSEvent.removeMonitor(monitor) }
            }
            private func handle(_ event: NSEvent) -> NSEvent? {
              switch event.keyCode {
              case 125: return nil
              default: return event
              }
            }
          }
          """),
      // Without a weak reference, the default value has no other purpose.
      .flagged(
        """
        import AppKit
        import SwiftUI

        final class PanelKeys {
          private var monitor: Any?
          func start() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [unowned self] event in
              return ⟦self.filtered(event) ?? event⟧
            }
          }
          private func filtered(_ event: NSEvent) -> NSEvent? {
            if event.keyCode == 53 { return nil }
            return event
          }
        }
        """,
        fixed: """
          import AppKit
          import SwiftUI

          final class PanelKeys {
            private var monitor: Any?
            func start() {
              monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [unowned self] event in
                return self.filtered(event)
              }
            }
            private func filtered(_ event: NSEvent) -> NSEvent? {
              if event.keyCode == 53 { return nil }
              return event
            }
          }
          """),
      // A `return` statement.
      .flagged(
        """
        import AppKit

        final class SearchKeys {
          private var monitor: Any?
          func start() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
              return ⟦self?.handle(event) ?? event⟧
            }
          }
          private func handle(_ event: NSEvent) -> NSEvent? {
            if event.keyCode == 53 { return nil }
            return event
          }
        }
        """,
        fixed: """
          import AppKit

          final class SearchKeys {
            private var monitor: Any?
            func start() {
              monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
                guard let self else { return event }
                return self.handle(event)
              }
            }
            private func handle(_ event: NSEvent) -> NSEvent? {
              if event.keyCode == 53 { return nil }
              return event
            }
          }
          """),
      // A closure on one line, and other references that may be missing: no fix.
      .flagged(
        """
        import Cocoa

        final class SheetKeys {
          private var table: KeyTable?
          func start(with keys: KeyTable) -> [Any?] {
            [
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] key in ⟦self?.handle(key) ?? key⟧ },
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
                ⟦self?.table?.handle(event) ?? event⟧
              },
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak keys] event in
                ⟦keys?.handle(event) ?? event⟧
              },
            ]
          }
          private func handle(_ event: NSEvent) -> NSEvent? {
            if event.keyCode == 53 { return nil }
            return event
          }
        }
        final class KeyTable {
          func handle(_ event: NSEvent) -> NSEvent? {
            if event.keyCode == 36 { return nil }
            return event
          }
        }
        """),
      // The monitor returns the result, a method for which `nil` means that there is nothing to replace, and a closure
      // of which that isn't known.
      .accepted(
        """
        import SwiftUI

        final class DialKeys {
          var onKey: ((NSEvent) -> NSEvent?)?
          func start() -> [Any?] {
            [
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
                guard let self else { return event }
                return self.handle(event)
              },
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
                self?.replacement(for: event) ?? event
              },
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
                self?.onKey?(event) ?? event
              },
            ]
          }
          private func handle(_ event: NSEvent) -> NSEvent? { event.keyCode == 53 ? nil : event }
          private func replacement(for event: NSEvent) -> NSEvent? {
            guard event.keyCode == 36 else { return nil }
            return NSEvent.keyEvent(
              with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
              characters: "", charactersIgnoringModifiers: "", isARepeat: false, keyCode: 76)
          }
        }
        """),
      // A method that returns the result of another one, and one that leaves some events to another.
      .flagged(
        """
        import AppKit

        final class TimelineKeys {
          private var isRenaming = false
          func start() -> [Any?] {
            [
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in ⟦self?.filtered(event) ?? event⟧ },
              NSEvent.addLocalMonitorForEvents(matching: .keyUp) { [weak self] event in ⟦self?.handle(event) ?? event⟧ },
            ]
          }
          private func filtered(_ event: NSEvent) -> NSEvent? { handle(event) }
          private func handle(_ event: NSEvent) -> NSEvent? {
            if isRenaming { return renamed(event) }
            if event.keyCode == 49 { return nil }
            return event
          }
          private func renamed(_ event: NSEvent) -> NSEvent? {
            print(event.keyCode)
            return event
          }
        }
        """),
      // Methods that return an event in any case, or another event for some.
      .accepted(
        """
        import AppKit

        final class ArrowKeys {
          private var isReversed = false
          func start() -> [Any?] {
            [
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in self?.reversed(event) ?? event },
              NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in self?.arrow(for: event) ?? event },
              NSEvent.addLocalMonitorForEvents(matching: .keyUp) { [weak self] event in self?.logged(event) ?? event },
            ]
          }
          private func reversed(_ event: NSEvent) -> NSEvent? {
            if isReversed { return opposite(of: event) }
            return event
          }
          private func logged(_ event: NSEvent) -> NSEvent? { reversed(event) }
          private func arrow(for event: NSEvent) -> NSEvent? {
            guard event.keyCode == 38 else { return nil }
            let down = opposite(of: event)
            return down
          }
          private func opposite(of event: NSEvent) -> NSEvent {
            NSEvent.keyEvent(
              with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
              characters: "", charactersIgnoringModifiers: "", isARepeat: false, keyCode: 125) ?? event
          }
        }
        """),
    ],
    signs: .observation,
    check: .types(checkMonitors))
}

@Sendable private func checkMonitors(_ type: ProjectType, in context: inout RuleContext) {
  for found in context.project.unconsumedEvents(in: type) {
    context.report(
      "'?? \(found.event.name)' replaces the 'nil' with which '\(found.call.calledName)' consumes an event, so other "
        + "views receive it too",
      at: .whole(found.result), fixes: found.fix(in: context).map { [$0] } ?? [])
  }
}

extension UnconsumedEvent {
  /// Returns what the method returns. nil if a reference other than `self` may be missing, or if the closure is on one
  /// line.
  fileprivate func fix(in context: RuleContext) -> Fix? {
    let title = "Use the result of '\(call.calledName)'"
    let callText = call.text
    guard callText.contains("?") else {
      return Fix(title, [TextEdit(replacing: result.range, with: callText)], safety: .unsafe)
    }
    let statement = result.parent?.kind == .returnStatement ? result.parent ?? result : result
    guard callText.hasPrefix("self?."), !callText.dropFirst(5).contains("?"),
      context.text.line(at: closure.range.lowerBound) < context.text.line(at: statement.range.lowerBound)
    else { return nil }
    let unwrapping = context.placement.insertions(of: "guard let self else { return \(event.name) }", above: statement)
    let value = "return self." + callText.dropFirst("self?.".count)
    return Fix(title, unwrapping + [TextEdit(replacing: statement.range, with: value)], safety: .unsafe)
  }

  /// The closure of the monitor.
  private var closure: SyntaxNode { result.ancestors.first { $0.kind == .closure } ?? result }
}
