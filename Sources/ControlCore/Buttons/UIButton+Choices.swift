public import GraphicsCore
import LayoutCore
public import StyleCore

/// The choices of a button that are kept.
@MainActor
private final class ButtonChoices {
  static let values = AttachedValue<ButtonChoices>()

  var pointerStyleProvider: UIButton.PointerStyleProvider?
  var reversesTitleShadow = false
}

/// A closure that returns the style of the pointer above a button.
public typealias UIButtonPointerStyleProvider = UIButton.PointerStyleProvider

extension UIButton {
  /// A closure that returns the style of the pointer above a button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  private var choices: ButtonChoices { ButtonChoices.values.of(self) { ButtonChoices() } }

  /// The closure that returns the style of the pointer above the button.
  ///
  /// Differs from UIKit: it is not called.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { choices.pointerStyleProvider }
    set { choices.pointerStyleProvider = newValue }
  }

  /// Whether or not the shadow of the title is on the other side while the button is pressed, for code of old.
  ///
  /// Differs from UIKit: without effect.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { choices.reversesTitleShadow }
    set { choices.reversesTitleShadow = newValue }
  }

  /// Whether or not the pointer of a pointer interaction is above the button.
  public var isHovered: Bool {
    interactions.contains { ($0 as? UIPointerInteraction)?.region != nil }
  }

  /// Whether or not the button is held down while its menu is shown: never.
  public var isHeld: Bool { false }

  /// The style of behaviour: that of a pad.
  public var behavioralStyle: UIBehavioralStyle { .pad }

  /// Returns a system button with an image and an action message.
  ///
  /// Differs from UIKit: a subclass returns a `UIButton`.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
