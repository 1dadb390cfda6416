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
  package var actions: AXArrayReturnBlock?
  package var customContent: AXCustomContentReturnBlock?

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
