import Paths
import Text

/// The weights of `UIFont.Weight`, and some between and beyond.
let weights = [-1, -0.8, -0.6, -0.4, -0.2, 0, 0.1, 0.23, 0.3, 0.4, 0.5, 0.56, 0.62, 1]

extension SystemTypeface {
  /// The outline of the glyph of one scalar, and its advance.
  func glyph(_ scalar: Unicode.Scalar) -> (path: Path, advance: Double) {
    let glyphs = shaped(String(scalar))
    return (outline(of: glyphs[0].glyph), glyphs[0].advance)
  }

  func shaped(_ text: String) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    shape(ArraySlice(text.unicodeScalars), into: &glyphs)
    return glyphs
  }

  /// The outline of a line of text.
  func outline(of text: String) -> Path {
    var path = Path()
    var x = 0.0
    for glyph in shaped(text) {
      path.append(
        outline(of: glyph.glyph).mapped(by: .translation(x: x + glyph.offset.x, y: glyph.offset.y)))
      x += glyph.advance
    }
    return path
  }

  /// Returns the scalars of a range that the typeface has.
  func covered(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap { Unicode.Scalar($0) }.filter { covers($0) }
  }
}

extension Path {
  /// The sum of the outlines' areas, exactly; those of holes count less than nothing.
  ///
  /// Twice the area under a cubic curve is a sum of cross products of its points: with 6, 3, 1, 3, 3 and 6 tenths. On a
  /// straight line these add up to the product of its ends.
  var signedArea: Double {
    func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - b.x * a.y }
    var sum = 0.0
    var (start, from) = (Point.zero, Point.zero)
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let point): sum += cross(from, point)
      case .quad(let control, let end):
        sum += (2 * cross(from, control) + cross(from, end) + 2 * cross(control, end)) / 3
      case .cubic(let first, let second, let end):
        let near = 6 * cross(from, first) + 3 * cross(from, second) + cross(from, end)
        sum += (near + 3 * cross(first, second) + 3 * cross(first, end) + 6 * cross(second, end)) / 10
      case .close: sum += cross(from, start)
      }
      from = element.end ?? start
    }
    return sum / 2
  }

  /// The area of ink, however outlines lie over each other.
  var inkArea: Double { abs(normalized(evenOdd: false, tolerance: 1.0 / 2048).signedArea) }
}

extension Unicode.Scalar {
  /// `U+0041`.
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
