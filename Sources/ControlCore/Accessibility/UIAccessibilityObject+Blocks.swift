import Foundation
import LayoutCore
public import StyleCore

/// Closures whose results take the place of the accessibility properties; nil leaves the properties as they are.
///
/// They are called each time that a property is read.
///
/// Differs from UIKit: an override of a property in your own class does not see the closures.
extension UIAccessibilityObject {
  func set<Block>(_ block: ReferenceWritableKeyPath<AccessibilityBlocks, Block>, to value: Block) {
    let properties = writableAccessibility
    let blocks = properties.blocks ?? AccessibilityBlocks()
    properties.blocks = blocks
    blocks[keyPath: block] = value
    (self as? UIView)?.setAccessibility(blocks)
  }

  /// The closure that returns whether or not the object is an element.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.isElement }
    set { set(\.isElement, to: newValue) }
  }

  /// The closure that returns the identifier.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks?.identifier }
    set { set(\.identifier, to: newValue) }
  }

  /// The closure that returns the label.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks?.label }
    set { set(\.label, to: newValue) }
  }

  /// The closure that returns the hint.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks?.hint }
    set { set(\.hint, to: newValue) }
  }

  /// The closure that returns the value.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks?.value }
    set { set(\.value, to: newValue) }
  }

  /// The closure that returns the traits.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibilityProperties?.blocks?.traits }
    set { set(\.traits, to: newValue) }
  }

  /// The closure that returns the frame, in the coordinates of the window.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { accessibilityProperties?.blocks?.frame }
    set { set(\.frame, to: newValue) }
  }

  /// The closure that returns the shape, in the coordinates of the window.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { accessibilityProperties?.blocks?.path }
    set { set(\.path, to: newValue) }
  }

  /// The closure that returns the point at which a touch activates the element.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { accessibilityProperties?.blocks?.activationPoint }
    set { set(\.activationPoint, to: newValue) }
  }

  /// The closure that returns the language.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { accessibilityProperties?.blocks?.language }
    set { set(\.language, to: newValue) }
  }

  /// The closure that returns the elements in the object.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks?.elements }
    set { set(\.elements, to: newValue) }
  }

  /// The closure that returns whether or not the elements in the object are hidden.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.elementsHidden }
    set { set(\.elementsHidden, to: newValue) }
  }

  /// The closure that returns whether or not all elements but those in the object are hidden.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.isModal }
    set { set(\.isModal, to: newValue) }
  }

  /// The closure that returns whether or not the elements in the object are read before those beside it.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.groupsChildren }
    set { set(\.groupsChildren, to: newValue) }
  }

  /// The closure that returns the actions of the element.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { accessibilityProperties?.blocks?.actions }
    set { set(\.actions, to: newValue) }
  }

  /// The closure that returns the contents that are read on request.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { accessibilityProperties?.blocks?.customContent }
    set { set(\.customContent, to: newValue) }
  }
}
