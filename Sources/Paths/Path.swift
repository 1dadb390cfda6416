/// A path of straight lines and Bézier curves, in Double.
///
/// A path is the list of its elements: nothing is simplified, and equal paths have equal elements. A line or a curve
/// without a current point begins at its own first point.
public struct Path: Sendable, Equatable, Hashable {
  /// An element of a subpath, which starts at the end of the one before.
  public enum Element: Sendable, Equatable, Hashable {
    /// The start of a subpath.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(control: Point, end: Point)
    /// A cubic Bézier curve.
    case cubic(Point, Point, end: Point)
    /// A straight line to the start of the subpath.
    case close
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []
  /// The start of the next element; nil while the path is empty.
  public private(set) var currentPoint: Point?
  private var start: Point?

  /// Creates an empty path.
  public init() {}

  /// Whether or not the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath at `point`.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Appends a straight line to `point`.
  public mutating func line(to point: Point) {
    begin(at: point)
    elements.append(.line(point))
    currentPoint = point
  }

  /// Appends a quadratic curve to `end`.
  public mutating func quad(to end: Point, control: Point) {
    begin(at: control)
    elements.append(.quad(control: control, end: end))
    currentPoint = end
  }

  /// Appends a cubic curve to `end`.
  public mutating func cubic(to end: Point, _ control1: Point, _ control2: Point) {
    begin(at: control1)
    elements.append(.cubic(control1, control2, end: end))
    currentPoint = end
  }

  /// Closes the subpath by a straight line to its start; has no effect without a subpath.
  public mutating func close() {
    guard let start else { return }
    elements.append(.close)
    currentPoint = start
  }

  /// Appends all elements of `other`.
  public mutating func append(_ other: Path) {
    elements += other.elements
    currentPoint = other.currentPoint ?? currentPoint
    start = other.start ?? start
  }

  private mutating func begin(at point: Point) {
    if currentPoint == nil { move(to: point) }
  }

  /// Returns the path under `transform`.
  public func mapped(by transform: AffineTransform) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.map(point))
      case .line(let point): .line(transform.map(point))
      case .quad(let control, let end): .quad(control: transform.map(control), end: transform.map(end))
      case .cubic(let first, let second, let end):
        .cubic(transform.map(first), transform.map(second), end: transform.map(end))
      case .close: .close
      }
    }
    path.currentPoint = currentPoint.map(transform.map)
    path.start = start.map(transform.map)
    return path
  }

  /// The same subpaths in reverse direction and order.
  public var reversed: Path {
    var result = Path()
    for outline in outlines.reversed() { result.append(outline.reversedOutline) }
    return result
  }

  /// The path divided before every `move`, and after every `close` that an element other than a `move` follows.
  private var outlines: [Path] {
    var found: [Path] = []
    var current = Path()
    for element in elements {
      if case .move = element, !current.isEmpty {
        found.append(current)
        current = Path()
      } else if case .close? = current.elements.last, let start = current.start {
        found.append(current)
        current = Path()
        current.move(to: start)
      }
      current.append(element)
    }
    return current.isEmpty ? found : found + [current]
  }

  /// Appends an element of another path.
  public mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let end): quad(to: end, control: control)
    case .cubic(let first, let second, let end): cubic(to: end, first, second)
    case .close: close()
    }
  }

  private var reversedOutline: Path {
    var points: [Point] = []
    var result = Path()
    for element in elements { points.append(element.end ?? points.first ?? .zero) }
    let closes = elements.last == .close
    let last = closes ? points.count - 2 : points.count - 1
    guard last >= 0 else { return result }
    result.move(to: points[last])
    for index in stride(from: last, to: 0, by: -1) {
      let end = points[index - 1]
      switch elements[index] {
      case .quad(let control, _): result.quad(to: end, control: control)
      case .cubic(let first, let second, _): result.cubic(to: end, second, first)
      case .move, .line, .close: result.line(to: end)
      }
    }
    if closes { result.close() }
    return result
  }
}

extension Path.Element {
  /// The end of the element; nil for `close`, which ends at the start of its subpath.
  public var end: Point? {
    switch self {
    case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point): point
    case .close: nil
    }
  }
}
