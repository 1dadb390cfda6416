package import Foundation
import GraphicsCore

/// The accessibility properties that were set for an object.
package final class AccessibilityProperties {
  private final class Mark: Sendable {}

  fileprivate var ownIdentifier: String?
  fileprivate var ownIsElement: Bool?
  fileprivate var ownLabel: String?
  fileprivate var ownAttributedLabel: NSAttributedString?
  fileprivate var ownHint: String?
  fileprivate var ownAttributedHint: NSAttributedString?
  fileprivate var ownValue: String?
  fileprivate var ownAttributedValue: NSAttributedString?
  fileprivate var ownTraits: UIAccessibilityTraits?
  fileprivate var ownFrame: CGRect?
  fileprivate var ownPath: UIBezierPath?
  fileprivate var ownActivationPoint: CGPoint?
  fileprivate var ownLanguage: String?
  fileprivate var ownElements: [Any]?
  fileprivate var ownElementsHidden: Bool?
  fileprivate var ownIsModal: Bool?
  fileprivate var ownGroupsChildren: Bool?
  fileprivate var ownNavigationStyle: UIAccessibilityNavigationStyle?
  fileprivate var ownContainerType: UIAccessibilityContainerType?
  fileprivate var ownRespondsToInteraction: Bool?
  fileprivate var ownInputLabels: [String]?
  fileprivate var ownTextualContext: UIAccessibilityTextualContext?
  fileprivate var ownHeaders: [Any]?
  fileprivate var ownActions: [UIAccessibilityCustomAction]?
  fileprivate var ownRotors: [UIAccessibilityCustomRotor]?
  package var ignoresInvertColors: Bool?
  /// The closures whose results take the place of properties.
  package var blocks: AccessibilityBlocks?

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

// The properties for which there may be closures.
extension AccessibilityProperties {
  package var identifier: String? {
    get { AccessibilityBlocks.value(blocks?.identifier, or: ownIdentifier) }
    set { ownIdentifier = newValue }
  }
  package var isElement: Bool? {
    get { AccessibilityBlocks.value(blocks?.isElement, or: ownIsElement) }
    set { ownIsElement = newValue }
  }
  package var label: String? {
    get { AccessibilityBlocks.value(blocks?.label, or: blocks?.attributedLabel?()?.string ?? ownLabel) }
    set { ownLabel = newValue }
  }
  package var hint: String? {
    get { AccessibilityBlocks.value(blocks?.hint, or: blocks?.attributedHint?()?.string ?? ownHint) }
    set { ownHint = newValue }
  }
  package var value: String? {
    get { AccessibilityBlocks.value(blocks?.value, or: blocks?.attributedValue?()?.string ?? ownValue) }
    set { ownValue = newValue }
  }
  package var traits: UIAccessibilityTraits? {
    get { AccessibilityBlocks.value(blocks?.traits, or: ownTraits) }
    set { ownTraits = newValue }
  }
  package var frame: CGRect? {
    get { AccessibilityBlocks.value(blocks?.frame, or: ownFrame) }
    set { ownFrame = newValue }
  }
  package var path: UIBezierPath? {
    get { AccessibilityBlocks.value(blocks?.path, or: ownPath) }
    set { ownPath = newValue }
  }
  package var activationPoint: CGPoint? {
    get { AccessibilityBlocks.value(blocks?.activationPoint, or: ownActivationPoint) }
    set { ownActivationPoint = newValue }
  }
  package var language: String? {
    get { AccessibilityBlocks.value(blocks?.language, or: ownLanguage) }
    set { ownLanguage = newValue }
  }
  package var elements: [Any]? {
    get { AccessibilityBlocks.value(blocks?.elements, or: ownElements) }
    set { ownElements = newValue }
  }
  package var elementsHidden: Bool? {
    get { AccessibilityBlocks.value(blocks?.elementsHidden, or: ownElementsHidden) }
    set { ownElementsHidden = newValue }
  }
  package var isModal: Bool? {
    get { AccessibilityBlocks.value(blocks?.isModal, or: ownIsModal) }
    set { ownIsModal = newValue }
  }
  package var groupsChildren: Bool? {
    get { AccessibilityBlocks.value(blocks?.groupsChildren, or: ownGroupsChildren) }
    set { ownGroupsChildren = newValue }
  }
  package var actions: [UIAccessibilityCustomAction]? {
    get { AccessibilityBlocks.value(blocks?.actions, or: ownActions) }
    set { ownActions = newValue }
  }
  package var attributedLabel: NSAttributedString? {
    get { AccessibilityBlocks.value(blocks?.attributedLabel, or: ownAttributedLabel) }
    set { ownAttributedLabel = newValue }
  }
  package var attributedHint: NSAttributedString? {
    get { AccessibilityBlocks.value(blocks?.attributedHint, or: ownAttributedHint) }
    set { ownAttributedHint = newValue }
  }
  package var attributedValue: NSAttributedString? {
    get { AccessibilityBlocks.value(blocks?.attributedValue, or: ownAttributedValue) }
    set { ownAttributedValue = newValue }
  }
  package var navigationStyle: UIAccessibilityNavigationStyle? {
    get { AccessibilityBlocks.value(blocks?.navigationStyle, or: ownNavigationStyle) }
    set { ownNavigationStyle = newValue }
  }
  package var containerType: UIAccessibilityContainerType? {
    get { AccessibilityBlocks.value(blocks?.containerType, or: ownContainerType) }
    set { ownContainerType = newValue }
  }
  package var respondsToInteraction: Bool? {
    get { AccessibilityBlocks.value(blocks?.respondsToInteraction, or: ownRespondsToInteraction) }
    set { ownRespondsToInteraction = newValue }
  }
  package var inputLabels: [String]? {
    get { AccessibilityBlocks.value(blocks?.inputLabels, or: ownInputLabels) }
    set { ownInputLabels = newValue }
  }
  package var textualContext: UIAccessibilityTextualContext? {
    get { AccessibilityBlocks.value(blocks?.textualContext, or: ownTextualContext) }
    set { ownTextualContext = newValue }
  }
  package var headers: [Any]? {
    get { AccessibilityBlocks.value(blocks?.headers, or: ownHeaders) }
    set { ownHeaders = newValue }
  }
  package var rotors: [UIAccessibilityCustomRotor]? {
    get { AccessibilityBlocks.value(blocks?.rotors, or: ownRotors) }
    set { ownRotors = newValue }
  }
}
