import Foundation
package import StyleCore

extension UIView {
  /// The accessibility properties of a view that most views have.
  struct Accessibility {
    private var own = Stored()
    /// The closures whose results take the place of properties.
    var blocks: AccessibilityBlocks?
    var groupsChildren: Bool? {
      get { AccessibilityBlocks.value(blocks?.groupsChildren, or: own.groupsChildren) }
      set { own.groupsChildren = newValue }
    }

    private struct Stored {
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
    var identifier: String? {
      get { AccessibilityBlocks.value(blocks?.identifier, or: own.identifier) }
      set { own.identifier = newValue }
    }
    var isElement: Bool? {
      get { AccessibilityBlocks.value(blocks?.isElement, or: own.isElement) }
      set { own.isElement = newValue }
    }
    var label: String? {
      get { AccessibilityBlocks.value(blocks?.label, or: blocks?.attributedLabel?()?.string ?? own.label) }
      set { own.label = newValue }
    }
    var hint: String? {
      get { AccessibilityBlocks.value(blocks?.hint, or: blocks?.attributedHint?()?.string ?? own.hint) }
      set { own.hint = newValue }
    }
    var value: String? {
      get { AccessibilityBlocks.value(blocks?.value, or: blocks?.attributedValue?()?.string ?? own.value) }
      set { own.value = newValue }
    }
    var traits: UIAccessibilityTraits? {
      get { AccessibilityBlocks.value(blocks?.traits, or: own.traits) }
      set { own.traits = newValue }
    }
    var frame: CGRect? {
      get { AccessibilityBlocks.value(blocks?.frame, or: own.frame) }
      set { own.frame = newValue }
    }
    var activationPoint: CGPoint? {
      get { AccessibilityBlocks.value(blocks?.activationPoint, or: own.activationPoint) }
      set { own.activationPoint = newValue }
    }
    var elements: [Any]? {
      get { AccessibilityBlocks.value(blocks?.elements, or: own.elements) }
      set { own.elements = newValue }
    }
    var elementsHidden: Bool {
      get { AccessibilityBlocks.value(blocks?.elementsHidden, or: own.elementsHidden) }
      set { own.elementsHidden = newValue }
    }
    var isModal: Bool {
      get { AccessibilityBlocks.value(blocks?.isModal, or: own.isModal) }
      set { own.isModal = newValue }
    }
  }

  var accessibility: Accessibility? { storedState.interaction?.accessibility }

  func setAccessibility<T>(_ property: WritableKeyPath<Accessibility, T>, to value: T) {
    writableInteraction.accessibility[keyPath: property] = value
  }

  /// Sets the closures whose results take the place of properties.
  package func setAccessibility(_ blocks: AccessibilityBlocks) { setAccessibility(\.blocks, to: blocks) }
}
