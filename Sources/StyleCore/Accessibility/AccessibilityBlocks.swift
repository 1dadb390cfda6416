public import Foundation

/// A closure that returns a text for an assistive technology.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a Boolean value for an assistive technology.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns objects for an assistive technology.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns traits of an element.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns the frame of an element.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point of an element.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns the shape of an element.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns contents that are read on request.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
/// A closure that returns an attributed text for an assistive technology.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns texts for an assistive technology.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that returns the kind of container that an object is.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns the way in which the elements in an object are stepped through.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that returns the kind of text in an element.
public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
/// A closure that returns the actions of an element.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
/// A closure that returns the rotors of an element.
public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
/// A closure that performs an action of an element.
public typealias AXVoidReturnBlock = () -> Void

/// The closures whose results take the place of the accessibility properties of an object.
package final class AccessibilityBlocks {
  package var identifier: AXStringReturnBlock?
  package var isElement: AXBoolReturnBlock?
  package var label: AXStringReturnBlock?
  package var hint: AXStringReturnBlock?
  package var value: AXStringReturnBlock?
  package var traits: AXTraitsReturnBlock?
  package var frame: AXRectReturnBlock?
  package var path: AXPathReturnBlock?
  package var activationPoint: AXPointReturnBlock?
  package var language: AXStringReturnBlock?
  package var elements: AXArrayReturnBlock?
  package var elementsHidden: AXBoolReturnBlock?
  package var isModal: AXBoolReturnBlock?
  package var groupsChildren: AXBoolReturnBlock?
  package var actions: AXCustomActionsReturnBlock?
  package var customContent: AXCustomContentReturnBlock?
  package var attributedLabel: AXAttributedStringReturnBlock?
  package var attributedHint: AXAttributedStringReturnBlock?
  package var attributedValue: AXAttributedStringReturnBlock?
  package var navigationStyle: AXNavigationStyleReturnBlock?
  package var containerType: AXContainerTypeReturnBlock?
  package var respondsToInteraction: AXBoolReturnBlock?
  package var inputLabels: AXStringArrayReturnBlock?
  package var textualContext: AXTextualContextReturnBlock?
  package var headers: AXArrayReturnBlock?
  package var rotors: AXCustomRotorsReturnBlock?
  package var activate: AXBoolReturnBlock?
  package var escape: AXBoolReturnBlock?
  package var magicTap: AXBoolReturnBlock?
  package var increment: AXVoidReturnBlock?
  package var decrement: AXVoidReturnBlock?

  package init() {}

  /// Returns the result of a closure, or the value that was set if there is no closure.
  package static func value<Value>(_ block: (() -> Value)?, or own: Value) -> Value { block?() ?? own }

  /// Returns the result of a closure, or the value that was set if there is no closure.
  package static func value<Value>(_ block: (() -> Value)?, or own: Value?) -> Value? {
    guard let block else { return own }
    return block()
  }

  /// Returns the result of a closure, or the value that was set if there is no closure.
  package static func value<Value>(_ block: (() -> Value?)?, or own: Value?) -> Value? {
    guard let block else { return own }
    return block()
  }
}
