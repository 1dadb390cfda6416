public import Foundation
import Paths

/// A path that can be added to and drawn, in points, y down.
///
/// Differs from UIKit: the corners of rounded rectangles are quarters of circles (G.21 has smoother ones).
open class UIBezierPath: NSObject, NSCopying {
  private var outline: CGMutablePath

  /// The width of lines; 1 at first.
  open var lineWidth: CGFloat = 1
  /// What open lines end in.
  open var lineCapStyle = CGLineCap.butt
  /// What two lines meet in.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long a miter may be, in line widths.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may stray. Differs from UIKit: it has no effect; curves stray by 1/512 pixel.
  open var flatness: CGFloat = 0.6
  /// Whether the inside is told by the even-odd rule, not by winding.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// A path of no elements.
  public override init() {
    outline = CGMutablePath()
    super.init()
  }

  /// The outline of `rect`.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// The ellipse that touches the four sides of `rect`.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// `rect` with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// `rect` with some corners round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    var rounded = RoundedRect(
      rect, cornerWidth: min(cornerRadii.width, limit), cornerHeight: min(cornerRadii.height, limit))
    let square = CornerRadius(0)
    if !corners.contains(.topLeft) { rounded.topLeft = square }
    if !corners.contains(.topRight) { rounded.topRight = square }
    if !corners.contains(.bottomRight) { rounded.bottomRight = square }
    if !corners.contains(.bottomLeft) { rounded.bottomLeft = square }
    outline.path.appendRoundedRect(rounded)
  }

  /// An arc of a circle; angles are in radians, clockwise on a screen from the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of the elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The elements; setting them replaces all.
  open var cgPath: CGPath {
    get { CGPath(outline.path) }
    set { outline = CGMutablePath(newValue.path) }
  }

  /// Whether there are no elements.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest upright rectangle around the outlines; null without any.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  /// Where the next element starts.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether `point` lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a new outline at `point`.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// A straight line to `point`.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// A cubic curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// A quadratic curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// An arc of a circle, after a line to its beginning.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// A straight line back to where the outline began.
  open func close() { outline.closeSubpath() }

  /// Forgets all elements.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// The elements of `bezierPath`, behind these.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  /// The same outlines, run through backwards.
  open func reversing() -> UIBezierPath {
    let path = copyOfSelf()
    path.outline = CGMutablePath(outline.path.reversed)
    return path
  }

  /// Moves every point by `transform`.
  open func apply(_ transform: CGAffineTransform) {
    outline = CGMutablePath(outline.path.mapped(by: transform))
  }

  /// The dashes of lines. Differs from UIKit: lines are drawn without gaps, and that is reported.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Fills the inside with the current fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the inside with the current fill colour at an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Draws a line along the path in the current stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path in the current stroke colour at an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashes)
      context.strokePath()
    }
  }

  /// Narrows the clip of the current context to the inside.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// A path of the same elements and the same style.
  open func copy(with zone: NSZone? = nil) -> Any { copyOfSelf() }

  /// Whether both are the same outline, drawn with the same lines.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline == other.outline && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
      && dashPhase == other.dashPhase
  }

  open override var hash: Int { outline.hashValue }

  private func copyOfSelf() -> UIBezierPath {
    let path = UIBezierPath(cgPath: outline)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dashes = dashes
    path.dashPhase = dashPhase
    return path
  }

  private func paint(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.addPath(outline)
    draw(context)
    context.restoreGState()
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// The corners whose bits are set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}
