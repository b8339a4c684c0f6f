import Testing

@Suite struct InsertCoordinatorTests {
  @Test func insertsAllMissingParts() {
    expectAction(
      "Insert Coordinator",
      on: """
        import SwiftUI

        struct SearchField: UIView⟦⟧Representable {
            @Binding var text: String

            // The field.
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField() // plain
                field.placeholder = "Search"
                return field
            }

            func updateUIView(_ field: UITextField, context: Context) {
                // Compare first.
                if field.text != text { field.text = text }
            }
        }
        """,
      gives: """
        import SwiftUI

        struct SearchField: UIViewRepresentable {
            @Binding var text: String

            // The field.
            func makeUIView(context: Context) -> UITextField {
                let field = UITextField() // plain
                field.delegate = context.coordinator
                field.placeholder = "Search"
                return field
            }

            func updateUIView(_ field: UITextField, context: Context) {
                context.coordinator.parent = self
                // Compare first.
                if field.text != text { field.text = text }
            }

            func makeCoordinator() -> Coordinator {
                Coordinator(self)
            }

            @MainActor
            final class Coordinator: NSObject, UITextFieldDelegate {
                var parent: SearchField

                init(_ parent: SearchField) {
                    self.parent = parent
                }
            }
        }
        """)
  }

  @Test func namesTheObjectThatMakeReturns() {
    expectAction(
      "Insert Coordinator",
      on: """
        struct Map: UIViewRepresentable {
        \tfunc makeUIView(context: Context) -> MKMapView { MKMapView() }
        \tfunc updateUIView(_ map: MKMapView, context: Context) {}⟦⟧
        }
        """,
      gives: """
        struct Map: UIViewRepresentable {
        \tfunc makeUIView(context: Context) -> MKMapView {
        \t\tlet map = MKMapView()
        \t\tmap.delegate = context.coordinator
        \t\treturn map
        \t}
        \tfunc updateUIView(_ map: MKMapView, context: Context) {
        \t\tcontext.coordinator.parent = self
        \t}

        \tfunc makeCoordinator() -> Coordinator {
        \t\tCoordinator(self)
        \t}

        \t@MainActor
        \tfinal class Coordinator: NSObject, MKMapViewDelegate {
        \t\tvar parent: Map

        \t\tinit(_ parent: Map) {
        \t\t\tself.parent = parent
        \t\t}
        \t}
        }
        """)
  }

  @Test func keepsCommentsNextToTheReturn() {
    expectAction(
      "Insert Coordinator",
      on: """
        public struct Page: UIViewControllerRepresentable {⟦⟧
          public func makeUIViewController(context: Context) -> UIPageViewController {
            // One page at a time.
            return UIPageViewController(
              transitionStyle: .scroll, navigationOrientation: .horizontal) // no curl
          }

          public func updateUIViewController(_ controller: UIPageViewController, context: Context) {
          }
        }
        """,
      gives: """
        public struct Page: UIViewControllerRepresentable {
          public func makeUIViewController(context: Context) -> UIPageViewController {
            // One page at a time.
            let controller = UIPageViewController(
              transitionStyle: .scroll, navigationOrientation: .horizontal) // no curl
            controller.delegate = context.coordinator
            controller.dataSource = context.coordinator
            return controller
          }

          public func updateUIViewController(_ controller: UIPageViewController, context: Context) {
            context.coordinator.parent = self
          }

          public func makeCoordinator() -> Coordinator {
            Coordinator(self)
          }

          @MainActor
          public final class Coordinator: NSObject, UIPageViewControllerDelegate, UIPageViewControllerDataSource {
            var parent: Page

            init(_ parent: Page) {
              self.parent = parent
            }

            public func pageViewController(
              _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
              nil
            }

            public func pageViewController(
              _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
              nil
            }
          }
        }
        """)
  }

  @Test func completesExistingParts() {
    expectAction(
      "Complete Coordinator",
      on: """
        struct List: UIViewRepresentable {
          let rows: [String]

          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.dataSource = context.coordinator
            return table
          }

          func updateUIView(_ table: UITableView, context: Context) {
            table.reloadData()
          }

          func makeCoordinator() -> Coordinator {
            Coordinator(parent: self)
          }

          class Coordinator {⟦⟧
            var parent: List

            init(parent: List) {
              self.parent = parent
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              parent.rows.count
            }
          }
        }
        """,
      gives: """
        struct List: UIViewRepresentable {
          let rows: [String]

          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            table.delegate = context.coordinator
            table.dataSource = context.coordinator
            return table
          }

          func updateUIView(_ table: UITableView, context: Context) {
            context.coordinator.parent = self
            table.reloadData()
          }

          func makeCoordinator() -> Coordinator {
            Coordinator(parent: self)
          }

          class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
            var parent: List

            init(parent: List) {
              self.parent = parent
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              parent.rows.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              UITableViewCell()
            }
          }
        }
        """)
  }

  @Test func addsTheParentToABareCoordinator() {
    expectAction(
      "Complete Coordinator",
      on: """
        struct Field: UIViewRepresentable {
          ⟦⟧class Coordinator: NSObject, UITextFieldDelegate {}
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = context.coordinator
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        """,
      gives: """
        struct Field: UIViewRepresentable {
          class Coordinator: NSObject, UITextFieldDelegate {
            var parent: Field

            init(_ parent: Field) {
              self.parent = parent
            }
          }
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = context.coordinator
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            context.coordinator.parent = self
          }

          func makeCoordinator() -> Coordinator {
            Coordinator(self)
          }
        }
        """)
  }

  @Test func respectsAnotherDelegate() {
    expectAction(
      "Insert Coordinator",
      on: """
        struct Field: UIViewRepresentable {
          let listener: UITextFieldDelegate
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = listener
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {⟦⟧
          }
        }
        """,
      gives: """
        struct Field: UIViewRepresentable {
          let listener: UITextFieldDelegate
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = listener
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            context.coordinator.parent = self
          }

          func makeCoordinator() -> Coordinator {
            Coordinator(self)
          }

          @MainActor
          final class Coordinator: NSObject {
            var parent: Field

            init(_ parent: Field) {
              self.parent = parent
            }
          }
        }
        """)
  }

  @Test func isNotOfferedIfComplete() {
    for source in [
      """
      struct Field: UIViewRepresentable {⟦⟧
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ field: UITextField, context: Context) {}
      }
      """,
      """
      struct Table: UIViewRepresentable {⟦⟧
        class Coordinator {}
        func makeUIView(context: Context) -> UITableView { .init() }
        func updateUIView(_ table: UITableView, context: Context) { table.reloadData() }
      }
      """,
    ] {
      let title = source.contains("class") ? "Complete Coordinator" : "Insert Coordinator"
      let done = MarkedSource(source).applying(title) ?? ""
      #expect(done.contains("context.coordinator.parent = self"))
      let place = done.replacing("UIViewRepresentable {", with: "UIViewRepresentable {⟦⟧")
      #expect(MarkedSource(place).actions().allSatisfy { !$0.title.contains("Coordinator") })
    }
  }

  @Test func isNotOfferedIfAmbiguous() {
    expectNoAction("Insert Coordinator", on: "struct A: View { ⟦⟧var body: some View { Text(\"\") } }")
    expectNoAction(
      "Insert Coordinator",
      on: """
        struct A: UIViewRepresentable {⟦⟧
          func makeCoordinator() -> Shared.Object { Shared.Object() }
          func makeUIView(context: Context) -> UITextField { UITextField() }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        """)
  }

  @Test func assignsDelegatesToACoordinatorInAnotherFile() {
    expectAction(
      "Complete Coordinator",
      on: """
        struct Field: UIViewRepresentable {⟦⟧
          func makeUIView(context: Context) -> UITextField {
            UITextField()
          }
          func updateUIView(_ uiView: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
        }
        """,
      with: ["extension Field { final class Coordinator: NSObject, UITextFieldDelegate {} }"],
      gives: """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let uiView = UITextField()
            uiView.delegate = context.coordinator
            return uiView
          }
          func updateUIView(_ uiView: UITextField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
        }
        """)
  }
}
