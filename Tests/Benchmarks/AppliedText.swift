import TextModel
import TypeCheckSupport
import Workspace

/// The text of a file after a completion or an action was applied.
struct AppliedText {
  var path: FilePath
  /// A description of the position and of what was applied.
  var label: String
  var text: String
}

/// The problems in texts that the compiler's parser rejects although it accepts the original files.
func parseErrors(in applied: [AppliedText], of sources: ProjectFiles) -> [String] {
  var texts: [String: String] = [:]
  var names: [String: (name: String, label: String)] = [:]
  for offer in applied {
    guard let original = sources.named.first(where: { $0.path == offer.path }) else { continue }
    let key = "Original" + String(offer.path.bytes.reduce(5381) { ($0 &* 33) ^ Int($1) }.magnitude)
    texts[key] = original.file.document.text.string
    let name = "Applied\(names.count)"
    texts[name] = offer.text
    names[name] = (key, offer.label)
  }
  let errors = StubModules.parse(files: texts)
  let refused = Set(errors.map { String($0.prefix { $0 != "." }) })
  return refused.compactMap { name in
    guard let applied = names[name], !refused.contains(applied.name) else { return nil }
    return "\(applied.label) does not parse: \(errors.first { $0.hasPrefix(name + ".") } ?? "")"
  }.sorted()
}
