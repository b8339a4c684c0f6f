import Dispatch
import Workspace

/// One client: where its bytes come from, and where ours go.
public struct Connection: Sendable {
  /// Calls back once bytes have arrived, with all of them; none means that the input has ended.
  public var read: @Sendable (_ received: @escaping @Sendable ([UInt8]) -> Void) -> Void
  /// Calls back when all bytes are written, however long the client does not read, perhaps before it returns; with false
  /// when nobody listens any more.
  public var write: @Sendable (_ bytes: [UInt8], _ written: @escaping @Sendable (Bool) -> Void) -> Void
  /// Returns when a process has ended, of which the client says that it has started us.
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

  /// The client that started this process. What is read is dealt with on the thread that reads; that which deals with
  /// something also writes, as long as there is room, and another one waits for a client that reads slowly.
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
        // One that is not there to begin with runs elsewhere, such as outside of a container.
        let isElsewhere = !isRunning(process: process)
        while isElsewhere || isRunning(process: process), (try? await Task.sleep(for: .seconds(5))) != nil {}
      })
  }
}
