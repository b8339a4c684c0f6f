import Testing

/// Actions on statements in the make and update methods.
@Suite struct StatementActionTests {
  private func label(make: String = "", update: String) -> String {
    """
    struct Title: UIViewRepresentable {
      var isOn: Bool
      var title: String

      func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
    \(make)    return view
      }

      func updateUIView(_ uiView: UISwitch, context: Context) {
    \(update)
      }
    }
    """
  }

  @Test func anAssignmentGetsAComparison() {
    expectAction(
      "Set only if the value differs", on: label(update: "    uiView.isOn ⟦⟧= isOn // now"),
      gives: label(update: "    if uiView.isOn != isOn { uiView.isOn = isOn } // now"))
  }

  @Test func comparedAssignmentsAreLeftAlone() {
    expectNoAction(
      "Set only if the value differs", on: label(update: "    if uiView.isOn != isOn { uiView.⟦⟧isOn = isOn }"))
    expectNoAction("Set only if the value differs", on: label(update: "    uiView.⟦⟧isOn = compute(isOn)"))
  }

  @Test func independentStatementsMoveToMake() {
    expectAction(
      "Move the statement to makeUIView",
      on: label(update: "    uiView.isOn = isOn\n    ⟦⟧uiView.isEnabled = false\n    uiView.alpha = 1"),
      gives: label(
        make: "    view.isEnabled = false\n", update: "    uiView.isOn = isOn\n    uiView.alpha = 1"))
  }

  @Test func statementsThatUseAnInputMoveToUpdate() {
    expectAction(
      "Move the statement to updateUIView",
      on: label(make: "    view.⟦⟧isOn = isOn\n", update: "    uiView.alpha = 1"),
      gives: label(
        update: "    uiView.alpha = 1\n    if uiView.isOn != isOn {\n      uiView.isOn = isOn\n    }"))
  }

  @Test func statementsAboutASubclassStayInMake() {
    func title(parameter: String) -> String {
      """
      final class Toggle: UISwitch { var mark = "" }
      struct Title: UIViewRepresentable {
        var mark: String
        func makeUIView(context: Context) -> UISwitch {
          let view = Toggle()
          view.⟦⟧mark = mark
          return view
        }
        func updateUIView(_ uiView: \(parameter), context: Context) {}
      }
      """
    }
    for parameter in ["UISwitch", "some UISwitch", "UIViewType"] {
      expectNoAction("Move the statement to updateUIView", on: title(parameter: parameter))
    }
  }

  @Test func statementsAboutAHiddenClassStayInMake() {
    func field(result: String) -> String {
      """
      struct Field: UIViewRepresentable {
        var isOn: Bool
        let view = UITextView()
        func makeUIView(context: Context) -> \(result) {
          view.⟦⟧isEditable = isOn
          return view
        }
        func updateUIView(_ uiView: UIViewType, context: Context) {}
      }
      """
    }
    expectNoAction("Move the statement to updateUIView", on: field(result: "some UIView"))
    #expect(MarkedSource(field(result: "UITextView")).applying("Move the statement to updateUIView") != nil)
  }

  @Test func statementsMoveBetweenBodiesOnOneLine() {
    func label(make: String, update: String) -> String {
      """
      struct Title: UIViewRepresentable {
        var title: String
        func makeUIView(context: Context) -> A { let view = A(); \(make)return view }
        func updateUIView(_ uiView: A, context: Context) \(update)
      }
      """
    }
    expectAction(
      "Move the statement to updateUIView", on: label(make: "⟦⟧view.text = title; ", update: "{ uiView.alpha = 1 }"),
      gives: label(
        make: "",
        update: "{\n    uiView.alpha = 1\n    if uiView.text != title {\n      uiView.text = title\n    }\n  }"))
    expectAction(
      "Move the statement to makeUIView", on: label(make: "", update: "{ ⟦⟧uiView.alpha = 1; uiView.text = title }"),
      gives: label(make: "view.alpha = 1; ", update: "{ uiView.text = title }"))
  }

  @Test func aStatementMovesWithItsCommentIntoABodyOnOneLine() {
    expectAction(
      "Move the statement to updateUIView",
      on: """
        struct Title: UIViewRepresentable {
          var title: String
          func makeUIView(context: Context) -> UITextField {
            let view = UITextField()
            ⟦⟧view.text = title // now
            return view
          }
          func updateUIView(_ uiView: UITextField, context: Context) { uiView.alpha = 1 }
        }
        """,
      gives: """
        struct Title: UIViewRepresentable {
          var title: String
          func makeUIView(context: Context) -> UITextField {
            let view = UITextField()
            return view
          }
          func updateUIView(_ uiView: UITextField, context: Context) {
            uiView.alpha = 1
            if uiView.text != title {
              uiView.text = title
            } // now
          }
        }
        """)
  }

  @Test func statementsThatTheOtherMethodCannotRunStay() {
    expectNoAction("Move the statement to makeUIView", on: label(update: "    let size = 3\n    ⟦⟧uiView.tag = size"))
    expectNoAction("Move the statement to makeUIView", on: label(update: "    ⟦⟧uiView.isOn = isOn"))
    expectNoAction(
      "Move the statement to updateUIView", on: label(make: "    view.⟦⟧isEnabled = false\n", update: "    _ = uiView"))
  }

  @Test func theCoordinatorRemembersTheInputsOfACall() {
    let source = """
      struct Page: UIViewRepresentable {
        let address: URL
        let title: String
        func makeUIView(context: Context) -> WKWebView { WKWebView() }
        func updateUIView(_ view: WKWebView, context: Context) {
          view.⟦⟧loadFileURL(address, allowingReadAccessTo: address)
        }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {
        }
      }
      """
    expectAction(
      "Run only when 'address' changes", on: source,
      gives: """
        struct Page: UIViewRepresentable {
          let address: URL
          let title: String
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            if context.coordinator.lastAddress != address {
              context.coordinator.lastAddress = address
              view.loadFileURL(address, allowingReadAccessTo: address)
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var lastAddress: URL?
          }
        }
        """)
  }

  @Test func aRepresentableWithoutACoordinatorGetsOne() {
    expectAction(
      "Run only when 'address' changes",
      on: """
        public struct Page: UIViewRepresentable {
            let address: URL

            public func makeUIView(context: Context) -> WKWebView { WKWebView() }

            public func updateUIView(_ view: WKWebView, context: Context) {
                view.⟦⟧loadFileURL(address, allowingReadAccessTo: address) // The folder too.
            }
        }
        """,
      gives: """
        public struct Page: UIViewRepresentable {
            let address: URL

            public func makeUIView(context: Context) -> WKWebView { WKWebView() }

            public func updateUIView(_ view: WKWebView, context: Context) {
                if context.coordinator.lastAddress != address {
                    context.coordinator.lastAddress = address
                    view.loadFileURL(address, allowingReadAccessTo: address)
                } // The folder too.
            }

            public func makeCoordinator() -> Coordinator {
                Coordinator()
            }

            @MainActor
            public final class Coordinator {
                var lastAddress: URL?
            }
        }
        """)
  }

  @Test func aCoordinatorOfAProtocolIsNotReplaced() {
    expectNoAction(
      "Run only when 'address' changes",
      on: """
        protocol Coordinating {}
        extension Coordinating { func makeCoordinator() -> PageDelegate { PageDelegate() } }
        struct Page: UIViewRepresentable, Coordinating {
          let address: URL
          func makeUIView(context: Context) -> WKWebView { WKWebView() }
          func updateUIView(_ view: WKWebView, context: Context) {
            view.⟦⟧loadFileURL(address, allowingReadAccessTo: address)
          }
        }
        """)
  }
}
