import SwiftUI

@objc open class ASAuthorizationAppleIDRequest: NSObject {}
public struct SignInWithAppleButton: View {
  nonisolated public init(
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping ((Result<ASAuthorization, any Error>) -> Void)
  ) { fatalError() }
  public var body: Never { fatalError() }
}
