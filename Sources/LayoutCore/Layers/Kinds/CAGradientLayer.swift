public import Foundation

/// A layer that shows colours running into each other (G.19). Differs from UIKit: it is not drawn yet.
open class CAGradientLayer: CALayer {
  /// The colours, as `CGColor`s, from start to end.
  open var colors: [Any]?
  /// Where each colour is reached, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// Where the first colour is, in shares of the bounds; the middle of the upper edge at first.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in shares of the bounds; the middle of the lower edge at first.
  open var endPoint = CGPoint(x: 0.5, y: 1)
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
    colors = layer.colors
    locations = layer.locations
    startPoint = layer.startPoint
    endPoint = layer.endPoint
    type = layer.type
  }

  /// A layer without colours. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
