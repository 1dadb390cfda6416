public import Foundation
public import GraphicsCore
import Paths

/// A path that can be added to and drawn, in points, y down.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var outline: CGMutablePath

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
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// A path of no elements.
  public override init() {
    outline = CGMutablePath()
    super.init()
  }

  /// The path that was encoded by `encode(with:)`.
  public required init?(coder: NSCoder) {
    outline = CGMutablePath()
    super.init()
    guard decode(coder) else { return nil }
  }

  /// Writes elements and style. Differs from UIKit: other keys, which UIKit does not read.
  open func encode(with coder: NSCoder) { encodeAll(coder) }

  /// Always true.
  open class var supportsSecureCoding: Bool { true }

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

  /// The lengths of dashes and gaps in turn, and how much of them has passed where an outline begins; lines
  /// have no gaps without any.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Stores what `setLineDash` was told; `pattern` has room for as many lengths as `count` says without it.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern = unsafe pattern {
      for (index, length) in dashes.enumerated() { unsafe pattern[index] = length }
    }
    unsafe count?.pointee = dashes.count
    unsafe phase?.pointee = dashPhase
  }

  /// Fills the inside with the current fill colour, in the context's blend mode and opacity.
  open func fill() {
    paint { fill(in: $0) }
  }

  /// Fills the inside with the current fill colour in a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill(in: context)
    }
  }

  /// Draws a line along the path in the current stroke colour, in the context's blend mode and opacity.
  open func stroke() {
    paint { stroke(in: $0) }
  }

  /// Draws a line along the path in the current stroke colour in a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke(in: context)
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

  /// The elements, ends before control points.
  open override var description: String { describedElements }

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

  private func fill(in context: CGContext) {
    context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func stroke(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.strokePath()
  }

  /// Has the outline drawn by the current context, whose state is the same afterwards.
  private func paint(_ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(outline)
    draw(context)
    context.restoreGState()
  }
}
