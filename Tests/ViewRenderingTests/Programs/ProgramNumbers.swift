import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import TestSupport

/// The numbers of a random program: mostly those that programs use, sometimes such as none should.
struct ProgramNumbers {
  private var random: SeededGenerator
  /// The share of numbers that are hostile; in a quarter of all programs none is.
  private let hostility: Double

  private static let hostile: [CGFloat] = [
    0, -1, -0.0, -37.5, 1e30, -1e30, 1e15, -1e9, 65_537, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    .nan,
    .infinity, -.infinity, .leastNonzeroMagnitude, 1e-12, -1e-300,
  ]

  /// Whether or not all bytes that choose the numbers were used.
  var isOver: Bool { random.isOver }

  init(from generator: SeededGenerator) {
    random = generator
    hostility = [0, 0.03, 0.25, 0.6][Int(random.next() % 4)]
  }

  /// An index of so many things, which are not none.
  mutating func index(of count: Int) -> Int { Int(random.next() >> 1) % count }

  /// One of some things; nil of none.
  mutating func pick<Thing>(_ things: [Thing]) -> Thing? {
    things.isEmpty ? nil : things[index(of: things.count)]
  }

  /// Whether something happens that does with that chance.
  mutating func chance(_ share: Double) -> Bool { Double(random.next() >> 11) / 0x1p53 < share }

  /// Yes or no.
  mutating func flag() -> Bool { chance(0.5) }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    if chance(hostility) { return Self.hostile[index(of: Self.hostile.count)] }
    let number = random.number(in: range)
    return flag() ? number.rounded() : number
  }

  /// A place in points.
  mutating func place() -> CGFloat { number(-20...80) }
  /// A length in points.
  mutating func length() -> CGFloat { number(0...70) }
  /// A small length in points.
  mutating func small() -> CGFloat { number(0...12) }
  /// A share of a whole.
  mutating func share() -> CGFloat { number(0...64) / 64 }
  /// A factor around 1.
  mutating func factor() -> CGFloat { number(-32...128) / 64 }
  /// Some seconds.
  mutating func seconds() -> Double { Double(number(0...64)) / 64 }
  /// A whole number, which may be far out of any range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    if chance(hostility) { return [-1, 0, .max, .min, 1_000, 1_000_000][index(of: 6)] }
    return range.lowerBound + index(of: range.count)
  }

  mutating func point() -> CGPoint { CGPoint(x: place(), y: place()) }
  mutating func size() -> CGSize { CGSize(width: length(), height: length()) }
  mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func unitPoint() -> CGPoint { CGPoint(x: share(), y: share()) }
  mutating func unitRect() -> CGRect { CGRect(x: share(), y: share(), width: share(), height: share()) }
  mutating func vector() -> CGVector { CGVector(dx: place(), dy: place()) }
  mutating func offset() -> UIOffset { UIOffset(horizontal: small(), vertical: small()) }

  mutating func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: small(), left: small(), bottom: small(), right: small())
  }

  mutating func directionalInsets() -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: small(), leading: small(), bottom: small(), trailing: small())
  }

  mutating func transform() -> CGAffineTransform {
    switch index(of: 5) {
    case 0: .identity
    case 1: CGAffineTransform(translationX: place(), y: place())
    case 2: CGAffineTransform(scaleX: factor(), y: factor())
    case 3: CGAffineTransform(rotationAngle: factor() * 3)
    default: CGAffineTransform(a: factor(), b: factor(), c: factor(), d: factor(), tx: place(), ty: place())
    }
  }

  mutating func transform3D() -> CATransform3D {
    switch index(of: 4) {
    case 0: return CATransform3DIdentity
    case 1: return CATransform3DMakeRotation(factor() * 3, factor(), factor(), factor())
    case 2: return CATransform3DMakeAffineTransform(transform())
    default:
      var transform = CATransform3DMakeRotation(factor(), 0, 1, 0)
      transform.m34 = -1 / (100 + length())
      return transform
    }
  }

  mutating func color() -> UIColor {
    UIColor(red: share(), green: share(), blue: share(), alpha: flag() ? 1 : share())
  }

  mutating func priority() -> UILayoutPriority {
    UILayoutPriority([1_000, 1_000, 999, 750, 500, 250, 1, Float(length())][index(of: 8)])
  }

  mutating func text() -> String {
    [
      "", "A", "Some words to break", "Zeile\nzwei", "é ä", "WWWWWWWWWWWWWWWW", "\u{4D}\u{301} \u{1F600}",
      " ",
    ][
      index(of: 8)]
  }

  mutating func font() -> UIFont {
    flag()
      ? .systemFont(ofSize: small() + 4) : .systemFont(ofSize: length() / 4, weight: flag() ? .bold : .thin)
  }

  mutating func path() -> UIBezierPath {
    switch index(of: 5) {
    case 0: return UIBezierPath(rect: rect())
    case 1: return UIBezierPath(ovalIn: rect())
    case 2: return UIBezierPath(roundedRect: rect(), cornerRadius: small())
    case 3:
      return UIBezierPath(
        arcCenter: point(), radius: length(), startAngle: factor() * 4, endAngle: factor() * 4,
        clockwise: flag())
    default:
      let path = UIBezierPath()
      path.move(to: point())
      for _ in 0...index(of: 4) {
        if flag() {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
      }
      if flag() { path.close() }
      return path
    }
  }

  mutating func image() -> UIImage? {
    let (width, height) = (1 + index(of: 6), 1 + index(of: 6))
    let pixels = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 &* 37) | 0x80 }
    let image = UIImage(
      cgImage: CGImage(
        width: width, height: height, pixels: pixels.enumerated().map { $0 & 3 == 3 ? 255 : $1 }),
      scale: CGFloat(1 + index(of: 3)), orientation: .up)
    switch index(of: 5) {
    case 0: return image.resizableImage(withCapInsets: insets())
    case 1: return image.withAlignmentRectInsets(insets())
    case 2: return UIImage(systemName: "star")
    case 3: return image.withRenderingMode(.alwaysTemplate)
    default: return image
    }
  }
}
