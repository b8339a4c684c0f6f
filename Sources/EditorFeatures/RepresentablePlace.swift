import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

/// A representable seen from one file, with everything needed to add code to it there.
struct RepresentablePlace {
  let file: SourceFile
  let project: ProjectModel
  let representable: Representable
  let placement: SourcePlacement
  let template: RepresentableTemplate
  /// The families that the type conforms to on the platforms of this place: two if the code is compiled for both macOS
  /// and iOS.
  let families: [Family]

  /// The innermost representable around a range; nil if it's ambiguous which declarations belong together.
  init?(around range: Range<Int>, in file: SourceFile, of project: ProjectModel) {
    let platforms = file.document.tree.innermostNode(at: range.lowerBound).platforms
    let compiled = project.representables(around: range, in: file.path).filter {
      !$0.conformance.platforms.isDisjoint(with: platforms)
    }
    let holding = compiled.compactMap { representable -> (Representable, Int)? in
      let sizes = representable.parts.filter { $0.path == file.path && $0.node.range.contains(range) }.map(
        \.node.range.count)
      return sizes.min().map { (representable, $0) }
    }
    guard let (representable, _) = holding.min(by: { $0.1 < $1.1 }), !representable.isAmbiguous else { return nil }
    self.file = file
    self.project = project
    self.representable = representable
    families = compiled.filter { $0.name == representable.name }.map(\.family)
    placement = SourcePlacement(in: file.document.text)
    var template = RepresentableTemplate(of: representable)
    template.fitsAttribute = representable.family.fitsAvailability.flatMap { introduced in
      project.neededAvailability(for: introduced, at: representable.declaration.node, in: file.path)
    }
    self.template = template
  }

  func isHere(_ path: FilePath) -> Bool { path == file.path }

  /// The declaration or extension in this file that receives new lifecycle methods; nil if the type is a bridge on two
  /// platforms, because the methods of each are in their own `#if`.
  var owner: TypeDeclaration? { families.count == 1 ? representable.memberOwner(in: file.path) : nil }

  /// The Apple class that the wrapped class is or inherits from; the base class of the family if that's unknown.
  var wrappedClass: String {
    representable.representedType?.name.flatMap { project.frameworkClass(of: $0, in: representable.name) }
      ?? representable.family.represented
  }

  /// Whether the wrapped class is one of Apple's classes, not a subclass in the project.
  var isOfFramework: Bool {
    representable.representedType?.name.map { lastComponent(of: $0) } == wrappedClass
  }
}

extension Range<Int> {
  /// Whether `other` is inside this range, both ends included.
  func contains(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}
