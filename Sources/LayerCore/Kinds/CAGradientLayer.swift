public import Foundation
import GraphicsCore
import Paths

/// A layer that draws a colour gradient above its background and within its rounded corners (G.19).
///
/// Between two colours each channel is interpolated on its own, alpha too, as on a phone: from white to transparent
/// black there is grey in between.
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
  /// The locations of the colours, 0…1; nil spreads them evenly.
  open var locations: [NSNumber]? {
    get { storedLocations }
    set { change(.locations) { storedLocations = newValue } }
  }
  /// The location of the first colour, in unit coordinates of the bounds; the middle of the upper edge by default.
  open var startPoint: CGPoint {
    get { storedStartPoint }
    set { change(.startPoint) { storedStartPoint = newValue } }
  }
  /// The location of the last colour, in unit coordinates of the bounds; the middle of the lower edge by default.
  ///
  /// An axial gradient whose ends are equal has the default ones (G.32).
  open var endPoint: CGPoint {
    get { storedEndPoint }
    set { change(.endPoint) { storedEndPoint = newValue } }
  }
  /// The style of the gradient.
  open var type = CAGradientLayerType.axial

  /// Creates a layer without colours.
  public override init() {
    super.init()
  }

  /// Creates a copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAGradientLayer else { return }
    storedColors = layer.storedColors
    storedLocations = layer.storedLocations
    storedStartPoint = layer.storedStartPoint
    storedEndPoint = layer.storedEndPoint
    type = layer.type
  }

  /// Creates a layer without colours.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var ownMarks: [LayerMark] {
    guard let paint else { return [] }
    // The clip to the bounds has the same corners, which would be applied twice.
    return [.fill(masksToBounds ? .rect(bounds) : boundsFigure, .gradient(paint))]
  }

  /// The gradient in the layer's points; nil without colours.
  private var paint: Drawing.GradientPaint? {
    // Arrays from Objective-C may hold colours as any object.
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
      // A circle of radius 1 becomes the ellipse whose bounding box has one corner at the end.
      map = Paths.AffineTransform(
        a: abs(to.x - from.x), b: 0, c: 0, d: abs(to.y - from.y), tx: from.x, ty: from.y)
      geometry = .radial(from: .zero, radius: 0, to: .zero, endRadius: 1)
    case .conic:
      geometry = .conic(from, angle: Trigonometry.angle(x: to.x - from.x, y: to.y - from.y))
    default:
      // Two equal points are replaced by the default ones (G.32).
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

/// The style of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the type of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A gradient with straight lines of one colour across the direction from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient with ellipses of one colour about the start.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient with rays of one colour from the start.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
