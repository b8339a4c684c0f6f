import Dispatch
import Workspace

/// The connection to one client: the source of its bytes and the destination of the server's.
public struct Connection: Sendable {
  /// Calls back when bytes have arrived, with all of them. An empty array means that the input has ended.
  public var read: @Sendable (_ received: @escaping @Sendable ([UInt8]) -> Void) -> Void
  /// Calls back after all bytes are written, possibly before it returns, and no matter how slowly the client reads.
  /// Passes false if the client has disconnected.
  public var write: @Sendable (_ bytes: [UInt8], _ written: @escaping @Sendable (Bool) -> Void) -> Void
  /// Returns when a process has ended. The client says that this process started the server.
  public var waitForEnd: @Sendable (_ process: Int) async -> Void

  public init(
    read: @escaping @Sendable (_ received: @escaping @Sendable ([UInt8]) -> Void) -> Void,
    write: @escaping @Sendable (_ bytes: [UInt8], _ written: @escaping @Sendable (Bool) -> Void) -> Void,
    waitForEnd: @escaping @Sendable (_ process: Int) async -> Void
  ) {
    self.read = read
    self.write = write
    self.waitForEnd = waitForEnd
  }

  /// A connection through standard input and output. The thread that reads bytes also processes them. The thread that
  /// processes an event also writes, as long as there is room; a separate thread waits for a slow client.
  public static func standardStreams() -> Connection {
    let (reader, writer) = (DispatchQueue(label: "uibridge.input"), DispatchQueue(label: "uibridge.output"))
    return Connection(
      read: { received in
        reader.async { received((try? FileDescriptor.standardInput.readAvailable()) ?? []) }
      },
      write: { bytes, written in
        guard let count = try? FileDescriptor.standardOutput.writeAvailable(bytes) else { return written(false) }
        if count == bytes.count { return written(true) }
        writer.async { written((try? FileDescriptor.standardOutput.writeAll(Array(bytes[count...]))) != nil) }
      },
      waitForEnd: { process in
        // A process that isn't running at the start runs elsewhere, such as outside a container.
        let isElsewhere = !isRunning(process: process)
        while isElsewhere || isRunning(process: process), (try? await Task.sleep(for: .seconds(5))) != nil {}
      })
  }
}
