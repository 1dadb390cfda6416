import TestSupport
import Testing

@testable import Raster

/// Kernels are held against the arithmetic of single pixels.
@Suite struct PixelKernelsTests {
  private static let all = [PixelKernels.narrow] + (PixelKernels.wide.map { [$0] } ?? [])

  private func pixel(_ generator: inout SeededGenerator) -> Pixel {
    let alpha = [0, 255, UInt8.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
    func channel() -> UInt8 { .random(in: 0...alpha, using: &generator) }
    return Pixel(red: channel(), green: channel(), blue: channel(), alpha: alpha)
  }

  @Test(arguments: all.indices)
  func `every run is composited as its pixels are one by one, and nothing beside it`(index: Int) {
    let kernels = Self.all[index]
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<3_000 {
      let count = Int.random(in: 1...40, using: &generator)
      let row = (0..<count).map { _ in pixel(&generator) }
      let start = Int.random(in: 0...count, using: &generator)
      let run = start..<Int.random(in: start...count, using: &generator)
      let source = pixel(&generator)

      var filled = row
      kernels.fill(&filled, run, with: source)
      #expect(filled == row.indices.map { run.contains($0) ? source : row[$0] })

      let sources = (0..<count + 3).map { _ in pixel(&generator) }
      let first = Int.random(in: 0...sources.count - run.count, using: &generator)
      let opacity = UInt8.random(in: 0...255, using: &generator)
      let coverage = UInt8.random(in: 0...255, using: &generator)
      var composited = row
      kernels.composite(sources, from: first, over: &composited, run, opacity: opacity, coverage: coverage)
      #expect(
        composited
          == row.indices.map { place in
            guard run.contains(place) else { return row[place] }
            return sources[first + place - run.lowerBound].faded(to: opacity).faded(to: coverage).over(
              row[place])
          })
    }
  }

  @Test(arguments: all.indices)
  func `spans of a colour are composited as their pixels are one by one, as far as they lie in the row`(
    index: Int
  ) {
    let kernels = Self.all[index]
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<3_000 {
      let first = Int.random(in: -20...20, using: &generator)
      let row = (0..<Int.random(in: 0...90, using: &generator)).map { _ in pixel(&generator) }
      let bits = UInt32.random(in: 0...(.max), using: &generator)
      let color = StraightColor(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16),
        alpha: Bool.random(using: &generator) ? 255 : UInt8(bits >> 24))
      var spans: [CoverageSpan] = []
      var column = first - Int.random(in: 0...9, using: &generator)
      while column < first + row.count + 5 {
        let end = column + Int.random(in: 1...40, using: &generator)
        let coverage = Bool.random(using: &generator) ? 255 : UInt8.random(in: 1...254, using: &generator)
        spans.append(CoverageSpan(start: column, end: end, coverage: coverage))
        column = end + Int.random(in: 0...3, using: &generator)
      }
      var expected = row
      for span in spans {
        for column in (span.start..<span.end).clamped(to: first..<first + row.count) {
          expected[column - first] = color.source(coverage: span.coverage).over(row[column - first])
        }
      }
      var actual = row
      kernels.composite(color, spans, over: &actual, from: first)
      #expect(actual == expected)
    }
  }

  @Test(arguments: all.indices)
  func `every product of two shares is rounded exactly`(index: Int) {
    let kernels = Self.all[index]
    // A black source of alpha 255 − a over a white backdrop of alpha b leaves round(a · b / 255).
    for a in UInt8.min...255 {
      let source = StraightColor(red: 0, green: 0, blue: 0, alpha: 255 - a)
      let all = [CoverageSpan(start: 0, end: 256, coverage: 255)]
      var row = (UInt8.min...255).map { Pixel(red: $0, green: $0, blue: $0, alpha: $0) }
      kernels.composite(source, all, over: &row, from: 0)
      for b in row.indices { #expect(Int(row[b].red) == (2 * Int(a) * b + 255) / 510) }
    }
  }
}
