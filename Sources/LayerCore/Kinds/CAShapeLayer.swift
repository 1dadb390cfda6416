public import Foundation
public import GraphicsCore
import Paths

/// A layer that shows a path, above its background and contents; the bounds do not clip it (G.20).
open class CAShapeLayer: CALayer {
  private final var storedPath: CGPath?
  private final var storedFillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  private final var storedStrokeColor: CGColor?
  private final var storedStrokeStart: CGFloat = 0
  private final var storedStrokeEnd: CGFloat = 1
  private final var storedLineWidth: CGFloat = 1
  private final var storedMiterLimit: CGFloat = 10
  private final var storedLineDashPhase: CGFloat = 0

  /// What is shown, in the layer's coordinates.
  open var path: CGPath? {
    get { storedPath }
    set { change(.path) { storedPath = newValue } }
  }
  /// The colour of the inside; black at first.
  open var fillColor: CGColor? {
    get { storedFillColor }
    set { change(.fillColor) { storedFillColor = newValue } }
  }
  /// Which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line along the path; nil at first.
  open var strokeColor: CGColor? {
    get { storedStrokeColor }
    set { change(.strokeColor) { storedStrokeColor = newValue } }
  }
  /// Where along the path the line begins, 0…1.
  open var strokeStart: CGFloat {
    get { storedStrokeStart }
    set { change(.strokeStart) { storedStrokeStart = newValue } }
  }
  /// Where along the path the line ends, 0…1.
  open var strokeEnd: CGFloat {
    get { storedStrokeEnd }
    set { change(.strokeEnd) { storedStrokeEnd = newValue } }
  }
  /// The width of the line, half of it to either side of the path; 1 at first.
  open var lineWidth: CGFloat {
    get { storedLineWidth }
    set { change(.lineWidth) { storedLineWidth = newValue } }
  }
  /// How long a miter may be, in line widths.
  open var miterLimit: CGFloat {
    get { storedMiterLimit }
    set { change(.miterLimit) { storedMiterLimit = newValue } }
  }
  /// What open lines end in.
  open var lineCap = CAShapeLayerLineCap.butt
  /// What two lines meet in.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in the dashes the line begins.
  open var lineDashPhase: CGFloat {
    get { storedLineDashPhase }
    set { change(.lineDashPhase) { storedLineDashPhase = newValue } }
  }
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?

  /// A layer without a path.
  public override init() {
    super.init()
  }

  /// A copy of the properties of `layer`.
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

  /// A layer without a path. Differs from UIKit: nothing is read from `coder`.
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

/// Which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The rule of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Those that the outlines wind about.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which an odd number of outlines is crossed on the way out.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// What open lines of a shape layer end in.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The cap of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
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

/// What two lines of a shape layer meet in.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The join of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A sharp corner, unless it would be too long.
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
