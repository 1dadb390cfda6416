import Foundation
import LayoutCore
public import StyleCore

/// Further closures in place of properties, and closures that perform actions.
extension UIAccessibilityObject {
  /// The closure that returns the label with attributes for its speech.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks?.attributedLabel }
    set { set(\.attributedLabel, to: newValue) }
  }

  /// The closure that returns the hint with attributes for its speech.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks?.attributedHint }
    set { set(\.attributedHint, to: newValue) }
  }

  /// The closure that returns the value with attributes for its speech.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { accessibilityProperties?.blocks?.attributedValue }
    set { set(\.attributedValue, to: newValue) }
  }

  /// The closure that returns the way in which the elements in the object are stepped through.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { accessibilityProperties?.blocks?.navigationStyle }
    set { set(\.navigationStyle, to: newValue) }
  }

  /// The closure that returns the kind of container that the object is.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { accessibilityProperties?.blocks?.containerType }
    set { set(\.containerType, to: newValue) }
  }

  /// The closure that returns whether or not the element responds to the user.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.respondsToInteraction }
    set { set(\.respondsToInteraction, to: newValue) }
  }

  /// The closure that returns the names of the element for Voice Control.
  public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
    get { accessibilityProperties?.blocks?.inputLabels }
    set { set(\.inputLabels, to: newValue) }
  }

  /// The closure that returns the kind of text in the element.
  public var accessibilityTextualContextBlock: AXTextualContextReturnBlock? {
    get { accessibilityProperties?.blocks?.textualContext }
    set { set(\.textualContext, to: newValue) }
  }

  /// The closure that returns the elements that are headers of this one.
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { accessibilityProperties?.blocks?.headers }
    set { set(\.headers, to: newValue) }
  }

  /// The closure that returns the rotors of the element.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { accessibilityProperties?.blocks?.rotors }
    set { set(\.rotors, to: newValue) }
  }

  /// The closure that activates the element.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.activate }
    set { set(\.activate, to: newValue) }
  }

  /// The closure that leaves the content of the object.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.escape }
    set { set(\.escape, to: newValue) }
  }

  /// The closure that performs the most common action.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { accessibilityProperties?.blocks?.magicTap }
    set { set(\.magicTap, to: newValue) }
  }

  /// The closure that increments the value of the element.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { accessibilityProperties?.blocks?.increment }
    set { set(\.increment, to: newValue) }
  }

  /// The closure that decrements the value of the element.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { accessibilityProperties?.blocks?.decrement }
    set { set(\.decrement, to: newValue) }
  }
}
