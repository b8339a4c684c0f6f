@_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle { case automatic }
@MainActor @preconcurrency @objc open class INUIAddVoiceShortcutButton: UIButton {
  public init(style: INUIAddVoiceShortcutButtonStyle) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
}
