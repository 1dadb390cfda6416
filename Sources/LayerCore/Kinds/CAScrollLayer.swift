public import Foundation
import GraphicsCore

/// A layer whose sublayers are scrolled by the origin of its bounds.
open class CAScrollLayer: CALayer {
  /// The axes in which the layer may be scrolled; in the others, its origin stays.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Creates a layer that scrolls in both axes.
  public override init() {
    super.init()
  }

  /// Creates a copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Creates a layer that scrolls in both axes.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Scrolls so that `p` is the origin of the bounds, along the axes of the mode.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds.origin = origin
  }

  /// Scrolls by the smallest distance that shows `r`, in the layer's coordinates, or as much of it as fits.
  open func scroll(to r: CGRect) {
    scroll(to: bounds.originShowing(r))
  }
}

/// Scrolling of the scroll layer that a layer is in.
extension CALayer {
  /// The nearest layer above that scrolls.
  private var scrollLayer: CAScrollLayer? {
    var next = superlayer
    while let layer = next {
      if let layer = layer as? CAScrollLayer { return layer }
      next = layer.superlayer
    }
    return nil
  }

  /// Scrolls the nearest scroll layer above so that `p`, in the layer's coordinates, is at its origin.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }

  /// Scrolls the nearest scroll layer above by the smallest distance that shows `r`, in the layer's coordinates.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(r, to: scrollLayer))
  }

  /// The part of the bounds that the nearest scroll layer above shows; all of them without one.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let seen = convert(bounds, to: scrollLayer).common(with: scrollLayer.bounds)
    return seen.isNull ? .zero : convert(seen, from: scrollLayer)
  }
}

/// The axes in which a scroll layer may be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The mode without scrolling.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The mode that scrolls vertically.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The mode that scrolls horizontally.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The mode that scrolls in both axes.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CGRect {
  /// Returns the nearest origin of a rectangle of this size that contains `rect`.
  ///
  /// If `rect` is larger, the origin shows its start or its end, whichever is nearer.
  package func originShowing(_ rect: CGRect) -> CGPoint {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      max(min(from, to - length), min(start, max(from, to - length)))
    }
    return CGPoint(
      x: nearest(minX, width, rect.minX, rect.maxX), y: nearest(minY, height, rect.minY, rect.maxY))
  }
}
