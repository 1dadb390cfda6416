import Foundation
import StyleCore

extension UIView {
  /// The accessibility properties of a view that most views have.
  struct Accessibility {
    var identifier: String?
    var isElement: Bool?
    var label: String?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var elements: [Any]?
    var elementsHidden = false
    var isModal = false
    var groupsChildren: Bool?
  }

  var accessibility: Accessibility? { storedState.interaction?.accessibility }

  func setAccessibility<T>(_ property: WritableKeyPath<Accessibility, T>, to value: T) {
    writableInteraction.accessibility[keyPath: property] = value
  }
}
