import BridgeModel
import SwiftScan
import Testing

/// Whether a write can be skipped if the object already has the value.
@Suite struct ComparabilityTests {
  @Test func comparabilityFollowsFromTheType() {
    let comparable = properties(
      """
      let text: String?, rows: [Int], table: [String: Mode], range: ClosedRange<Int>, mode: Mode, raw: Raw, color: UIColor
      let view: UIScrollView, settings: Settings, ruler: Ruler, point: Point
      var isOn = false, made = Settings()
      let handler: () -> Void, pair: (Int, Int), loader: any Loading, some: Loading, payload: Payload, plain: Plain
      let plains: [Plain], region: MKCoordinateRegion, content: Content, unknown: Elsewhere, model: Model, set: Set<Plain>
      """, assigning: "other")
    #expect(
      comparable == [
        "text", "rows", "table", "range", "mode", "raw", "color", "view", "settings", "ruler", "point", "isOn", "made",
      ])
  }

  @Test func newlyCreatedObjectsAlwaysDiffer() {
    #expect(properties("let ruler: Ruler, settings: Settings", assigning: "make()") == ["settings"])
    #expect(properties("let ruler: Ruler, settings: Settings", assigning: "a.b") == ["ruler", "settings"])
  }

  @Test func implicitMembersNeedTheTypeOfAnAssignment() {
    #expect(properties("let mode: Mode", assigning: ".a") == ["mode"])
    #expect(properties("let raw: Raw", assigning: ".init(rawValue: name) ?? .a") == [])
    #expect(properties("let raw: Raw", assigning: "Raw(rawValue: name) ?? Raw.a") == ["raw"])
  }

  private func properties(_ declarations: String, assigning value: String) -> [String] {
    let project = model(
      """
      struct Wrapper<Content: View>: UIViewRepresentable {
        \(declarations)
        func updateUIView(_ view: UIView, context: Context) { some = \(value) }
      }
      struct Settings: Hashable {}
      struct Point { var x = 0 }
      extension Point: Comparable {}
      struct Plain {}
      enum Mode { case a, b }
      enum Raw: String { case a = "b" }
      enum Payload { case a(Int), b }
      class Model {}
      class Ruler: NSObject {}
      protocol Loading {}
      """)
    return project.representables.flatMap { wrapper -> [String] in
      let assignments = wrapper.bodies(of: .update).flatMap { $0.block.descendants(.sequence) }.compactMap(
        Assignment.init)
      return wrapper.inputs.filter { input in
        assignments.contains { project.canCompare(input, beforeWriting: $0) }
      }.map(\.name)
    }
  }
}
