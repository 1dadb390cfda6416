import Testing

@testable import Raster

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

  /// Outside of its shapes a clip is empty, whatever its rectangle: a rounded rectangle of its own has no rows there.
  @Test(arguments: [0, 2, 5])
  func `a clip of a shape alone is the clip that is reduced to the shape's pixels`(radius: Int) {
    let corner = FixedCornerRadius(x: Fixed(pixels: radius), y: Fixed(pixels: radius))
    let rounded = FixedRoundedRect(
      FixedRect(x: 3, y: 4, width: 10, height: 10), topLeft: corner, bottomRight: corner)
    let all = FixedRect(x: 0, y: 0, width: 20, height: 30)
    let bitmaps = [
      Clip(shapes: [.roundedRectangle(rounded)]), Clip.none.intersection(.roundedRectangle(rounded)),
    ]
    .map { Bitmap(rendering: DisplayList(width: 20, height: 30, items: [item(all, red, clip: $0)])) }
    #expect(bitmaps[0] == bitmaps[1])
    #expect(bitmaps[0][12, 4].alpha == 255 && bitmaps[0][2, 8].alpha == 0)
    #expect(bitmaps[0][8, 3].alpha == 0 && bitmaps[0][8, 14].alpha == 0 && bitmaps[0][8, 29].alpha == 0)
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
    // Each shape halves: 128, 64. The clip's rectangle is the whole pixel around them.
    #expect(bitmap[0, 0].alpha == 64)
  }

  @Test func `tags play no part in equality`() {
    var tagged = item(FixedRect(x: 0, y: 0, width: 1, height: 1), red)
    let plain = tagged
    tagged.tag = DisplayTag(rawValue: 7)
    #expect(tagged == plain)
  }
}
