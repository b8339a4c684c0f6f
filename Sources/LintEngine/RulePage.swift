/// The URL of the repository; nil until it is public. Links to rule pages begin with it.
private let repositoryAddress: String? = nil

extension Rule {
  /// The URL of the web page about this rule: its section in RULES.md, or its source until the repository is public.
  public var page: String { page(in: repositoryAddress) }

  func page(in repository: String?) -> String {
    repository.map { "\($0)/blob/main/Sources/RULES.md#\(id)" } ?? source
  }
}
