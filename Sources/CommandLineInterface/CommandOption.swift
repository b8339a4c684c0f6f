import TextModel

/// An option of a command, with its parser and its documentation.
public struct CommandOption<Target>: Sendable {
  /// The name with its dashes: `--format`.
  var name: String
  /// The placeholder for the value in the help; empty for a flag, which has no value.
  var placeholder: String
  var help: String
  /// The valid values, if there are only a few.
  var choices: [String] = []
  /// The choice that a command currently has.
  var choice: @Sendable (Target) -> String = { _ in "" }
  var apply: @Sendable (inout Target, _ value: Argument) throws(UsageError) -> Void

  var takesValue: Bool { !placeholder.isEmpty }
}

extension CommandOption {
  static func flag(_ name: String, _ help: String, _ property: WritableKeyPath<Target, Bool> & Sendable) -> Self {
    Self(name: name, placeholder: "", help: help) { target, _ in target[keyPath: property] = true }
  }

  static func text(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Target, String?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help) { target, value in target[keyPath: property] = value.text }
  }

  static func path(
    _ name: String, _ help: String, _ property: WritableKeyPath<Target, FilePath?> & Sendable,
    placeholder: String = "FILE"
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help) { target, value in target[keyPath: property] = value.path }
  }

  /// A file to write. It must not be a Swift file, because its code would be lost and the next run would read the
  /// report.
  static func newFile(
    _ name: String, _ help: String, _ property: WritableKeyPath<Target, FilePath?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: "FILE", help: help) { target, value throws(UsageError) in
      target[keyPath: property] = try pathOfNewFile(value.path, in: name)
    }
  }

  /// A whole number greater than 0.
  static func count(
    _ name: String, _ help: String, _ property: WritableKeyPath<Target, Int?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: "N", help: help) { target, value throws(UsageError) in
      guard let number = Int(value.text), number > 0 else {
        throw UsageError("'\(name)' must be a whole number greater than 0, not '\(value.text)'")
      }
      target[keyPath: property] = number
    }
  }

  /// Several values, separated by commas. Repeated options add values.
  static func list(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Target, [String]?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help) { target, value in
      if target[keyPath: property] == nil { target[keyPath: property] = [] }
      target[keyPath: property]? += value.text.split(separator: ",").map(String.init)
    }
  }

  /// An option that can be repeated to add values. `choices` are the values that the help lists; the first is the
  /// default.
  static func repeated<Value>(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Target, [Value]> & Sendable,
    choices: [String], parse: @escaping @Sendable (Argument) throws(UsageError) -> Value
  ) -> Self {
    Self(
      name: name, placeholder: placeholder, help: help, choices: choices, choice: { _ in choices.first ?? "" },
      apply: { target, value throws(UsageError) in target[keyPath: property].append(try parse(value)) })
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Target, Choice> & Sendable
  ) -> Self {
    choice(name, placeholder, help, read: { $0[keyPath: property].rawValue }, write: { $0[keyPath: property] = $1 })
  }

  /// An optional choice.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Target, Choice?> & Sendable
  ) -> Self {
    choice(name, placeholder, help, read: { _ in "" }, write: { $0[keyPath: property] = $1 })
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ placeholder: String, _ help: String, read: @escaping @Sendable (Target) -> String,
    write: @escaping @Sendable (inout Target, Choice) -> Void
  ) -> Self {
    let choices = Choice.allCases.map(\.rawValue)
    return Self(
      name: name, placeholder: placeholder, help: help, choices: choices, choice: read,
      apply: { target, value throws(UsageError) in
        guard let choice = Choice(rawValue: value.text) else {
          throw UsageError("'\(name)' must be one of \(choices.joined(separator: ", ")), not '\(value.text)'")
        }
        write(&target, choice)
      })
  }
}

/// Returns the path. Throws if it is that of a Swift file.
func pathOfNewFile(_ path: FilePath, in option: String) throws(UsageError) -> FilePath {
  if path.hasSuffix(".swift") {
    throw UsageError("'\(option)' cannot replace a Swift file: '\(path)'")
  }
  return path
}

/// An invalid command line, described in one line.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }
}
