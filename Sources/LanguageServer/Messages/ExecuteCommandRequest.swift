import JSONText

/// Runs one of the server's commands.
struct ExecuteCommandRequest: Request {
  static let method = "workspace/executeCommand"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.executesCommands else { return }
    capabilities["executeCommandProvider"] = ["commands": JSON(commands.map { JSON($0.name) })]
  }

  private static let commands: [any ServerCommand.Type] = [ShowBridge.self]

  var command: any ServerCommand

  init(_ parameters: Fields) throws(ResponseError) {
    let name = try parameters.string("command")
    guard let type = Self.commands.first(where: { $0.name == name }) else {
      throw .invalidParameters("unknown command '\(name)'")
    }
    command = try type.init(try parameters.optional("arguments", parameters.array) ?? [])
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON { try await command.run(in: snapshot) }
}

/// A command that the client can run by name.
protocol ServerCommand: Sendable {
  static var name: String { get }
  init(_ arguments: [JSON]) throws(ResponseError)
  func run(in snapshot: Snapshot) async throws(ResponseError) -> JSON
}
