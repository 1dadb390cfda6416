import Paths

/// Functions of numbers, and operations on paths.
enum PathDigests {
  static func functions() -> Digest {
    var (digest, numbers) = (Digest(), Numbers(seed: 1))
    for _ in 0..<50_000 {
      let (small, large) = (numbers.number(-8, 8), numbers.number(-1e6, 1e6))
      for value in [small, large] {
        digest.append(Trigonometry.sine(value))
        digest.append(Trigonometry.cosine(value))
      }
      digest.append(Trigonometry.angle(x: small, y: large))
      digest.append(Exponential.exp(small * 80))
      digest.append(Exponential.log(abs(large)))
      digest.append(Exponential.power(abs(small), large / 1e5))
    }
    return digest
  }

  static func paths() -> Digest {
    var (digest, numbers) = (Digest(), Numbers(seed: 2))
    for _ in 0..<300 {
      let path = randomPath(&numbers)
      let map = AffineTransform.rotation(by: numbers.number(-7, 7)).concatenating(
        .scale(x: numbers.number(0.1, 3), y: numbers.number(-2, 2)))
      digest.append(path.mapped(by: map))
      digest.append(path.flattened(tolerance: 1 / 16))
      let style = StrokeStyle(
        width: numbers.number(0.2, 9), cap: [.butt, .round, .square][numbers.below(3)],
        join: [.miter, .round, .bevel][numbers.below(3)], miterLimit: numbers.number(1, 12))
      for polygon in path.stroked(style, tolerance: 1 / 16) { for point in polygon { digest.append(point) } }
      let lengths = [numbers.number(1, 9), numbers.number(0.5, 6), numbers.number(0, 3)]
      digest.append(path.dashed(phase: numbers.number(-9, 9), lengths: lengths))
      digest.append(path.trimmed(from: numbers.number(0, 0.5), to: numbers.number(0.5, 1)))
      for evenOdd in [false, true] {
        digest.append(path.contains(numbers.point(), evenOdd: evenOdd) ? UInt8(1) : 0)
      }
    }
    return digest
  }

  static func combinations() -> Digest {
    var (digest, numbers) = (Digest(), Numbers(seed: 3))
    for _ in 0..<60 {
      let (one, other) = (randomPath(&numbers), randomPath(&numbers))
      let evenOdd = numbers.below(2) == 0
      for operation in [AreaOperation.union, .intersection, .difference, .symmetricDifference] {
        digest.append(one.combined(with: other, by: operation, evenOdd: evenOdd, tolerance: 1 / 32))
      }
      for part in one.components(evenOdd: evenOdd, tolerance: 1 / 32) { digest.append(part) }
    }
    return digest
  }

  /// Returns a path of all kinds of elements.
  static func randomPath(_ numbers: inout Numbers) -> Path {
    var path = Path()
    for _ in 0...numbers.below(3) {
      switch numbers.below(5) {
      case 0:
        path.appendEllipse(in: rect(&numbers))
      case 1:
        let radius = CornerRadius(numbers.number(0, 30))
        path.appendRoundedRect(
          RoundedRect(
            rect: rect(&numbers), topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
      case 2:
        let radius = CornerRadius(numbers.number(0, 30))
        path.appendContinuousRoundedRect(
          RoundedRect(
            rect: rect(&numbers), topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
      case 3:
        path.appendArc(
          center: numbers.point(), radius: numbers.number(1, 60), from: numbers.number(-9, 9),
          by: numbers.number(-7, 7))
      default:
        path.move(to: numbers.point())
        for _ in 0...numbers.below(6) {
          switch numbers.below(3) {
          case 0: path.line(to: numbers.point())
          case 1: path.quad(to: numbers.point(), control: numbers.point())
          default: path.cubic(to: numbers.point(), numbers.point(), numbers.point())
          }
        }
        if numbers.below(2) == 0 { path.close() }
      }
    }
    return path
  }

  static func rect(_ numbers: inout Numbers) -> Rect {
    let (x, y) = (numbers.number(-10, 60), numbers.number(-10, 60))
    return Rect(minX: x, minY: y, maxX: x + numbers.number(1, 80), maxY: y + numbers.number(1, 80))
  }
}
