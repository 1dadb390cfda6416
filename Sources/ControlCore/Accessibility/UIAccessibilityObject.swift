public import Foundation
import LayoutCore
public import StyleCore

/// A type of objects with properties for assistive technologies, which all objects of Foundation's base class have.
///
/// Responders have them in their class, where subclasses override them.
@preconcurrency @MainActor
public protocol UIAccessibilityObject: NSObject {}

extension NSObject: UIAccessibilityObject {}

/// The accessibility properties of all objects.
///
/// Differs from UIKit: only subclasses of responders override them.
extension UIAccessibilityObject {
  /// Returns the value of a responder's property, or else the one of the function.
  private func value<Value>(_ property: KeyPath<UIResponder, Value>, or own: () -> Value) -> Value {
    guard let responder = self as? UIResponder else { return own() }
    return responder[keyPath: property]
  }

  /// Sets a responder's property, or else calls the function.
  private func set<Value>(
    _ value: Value, _ property: ReferenceWritableKeyPath<UIResponder, Value>, or setOwn: () -> Void
  ) {
    guard let responder = self as? UIResponder else { return setOwn() }
    responder[keyPath: property] = value
  }

  /// An identifier for tests, which is not spoken.
  public var accessibilityIdentifier: String? {
    get { value(\.accessibilityIdentifier) { accessibilityProperties?.identifier } }
    set { set(newValue, \.accessibilityIdentifier) { writableAccessibility.identifier = newValue } }
  }

  /// Whether or not the object is an accessibility element.
  public var isAccessibilityElement: Bool {
    get { value(\.isAccessibilityElement) { accessibilityProperties?.isElement ?? false } }
    set { set(newValue, \.isAccessibilityElement) { writableAccessibility.isElement = newValue } }
  }

  /// The label of the element.
  public var accessibilityLabel: String? {
    get { value(\.accessibilityLabel) { accessibilityProperties?.label } }
    set { set(newValue, \.accessibilityLabel) { writableAccessibility.label = newValue } }
  }

  /// The label of the element with attributes for its speech.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      value(\.accessibilityAttributedLabel) {
        AccessibilityProperties.text(accessibilityProperties?.attributedLabel, or: accessibilityLabel)
      }
    }
    set {
      set(newValue, \.accessibilityAttributedLabel) {
        writableAccessibility.attributedLabel = newValue
        accessibilityLabel = newValue?.string
      }
    }
  }

  /// The hint of the element: the result of its use.
  public var accessibilityHint: String? {
    get { value(\.accessibilityHint) { accessibilityProperties?.hint } }
    set { set(newValue, \.accessibilityHint) { writableAccessibility.hint = newValue } }
  }

  /// The hint of the element with attributes for its speech.
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      value(\.accessibilityAttributedHint) {
        AccessibilityProperties.text(accessibilityProperties?.attributedHint, or: accessibilityHint)
      }
    }
    set {
      set(newValue, \.accessibilityAttributedHint) {
        writableAccessibility.attributedHint = newValue
        accessibilityHint = newValue?.string
      }
    }
  }

  /// The value of the element.
  public var accessibilityValue: String? {
    get { value(\.accessibilityValue) { accessibilityProperties?.value } }
    set { set(newValue, \.accessibilityValue) { writableAccessibility.value = newValue } }
  }

  /// The value of the element with attributes for its speech.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      value(\.accessibilityAttributedValue) {
        AccessibilityProperties.text(accessibilityProperties?.attributedValue, or: accessibilityValue)
      }
    }
    set {
      set(newValue, \.accessibilityAttributedValue) {
        writableAccessibility.attributedValue = newValue
        accessibilityValue = newValue?.string
      }
    }
  }

  /// The traits of the element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { value(\.accessibilityTraits) { accessibilityProperties?.traits ?? .none } }
    set { set(newValue, \.accessibilityTraits) { writableAccessibility.traits = newValue } }
  }

  /// The frame of the element in the coordinates of the window.
  public var accessibilityFrame: CGRect {
    get { value(\.accessibilityFrame) { accessibilityProperties?.frame ?? .zero } }
    set { set(newValue, \.accessibilityFrame) { writableAccessibility.frame = newValue } }
  }

  /// The shape of the element in the coordinates of the window.
  public var accessibilityPath: UIBezierPath? {
    get { value(\.accessibilityPath) { accessibilityProperties?.path } }
    set { set(newValue, \.accessibilityPath) { writableAccessibility.path = newValue } }
  }

  /// The point at which a touch activates the element, by default the centre of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      value(\.accessibilityActivationPoint) {
        accessibilityProperties?.activationPoint ?? accessibilityFrame.middle
      }
    }
    set { set(newValue, \.accessibilityActivationPoint) { writableAccessibility.activationPoint = newValue } }
  }

  /// The language in which the element is spoken, a BCP 47 code.
  public var accessibilityLanguage: String? {
    get { value(\.accessibilityLanguage) { accessibilityProperties?.language } }
    set { set(newValue, \.accessibilityLanguage) { writableAccessibility.language = newValue } }
  }

  /// The elements in the object in reading order, or `nil` unless they were set.
  public var accessibilityElements: [Any]? {
    get { value(\.accessibilityElements) { accessibilityProperties?.elements } }
    set { set(newValue, \.accessibilityElements) { writableAccessibility.elements = newValue } }
  }

  /// Whether or not the elements in the object are hidden.
  public var accessibilityElementsHidden: Bool {
    get { value(\.accessibilityElementsHidden) { accessibilityProperties?.elementsHidden ?? false } }
    set { set(newValue, \.accessibilityElementsHidden) { writableAccessibility.elementsHidden = newValue } }
  }

  /// Whether or not all elements but those in the object are hidden.
  public var accessibilityViewIsModal: Bool {
    get { value(\.accessibilityViewIsModal) { accessibilityProperties?.isModal ?? false } }
    set { set(newValue, \.accessibilityViewIsModal) { writableAccessibility.isModal = newValue } }
  }

  /// Whether or not the elements in the object are read before those beside it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { value(\.shouldGroupAccessibilityChildren) { accessibilityProperties?.groupsChildren ?? false } }
    set {
      set(newValue, \.shouldGroupAccessibilityChildren) { writableAccessibility.groupsChildren = newValue }
    }
  }

  /// The way in which the elements in the object are stepped through.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { value(\.accessibilityNavigationStyle) { accessibilityProperties?.navigationStyle ?? .automatic } }
    set { set(newValue, \.accessibilityNavigationStyle) { writableAccessibility.navigationStyle = newValue } }
  }

  /// The kind of container that the object is.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { value(\.accessibilityContainerType) { accessibilityProperties?.containerType ?? .none } }
    set { set(newValue, \.accessibilityContainerType) { writableAccessibility.containerType = newValue } }
  }

  /// Whether or not the element responds to the user, by default whether it is an element.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      value(\.accessibilityRespondsToUserInteraction) {
        accessibilityProperties?.respondsToInteraction ?? isAccessibilityElement
      }
    }
    set {
      set(newValue, \.accessibilityRespondsToUserInteraction) {
        writableAccessibility.respondsToInteraction = newValue
      }
    }
  }

  /// The names of the element for Voice Control, by default its label.
  public var accessibilityUserInputLabels: [String]! {
    get {
      value(\.accessibilityUserInputLabels) {
        accessibilityProperties?.inputLabels ?? accessibilityLabel.map { [$0] } ?? []
      }
    }
    set { set(newValue, \.accessibilityUserInputLabels) { writableAccessibility.inputLabels = newValue } }
  }

  /// The kind of text in the element.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { value(\.accessibilityTextualContext) { accessibilityProperties?.textualContext } }
    set { set(newValue, \.accessibilityTextualContext) { writableAccessibility.textualContext = newValue } }
  }

  /// The elements that are headers of this one.
  public var accessibilityHeaderElements: [Any]? {
    get { value(\.accessibilityHeaderElements) { accessibilityProperties?.headers } }
    set { set(newValue, \.accessibilityHeaderElements) { writableAccessibility.headers = newValue } }
  }

  /// The actions of the element beside its activation.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { value(\.accessibilityCustomActions) { accessibilityProperties?.actions } }
    set { set(newValue, \.accessibilityCustomActions) { writableAccessibility.actions = newValue } }
  }

  /// The rotors of the element.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { value(\.accessibilityCustomRotors) { accessibilityProperties?.rotors } }
    set { set(newValue, \.accessibilityCustomRotors) { writableAccessibility.rotors = newValue } }
  }

  /// Whether or not the colours stay while those of the screen are inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get {
      value(\.accessibilityIgnoresInvertColors) { accessibilityProperties?.ignoresInvertColors ?? false }
    }
    set {
      set(newValue, \.accessibilityIgnoresInvertColors) {
        writableAccessibility.ignoresInvertColors = newValue
      }
    }
  }
}
