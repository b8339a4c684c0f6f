import BridgeFacts
import BridgeModel
import SwiftScan

/// A call in the make method that starts something that must be stopped.
public struct StartedCall: Sendable {
  public var pair: StopPair
  public var node: SyntaxNode
  public var body: LifecycleBody

  /// The calls that the make method and its helpers run synchronously, in source order.
  public static func all(in representable: Representable) -> [StartedCall] {
    representable.bodiesWithHelpers(of: .make).flatMap { body in
      body.block.descendants(.call).compactMap { call in
        guard call.position(in: body.block) == .synchronous, let pair = call.startPair else { return nil }
        return StartedCall(pair: pair, node: call, body: body)
      }
    }
  }
}
