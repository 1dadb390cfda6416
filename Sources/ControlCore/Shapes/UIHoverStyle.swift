public import Foundation
public import LayoutCore
public import StyleCore

/// A type of effects on a view below a pointer.
///
/// Differs from UIKit: effects are kept and not shown.
public protocol UIHoverEffect {}

/// The effect that the system chooses for a view.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A light over the view.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

/// A view that rises.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The effect that the system chooses for a view.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// A light over the view.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// A view that rises.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// The look of a view below a pointer.
///
/// Differs from UIKit: it is kept and not shown.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject, @preconcurrency NSCopying {
  /// The effect.
  open var effect: any UIHoverEffect
  /// The shape of the effect, or nil for that of the view.
  open var shape: UIShape?
  /// Whether or not the effect is shown.
  open var isEnabled = true

  private init(_ effect: any UIHoverEffect, _ shape: UIShape?) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// Creates a style of an effect.
  public convenience init(effect: some UIHoverEffect, shape: UIShape? = nil) {
    self.init(effect as any UIHoverEffect, shape)
  }

  /// Creates a style of the effect that the system chooses.
  public convenience init(shape: UIShape? = nil) {
    self.init(UIHoverAutomaticEffect() as any UIHoverEffect, shape)
  }

  /// Returns the style of the effect that the system chooses.
  public static func automatic() -> UIHoverStyle { UIHoverStyle() }

  /// Returns a copy of the style.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(effect, shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

extension UIView {
  private static let hoverStyles = AttachedValue<UIHoverStyle>()

  /// The look of the view below a pointer, or nil for none; it is copied.
  public var hoverStyle: UIHoverStyle? {
    get { Self.hoverStyles[self] }
    set { Self.hoverStyles[self] = newValue?.copy() as? UIHoverStyle }
  }
}

/// The shadow of a view that is dragged or shown in a preview.
public struct UIShadowProperties {
  /// The colour.
  public var color = UIColor.black
  /// The opacity, 0…1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 3
  /// The distance from the view.
  public var offset = CGSize(width: 0, height: -3)
  /// The path, or nil for that of the view.
  public var path: UIBezierPath?

  /// Creates the shadow of a new layer, which is not seen.
  public init() {}
}
