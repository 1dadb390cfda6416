public import Foundation
public import GraphicsCore
import Paths

/// A layer that draws a path above its background and contents, not clipped to the bounds (G.20).
open class CAShapeLayer: CALayer {
  private final var storedPath: CGPath?
  private final var storedFillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  private final var storedStrokeColor: CGColor?
  private final var storedStrokeStart: CGFloat = 0
  private final var storedStrokeEnd: CGFloat = 1
  private final var storedLineWidth: CGFloat = 1
  private final var storedMiterLimit: CGFloat = 10
  private final var storedLineDashPhase: CGFloat = 0

  /// The path, in the layer's coordinates.
  open var path: CGPath? {
    get { storedPath }
    set { change(.path) { storedPath = newValue } }
  }
  /// The colour that fills the path; black by default.
  open var fillColor: CGColor? {
    get { storedFillColor }
    set { change(.fillColor) { storedFillColor = newValue } }
  }
  /// The rule that decides which points are inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour that strokes the path; nil by default.
  open var strokeColor: CGColor? {
    get { storedStrokeColor }
    set { change(.strokeColor) { storedStrokeColor = newValue } }
  }
  /// The relative location on the path at which the stroke starts, 0…1.
  open var strokeStart: CGFloat {
    get { storedStrokeStart }
    set { change(.strokeStart) { storedStrokeStart = newValue } }
  }
  /// The relative location on the path at which the stroke ends, 0…1.
  open var strokeEnd: CGFloat {
    get { storedStrokeEnd }
    set { change(.strokeEnd) { storedStrokeEnd = newValue } }
  }
  /// The width of the stroke in points, half of it on each side of the path; 1 by default.
  open var lineWidth: CGFloat {
    get { storedLineWidth }
    set { change(.lineWidth) { storedLineWidth = newValue } }
  }
  /// The miter limit, in line widths.
  open var miterLimit: CGFloat {
    get { storedMiterLimit }
    set { change(.miterLimit) { storedMiterLimit = newValue } }
  }
  /// The cap of open lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The join of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset into the dash pattern at which the stroke starts, in points.
  open var lineDashPhase: CGFloat {
    get { storedLineDashPhase }
    set { change(.lineDashPhase) { storedLineDashPhase = newValue } }
  }
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?

  /// Creates a layer without a path.
  public override init() {
    super.init()
  }

  /// Creates a copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CAShapeLayer else { return }
    storedPath = layer.storedPath
    storedFillColor = layer.storedFillColor
    fillRule = layer.fillRule
    storedStrokeColor = layer.storedStrokeColor
    storedStrokeStart = layer.storedStrokeStart
    storedStrokeEnd = layer.storedStrokeEnd
    storedLineWidth = layer.storedLineWidth
    storedMiterLimit = layer.storedMiterLimit
    lineCap = layer.lineCap
    lineJoin = layer.lineJoin
    storedLineDashPhase = layer.storedLineDashPhase
    lineDashPattern = layer.lineDashPattern
  }

  /// Creates a layer without a path.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var ownMarks: [LayerMark] {
    guard let path = path?.path else { return [] }
    var marks: [LayerMark] = []
    if let fillColor { marks.append(.fill(.path(path, evenOdd: fillRule == .evenOdd), .color(fillColor))) }
    if let strokeColor, lineWidth > 0, strokeStart < strokeEnd {
      let line = path.trimmed(from: strokeStart, to: strokeEnd)
      marks.append(.fill(.stroke(line, strokeStyle), .color(strokeColor)))
    }
    return marks
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCap.strokeCap, join: lineJoin.strokeJoin, miterLimit: miterLimit,
      dashPhase: lineDashPhase, dashLengths: (lineDashPattern ?? []).map(\.doubleValue))
  }
}

/// The rule that decides which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the rule of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The rule by which points with a winding number other than 0 are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The rule by which points whose rays cross the path an odd number of times are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The cap of a shape layer's open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the cap of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A cap that ends at the last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle about the last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square about the last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var strokeCap: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// The join of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the join of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, unless it exceeds the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A circle about the common point.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var strokeJoin: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
