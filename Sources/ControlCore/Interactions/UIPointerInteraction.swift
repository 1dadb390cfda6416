public import Foundation
public import LayoutCore
public import StyleCore

/// An interaction of the pointer of a mouse or trackpad with a view.
///
/// Differs from UIKit: the pointer is that of `HeadlessUser`; it is not drawn, and its effects do not change views.
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
  open func invalidate() {
    guard let region, isEnabled else { return }
    style = delegate?.pointerInteraction(self, styleFor: region)
  }

  /// The region in which the pointer is, or `nil` while it is elsewhere.
  package private(set) var region: UIPointerRegion?
  /// The style of the pointer in the region.
  package private(set) var style: UIPointerStyle?

  /// Moves the pointer to a place of the view, or away from it for `nil`.
  package func move(to location: CGPoint?) {
    let next = isEnabled ? location.flatMap { region(at: $0) } : nil
    if next?.rect == region?.rect, next?.identifier == region?.identifier { return }
    if let region { delegate?.pointerInteraction(self, willExit: region, animator: PointerAnimator()) }
    (region, style) = (next, nil)
    guard let next else { return }
    delegate?.pointerInteraction(self, willEnter: next, animator: PointerAnimator())
    style = delegate?.pointerInteraction(self, styleFor: next)
  }

  private func region(at location: CGPoint) -> UIPointerRegion? {
    guard let owner else { return nil }
    let request = UIPointerRegionRequest(location)
    let whole = UIPointerRegion(rect: owner.bounds)
    guard let delegate else { return whole }
    return delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole)
  }
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
  /// Tells the delegate that the pointer is about to enter a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
  /// Tells the delegate that the pointer is about to leave a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  )
}

/// The animations beside those of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations to those of the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end, with whether it was reached.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The animations beside those of the pointer, which run at once.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
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
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// The place of the pointer for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  private var place = CGPoint.zero

  convenience init(_ place: CGPoint) {
    self.init()
    self.place = place
  }

  /// The place, in the coordinates of the view.
  open var location: CGPoint { place }
  /// The keys that are held meanwhile: none.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// A region of a view in which the pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle, in the coordinates of the view.
  public let rect: CGRect
  /// The identifier of the region.
  public let identifier: AnyHashable?
  /// The axes along which a pressed pointer stays in the region.
  ///
  /// Differs from UIKit: without effect.
  open var latchingAxes: UIAxis = []

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

  /// The preview of the view.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }

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

  /// The radius of a rectangle's corners without a choice, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// The style of the pointer in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  package let effect: UIPointerEffect?
  package let shape: UIPointerShape?
  /// The small shapes around the pointer.
  ///
  /// Differs from UIKit: they are not drawn.
  open var accessories: [UIPointerAccessory] = []

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

  /// Returns the style of the system's pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle() }
}
