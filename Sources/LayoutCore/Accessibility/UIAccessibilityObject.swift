public import Foundation
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
  private var responder: UIResponder? { self as? UIResponder }

  /// An identifier for tests, which is not spoken.
  public var accessibilityIdentifier: String? {
    get {
      if let responder { return responder.accessibilityIdentifier }
      return accessibilityProperties?.identifier
    }
    set {
      if let responder {
        responder.accessibilityIdentifier = newValue
      } else {
        writableAccessibility.identifier = newValue
      }
    }
  }

  /// Whether or not the object is an accessibility element.
  public var isAccessibilityElement: Bool {
    get {
      if let responder { return responder.isAccessibilityElement }
      return accessibilityProperties?.isElement ?? false
    }
    set {
      if let responder {
        responder.isAccessibilityElement = newValue
      } else {
        writableAccessibility.isElement = newValue
      }
    }
  }

  /// The label of the element.
  public var accessibilityLabel: String? {
    get {
      if let responder { return responder.accessibilityLabel }
      return accessibilityProperties?.label
    }
    set {
      if let responder {
        responder.accessibilityLabel = newValue
      } else {
        writableAccessibility.label = newValue
      }
    }
  }

  /// The label of the element with attributes for its speech.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedLabel }
      return AccessibilityProperties.text(accessibilityProperties?.attributedLabel, or: accessibilityLabel)
    }
    set {
      if let responder {
        responder.accessibilityAttributedLabel = newValue
      } else {
        writableAccessibility.attributedLabel = newValue
        accessibilityLabel = newValue?.string
      }
    }
  }

  /// The hint of the element: the result of its use.
  public var accessibilityHint: String? {
    get {
      if let responder { return responder.accessibilityHint }
      return accessibilityProperties?.hint
    }
    set {
      if let responder {
        responder.accessibilityHint = newValue
      } else {
        writableAccessibility.hint = newValue
      }
    }
  }

  /// The hint of the element with attributes for its speech.
  public var accessibilityAttributedHint: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedHint }
      return AccessibilityProperties.text(accessibilityProperties?.attributedHint, or: accessibilityHint)
    }
    set {
      if let responder {
        responder.accessibilityAttributedHint = newValue
      } else {
        writableAccessibility.attributedHint = newValue
        accessibilityHint = newValue?.string
      }
    }
  }

  /// The value of the element.
  public var accessibilityValue: String? {
    get {
      if let responder { return responder.accessibilityValue }
      return accessibilityProperties?.value
    }
    set {
      if let responder {
        responder.accessibilityValue = newValue
      } else {
        writableAccessibility.value = newValue
      }
    }
  }

  /// The value of the element with attributes for its speech.
  public var accessibilityAttributedValue: NSAttributedString? {
    get {
      if let responder { return responder.accessibilityAttributedValue }
      return AccessibilityProperties.text(accessibilityProperties?.attributedValue, or: accessibilityValue)
    }
    set {
      if let responder {
        responder.accessibilityAttributedValue = newValue
      } else {
        writableAccessibility.attributedValue = newValue
        accessibilityValue = newValue?.string
      }
    }
  }

  /// The traits of the element.
  public var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let responder { return responder.accessibilityTraits }
      return accessibilityProperties?.traits ?? .none
    }
    set {
      if let responder {
        responder.accessibilityTraits = newValue
      } else {
        writableAccessibility.traits = newValue
      }
    }
  }

  /// The frame of the element in the coordinates of the window.
  public var accessibilityFrame: CGRect {
    get {
      if let responder { return responder.accessibilityFrame }
      return accessibilityProperties?.frame ?? .zero
    }
    set {
      if let responder {
        responder.accessibilityFrame = newValue
      } else {
        writableAccessibility.frame = newValue
      }
    }
  }

  /// The shape of the element in the coordinates of the window.
  public var accessibilityPath: UIBezierPath? {
    get {
      if let responder { return responder.accessibilityPath }
      return accessibilityProperties?.path
    }
    set {
      if let responder {
        responder.accessibilityPath = newValue
      } else {
        writableAccessibility.path = newValue
      }
    }
  }

  /// The point at which a touch activates the element, by default the centre of its frame.
  public var accessibilityActivationPoint: CGPoint {
    get {
      if let responder { return responder.accessibilityActivationPoint }
      return accessibilityProperties?.activationPoint ?? accessibilityFrame.middle
    }
    set {
      if let responder {
        responder.accessibilityActivationPoint = newValue
      } else {
        writableAccessibility.activationPoint = newValue
      }
    }
  }

  /// The language in which the element is spoken, a BCP 47 code.
  public var accessibilityLanguage: String? {
    get {
      if let responder { return responder.accessibilityLanguage }
      return accessibilityProperties?.language
    }
    set {
      if let responder {
        responder.accessibilityLanguage = newValue
      } else {
        writableAccessibility.language = newValue
      }
    }
  }

  /// The elements in the object in reading order, or `nil` unless they were set.
  public var accessibilityElements: [Any]? {
    get {
      if let responder { return responder.accessibilityElements }
      return accessibilityProperties?.elements
    }
    set {
      if let responder {
        responder.accessibilityElements = newValue
      } else {
        writableAccessibility.elements = newValue
      }
    }
  }

  /// Whether or not the elements in the object are hidden.
  public var accessibilityElementsHidden: Bool {
    get {
      if let responder { return responder.accessibilityElementsHidden }
      return accessibilityProperties?.elementsHidden ?? false
    }
    set {
      if let responder {
        responder.accessibilityElementsHidden = newValue
      } else {
        writableAccessibility.elementsHidden = newValue
      }
    }
  }

  /// Whether or not all elements but those in the object are hidden.
  public var accessibilityViewIsModal: Bool {
    get {
      if let responder { return responder.accessibilityViewIsModal }
      return accessibilityProperties?.isModal ?? false
    }
    set {
      if let responder {
        responder.accessibilityViewIsModal = newValue
      } else {
        writableAccessibility.isModal = newValue
      }
    }
  }

  /// Whether or not the elements in the object are read before those beside it.
  public var shouldGroupAccessibilityChildren: Bool {
    get {
      if let responder { return responder.shouldGroupAccessibilityChildren }
      return accessibilityProperties?.groupsChildren ?? false
    }
    set {
      if let responder {
        responder.shouldGroupAccessibilityChildren = newValue
      } else {
        writableAccessibility.groupsChildren = newValue
      }
    }
  }

  /// The way in which the elements in the object are stepped through.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get {
      if let responder { return responder.accessibilityNavigationStyle }
      return accessibilityProperties?.navigationStyle ?? .automatic
    }
    set {
      if let responder {
        responder.accessibilityNavigationStyle = newValue
      } else {
        writableAccessibility.navigationStyle = newValue
      }
    }
  }

  /// The kind of container that the object is.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get {
      if let responder { return responder.accessibilityContainerType }
      return accessibilityProperties?.containerType ?? .none
    }
    set {
      if let responder {
        responder.accessibilityContainerType = newValue
      } else {
        writableAccessibility.containerType = newValue
      }
    }
  }

  /// Whether or not the element responds to the user, by default whether it is an element.
  public var accessibilityRespondsToUserInteraction: Bool {
    get {
      if let responder { return responder.accessibilityRespondsToUserInteraction }
      return accessibilityProperties?.respondsToInteraction ?? isAccessibilityElement
    }
    set {
      if let responder {
        responder.accessibilityRespondsToUserInteraction = newValue
      } else {
        writableAccessibility.respondsToInteraction = newValue
      }
    }
  }

  /// The names of the element for Voice Control, by default its label.
  public var accessibilityUserInputLabels: [String]! {
    get {
      if let responder { return responder.accessibilityUserInputLabels }
      return accessibilityProperties?.inputLabels ?? accessibilityLabel.map { [$0] } ?? []
    }
    set {
      if let responder {
        responder.accessibilityUserInputLabels = newValue
      } else {
        writableAccessibility.inputLabels = newValue
      }
    }
  }

  /// The kind of text in the element.
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      if let responder { return responder.accessibilityTextualContext }
      return accessibilityProperties?.textualContext
    }
    set {
      if let responder {
        responder.accessibilityTextualContext = newValue
      } else {
        writableAccessibility.textualContext = newValue
      }
    }
  }

  /// The elements that are headers of this one.
  public var accessibilityHeaderElements: [Any]? {
    get {
      if let responder { return responder.accessibilityHeaderElements }
      return accessibilityProperties?.headers
    }
    set {
      if let responder {
        responder.accessibilityHeaderElements = newValue
      } else {
        writableAccessibility.headers = newValue
      }
    }
  }

  /// The actions of the element beside its activation.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let responder { return responder.accessibilityCustomActions }
      return accessibilityProperties?.actions
    }
    set {
      if let responder {
        responder.accessibilityCustomActions = newValue
      } else {
        writableAccessibility.actions = newValue
      }
    }
  }

  /// The rotors of the element.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get {
      if let responder { return responder.accessibilityCustomRotors }
      return accessibilityProperties?.rotors
    }
    set {
      if let responder {
        responder.accessibilityCustomRotors = newValue
      } else {
        writableAccessibility.rotors = newValue
      }
    }
  }

  /// Whether or not the colours stay while those of the screen are inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get {
      if let responder { return responder.accessibilityIgnoresInvertColors }
      return accessibilityProperties?.ignoresInvertColors ?? false
    }
    set {
      if let responder {
        responder.accessibilityIgnoresInvertColors = newValue
      } else {
        writableAccessibility.ignoresInvertColors = newValue
      }
    }
  }
}
