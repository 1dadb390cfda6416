import TestSupport
import Testing

@testable import Raster

/// A sink that remembers the runs of rows as they came.
private struct RunRecorder: RowSink {
  var runs: [(row: [Pixel], count: Int)] = []

  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    runs.append((row.indices.map { row[$0] }, count))
  }
}

private let red = Paint.solid(StraightColor(red: 255, green: 0, blue: 0))
private let blue = Paint.solid(StraightColor(red: 0, green: 0, blue: 255))

private func item(_ rect: FixedRect, _ paint: Paint, clip: Clip = .none) -> DisplayItem {
  DisplayItem(.fill(Fill(.rectangle(rect), paint, clip: clip)))
}

@Suite struct RasterizerTests {
  @Test func `an empty list is a transparent canvas`() {
    #expect(Bitmap(rendering: DisplayList(width: 3, height: 2)) == Bitmap(width: 3, height: 2))
    #expect(Bitmap(rendering: DisplayList(width: 0, height: 0)).pixels.isEmpty)
    #expect(Bitmap(rendering: DisplayList(width: 5, height: 0)).height == 0)
  }

  @Test func `equal rows are handed over once`() {
    var recorder = RunRecorder()
    let rect = FixedRect(minX: Fixed(1), minY: Fixed(10.5), maxX: Fixed(3), maxY: Fixed(90))
    Rasterizer().render(DisplayList(width: 4, height: 1_000, items: [item(rect, red)]), into: &recorder)
    #expect(recorder.runs.map(\.count) == [10, 1, 79, 910])
  }

  @Test func `two abutting half-covered edges show a seam`() {
    let left = FixedRect(minX: Fixed(0), minY: Fixed(0), maxX: Fixed(1.5), maxY: Fixed(1))
    let right = FixedRect(minX: Fixed(1.5), minY: Fixed(0), maxX: Fixed(3), maxY: Fixed(1))
    let bitmap = Bitmap(
      rendering: DisplayList(width: 3, height: 1, items: [item(left, red), item(right, red)]))
    // 128 + round(128 · 127/255 = 63.7) = 192: three quarters, not the whole.
    #expect(bitmap[1, 0].alpha == 192)
  }

  @Test func `a group fades as one`() {
    let back = FixedRect(x: 0, y: 0, width: 2, height: 1)
    let front = FixedRect(x: 1, y: 0, width: 2, height: 1)
    let group = DisplayItem(.group(Group(opacity: 128, itemCount: 2)))
    let bitmap = Bitmap(
      rendering: DisplayList(width: 4, height: 1, items: [group, item(back, red), item(front, blue)]))
    #expect(bitmap[0, 0] == Pixel(red: 128, green: 0, blue: 0, alpha: 128))
    #expect(bitmap[1, 0] == Pixel(red: 0, green: 0, blue: 128, alpha: 128))
    #expect(bitmap[3, 0] == .transparent)
  }

  @Test func `groups nest, and end where they say`() {
    let all = FixedRect(x: 0, y: 0, width: 1, height: 1)
    let list = DisplayList(
      width: 1, height: 1,
      items: [
        DisplayItem(.group(Group(opacity: 128, itemCount: 3))),
        DisplayItem(.group(Group(opacity: 128, itemCount: 1))), item(all, red),
        DisplayItem(.group(Group(opacity: 255, itemCount: 0))),
        item(all, Paint.solid(StraightColor(red: 0, green: 0, blue: 255, alpha: 0))),
      ])
    // 255 · 128/255 = 128; 128 · 128/255 = 64.3.
    #expect(Bitmap(rendering: list)[0, 0] == Pixel(red: 64, green: 0, blue: 0, alpha: 64))
  }

  @Test func `groups may nest ten thousand deep`() {
    let depth = 10_000
    var items = (0..<depth).map { DisplayItem(.group(Group(opacity: 255, itemCount: depth - $0))) }
    items.append(item(FixedRect(x: 0, y: 0, width: 2, height: 2), red))
    #expect(Bitmap(rendering: DisplayList(width: 2, height: 2, items: items))[1, 1].red == 255)
  }

  @Test func `clip shapes multiply coverage`() {
    let half = FixedRect(minX: Fixed(0), minY: Fixed(0), maxX: Fixed(0.5), maxY: Fixed(1))
    let clip = Clip().intersection(.roundedRectangle(FixedRoundedRect(half)))
      .intersection(
        .polygon([
          [
            FixedPoint(x: Fixed(0), y: Fixed(0)), FixedPoint(x: Fixed(0.5), y: Fixed(0)),
            FixedPoint(x: Fixed(0.5), y: Fixed(1)), FixedPoint(x: Fixed(0), y: Fixed(1)),
          ]
        ]))
    let bitmap = Bitmap(
      rendering: DisplayList(
        width: 1, height: 1, items: [item(FixedRect(x: 0, y: 0, width: 1, height: 1), red, clip: clip)]))
    // The clip's rectangle cuts the fill to a half (128); each shape then halves: 64, 32.
    #expect(bitmap[0, 0].alpha == 32)
  }

  @Test func `tags play no part in equality`() {
    var tagged = item(FixedRect(x: 0, y: 0, width: 1, height: 1), red)
    let plain = tagged
    tagged.tag = DisplayTag(rawValue: 7)
    #expect(tagged == plain)
  }

  /// Random rectangles in random groups, against a plain drawing of pixel after pixel.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `agrees with a plain drawing on every byte`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let items = randomItems(&generator)
    let list = DisplayList(width: 12, height: 12, items: items)
    let bitmap = Bitmap(rendering: list)
    for y in 0..<12 {
      for x in 0..<12 {
        let plain = plainPixel(items[...], x: x, y: y)
        #expect(bitmap[x, y] == plain, "seed \(seed), pixel (\(x), \(y))")
      }
    }
  }

  private func randomItems(_ generator: inout SeededGenerator) -> [DisplayItem] {
    var items: [DisplayItem] = []
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let fills = (0..<Int.random(in: 0...4, using: &generator)).map { _ in randomFill(&generator) }
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: items += fills
      case 1:
        items.append(
          DisplayItem(.group(Group(opacity: .random(in: 0...255, using: &generator), itemCount: fills.count)))
        )
        items += fills
      default:
        items.append(DisplayItem(.group(Group(opacity: 200, itemCount: fills.count + 1))))
        items.append(
          DisplayItem(.group(Group(opacity: .random(in: 0...255, using: &generator), itemCount: fills.count)))
        )
        items += fills
      }
    }
    return items
  }

  private func randomFill(_ generator: inout SeededGenerator) -> DisplayItem {
    func randomRect() -> FixedRect {
      let x = Int32.random(in: -600...3_000, using: &generator)
      let y = Int32.random(in: -600...3_000, using: &generator)
      return FixedRect(
        minX: Fixed(rawValue: x), minY: Fixed(rawValue: y),
        maxX: Fixed(rawValue: x + .random(in: -100...2_500, using: &generator)),
        maxY: Fixed(rawValue: y + .random(in: -100...2_500, using: &generator)))
    }
    let color = StraightColor(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: .random(in: 0...255, using: &generator), alpha: .random(in: 0...255, using: &generator))
    let clip = Bool.random(using: &generator) ? Clip(rect: randomRect()) : .none
    return item(randomRect(), .solid(color), clip: clip)
  }

  private func plainPixel(_ items: ArraySlice<DisplayItem>, x: Int, y: Int) -> Pixel {
    var pixel = Pixel.transparent
    var index = items.startIndex
    while index < items.endIndex {
      switch items[index].content {
      case .group(let group):
        let (opacity, count) = (group.opacity, group.itemCount)
        pixel = plainPixel(items[(index + 1)..<(index + 1 + count)], x: x, y: y).faded(to: opacity).over(
          pixel)
        index += count
      case .fill(let fill):
        guard case .solid(let color) = fill.paint else { break }
        let rect = fill.shape.bounds.intersection(fill.clip.rect)
          .intersection(FixedRect(x: x, y: y, width: 1, height: 1))
        guard !rect.isEmpty else { break }
        let area = Int(rect.maxX.rawValue - rect.minX.rawValue) * Int(rect.maxY.rawValue - rect.minY.rawValue)
        pixel = color.source(coverage: UInt8((255 * area + 32_768) >> 16)).over(pixel)
      }
      index += 1
    }
    return pixel
  }
}
