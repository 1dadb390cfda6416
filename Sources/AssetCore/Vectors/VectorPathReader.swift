import Paths

/// The reader of the paths of an SVG file (SVG 1.1, section 8.3).
struct VectorPathReader {
  /// The path up to the first error, as the standard has it.
  private(set) var path = Path()
  /// Whether or not the whole text is a path.
  private(set) var isComplete = true

  private var numbers: VectorNumbers
  private var current = Point(x: 0, y: 0)
  private var start = Point(x: 0, y: 0)
  /// The last control point, which a smooth curve mirrors, and the order of that curve.
  private var control: (point: Point, order: Int)?
  private var isOpen = false

  init(_ text: String) {
    numbers = VectorNumbers(text)
    read()
  }

  private mutating func read() {
    var command: UInt8?
    while true {
      if let next = numbers.command() {
        command = next
      } else if numbers.isAtEnd {
        return
      } else if let last = command, last != UInt8(ascii: "Z"), last != UInt8(ascii: "z") {
        // Further pairs of a move are lines.
        if last == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        if last == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      } else {
        isComplete = false
        return
      }
      guard let command, run(command) else {
        isComplete = false
        return
      }
    }
  }

  private mutating func run(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : Point(x: 0, y: 0)
    let last = control
    control = nil
    func mirrored(_ order: Int) -> Point {
      guard let last, last.order == order else { return current }
      return Point(x: 2 * current.x - last.point.x, y: 2 * current.y - last.point.y)
    }
    switch command & ~0x20 {
    case UInt8(ascii: "M"):
      guard let point = numbers.point(from: origin) else { return false }
      (current, start, isOpen) = (point, point, true)
      path.move(to: point)
    case UInt8(ascii: "L"):
      guard let point = numbers.point(from: origin) else { return false }
      line(to: point)
    case UInt8(ascii: "H"):
      guard let x = numbers.number() else { return false }
      line(to: Point(x: origin.x + x, y: current.y))
    case UInt8(ascii: "V"):
      guard let y = numbers.number() else { return false }
      line(to: Point(x: current.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let first = numbers.point(from: origin), let second = numbers.point(from: origin),
        let end = numbers.point(from: origin)
      else { return false }
      cubic(first, second, end)
    case UInt8(ascii: "S"):
      guard let second = numbers.point(from: origin), let end = numbers.point(from: origin) else {
        return false
      }
      cubic(mirrored(3), second, end)
    case UInt8(ascii: "Q"):
      guard let middle = numbers.point(from: origin), let end = numbers.point(from: origin) else {
        return false
      }
      quad(middle, end)
    case UInt8(ascii: "T"):
      guard let end = numbers.point(from: origin) else { return false }
      quad(mirrored(2), end)
    case UInt8(ascii: "A"):
      guard let rx = numbers.number(), let ry = numbers.number(), let angle = numbers.number(),
        let isLarge = numbers.flag(), let sweeps = numbers.flag(), let end = numbers.point(from: origin)
      else { return false }
      begin()
      VectorArc(from: current, to: end, radii: (rx, ry), angle: angle, isLarge: isLarge, sweeps: sweeps)
        .append(to: &path)
      current = end
    case UInt8(ascii: "Z"):
      if isOpen { path.close() }
      (current, isOpen) = (start, false)
    default: return false
    }
    return true
  }

  /// Begins a part of the path where the last one was closed.
  private mutating func begin() {
    if !isOpen { path.move(to: current) }
    isOpen = true
  }

  private mutating func line(to point: Point) {
    begin()
    path.line(to: point)
    current = point
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    begin()
    path.cubic(to: end, first, second)
    (current, control) = (end, (second, 3))
  }

  private mutating func quad(_ middle: Point, _ end: Point) {
    begin()
    path.quad(to: end, control: middle)
    (current, control) = (end, (middle, 2))
  }
}
