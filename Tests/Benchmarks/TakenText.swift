import TextModel
import TypeCheckSupport
import Workspace

/// What a file becomes when something is taken that was offered in it.
struct TakenText {
  var path: FilePath
  /// The place and what was taken, in words.
  var label: String
  var text: String
}

/// The texts that the compiler's parser refuses, though it takes the files as they were.
func parseErrors(in taken: [TakenText], of sources: ProjectFiles) -> [String] {
  var texts: [String: String] = [:]
  var names: [String: (name: String, label: String)] = [:]
  for offer in taken {
    guard let original = sources.named.first(where: { $0.path == offer.path }) else { continue }
    let key = "Original" + String(offer.path.bytes.reduce(5381) { ($0 &* 33) ^ Int($1) }.magnitude)
    texts[key] = original.file.document.text.string
    let name = "Taken\(names.count)"
    texts[name] = offer.text
    names[name] = (key, offer.label)
  }
  let errors = StubModules.parse(files: texts)
  let refused = Set(errors.map { String($0.prefix { $0 != "." }) })
  return refused.compactMap { name in
    guard let taken = names[name], !refused.contains(taken.name) else { return nil }
    return "\(taken.label) does not parse: \(errors.first { $0.hasPrefix(name + ".") } ?? "")"
  }.sorted()
}
