public import Foundation

/// A layer whose sublayers are moved by its bounds' origin.
open class CAScrollLayer: CALayer {
  /// The axes in which it may be scrolled by the user. Differs from UIKit: it has no effect.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// A layer that can be scrolled both ways.
  public override init() {
    super.init()
  }

  /// A copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// A layer that can be scrolled both ways. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes `p` the origin of the bounds.
  open func scroll(to p: CGPoint) {
    bounds.origin = p
  }

  /// Scrolls as little as shows `r`, in the layer's coordinates, or as much of it as fits.
  open func scroll(to r: CGRect) {
    bounds.origin = bounds.originShowing(r)
  }
}

/// The axes in which a scroll layer may be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// Up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// Left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// Both.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

extension CGRect {
  /// The nearest origin for a rectangle of this size that contains `rect`; where `rect` is larger, its beginning
  /// or its end shows, whichever is nearer.
  package func originShowing(_ rect: CGRect) -> CGPoint {
    func nearest(_ start: CGFloat, _ length: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      max(min(from, to - length), min(start, max(from, to - length)))
    }
    return CGPoint(
      x: nearest(minX, width, rect.minX, rect.maxX), y: nearest(minY, height, rect.minY, rect.maxY))
  }
}
