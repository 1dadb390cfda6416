public import Foundation
import GraphicsCore
import Paths

/// A layer that shows colours running into each other, above its background and within its rounded corners (G.19).
///
/// Between two colours each channel runs on its own, alpha too, as on a phone: from white to transparent black there
/// is grey in between.
open class CAGradientLayer: CALayer {
  private final var storedColors: [Any]?
  private final var storedLocations: [NSNumber]?
  private final var storedStartPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  private final var storedEndPoint: CGPoint = CGPoint(x: 0.5, y: 1)

  /// The colours, as `CGColor`s, from start to end.
  open var colors: [Any]? {
    get { storedColors }
    set { change(.colors) { storedColors = newValue } }
  }
  /// Where each colour is reached, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set { change(.locations) { storedLocations = newValue } }
  }
  /// Where the first colour is, in shares of the bounds; the middle of the upper edge at first.
  open var startPoint: CGPoint {
    get { storedStartPoint }
    set { change(.startPoint) { storedStartPoint = newValue } }
  }
  /// Where the last colour is, in shares of the bounds; the middle of the lower edge at first. An axial gradient whose
  /// ends are in one place runs as at first (G.32).
  open var endPoint: CGPoint {
    get { storedEndPoint }
    set { change(.endPoint) { storedEndPoint = newValue } }
  }
  /// The shape of lines of one colour.
  open var type = CAGradientLayerType.axial

  /// A layer without colours.
  public override init() {
    super.init()
  }

  /// A copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    storedColors = layer.storedColors
    storedLocations = layer.storedLocations
    storedStartPoint = layer.storedStartPoint
    storedEndPoint = layer.storedEndPoint
    type = layer.type
  }

  /// A layer without colours. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var ownMarks: [LayerMark] {
    guard let paint else { return [] }
    // The clip to the bounds has the same corners, which would count twice.
    return [.fill(masksToBounds ? .rect(bounds) : boundsFigure, .gradient(paint))]
  }

  /// The colours in the layer's points; nil without any.
  private var paint: Drawing.GradientPaint? {
    // In arrays from Objective-C, colours may come as any object.
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    let places = colors.indices.map { index in
      locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
        ?? CGFloat(index) / CGFloat(max(1, colors.count - 1))
    }
    guard let gradient = CGGradient(colors: colors, locations: places) else { return nil }
    let (from, to) = (pointInBounds(startPoint), pointInBounds(endPoint))
    var map = Paths.AffineTransform.identity
    let geometry: Drawing.GradientPaint.Geometry
    switch type {
    case .radial:
      // A circle of radius 1 becomes the ellipse whose box has one corner at the end.
      map = Paths.AffineTransform(
        a: abs(to.x - from.x), b: 0, c: 0, d: abs(to.y - from.y), tx: from.x, ty: from.y)
      geometry = .radial(from: .zero, radius: 0, to: .zero, endRadius: 1)
    case .conic:
      geometry = .conic(from, angle: Trigonometry.angle(x: to.x - from.x, y: to.y - from.y))
    default:
      // Two points in one place are as if none had been set (G.32).
      geometry =
        startPoint == endPoint
        ? .linear(from: pointInBounds(CGPoint(x: 0.5, y: 0)), to: pointInBounds(CGPoint(x: 0.5, y: 1)))
        : .linear(from: from, to: to)
    }
    return Drawing.GradientPaint(
      gradient, geometry, transform: map, extendsBefore: true, extendsAfter: true, isPremultiplied: false)
  }

  private func pointInBounds(_ share: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height)
  }
}

/// The shape of a gradient's lines of one colour.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The type of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight lines across the way from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses about the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Rays from the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
