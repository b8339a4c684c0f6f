import TextModel

/// One option of a command as data: it parses, and it documents itself.
public struct CommandOption<Target>: Sendable {
  /// With its dashes: `--format`.
  var name: String
  /// What stands for its value in the help; "" for a flag, which has none.
  var placeholder: String
  var help: String
  /// The values that are legal, where they are few.
  var choices: [String] = []
  /// The one of them that a value of the command holds.
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

  /// A file to write. It must not be source code, which would be lost, and whose replacement the next run would read.
  static func newFile(
    _ name: String, _ help: String, _ property: WritableKeyPath<Target, FilePath?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: "FILE", help: help) { target, value throws(UsageError) in
      target[keyPath: property] = try pathOfNewFile(value.path, in: name)
    }
  }

  /// A whole number from 1 up.
  static func count(
    _ name: String, _ help: String, _ property: WritableKeyPath<Target, Int?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: "N", help: help) { target, value throws(UsageError) in
      guard let number = Int(value.text), number > 0 else {
        throw UsageError("'\(name)' takes a number from 1 up, not '\(value.text)'")
      }
      target[keyPath: property] = number
    }
  }

  /// Several values with commas between them; given twice, they add up.
  static func list(
    _ name: String, _ placeholder: String, _ help: String, _ property: WritableKeyPath<Target, [String]?> & Sendable
  ) -> Self {
    Self(name: name, placeholder: placeholder, help: help) { target, value in
      if target[keyPath: property] == nil { target[keyPath: property] = [] }
      target[keyPath: property]? += value.text.split(separator: ",").map(String.init)
    }
  }

  /// Given several times, it adds up. `choices` are the values that the help lists, the first one the default.
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

  /// A choice that need not be made.
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
          throw UsageError("'\(name)' takes \(choices.joined(separator: ", ")), not '\(value.text)'")
        }
        write(&target, choice)
      })
  }
}

/// The path as it is, if no source file is meant.
func pathOfNewFile(_ path: FilePath, in option: String) throws(UsageError) -> FilePath {
  if path.hasSuffix(".swift") {
    throw UsageError("'\(option)' would replace Swift code: '\(path)' is no name for a report")
  }
  return path
}

/// A command line that makes no sense, said in one line.
public struct UsageError: Error, Hashable, CustomStringConvertible {
  public var description: String

  init(_ description: String) { self.description = description }
}
