package import Foundation
import GraphicsCore

/// The accessibility properties that were set for an object.
package final class AccessibilityProperties {
  private final class Mark: Sendable {}

  package var identifier: String?
  package var isElement: Bool?
  package var label: String?
  package var attributedLabel: NSAttributedString?
  package var hint: String?
  package var attributedHint: NSAttributedString?
  package var value: String?
  package var attributedValue: NSAttributedString?
  package var traits: UIAccessibilityTraits?
  package var frame: CGRect?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var language: String?
  package var elements: [Any]?
  package var elementsHidden: Bool?
  package var isModal: Bool?
  package var groupsChildren: Bool?
  package var navigationStyle: UIAccessibilityNavigationStyle?
  package var containerType: UIAccessibilityContainerType?
  package var respondsToInteraction: Bool?
  package var inputLabels: [String]?
  package var textualContext: UIAccessibilityTextualContext?
  package var headers: [Any]?
  package var actions: [UIAccessibilityCustomAction]?
  package var rotors: [UIAccessibilityCustomRotor]?
  package var ignoresInvertColors: Bool?

  /// Returns an attributed text that was set, unless the plain text was set to another one since.
  package static func text(_ attributed: NSAttributedString?, or plain: String?) -> NSAttributedString? {
    if let attributed, attributed.string == plain { return attributed }
    return plain.map { NSAttributedString(string: $0) }
  }

  /// The object whose address is the key of the association.
  private static let mark = Mark()

  private static var key: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
  }

  /// Returns the properties of an object, or `nil` if none was set.
  package static func properties(of object: NSObject) -> AccessibilityProperties? {
    unsafe objc_getAssociatedObject(object, key) as? AccessibilityProperties
  }

  /// Returns the properties of an object, which it has from now on.
  package static func makeProperties(of object: NSObject) -> AccessibilityProperties {
    if let properties = properties(of: object) { return properties }
    let properties = AccessibilityProperties()
    unsafe objc_setAssociatedObject(object, key, properties, .OBJC_ASSOCIATION_RETAIN)
    return properties
  }
}

extension NSObject {
  /// The accessibility properties, or `nil` if none was set.
  package var accessibilityProperties: AccessibilityProperties? { .properties(of: self) }

  /// The accessibility properties, to set them.
  package var writableAccessibility: AccessibilityProperties { .makeProperties(of: self) }
}
