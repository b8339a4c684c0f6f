import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let geometryReadInMake = Rule(
    id: "geometry-read-in-make",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Size layers and subviews when the wrapped view is laid out, not from its first bounds or the screen.",
    symptom: "A layer or subview stays invisible, or it keeps the size of the screen in a sheet or a resized window.",
    rationale: """
      SwiftUI sizes the view after the make method has returned. Until then, its bounds are empty, or as large as the \
      frame that it was created with. The screen says nothing about the view either: on iPad, Mac, and from iOS 27 on \
      iPhone, a window can be smaller than the screen and change its size. Set frames in `layoutSubviews()` or \
      `layout()` of a subclass, use constraints, or return the layer's class from `layerClass`.
      """,
    exception: "Suppress it if the view always fills the screen and never changes its size.",
    source: "https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()",
    examples: geometryExamples + measuredSizeExamples + measuredShapeExamples + measuredReadExamples
      + laterPlacementExamples,
    signs: .placement,
    check: .representables(checkEarlyGeometry))
}

@Sendable private func checkEarlyGeometry(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, let make = representable.name(of: .make) else { return }
  for geometry in context.project.earlyGeometry(of: representable) {
    let (access, target) = (geometry.node.text, geometry.target)
    let receiver = target.kind == .call ? "the constraint" : "'\(target.text)'"
    let message =
      switch geometry.measure {
      case .empty: "'\(access)' is empty in '\(make)', and \(receiver) keeps this size"
      case .screenSized: "'\(access)' has the size of the screen in '\(make)', and \(receiver) keeps this size"
      case .screen: "'\(access)' is the size of the screen, but \(receiver) belongs to a view that can be smaller"
      }
    context.report(message, at: geometry.node, in: geometry.body)
  }
}

// MARK: - Examples

private let geometryExamples: [RuleExample] = [
  .flagged(
    """
    struct CameraPreview: UIViewRepresentable {
      let session: AVCaptureSession
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.frame = ⟦view.bounds⟧
        view.layer.addSublayer(preview)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // The frame of the screen, and a constant of a constraint.
  .flagged(
    """
    struct CameraPreview: UIViewRepresentable {
      let session: AVCaptureSession
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.frame = ⟦view.frame⟧
        view.layer.addSublayer(preview)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct NoteField: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        let hint = UILabel()
        hint.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hint)
        hint.widthAnchor.constraint(lessThanOrEqualToConstant: ⟦view.frame⟧.width).isActive = true
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
    }
    """),
  // The size of the screen, in a helper and through a constant.
  .flagged(
    """
    struct Confetti: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: .zero)
        let emitter = CAEmitterLayer()
        place(emitter)
        view.layer.addSublayer(emitter)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      private func place(_ emitter: CAEmitterLayer) {
        let width = ⟦UIScreen.main.bounds⟧.width
        emitter.emitterPosition = CGPoint(x: width / 2, y: 0)
      }
    }
    """),
  // A later method sets the frame.
  .accepted(
    """
    struct CameraPreview: UIViewRepresentable {
      let session: AVCaptureSession
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let preview = AVCaptureVideoPreviewLayer(session: session)
        preview.frame = view.bounds
        view.layer.addSublayer(preview)
        context.coordinator.preview = preview
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.preview?.frame = view.bounds }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var preview: AVCaptureVideoPreviewLayer? }
    }
    """),
  // A delegate method corrects the frame with the same helper.
  .accepted(
    """
    struct Editor: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        context.coordinator.place(in: view)
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextViewDelegate {
        private let placeholder = UILabel()
        func place(in view: UITextView) {
          placeholder.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 20)
        }
        func textViewDidChange(_ view: UITextView) { place(in: view) }
      }
    }
    """),
  // Resized with the view, or a view with a size of its own.
  .accepted(
    """
    struct Framed: UIViewRepresentable {
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        let content = UIView()
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.frame = scroll.bounds
        scroll.addSubview(content)
        return scroll
      }
      func updateUIView(_ scroll: UIScrollView, context: Context) {}
    }
    struct Toggle: UIViewRepresentable {
      func makeUIView(context: Context) -> UISwitch {
        let toggle = UISwitch()
        toggle.layer.cornerRadius = toggle.frame.height / 2
        return toggle
      }
      func updateUIView(_ toggle: UISwitch, context: Context) {}
    }
    """),
  // AppKit resizes the layer of a view, and the frame comes from inputs.
  .accepted(
    """
    struct CameraPreview: NSViewRepresentable {
      let preview: AVCaptureVideoPreviewLayer
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        preview.frame = view.bounds
        view.layer = preview
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    struct Snow: NSViewRepresentable {
      let width: CGFloat
      func makeNSView(context: Context) -> NSView {
        let view = NSView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
        let emitter = CAEmitterLayer()
        emitter.frame = view.bounds
        view.layer?.addSublayer(emitter)
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
  // An initial frame, a fallback, and a constraint whose constant changes later.
  .accepted(
    """
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField(frame: UIScreen.main.bounds)
        field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? UIScreen.main.bounds.width, height: 44)
      }
    }
    struct Bar: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: view.bounds.width)
        context.coordinator.width = width
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.width?.constant = 40 }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var width: NSLayoutConstraint? }
    }
    """),
]
