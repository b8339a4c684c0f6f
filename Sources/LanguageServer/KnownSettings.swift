import BridgeModel
import JSONText
import LintEngine
import TextModel
import Workspace

/// What is configured for the documents that the client has open, as far as it has been read.
struct KnownSettings {
  struct Entry: Sendable {
    var settings: FileSettings
    var selection: RuleSelection
  }

  /// What was found for some documents, and the configurations that were read for it.
  struct Answer: Sendable {
    var settings: [DocumentURI: FileSettings]
    var files: [ConfigurationFile]
    /// Whether these are all configurations that there are.
    var isComplete: Bool

    init(for question: Question, in fileSystem: FileSystem, rules: [Rule]) {
      var finder = SettingsFinder(in: fileSystem, rules: rules.map(\.id), fallback: question.preferences)
      settings = [:]
      for uri in question.documents {
        settings[uri] = finder.settings(of: fileSystem.canonicalPath(uri.path) ?? uri.path)
      }
      files = finder.configurationFiles
      isComplete = question.isAboutAll
    }
  }

  struct Question: Sendable {
    var documents: [DocumentURI]
    var isAboutAll: Bool
    var preferences: Configuration
  }

  /// What the user has set in the editor: it holds where no configuration file is.
  private(set) var preferences = Configuration()
  private var entries: [DocumentURI: Entry] = [:]
  private var waiting: Set<DocumentURI> = []
  private var isOutdated = false
  private var isAsking = false
  /// What the client has been told to be wrong in configurations, by path.
  private var faults: [FilePath: [ConfigurationProblem]] = [:]

  /// Nil until the settings of a file have been read; other documents have none.
  func entry(_ uri: DocumentURI, rules: [Rule]) -> Entry? {
    if let known = entries[uri] { return known }
    return uri.isFile ? nil : Entry(settings: FileSettings(), selection: RuleSelection(of: rules, preferences))
  }

  mutating func prefer(_ configuration: Configuration) {
    preferences = configuration
    expire()
  }

  /// What the projects around the open documents say, by path.
  var surroundings: [FilePath: Surroundings] {
    Dictionary(entries.map { ($0.path, $1.settings.surroundings) }) { first, _ in first }
  }

  func isKnown(_ uri: DocumentURI) -> Bool { !uri.isFile || entries[uri] != nil }

  mutating func open(_ uri: DocumentURI) { if uri.isFile { waiting.insert(uri) } }

  mutating func close(_ uri: DocumentURI) { entries[uri] = nil }

  /// Notes that files may say something else than before.
  mutating func expire() { isOutdated = true }

  /// What to find out next.
  mutating func takeQuestion(open: some Sequence<DocumentURI>) -> Question? {
    guard !isAsking, isOutdated || !waiting.isEmpty else { return nil }
    let question = Question(
      documents: isOutdated ? open.filter(\.isFile) : Array(waiting), isAboutAll: isOutdated,
      preferences: preferences)
    waiting = []
    isOutdated = false
    isAsking = true
    return question
  }

  /// Returns the documents that are configured in another way than before.
  mutating func take(_ answer: Answer, rules: [Rule], isOpen: (DocumentURI) -> Bool) -> [DocumentURI] {
    isAsking = false
    let news = answer.settings.filter { uri, settings in isOpen(uri) && entries[uri]?.settings != settings }
    for (uri, settings) in news {
      entries[uri] = Entry(settings: settings, selection: RuleSelection(of: rules, settings.configuration))
    }
    return Array(news.keys)
  }

  /// Shows what is wrong in the configurations, and takes back what is mended. A client that can ask for diagnostics does not
  /// ask for those of configurations or show them if the file isn't open, so it gets messages.
  mutating func messages(about answer: Answer, for client: Client) -> [JSON] {
    var files = answer.files.filter { $0.problems != faults[$0.path, default: []] }
    if answer.isComplete {
      let gone = Set(faults.keys).subtracting(answer.files.map(\.path))
      files += gone.sorted().map { ConfigurationFile(path: $0, text: Array("{}".utf8), rules: []) }
    }
    for file in files { faults[file.path] = file.problems.isEmpty ? nil : file.problems }
    if client.canPullDiagnostics {
      return files.flatMap(\.problems).map { problem in
        Reply.notification("window/showMessage", ["type": 1, "message": JSON("\(problem)")])
      }
    }
    return files.map { publication(of: $0, for: client) }
  }
}

private func publication(of file: ConfigurationFile, for client: Client) -> JSON {
  let text = SourceText(file.text)
  let diagnostics = file.problems.map { problem -> JSON in
    let range = PositionRange(problem.range, in: text, client.positionEncoding)
    return ["range": range.json, "severity": 1, "source": "uibridge", "message": JSON(problem.message)]
  }
  return Reply.notification(
    "textDocument/publishDiagnostics",
    ["uri": DocumentURI(path: file.path).json, "diagnostics": JSON(diagnostics)])
}
