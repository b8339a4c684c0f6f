import BridgeModel
import JSONText
import LintEngine
import TextModel
import Workspace

/// The settings of the client's open documents, as far as they have been read.
struct KnownSettings {
  struct Entry: Sendable {
    var settings: FileSettings
    var selection: RuleSelection
  }

  /// The settings of some documents, and the configuration files that were read for them.
  struct Answer: Sendable {
    var settings: [DocumentURI: FileSettings]
    var files: [ConfigurationFile]
    /// Whether `files` includes the configurations of all open documents.
    var isComplete: Bool
    fileprivate let finder: SettingsFinder

    init(for question: Question, in fileSystem: FileSystem, rules: [Rule]) {
      var finder =
        question.finder ?? SettingsFinder(in: fileSystem, rules: rules.map(\.id), fallback: question.preferences)
      settings = [:]
      for uri in question.documents {
        settings[uri] = finder.settings(of: fileSystem.canonicalPath(uri.path) ?? uri.path)
      }
      files = finder.configurationFiles
      isComplete = question.isAboutAll
      self.finder = finder
    }
  }

  struct Question: Sendable {
    var documents: [DocumentURI]
    var isAboutAll: Bool
    var preferences: Configuration
    /// Everything that was read for earlier questions; nil if any of it may have changed.
    fileprivate var finder: SettingsFinder?
  }

  /// The user's settings in the editor, which apply where there is no configuration file.
  private(set) var preferences = Configuration()
  private var entries: [DocumentURI: Entry] = [:]
  private var waiting: Set<DocumentURI> = []
  private var isOutdated = false
  private var isAsking = false
  /// The finder that read the settings, as long as nothing has changed on disk. Reading the project of a document takes
  /// longer than a check.
  private var finder: SettingsFinder?
  /// The configuration problems last reported to the client, by path.
  private var reportedProblems: [FilePath: [ConfigurationProblem]] = [:]

  /// The settings of a document; nil until they have been read. A document that isn't a file has only the preferences.
  func entry(_ uri: DocumentURI, rules: [Rule]) -> Entry? {
    if let known = entries[uri] { return known }
    return uri.isFile ? nil : Entry(settings: FileSettings(), selection: RuleSelection(of: rules, preferences))
  }

  mutating func prefer(_ configuration: Configuration) {
    preferences = configuration
    invalidate()
  }

  /// The surroundings of the open documents, by path.
  var surroundings: [FilePath: Surroundings] {
    Dictionary(entries.map { ($0.path, $1.settings.surroundings) }) { first, _ in first }
  }

  /// Whether settings are being read or must be read next.
  var arePending: Bool { isAsking || isOutdated || !waiting.isEmpty }

  func isKnown(_ uri: DocumentURI) -> Bool { !uri.isFile || entries[uri] != nil }

  mutating func open(_ uri: DocumentURI) { if uri.isFile { waiting.insert(uri) } }

  mutating func close(_ uri: DocumentURI) { entries[uri] = nil }

  /// Notes that configuration files may have changed.
  mutating func invalidate() {
    isOutdated = true
    finder = nil
  }

  /// The documents whose settings to read next; nil if there are none or a question is pending.
  mutating func nextQuestion(open: some Sequence<DocumentURI>) -> Question? {
    guard !isAsking, isOutdated || !waiting.isEmpty else { return nil }
    let question = Question(
      documents: isOutdated ? open.filter(\.isFile) : Array(waiting), isAboutAll: isOutdated,
      preferences: preferences, finder: isOutdated ? nil : finder)
    waiting = []
    isOutdated = false
    isAsking = true
    return question
  }

  /// Stores an answer, and returns the documents whose settings have changed.
  mutating func store(_ answer: Answer, rules: [Rule], isOpen: (DocumentURI) -> Bool) -> [DocumentURI] {
    isAsking = false
    finder = answer.finder
    let news = answer.settings.filter { uri, settings in isOpen(uri) && entries[uri]?.settings != settings }
    for (uri, settings) in news {
      entries[uri] = Entry(settings: settings, selection: RuleSelection(of: rules, settings.configuration))
    }
    return Array(news.keys)
  }

  /// The messages that report configuration problems and clear those that are fixed. A client that can pull diagnostics
  /// doesn't request those of configurations, or doesn't show them if the file isn't open, so it gets messages instead.
  mutating func messages(about answer: Answer, for client: Client) -> [JSON] {
    var files = answer.files.filter { $0.problems != reportedProblems[$0.path, default: []] }
    if answer.isComplete {
      let gone = Set(reportedProblems.keys).subtracting(answer.files.map(\.path))
      files += gone.sorted().map { ConfigurationFile(path: $0, text: Array("{}".utf8), rules: []) }
    }
    for file in files { reportedProblems[file.path] = file.problems.isEmpty ? nil : file.problems }
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
