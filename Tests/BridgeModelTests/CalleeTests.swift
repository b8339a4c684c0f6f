import BridgeModel
import Testing

/// The declarations that calls and accesses can mean.
@Suite struct CalleeTests {
  @Test func inheritanceAndExtensionsAreFollowed() {
    let code = MarkedExpressions(
      """
      import UIKit
      class Base: UIView { func load() {} ; func reset(_ animated: Bool) {} }
      class Card: Base {
        override func reset(_ animated: Bool) {}
        func show() { ⟦load()⟧; ⟦self.reset(true)⟧; ⟦addSubview(self)⟧; ⟦embed(self)⟧ }
      }
      extension UIView { func embed(_ child: UIView) {} }
      """)
    #expect(
      code.callees == ["Base.load()", "Card.reset(_:)", "Apple's UIView.addSubview(_:)", "UIView.embed(_:)"])
  }

  /// A generic parameter of the type around the code has the members of its constraints.
  @Test func constraintsOfGenericParametersAreKnown() {
    let code = MarkedExpressions(
      """
      import SwiftUI
      protocol Sheet: View { var title: String { get } }
      struct Pane<Header: View, Content> {
        let header: Header
        let content: Content
        func show() { _ = (⟦header.hidden()⟧, ⟦content.hidden()⟧) }
      }
      extension Pane { func hide() { _ = ⟦self.header.hidden()⟧ } }
      extension Pane where Header == Text { func hideText() { _ = ⟦header.hidden()⟧ } }
      final class Screen<Page: Sheet>: UIHostingController<Page> { func show() { _ = ⟦rootView.title⟧ } }
      """)
    #expect(
      code.callees == ["Apple's View.hidden()", "unknown", "Apple's View.hidden()", "unknown", "Sheet.title()"])
  }

  /// The compiler prefers a function that takes a value as it is to one that takes an optional.
  @Test func optionalParametersAreTheSecondChoice() {
    let code = MarkedExpressions(
      """
      import Combine
      import UIKit
      class Base: UIViewController { func open(_ page: Base, _ title: String) {} }
      final class Page: Base {
        @Published var heading = ""
        var other: Page?
        func show() {
          _ = ⟦$heading.assign(to: \\.heading, on: self)⟧
          ⟦open(self, "")⟧
          ⟦open(other, "")⟧
          ⟦name(self, "")⟧
        }
        func open(_ page: Page?, _ title: String) {}
        func name(_ page: Page?, _ title: String) {}
      }
      extension Base { func name(_ page: Page, _ title: String?) {} }
      extension Publisher where Failure == Never {
        func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root?) -> AnyCancellable {
          sink { [weak root] in root?[keyPath: path] = $0 }
        }
      }
      """)
    #expect(
      code.callees == [
        "Apple's Publisher.assign(to:on:)", "Base.open(_:_:)", "Page.open(_:_:)", "Page.name(_:_:) Base.name(_:_:)",
      ])
  }

  @Test func factoriesLocalsAndInitializers() {
    let code = MarkedExpressions(
      """
      import UIKit
      enum Factory { static func makeLabel(_ text: String) -> UILabel { UILabel() } }
      struct Point { var x = 0 }
      class Model { init(name: String) {} ; init(id: Int) {} ; var onChange: (() -> Void)? }
      func f(model: Model) {
        let label = ⟦Factory.makeLabel("")⟧
        func inner() {}
        ⟦inner()⟧
        _ = ⟦Point(x: 1)⟧
        _ = ⟦Model(id: 2)⟧
        ⟦model.onChange?()⟧
        ⟦label.sizeToFit()⟧
        ⟦label⟧.text = ""
      }
      """)
    #expect(
      code.callees == [
        "Factory.makeLabel(_:)", "local functionDeclaration", "Point.init", "Model.init(id:)", "Model.onChange()",
        "Apple's UIView.sizeToFit()", "local binding",
      ])
  }

  @Test func nearerFunctionsAndThoseWithoutDefaultsArePreferred() {
    let code = MarkedExpressions(
      """
      import UIKit
      protocol Titled { init(title: String) }
      struct Row: Titled { var title: String }
      class Screen: UIViewController {
        func show(_ title: String) { ⟦present(UIAlertController(), animated: true)⟧ }
        func present(_ alert: UIAlertController, animated: Bool) {
          ⟦present(alert, animated: animated, completion: nil)⟧
        }
        func load(_ page: Int) {}
        func load(_ page: Int, again: Bool = false) {}
        func start() { ⟦load(1)⟧; ⟦load(1, again: true)⟧; _ = ⟦Row(title: "")⟧ }
      }
      """)
    #expect(
      code.callees == [
        "Screen.present(_:animated:)", "Apple's UIViewController.present(_:animated:completion:)", "Screen.load(_:)",
        "Screen.load(_:again:)", "Row.init",
      ])
  }

  /// SE-0286: a trailing closure passes over parameters with default values if a later one needs it.
  @Test func trailingClosuresGoToTheParametersThatNeedThem() {
    let code = MarkedExpressions(
      """
      struct Panel {
        func open(onClose: (() -> Void)? = nil, content: () -> Void) {}
        func close(onClose: (() -> Void)? = nil, animated: Bool = true) {}
        func move(onStart: (() -> Void)? = nil, to place: () -> Int, onEnd: (() -> Void)? = nil) {}
      }
      func f(panel: Panel) {
        ⟦panel.open {}⟧
        ⟦panel.open {} content: {}⟧
        ⟦panel.open(onClose: {}) {}⟧
        ⟦panel.close {}⟧
        ⟦panel.move { 1 }⟧
        ⟦panel.move { 1 } onEnd: {}⟧
        ⟦panel.move {} to: { 1 } onEnd: {}⟧
      }
      """)
    #expect(
      code.callees == [
        "Panel.open(onClose:content:)", "Panel.open(onClose:content:)", "Panel.open(onClose:content:)",
        "Panel.close(onClose:animated:)", "Panel.move(onStart:to:onEnd:)", "Panel.move(onStart:to:onEnd:)",
        "Panel.move(onStart:to:onEnd:)",
      ])
  }

  @Test func whatCannotBeToldApartIsUnknownOrSeveral() {
    let code = MarkedExpressions(
      """
      class Store { func add(_ item: Int) {} ; func add(_ item: String) {} }
      func f(store: Store, item: Foreign, name: String) {
        ⟦store.add(item)⟧
        ⟦store.add(name)⟧
        ⟦item.add(name)⟧
      }
      """)
    #expect(code.callees == ["Store.add(_:) Store.add(_:)", "Store.add(_:)", "unknown"])
  }
}
