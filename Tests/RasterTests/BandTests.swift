import TestSupport
import Testing

@testable import Raster

/// Bands beside rows that are drawn one by one.
@Suite struct BandTests {
  private static let never = Band.Rule(height: 32, excess: .max)
  private static let always = Band.Rule(height: 32, excess: 0)

  private func runs(_ list: DisplayList, _ rule: Band.Rule) -> [(row: [Pixel], count: Int)] {
    var recorder = RunRecorder()
    Rasterizer(drawingBandsBy: rule).render(list, into: &recorder)
    return recorder.runs
  }

  private func item(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, _ color: StraightColor
  ) -> DisplayItem {
    let rect = FixedRect(minX: Fixed(minX), minY: Fixed(minY), maxX: Fixed(maxX), maxY: Fixed(maxY))
    return DisplayItem(.fill(Fill(.rectangle(rect), .solid(color))))
  }

  /// Rectangles in most rows down to the 320th, of which some are taller than a band.
  private var dense: DisplayList {
    var generator = SeededGenerator(seed: 3)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    func byte() -> UInt8 { .random(in: 0...255, using: &generator) }
    let items = (0..<900).map { index in
      let (x, y) = (number(-5...95).rounded(), number(-5...250).rounded())
      let height = index % 20 == 0 ? number(20...90) : 8
      return item(
        x, y, x + number(1...9), y + height,
        StraightColor(red: byte(), green: byte(), blue: byte(), alpha: index % 2 == 0 ? 255 : byte()))
    }
    return DisplayList(width: 97, height: 500, items: items)
  }

  @Test func `where rows hardly repeat they are drawn in bands, and look as rows do one by one`() {
    let pass = LayerPass(dense, .standard)
    var (picture, plain) = (Bitmap(width: 97, height: 0), Bitmap(width: 97, height: 0))
    while !pass.isFinished { pass.drawRows(into: &picture) }
    Rasterizer(drawingBandsBy: BandTests.never).render(dense, into: &plain)
    #expect(picture == plain)
    #expect(pass.band?.rows == 288..<320)
  }

  @Test func `bands in the pixels of a bitmap are those that a sink gets, below the rows that it has`() {
    for rule in [Band.Rule.standard, BandTests.always] {
      let above = Bitmap(width: 97, height: 3, filledWith: Pixel(red: 1, green: 2, blue: 3, alpha: 4))
      var (picture, expected) = (above, above)
      Rasterizer(drawingBandsBy: rule).render(dense, into: &picture)
      for (row, count) in runs(dense, rule) { expected.append(row.span, repeated: count) }
      #expect(picture == expected)
    }
    let pass = LayerPass(dense, .standard)
    var picture = Bitmap(width: 97, height: 0)
    pass.drawAllRows(into: &picture)
    #expect(pass.band?.rows == 288..<320)
    #expect(pass.band?.layer.pixels.isEmpty == true)
  }

  @Test func `where rows repeat they are drawn one by one`() {
    let color = StraightColor(red: 9, green: 9, blue: 9)
    let lines = (0..<100).map { line in
      let minY = Double(4 * line)
      return item(1, minY, 3, minY + 1, color)
    }
    let pass = LayerPass(DisplayList(width: 9, height: 400, items: lines), .standard)
    var picture = Bitmap(width: 9, height: 0)
    while !pass.isFinished { pass.drawRows(into: &picture) }
    #expect(pass.band == nil)
  }

  @Test func `rows of a band that repeat are handed over once`() {
    let color = StraightColor(red: 255, green: 0, blue: 0)
    let list = DisplayList(
      width: 4, height: 100, items: [item(1, 10.5, 3, 90, color), item(0, 40, 1, 44, color)])
    #expect(runs(list, BandTests.never).map(\.count) == [10, 1, 29, 4, 46, 10])
    #expect(runs(list, BandTests.always).map(\.count) == [10, 1, 21, 8, 4, 20, 26, 6, 4])
  }

  @Test func `a group ends bands where it begins, and they go on below it`() {
    let color = StraightColor(red: 255, green: 0, blue: 0)
    let list = DisplayList(
      width: 4, height: 128,
      items: [
        item(0, 0, 4, 128, color), DisplayItem(.group(Group(opacity: 100, itemCount: 1))),
        item(1, 40, 3, 50, StraightColor(red: 0, green: 0, blue: 255)),
      ])
    #expect(runs(list, BandTests.never).map(\.count) == [40, 10, 78])
    #expect(runs(list, BandTests.always).map(\.count) == [32, 8, 10, 78])
  }
}
