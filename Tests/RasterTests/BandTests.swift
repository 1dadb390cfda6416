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

  /// A turned square that a rectangle hides in some rows, with a smaller rectangle on it.
  private func covered(_ rows: Range<Int>) -> DisplayList {
    func point(_ x: Double, _ y: Double) -> FixedPoint { FixedPoint(x: Fixed(x), y: Fixed(y)) }
    let square = Shape.polygon([[point(20, 4), point(38, 48), point(20, 92), point(2, 48)]])
    let red = StraightColor(red: 255, green: 0, blue: 0)
    let cover = item(
      -1, Double(rows.lowerBound), 41, Double(rows.upperBound), StraightColor(red: 0, green: 0, blue: 255))
    return DisplayList(
      width: 40, height: 100,
      items: [
        DisplayItem(.fill(Fill(square, .solid(red)))), cover, item(4, 40, 9, 44.5, red),
        item(0, 64, 39.5, 96, StraightColor(red: 9, green: 9, blue: 9, alpha: 100)),
      ])
  }

  @Test func `a rectangle that covers a band takes the place of all before it`() {
    let list = covered(32..<64)
    let schedule = ItemSchedule(
      list, LayerTree(list), layer: 0, region: PixelRect(x: 0, y: 0, width: 40, height: 100),
      tables: CoverageTables(), rule: BandTests.always)
    let grounds = [0..<32, 32..<64, 64..<96, 96..<100].map { schedule.ground(of: $0) }
    #expect(grounds.map(\.index) == [-1, 1, -1, -1])
    #expect(grounds[1].pixel == Pixel(red: 0, green: 0, blue: 255, alpha: 255))
  }

  @Test(arguments: [32..<64, 30..<70, 20..<96, 0..<100, 33..<64, 32..<63])
  func `what is hidden in some bands is drawn as before below them`(rows: Range<Int>) {
    let list = covered(rows)
    let plain = runs(list, BandTests.never).flatMap { Array(repeating: $0.row, count: $0.count) }
    let bands = runs(list, BandTests.always).flatMap { Array(repeating: $0.row, count: $0.count) }
    for (row, pixels) in plain.enumerated() where bands[row] != pixels { Issue.record("row \(row)") }
    #expect(plain.count == 100 && bands.count == 100)
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
