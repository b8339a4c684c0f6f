import BridgeFacts
import BridgeModel
import BridgeTemplates
import TextModel

/// Declarations at which actions are offered: a representable and a subclass for every class that can be wrapped, and
/// the patterns. With a `stride` of 1, every pattern comes in every style; otherwise, only every `stride`th
/// representable or subclass is included, and each pattern comes in one style.
public func actionDeclarations(stride: Int = 1) -> [ActionDeclaration] {
  let representables = wrappings.enumerated().flatMap { number, wrapping in
    [0, 1, 2, 3].map {
      wrapping.representable(shape: number + $0, in: textStyles[(number * 7 + $0 * 5) % textStyles.count])
    }
  }
  let subclasses = wrappings.enumerated().compactMap { number, wrapping in
    wrapping.subclass(shape: number, in: textStyles[(number * 5) % textStyles.count])
  }
  let wrapped = (representables + subclasses).enumerated().filter { $0.offset % stride == 0 }.map(\.element)
  let targeted =
    (borderPatterns + actionPatterns + counterpartPatterns).map { ($0, SystemVersion(18)) }
    + gesturePatterns.map { ($0, SystemVersion(16)) }
    + observationPatterns.map { ($0, SystemVersion(26)) } + trackedPatterns.map { ($0, SystemVersion(17)) }
  let written = targeted.enumerated().flatMap { number, pattern in
    let styles = stride == 1 ? textStyles : [textStyles[number * 5 % textStyles.count]]
    return styles.map { ActionDeclaration(pattern.0, in: $0, target: pattern.1) }
  }
  return wrapped + written
}

/// The classes that are written in Swift and public, but not open.
private let closedClasses: Set = ["DataScannerViewController", "PHPickerViewController"]

extension Wrapping {
  /// A typical representable with an input and an update method that follows it.
  fileprivate func representable(shape: Int, in style: SourceStyle) -> ActionDeclaration {
    let object = family.parameterName
    let made = creation(of: className)
    let make = [
      "{\n    let object = \(made)\n    return object\n  }", "{\n    return \(made) // made\n  }", "{ \(made) }",
      "{ let object = \(made); return object }",
    ]
    let update = "{\n    // Follows the input.\n    _ = level\n  }"
    let source = """
      struct NAME: \(family.name) {⟦⟧
        var level = 0

        func \(family.make)(context: Context) -> \(className) \(make[shape % make.count])

        func \(family.update)(_ \(object): \(className), context: Context) \(update)
      }
      """
    return ActionDeclaration(filled(source), in: style, target: SystemVersion(18))
  }

  /// A subclass with properties to set; nil if the class can't have a subclass like this or needs arguments to be
  /// created.
  fileprivate func subclass(shape: Int, in style: SourceStyle) -> ActionDeclaration? {
    guard ClassHierarchy.module(of: className) != nil, Creation.isSelfContained(className),
      !closedClasses.contains(className)
    else { return nil }
    let members = [
      "var level = 0.5",
      "var caption: String?\n  var isLarge = false {\n    didSet { count += 1 }\n  }\n  private var count = 0",
      "var onChange: ((Int) -> Void)?\n  private(set) var phase = 0\n  weak var other: NSObject?\n  let limit = 3",
      "var values: [Double] = []\n  static var shared: Int { 3 }\n  lazy var slow = 3",
    ]
    let source = "final class ⟦⟧NAME: \(className) {\n  \(members[shape % members.count])\n}\n"
    return ActionDeclaration(filled(source), in: style, target: SystemVersion(18))
  }

  private func filled(_ source: String) -> String {
    placeholders.reduce(source) { $0.replacing($1.key, with: $1.value) }
  }

}
