public import Foundation
import GraphicsCore
public import LayoutCore
import StyleCore

/// The bar buttons above the keyboard of an iPad.
///
/// Differs from UIKit: they are not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Creates an item without bar buttons.
  public override init() {
    super.init()
  }

  /// Whether or not the user may hide the buttons.
  open var allowsHidingShortcuts = true
  /// The groups of buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups of buttons after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

extension UIResponder {
  /// The bar buttons above the keyboard while the responder is the first one.
  ///
  /// Differs from UIKit: they are not shown, and the property cannot be overridden.
  public var inputAssistantItem: UITextInputAssistantItem {
    let key = unsafe AssistantKey.address
    if let item = unsafe objc_getAssociatedObject(self, key) as? UITextInputAssistantItem { return item }
    let item = UITextInputAssistantItem()
    unsafe objc_setAssociatedObject(self, key, item, .OBJC_ASSOCIATION_RETAIN)
    return item
  }
}

/// The key of the item of a responder: an address that no object has.
@MainActor
private enum AssistantKey {
  static let address = unsafe UnsafeRawPointer(bitPattern: 1)!
}
