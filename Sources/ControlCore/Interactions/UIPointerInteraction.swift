public import Foundation
public import LayoutCore
public import StyleCore

/// An interaction of the pointer of a mouse or trackpad with a view.
///
/// Differs from UIKit: there is no pointer, so the delegate is not asked.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The delegate, which provides regions and styles.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  private weak var owner: UIView?
  /// Whether or not the interaction is enabled.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The view of the interaction.
  open var view: UIView? { owner }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Sets the view.
  open func didMove(to view: UIView?) { owner = view }

  /// Asks the delegate again, when the pointer is over the view.
  open func invalidate() {}
}

/// A type of delegates that provide the regions of a view for the pointer, and the pointer's style in each.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at the place of the pointer, or `nil` for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region, or `nil` for the system's.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the region of the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// Returns `nil`, for the system's style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// The place of the pointer for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in the coordinates of the view.
  open var location: CGPoint { .zero }
}

/// A region of a view in which the pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the coordinates of the view.
  public let rect: CGRect
  /// The identifier of the region.
  public let identifier: AnyHashable?

  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
  }
}

/// The effect of the pointer on the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The effect of the system's choice.
  case automatic(UITargetedPreview)
  /// A light behind the view, into which the pointer changes.
  case highlight(UITargetedPreview)
  /// A lift of the view, below which the pointer vanishes.
  case lift(UITargetedPreview)
  /// An effect of the program's own.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The way in which the view below the pointer is tinted.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none = 0
    /// A tint over the view.
    case overlay = 1
    /// A tint behind the view.
    case underlay = 2
  }
}

/// The shape of the pointer.
public enum UIPointerShape {
  /// The shape of a path.
  case path(UIBezierPath)
  /// A rectangle with round corners, in points.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam of a length.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam of a length.
  case horizontalBeam(length: CGFloat)
}

/// The style of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  package let effect: UIPointerEffect?
  package let shape: UIPointerShape?

  /// Creates the style of an effect, with a shape of the pointer over it.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates the style of a shape that keeps to axes.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    effect = nil
    self.shape = shape
  }

  private override init() {
    (effect, shape) = (nil, nil)
  }

  /// Returns the style of a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle() }
}
