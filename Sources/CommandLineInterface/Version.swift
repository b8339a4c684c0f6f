/// The version of uibridge. The top entry of CHANGELOG.md describes it.
public let version = "0.1.0"
