import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore

extension UICommand: UIMenuLeaf {
  /// The object that runs the command: nothing, since the responder chain does.
  public var sender: Any? { nil }

  /// Sends the command to a target, or up the responder chain, unless it is disabled.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    if let target {
      action.invoke(on: target as AnyObject, with: [self])
    } else {
      perform(from: UIWindow.key?.firstResponder ?? sender as? UIResponder, sender: nil)
    }
  }
}
