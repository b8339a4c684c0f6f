/// The version of uibridge; the top entry of CHANGELOG.md says what is in it.
public let version = "0.1.0"
