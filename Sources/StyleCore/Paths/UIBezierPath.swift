public import Foundation
public import GraphicsCore
import Paths

/// A path with a style, in points, y down.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  var outline: CGMutablePath

  /// The width of lines in points, 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the joints of lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The limit of the length of a miter, in line widths.
  open var miterLimit: CGFloat = 10
  /// The distance by which a drawn curve may deviate.
  ///
  /// Differs from UIKit: it has no effect; curves deviate by 1/512 pixel.
  open var flatness: CGFloat = 0.6
  /// Whether or not the even-odd rule determines the inside, instead of the winding rule.
  open var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    outline = CGMutablePath()
    super.init()
  }

  /// Creates a path that `encode(with:)` encoded, or `nil` for other data.
  public required init?(coder: NSCoder) {
    outline = CGMutablePath()
    super.init()
    guard decode(coder) else { return nil }
  }

  /// Encodes the elements and the style.
  ///
  /// Differs from UIKit: it writes other keys, which UIKit does not read.
  open func encode(with coder: NSCoder) { encodeAll(coder) }

  /// Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The elements as a Core Graphics path.
  ///
  /// A new value replaces all elements.
  open var cgPath: CGPath {
    get { CGPath(outline.path) }
    set { outline = CGMutablePath(newValue.path) }
  }

  /// Whether or not the path has no elements.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around the outlines, or null for an empty path.
  open var bounds: CGRect { outline.boundingBoxOfPath }

  /// The point at which the next element starts.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Returns whether a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a subpath at `point`.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Appends a straight line to `point`.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Appends a cubic Bézier curve to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Appends a quadratic Bézier curve to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Appends an arc of a circle, after a line to its start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Appends a straight line to the start of the subpath.
  open func close() { outline.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.outline) }

  /// Returns a path with the same outlines in reverse direction.
  open func reversing() -> UIBezierPath {
    let path = copyOfSelf()
    path.outline = CGMutablePath(outline.path.reversed)
    return path
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    outline = CGMutablePath(outline.path.mapped(by: transform))
  }

  /// Sets the lengths of dashes and gaps in turn, and the length of the pattern that is skipped at the start of a
  /// subpath.
  ///
  /// Without a pattern, lines have no gaps.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Stores the values of `setLineDash`.
  ///
  /// - Parameter pattern: Room for as many lengths as `count` receives in a call without a pattern.
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

  /// Fills the path with the current fill colour, in the context's blend mode and opacity.
  open func fill() {
    paint { fill(in: $0) }
  }

  /// Fills the path with the current fill colour in a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      fill(in: context)
    }
  }

  /// Strokes the path with the current stroke colour, in the context's blend mode and opacity.
  open func stroke() {
    paint { stroke(in: $0) }
  }

  /// Strokes the path with the current stroke colour in a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      stroke(in: context)
    }
  }

  /// Intersects the clip of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(outline)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Returns a path with the same elements and style.
  open func copy(with zone: NSZone? = nil) -> Any { copyOfSelf() }

  /// Returns whether two paths have the same outline and style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return outline == other.outline && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dashes == other.dashes
      && dashPhase == other.dashPhase
  }

  open override var hash: Int { outline.hashValue }

  /// The elements, each with its end before its control points.
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

  /// Draws the outline by a closure in the current context, and restores the context's state.
  private func paint(_ draw: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(outline)
    draw(context)
    context.restoreGState()
  }
}
