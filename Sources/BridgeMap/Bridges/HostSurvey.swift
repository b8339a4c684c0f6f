import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// The places where UIKit, AppKit, or WatchKit shows SwiftUI views.
struct HostSurvey {
  /// The types that host SwiftUI views, and the hosting controllers and hosting views that the project declares.
  private(set) var found: [FoundBridge] = []
  /// The views that representables host in turn, by the names of the representables.
  private(set) var viewsInRepresentables: [String: [String]] = [:]

  private let survey: Survey
  private let names: HostingNames
  /// The indices in `found` of the types that create hosting values.
  private var numbers: [Key: Int] = [:]
  private var project: ProjectModel { survey.project }

  private struct Key: Hashable {
    var name: String
    /// The file, for a name that can mean something else in another file; nil for a class.
    var path: FilePath?
  }

  init(paths: [FilePath], survey: Survey) {
    self.survey = survey
    names = HostingNames(in: survey.project)
    for path in paths {
      addDeclaredHosts(in: path)
      addHosts(in: path)
    }
  }

  /// Adds the declared hosts, such as `final class Profile: UIHostingController<ProfileView>`.
  private mutating func addDeclaredHosts(in path: FilePath) {
    for name in project.namesOfTypes(in: path) where names.contains(name) {
      guard let declaration = project.declarations(of: name).first(where: { $0.path == path }), declaration.isClass,
        project.isHosting(name, in: ""), let ancestor = declaration.inherited.first
      else { continue }
      let line = survey.line(of: declaration.node, in: path)
      let bridge = Bridge(
        direction: .hosts, name: name, framework: framework(of: ancestor.name), means: [ancestor.name], path: path,
        line: line, swiftUITypes: genericArgument(of: ancestor.node.text).map { [$0] } ?? [], uiKitTypes: [])
      found.append(FoundBridge(bridge: bridge, extent: extent(of: name, in: path, around: declaration.node)))
    }
  }

  private mutating func addHosts(in path: FilePath) {
    for site in project.hostingSites(in: path, among: names) where !site.node.isInPreview {
      let view = shownView(of: site, in: path)
      if let representable = project.representables(around: site.node.range, in: path).first {
        viewsInRepresentables[representable.name, default: []].appendOnce(view ?? site.className)
        continue
      }
      // A hosting controller of the project is a bridge itself and knows the view that it shows.
      let owner = site.node.enclosingTypeName
      if project.resolveUniquely(site.className, in: owner)?.isDeclared ?? false { continue }
      let number = number(ofHost: owner, around: site, in: path)
      found[number].bridge.means.appendOnce(site.className)
      if !survey.isClass(owner) { found[number].bridge.uiKitTypes = found[number].bridge.means }
      if let view { found[number].bridge.swiftUITypes.appendOnce(view) }
    }
  }

  /// The index in `found` of the type that creates a hosting value. A class is one bridge in all its files. Other code
  /// that hosts, such as an extension of `View`, is one bridge in each file.
  private mutating func number(ofHost owner: String, around site: HostingSite, in path: FilePath) -> Int {
    let name = owner.isEmpty ? path.lastName.description : owner
    let extent = extent(of: owner, in: path, around: site.node)
    let key = Key(name: name, path: survey.isClass(owner) ? nil : path)
    if let number = numbers[key] {
      let isKnown = found[number].extent.contains { $0.path == path && $0.range.contains(site.node.range.lowerBound) }
      if !isKnown { found[number].extent += extent }
      return number
    }
    let bridge = Bridge(
      direction: .hosts, name: name, framework: framework(of: site.className), means: [], path: path,
      line: survey.line(of: site.node, in: path), swiftUITypes: [], uiKitTypes: [name])
    found.append(FoundBridge(bridge: bridge, extent: extent))
    numbers[key] = found.count - 1
    return found.count - 1
  }

  /// The parts of a type in a file; for code outside types, the whole enclosing declaration.
  private func extent(of type: String, in path: FilePath, around node: SyntaxNode) -> [(
    path: FilePath, range: Range<Int>
  )] {
    let parts = type.isEmpty ? [] : project.declarations(of: type) + project.extensions(of: type)
    let here = parts.filter { $0.path == path }.map { ($0.path, $0.node.range) }
    guard here.isEmpty else { return here }
    let outermost = ([node] + node.ancestors).last { $0.kind != .file } ?? node
    return [(path, outermost.range)]
  }

  /// The type of the view that a hosting value shows; nil if the surrounding code doesn't determine it.
  private func shownView(of site: HostingSite, in path: FilePath) -> String? {
    guard let root = site.rootView else { return nil }
    let made = root.descendants(.call).filter {
      lastComponent(of: $0.evidentTypeName ?? "").first?.isUppercase ?? false
    }
    let owner = site.node.enclosingTypeName
    let own = made.first { project.resolveUniquely($0.evidentTypeName ?? "", in: owner)?.isDeclared ?? false }
    if let view = own ?? made.first { return view.evidentTypeName }
    guard let type = project.type(around: site.node, in: path), let member = type.member(holding: site.node) else {
      return nil
    }
    return project.typeName(of: root.chainRoot, in: type.expressionScope(of: member))
  }

  private func framework(of hostingClass: String) -> Family.Framework {
    if hostingClass.hasPrefix("NS") { return .appKit }
    return hostingClass.hasPrefix("WK") ? .watchKit : .uiKit
  }
}

/// The generic argument of a type, such as `Profile` for `UIHostingController<Profile<Name>>`.
private func genericArgument(of type: String) -> String? {
  let parts = type.split(separator: "<")
  return parts.count < 2 ? nil : String(parts[1].prefix { $0 != ">" })
}
