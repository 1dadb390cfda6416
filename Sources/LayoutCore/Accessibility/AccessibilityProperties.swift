import Foundation
import GraphicsCore
import StyleCore

/// The accessibility properties that were set for an object.
final class AccessibilityProperties {
  private final class Mark: Sendable {}

  var identifier: String?
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var elements: [Any]?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var respondsToInteraction: Bool?
  var inputLabels: [String]?
  var textualContext: UIAccessibilityTextualContext?
  var headers: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var ignoresInvertColors: Bool?

  /// Returns an attributed text that was set, unless the plain text was set to another one since.
  static func text(_ attributed: NSAttributedString?, or plain: String?) -> NSAttributedString? {
    if let attributed, attributed.string == plain { return attributed }
    return plain.map { NSAttributedString(string: $0) }
  }

  /// The object whose address is the key of the association.
  private static let mark = Mark()

  private static var key: UnsafeRawPointer {
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(mark).toOpaque())
  }

  /// Returns the properties of an object, or `nil` if none was set.
  static func properties(of object: NSObject) -> AccessibilityProperties? {
    unsafe objc_getAssociatedObject(object, key) as? AccessibilityProperties
  }

  /// Returns the properties of an object, which it has from now on.
  static func makeProperties(of object: NSObject) -> AccessibilityProperties {
    if let properties = properties(of: object) { return properties }
    let properties = AccessibilityProperties()
    unsafe objc_setAssociatedObject(object, key, properties, .OBJC_ASSOCIATION_RETAIN)
    return properties
  }
}

extension NSObject {
  /// The accessibility properties, or `nil` if none was set.
  var accessibilityProperties: AccessibilityProperties? { .properties(of: self) }

  /// The accessibility properties, to set them.
  var writableAccessibility: AccessibilityProperties { .makeProperties(of: self) }
}
