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
  func `spans of a colour are composited as their pixels are one by one, as far as they lie in the rows`(
    index: Int
  ) {
    let kernels = Self.all[index]
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<3_000 {
      let first = Int.random(in: -20...20, using: &generator)
      let width = Int.random(in: 0...90, using: &generator)
      let layer = (0..<width * 4).map { _ in pixel(&generator) }
      let start = Int.random(in: 0...4, using: &generator)
      let rows = start..<Int.random(in: start...4, using: &generator)
      let bits = UInt32.random(in: 0...(.max), using: &generator)
      let color = StraightColor(
        red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits >> 16),
        alpha: Bool.random(using: &generator) ? 255 : UInt8(bits >> 24))
      var spans: [CoverageSpan] = []
      var column = first - Int.random(in: 0...9, using: &generator)
      while column < first + width + 5 {
        let end = column + Int.random(in: 1...40, using: &generator)
        let coverage = Bool.random(using: &generator) ? 255 : UInt8.random(in: 1...254, using: &generator)
        spans.append(CoverageSpan(start: column, end: end, coverage: coverage))
        column = end + Int.random(in: 0...3, using: &generator)
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        spans = [CoverageSpan(start: first, end: first + width + 1, coverage: 255)]
      }
      var expected = layer
      for span in spans {
        for row in rows {
          for column in (span.start..<span.end).clamped(to: first..<first + width) {
            let place = row * width + column - first
            expected[place] = color.source(coverage: span.coverage).over(layer[place])
          }
        }
      }
      var actual = layer
      kernels.composite(color, spans, over: &actual, rows: rows, width: width, from: first)
      #expect(actual == expected)
    }
  }

  @Test(arguments: all.indices)
  func `a mask is composited as the spans of its rows are, and nothing beside it`(index: Int) throws {
    let kernels = Self.all[index]
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<1_500 {
      let size = Int.random(in: 1...40, using: &generator)
      func point() -> FixedPoint {
        FixedPoint(
          x: Fixed(rawValue: .random(in: 0...Int32(size * 256), using: &generator)),
          y: Fixed(rawValue: .random(in: 0...2_560, using: &generator)))
      }
      let outline = GlyphOutline([(0..<5).map { _ in point() }])
      let (first, width) = (
        Int.random(in: -5...5, using: &generator), Int.random(in: 1...60, using: &generator)
      )
      let origin = FixedPoint(
        x: Fixed(pixels: first + Int.random(in: -9...40, using: &generator)), y: Fixed(pixels: 7))
      let bounds = FixedRect(x: first, y: 8, width: width, height: 6)
      guard let mask = PlacedMask(Glyphs.Mark(outline, at: origin), bounds: bounds, coverage: .exactArea),
        !mask.area.isEmpty
      else { continue }
      let color = StraightColor(
        red: 200, green: 3, blue: 90,
        alpha: Bool.random(using: &generator) ? 255 : .random(in: 0...254, using: &generator))
      let layer = (0..<width * mask.area.rows.count).map { _ in pixel(&generator) }
      var (expected, actual) = (layer, layer)
      for (place, row) in mask.area.rows.enumerated() {
        var spans: [CoverageSpan] = []
        _ = mask.replaceSpans(&spans, row: row)
        PixelKernels.narrow.composite(
          color, spans, over: &expected, rows: place..<place + 1, width: width, from: first)
      }
      kernels.composite(
        color, mask, over: &actual, rows: 0..<mask.area.rows.count, width: width, from: first,
        row: mask.area.rows.lowerBound)
      #expect(actual == expected)
    }
  }

  /// Long runs of one pixel are filled in another way than short ones.
  @Test(arguments: all.indices)
  func `copies of a row are appended, and nothing behind them`(index: Int) {
    let kernels = Self.all[index]
    var generator = SeededGenerator(seed: 11)
    for width in [0, 1, 2, 7, 15, 16, 17, 40, 341, 512, 1_023, 1_024, 1_100] {
      for count in 1...4 {
        let one = pixel(&generator)
        var last = Array(repeating: one, count: width)
        if width > 0 { last[width - 1] = pixel(&generator) }
        for row in [Array(repeating: one, count: width), last, (0..<width).map { _ in pixel(&generator) }] {
          var appended = [one]
          kernels.append(row.span, repeated: count, to: &appended)
          #expect(appended == [one] + (0..<count).flatMap { _ in row })
        }
      }
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
      kernels.composite(source, all, over: &row, rows: 0..<1, width: 256, from: 0)
      for b in row.indices { #expect(Int(row[b].red) == (2 * Int(a) * b + 255) / 510) }
    }
  }
}
