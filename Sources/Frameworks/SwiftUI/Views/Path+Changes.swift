// Parts, changes and outlines of paths.

extension Path {
  /// A part of a path.
  @frozen
  public enum Element: Equatable, Sendable {
    /// A beginning at a point.
    case move(to: CGPoint)
    /// A line to a point.
    case line(to: CGPoint)
    /// A quadratic curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the beginning.
    case closeSubpath
  }

  /// Calls a closure with each part of the path.
  public func forEach(_ body: (Element) -> Void) {
    unsafe cgPath.applyWithBlock { pointer in
      let element = unsafe pointer.pointee
      switch unsafe element.type {
      case .moveToPoint: body(.move(to: unsafe element.points[0]))
      case .addLineToPoint: body(.line(to: unsafe element.points[0]))
      case .addQuadCurveToPoint:
        body(.quadCurve(to: unsafe element.points[1], control: unsafe element.points[0]))
      case .addCurveToPoint:
        body(
          .curve(
            to: unsafe element.points[2], control1: unsafe element.points[0],
            control2: unsafe element.points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }

  /// Creates the path of a rectangle with round corners.
  ///
  /// Differs from SwiftUI: the corners are quarters of circles or ellipses in both styles.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let width = max(0, min(cornerSize.width, rect.width / 2))
    let height = max(0, min(cornerSize.height, rect.height / 2))
    self.init(unsafe CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil))
  }

  /// Creates the path of a rectangle with a radius of each corner, where leading is left.
  ///
  /// Differs from SwiftUI: the corners are quarters of circles in both styles.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let most = max(0, min(rect.width, rect.height) / 2)
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), cornerRadii.topTrailing),
      (CGPoint(x: rect.maxX, y: rect.maxY), cornerRadii.bottomTrailing),
      (CGPoint(x: rect.minX, y: rect.maxY), cornerRadii.bottomLeading),
      (CGPoint(x: rect.minX, y: rect.minY), cornerRadii.topLeading),
    ]
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + max(0, min(cornerRadii.topLeading, most)), y: rect.minY))
    for (index, (corner, radius)) in corners.enumerated() {
      let next = corners[(index + 1) % 4].0
      let radius = max(0, min(radius, most))
      if radius > 0 {
        path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
      } else {
        path.addLine(to: corner)
      }
    }
    path.closeSubpath()
    self.init(path)
  }

  /// Creates the path of a description as `description` returns; nil for other texts.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    let counts = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0]
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard counts[String(word)] == numbers.count else { return nil }
      let points = stride(from: 0, to: numbers.count, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch word {
      case "m": move(to: points[0])
      case "l": addLine(to: points[0])
      case "q": addQuadCurve(to: points[1], control: points[0])
      case "c": addCurve(to: points[2], control1: points[0], control2: points[1])
      default: closeSubpath()
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Makes a change of a copy of the path of Core Graphics.
  mutating func changeOutline(_ change: (CGMutablePath) -> Void) {
    let copy = cgPath.mutableCopy() ?? CGMutablePath()
    change(copy)
    self = Path(copy)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    changeOutline { $0.addPath(path.cgPath, transform: transform) }
  }
  /// Adds lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard !lines.isEmpty else { return }
    changeOutline { $0.addLines(between: lines) }
  }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    changeOutline { $0.addEllipse(in: rect, transform: transform) }
  }
  /// Adds a rectangle that is transformed.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    changeOutline { $0.addRect(rect, transform: transform) }
  }
  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    changeOutline { $0.addRects(rects, transform: transform) }
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  /// Adds a rectangle with a radius of each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
  /// Adds an arc that touches two lines.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    changeOutline {
      $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
  /// Adds an arc, with a line from the last point to its beginning.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    changeOutline {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
        clockwise: clockwise, transform: transform)
    }
  }
  /// Adds an arc by its beginning and its extent.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    changeOutline {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
        transform: transform)
    }
  }

  /// The last point of the path; nil if it is empty.
  public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }

  /// Returns whether the path contains a point.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    cgPath.contains(p, using: eoFill ? .evenOdd : .winding, transform: .identity)
  }
  /// Returns the transformed path.
  public func applying(_ transform: CGAffineTransform) -> Path {
    let path = CGMutablePath()
    path.addPath(cgPath, transform: transform)
    return Path(path)
  }
  /// Returns the path moved by a distance.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
  /// Returns the outline of a line along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var path = cgPath
    if !style.dash.isEmpty {
      path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash, transform: .identity)
    }
    return Path(
      path.copy(
        strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
        miterLimit: style.miterLimit, transform: .identity))
  }
  /// Returns the area that is in this path or another.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// Returns the area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// Returns the area that is in this path but not in another.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// Returns the area that is in one of the paths but not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: eoFill ? .evenOdd : .winding))
  }
  /// Returns the path without crossings.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(cgPath.normalized(using: eoFill ? .evenOdd : .winding))
  }

  /// Returns the part of the path between two shares of its length; curves become lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (max(0, min(from, 1)), max(0, min(to, 1)))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    var lines: [(CGPoint, CGPoint)] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    // swift-format-ignore: ReplaceForEachWithForLoop
    Path(cgPath.flattened(threshold: 0.1)).forEach { element in
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        lines.append((last, point))
        last = point
      case .closeSubpath:
        lines.append((last, start))
        last = start
      }
    }
    let lengths = lines.map { hypot($0.1.x - $0.0.x, $0.1.y - $0.0.y) }
    let whole = lengths.reduce(0, +)
    let path = CGMutablePath()
    var (passed, end) = (CGFloat(0), CGPoint?.none)
    for ((one, other), length) in zip(lines, lengths) where length > 0 {
      let (lower, upper) = ((from * whole - passed) / length, (to * whole - passed) / length)
      passed += length
      guard lower < 1, upper > 0 else { continue }
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
      }
      if end != one || lower > 0 { path.move(to: point(max(0, lower))) }
      path.addLine(to: point(min(1, upper)))
      end = other
    }
    return Path(path)
  }
}
