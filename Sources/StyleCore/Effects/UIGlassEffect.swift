public import Foundation

/// An effect that shows a view as a piece of glass over the content behind it.
///
/// A view with it is a capsule unless its corners are configured. The view takes the values of the effect when the
/// effect is set: a later change is seen when it is set again.
///
/// Differs from UIKit: the glass blurs, saturates and tints what lies behind it, and has a rim and a shadow, by figures
/// that were measured over plain colours (26.G.1 to 26.G.8); it does not bend the light at its edges, nor follow
/// the motion of the device.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The styles of glass.
  public enum Style: Int, Sendable {
    /// Glass that frosts what lies behind it.
    case regular = 0
    /// Glass that is nearly transparent.
    case clear = 1
  }

  /// The kind of glass.
  package let look: GlassLook

  /// Whether or not the glass answers touches.
  ///
  /// Differs from UIKit: glass looks the same while it is touched.
  open var isInteractive = false

  /// The colour of the glass; `nil` for none.
  @NSCopying open var tintColor: UIColor?

  /// Creates an effect of glass of the regular style.
  public override convenience init() { self.init(style: .regular) }

  /// Creates an effect of glass of the given style.
  public init(style: Style) {
    look = style == .clear ? .clear : .regular
    super.init()
  }

  /// Creates an effect of the glass of a part of the system.
  package init(look: GlassLook) {
    self.look = look
    super.init()
  }
}

/// An effect that shows the pieces of glass in a view as one.
///
/// Pieces are the effect views with a `UIGlassEffect` in the content view of the view with this effect.
///
/// Differs from UIKit: pieces closer than `spacing` are joined by a straight neck, which is wider the closer they are.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance between pieces of glass below which they begin to merge, in points.
  open var spacing: CGFloat = 0
}
