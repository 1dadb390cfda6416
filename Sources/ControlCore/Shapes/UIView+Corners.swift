public import Foundation
import GraphicsCore
package import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

extension UIView {
  private static let corners = AttachedValue<ViewCorners>()

  /// The radii of the view's corners, in place of those of its layer; square corners by default.
  ///
  /// The view is drawn with these corners, and clipped by them if it clips to its bounds. Radii follow the bounds, and
  /// those that are concentric the place in the container.
  ///
  /// Differs from UIKit: the layer's `cornerRadius` stays as it is; corners are arcs of circles unless the layer's
  /// `cornerCurve` is continuous.
  public var cornerConfiguration: UICornerConfiguration {
    get { Self.corners[self]?.configuration ?? .corners(radius: .fixed(0)) }
    set {
      let corners = ViewCorners(of: self, newValue)
      Self.corners[self] = corners
      backing.cornerShape = corners
      setNeedsDisplay()
    }
  }

  /// Returns the radius of a corner in points, the largest one of several corners.
  ///
  /// Without a configuration, it is the radius of the layer.
  ///
  /// Differs from UIKit: a later change of the radius asks for no layout.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners = resolvedCorners
    let all: [(UIRectCorner, CGFloat)] = [
      (.topLeft, corners.topLeft), (.topRight, corners.topRight), (.bottomLeft, corners.bottomLeft),
      (.bottomRight, corners.bottomRight),
    ]
    return all.filter { corner.contains($0.0) }.map(\.1).max() ?? 0
  }

  /// The radii of the corners as they are drawn.
  package var resolvedCorners: LayerCorners {
    if let shape = Self.corners[self] { return shape.corners(of: bounds).fitting(bounds.size) }
    let radius = backing.cornerRadius
    guard radius > 0 else {
      return LayerCorners((self as? any EffectCorners)?.unconfiguredRadius ?? 0).fitting(bounds.size)
    }
    let mask = backing.maskedCorners
    func corner(_ corner: CACornerMask) -> CGFloat { mask.contains(corner) ? radius : 0 }
    return LayerCorners(
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomLeft: corner(.layerMinXMaxYCorner), bottomRight: corner(.layerMaxXMaxYCorner)
    )
    .fitting(bounds.size)
  }

  /// Returns the nearest view around, or this one, that has round corners, and their radii.
  ///
  /// A window as large as its screen has those of the device's display.
  package func cornerContainer(includingItself: Bool = false) -> (UIView, LayerCorners)? {
    var next = includingItself ? self : superview
    while let container = next {
      if container.hasCorners { return (container, container.resolvedCorners) }
      if let window = container as? UIWindow { return (window, LayerCorners(window.displayCornerRadius)) }
      next = container.superview
    }
    return nil
  }

  /// Whether or not the view's corners can be those that others are concentric with.
  fileprivate var hasCorners: Bool {
    Self.corners[self] != nil || backing.cornerRadius > 0
      || (self as? any EffectCorners)?.unconfiguredRadius ?? 0 > 0
  }
}

/// A type of view that has round corners without a configuration.
@MainActor
protocol EffectCorners {
  /// The radius of the corners without a configuration.
  var unconfiguredRadius: CGFloat { get }
}

extension UIVisualEffectView: EffectCorners {
  var unconfiguredRadius: CGFloat { glassLook == nil ? 0 : min(bounds.width, bounds.height) / 2 }
}

/// The configured corners of a view, resolved when they are drawn.
@MainActor
private final class ViewCorners: @preconcurrency LayerCornerShape {
  let configuration: UICornerConfiguration
  private weak var view: UIView?

  init(of view: UIView, _ configuration: UICornerConfiguration) {
    self.view = view
    self.configuration = configuration
  }

  func corners(of bounds: CGRect) -> LayerCorners {
    let radii = configuration.radii(in: bounds.size, concentric: concentricRadius)
    return LayerCorners(
      topLeft: radii[0], topRight: radii[1], bottomLeft: radii[2], bottomRight: radii[3])
  }

  /// Returns the radius of the container's corner less the larger of the distances from its two sides (26.G.11).
  private func concentricRadius(_ corner: Int) -> CGFloat {
    guard let view, let (container, radii) = view.cornerContainer() else { return 0 }
    let rect = view.convert(view.bounds, to: container)
    let outer = container.bounds
    let x = corner % 2 == 0 ? rect.minX - outer.minX : outer.maxX - rect.maxX
    let y = corner < 2 ? rect.minY - outer.minY : outer.maxY - rect.maxY
    guard x >= 0, y >= 0 else { return 0 }
    let radius = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight][corner]
    return max(0, radius - max(x, y))
  }
}

extension UIWindow {
  /// The radius of the corners of the display that the window fills (26.G.12); 0 for a smaller window.
  package var displayCornerRadius: CGFloat {
    let place = deviceOfDisplay
    guard place.device.size(place.orientation) == bounds.size else { return 0 }
    return place.device.cornerRadius
  }
}
