import Foundation
import LayoutCore
public import StyleCore

extension UIAccessibilityObject {
  private var responder: UIResponder? { self as? UIResponder }

  /// Returns the number of elements that were set.
  public func accessibilityElementCount() -> Int {
    if let responder { return responder.accessibilityElementCount() }
    return accessibilityElements?.count ?? 0
  }

  /// Returns the element at an index, or `nil` if there is none.
  public func accessibilityElement(at index: Int) -> Any? {
    if let responder { return responder.accessibilityElement(at: index) }
    return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an element, or `NSNotFound` if it is none of the set ones.
  public func index(ofAccessibilityElement element: Any) -> Int {
    if let responder { return responder.index(ofAccessibilityElement: element) }
    return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Activates the element, and returns whether that was handled.
  public func accessibilityActivate() -> Bool {
    if let responder { return responder.accessibilityActivate() }
    return accessibilityProperties?.blocks?.activate?() ?? false
  }

  /// Leaves the content of the object, and returns whether that was handled.
  public func accessibilityPerformEscape() -> Bool {
    if let responder { return responder.accessibilityPerformEscape() }
    return accessibilityProperties?.blocks?.escape?() ?? false
  }

  /// Performs the most common action, and returns whether that was handled.
  public func accessibilityPerformMagicTap() -> Bool {
    if let responder { return responder.accessibilityPerformMagicTap() }
    return accessibilityProperties?.blocks?.magicTap?() ?? false
  }

  /// Scrolls by a page, and returns whether that was handled.
  public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    if let responder { return responder.accessibilityScroll(direction) }
    return false
  }

  /// Increments the value of the element.
  public func accessibilityIncrement() {
    if let responder { return responder.accessibilityIncrement() }
    accessibilityProperties?.blocks?.increment?()
  }

  /// Decrements the value of the element.
  public func accessibilityDecrement() {
    if let responder { return responder.accessibilityDecrement() }
    accessibilityProperties?.blocks?.decrement?()
  }

  /// Tells the element that an assistive technology moved to it.
  public func accessibilityElementDidBecomeFocused() {
    responder?.accessibilityElementDidBecomeFocused()
  }

  /// Tells the element that an assistive technology moved away from it.
  public func accessibilityElementDidLoseFocus() {
    responder?.accessibilityElementDidLoseFocus()
  }

  /// Returns whether an assistive technology is at the element.
  public func accessibilityElementIsFocused() -> Bool {
    if let responder { return responder.accessibilityElementIsFocused() }
    return false
  }

  /// Returns the assistive technologies that are at the element.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  {
    if let responder { return responder.accessibilityAssistiveTechnologyFocusedIdentifiers() }
    return nil
  }
}
