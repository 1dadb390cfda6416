import CPixels
import Paths
import TestSupport
import Testing

@testable import Raster

/// Kernels for gradients are held against the arithmetic of single pixels.
@Suite struct GradientKernelTests {
  private static let all = [GradientKernel.narrow] + (GradientKernel.wide.map { [$0] } ?? [])
  private static let unwritten = Pixel(red: 9, green: 8, blue: 7, alpha: 6)

  /// The source pixels of a linear gradient, one by one.
  private func plain(_ gradient: Gradient, _ columns: Range<Int>, row: Int) -> [Pixel] {
    guard gradient.deviceToGradient.isFinite, case .linear(let line) = GradientParameter(gradient) else {
      return columns.map { _ in .transparent }
    }
    let ramp = ColorRamp(gradient)
    return columns.map { column in
      let t = line.value(
        at: gradient.deviceToGradient.map(Point(x: Double(column) + 0.5, y: Double(row) + 0.5)))
      guard t >= 0 || gradient.extendsBefore, t <= 1 || gradient.extendsAfter, !t.isNaN else {
        return .transparent
      }
      var next = 0
      return ramp.color(at: max(0, min(t, 1)), next: &next)
    }
  }

  private func source(
    _ gradient: Gradient, _ columns: Range<Int>, row: Int, _ kernel: GradientKernel
  ) -> [Pixel] {
    var pixels = Array(repeating: Self.unwritten, count: columns.count + 3)
    GradientSource(gradient, kernel: kernel).read(columns, row: row, into: &pixels)
    #expect(pixels.suffix(3) == [Self.unwritten, Self.unwritten, Self.unwritten])
    return Array(pixels.prefix(columns.count))
  }

  @Test(arguments: all.indices)
  func `every run of a line has the colours that its pixels have one by one`(index: Int) {
    var random = RandomLine(seed: 11)
    for number in 0..<20_000 {
      let (gradient, columns, row) = (random.gradient(), random.columns(), random.row())
      let actual = source(gradient, columns, row: row, Self.all[index])
      guard actual == plain(gradient, columns, row: row) else {
        Issue.record("\(number): \(gradient), columns \(columns) of row \(row)")
        return
      }
    }
  }

  @Test(arguments: all.indices)
  func `a kernel draws up to the first pixel that is not in the stretch`(index: Int) throws {
    // Pixel centres are at odd 128ths; stops at some of them.
    for (low, high) in [(0, 1), (1, 3), (7, 71), (1, 127), (5, 9), (9, 128), (127, 128)] {
      let stops = [low, high].map { place in
        let grey: Double = place == low ? 0 : 1
        return GradientStop(location: Double(place) / 128, red: grey, green: grey, blue: grey)
      }
      let gradient = Gradient(.linear(from: .zero, to: Point(x: 64, y: 0)), stops: stops)
      guard case .linear(let line) = GradientParameter(gradient) else { throw Missing.line }
      var next = 0
      let t = Double(low) / 128
      let stretch = ColorRamp(gradient).stretch(around: t, drawn: 0...1, next: &next)
      for first in low / 2..<(high + 1) / 2 {
        var pixels = Array(repeating: Self.unwritten, count: 90)
        let count = Self.all[index].draw(
          &pixels, 2..<82, row: 3, from: first, line: line.mapped(by: .identity), stretch: stretch)
        // The stretch has the first stop and not the second.
        let end = high == 128 ? 64 : high / 2
        #expect(count == (2 * first + 1 < low ? 0 : end - first), "\(low) to \(high) from \(first)")
        let drawn = plain(gradient, first..<first + count, row: 3)
        #expect(Array(pixels[2..<2 + count]) == drawn)
        #expect(pixels[..<2].allSatisfy { $0 == Self.unwritten })
        #expect(pixels[(2 + count)...].allSatisfy { $0 == Self.unwritten })
      }
    }
  }

  @Test(arguments: all.indices)
  func `a row of one parameter has one colour, and a row that has none at an end is no such row`(index: Int) {
    let stops = [
      GradientStop(location: 0, red: 1, green: 0, blue: 0),
      GradientStop(location: 1, red: 0, green: 1, blue: 0),
    ]
    let down = Gradient(.linear(from: .zero, to: Point(x: 0, y: 100)), stops: stops)
    #expect(Set(source(down, -50..<50, row: 30, Self.all[index])) == Set(plain(down, 0..<1, row: 30)))
    // Infinity times 0 is no number: of the columns on both sides, only some have a parameter.
    var far = down
    far.deviceToGradient = AffineTransform(a: 0x1p1023, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let pixels = source(far, -5..<6, row: 30, Self.all[index])
    #expect(pixels == plain(far, -5..<6, row: 30))
    #expect(Set(pixels).count == 2)
  }

  @Test(arguments: all.indices)
  func `no channel exceeds alpha`(index: Int) {
    var stretch = cpixels_stretch()
    (stretch.high, stretch.length, stretch.opacity) = (1, 1, 255)
    // As channels may come out that equal alpha, only by more.
    stretch.channels = (0.7, 0.6, 0.5, 0.4)
    let line = GradientParameter.Line(start: .zero, dx: 9, dy: 0).mapped(by: .identity)
    var pixels = Array(repeating: Self.unwritten, count: 9)
    #expect(Self.all[index].draw(&pixels, 0..<9, row: 0, from: 0, line: line, stretch: stretch) == 9)
    #expect(Set(pixels) == [Pixel(red: 102, green: 102, blue: 102, alpha: 102)])
  }

  private enum Missing: Error { case line }
}

/// Lines and stops of all kinds, and runs of columns to see them in.
private struct RandomLine {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func chance(_ outOf: Int) -> Bool { Int.random(in: 0..<outOf, using: &generator) == 0 }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    chance(3) ? Double.random(in: range, using: &generator).rounded() : .random(in: range, using: &generator)
  }

  /// Mostly as many as a kernel takes at once or less.
  mutating func columns() -> Range<Int> {
    let first = chance(9) ? Int.random(in: -9_000_000...9_000_000, using: &generator) : Int(number(-40...40))
    return first..<first + Int.random(in: 0...(chance(4) ? 300 : 40), using: &generator)
  }

  mutating func row() -> Int { Int(number(-20...60)) }

  mutating func gradient() -> Gradient {
    // Flat, as long as a row, and steep.
    let sizes: [Double] = [1e5, 100, 40, 3, 0.01]
    let size = sizes.randomElement(using: &generator) ?? 40
    let from = Point(x: number(-40...40), y: number(-40...40))
    var to = Point(x: from.x + size * number(-1...1), y: from.y + size * number(-1...1))
    if chance(4) { to.x = from.x }
    if chance(4) { to.y = from.y }
    return Gradient(
      .linear(from: from, to: to), stops: stops(), deviceToGradient: map(), extendsBefore: chance(2),
      extendsAfter: chance(2), interpolation: chance(2) ? .straight : .premultiplied,
      opacity: chance(2) ? 255 : .random(in: 0...255, using: &generator))
  }

  private mutating func stops() -> [GradientStop] {
    let count = chance(3) ? Int.random(in: 0...6, using: &generator) : 2
    return (0..<count).map { index in
      func channel() -> Double { chance(3) ? (chance(2) ? 0 : 1) : number(0...1) }
      let location = chance(2) ? Double(index) / Double(max(1, count - 1)) : number(-4...12) / 8
      return GradientStop(
        location: chance(9) ? location.nextUp : location, red: channel(), green: channel(), blue: channel(),
        alpha: chance(2) ? 1 : channel())
    }
  }

  private mutating func map() -> AffineTransform {
    let shift = AffineTransform.translation(x: number(-30...30), y: number(-30...30))
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: return .identity
    case 2: return shift
    case 3: return AffineTransform.scale(x: number(-3...3), y: number(-3...3)).concatenating(shift)
    case 4: return AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 1).concatenating(shift)
    case 5: return AffineTransform.rotation(by: number(-4...4)).concatenating(shift)
    case 6:
      func entry() -> Double { chance(3) ? 0 : number(-2...2) }
      return AffineTransform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
    default:
      // So far away that parameters are infinite, or none.
      func entry() -> Double { chance(2) ? 0 : number(-1...1) * 0x1p1023 }
      return AffineTransform(a: entry(), b: entry(), c: entry(), d: entry(), tx: entry(), ty: entry())
    }
  }
}
