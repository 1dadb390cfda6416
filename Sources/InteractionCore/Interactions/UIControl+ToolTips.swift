import ControlCore
public import LayoutCore

extension UIControl {
  private static let symbolAnimations = AttachedValue<Bool>()

  /// The interaction with the tool tip of the control, if it has one.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  /// Whether or not symbols of the control are animated.
  ///
  /// Differs from UIKit: without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { Self.symbolAnimations[self] ?? false }
    set { Self.symbolAnimations[self] = newValue }
  }
}
