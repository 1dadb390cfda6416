import TestSupport
import Testing

@testable import Raster

/// Drawings that stop between rows, beside drawings at once.
@Suite struct RowDrawingTests {
  @Test func `rows that are drawn in steps are those of the picture`() {
    for seed in 0..<UInt64(TestEffort.count(300)) {
      let list = RandomDisplayList.make(seed: seed).list
      let whole = Bitmap(rendering: list)
      for rule in [Band.Rule.standard, Band.Rule(height: 3, excess: 0)] {
        for step in [1, 2, 5, 100] {
          let drawing = RowDrawing(list, drawingBandsBy: rule)
          var (bitmap, steps) = (Bitmap(width: list.width, height: 0), 0)
          while !drawing.isFinished {
            drawing.draw(rows: step, into: &bitmap)
            steps += 1
          }
          #expect(bitmap == whole, "seed \(seed), \(step) rows at a time")
          #expect(steps <= (list.height + step - 1) / step, "a step draws as many rows as it is told")
        }
      }
    }
  }

  @Test func `a step stops at the end of a row, a run of equal rows or a band`() {
    let list = DisplayList(width: 3, height: 90, items: [])
    let drawing = RowDrawing(list)
    var bitmap = Bitmap(width: 3, height: 0)
    drawing.draw(rows: 1, into: &bitmap)
    #expect(drawing.isFinished, "All rows of an empty picture are equal.")
    #expect(bitmap.height == 90)
  }
}
