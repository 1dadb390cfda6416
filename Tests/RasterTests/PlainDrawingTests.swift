import Foundation
import TestSupport
import Testing

@testable import Raster

/// The rasterizer against a plain drawing of the same list, which knows no spans, no schedules, no bands and no runs of
/// rows.
@Suite struct PlainDrawingTests {
  private static let count = TestEffort.count(1_200)
  private static let batches = 24
  /// The usual rule, then bands wherever they can be.
  private static let rules =
    [Band.Rule.standard] + [1, 2, 3, 7, 32, 1_000].map { Band.Rule(height: $0, excess: 0) }

  @Test(arguments: 0..<batches)
  func `every random list is drawn to the byte as the plain drawing draws it`(batch: Int) {
    let size = (PlainDrawingTests.count + PlainDrawingTests.batches - 1) / PlainDrawingTests.batches
    for number in 0..<size {
      let seed = UInt64(batch * size + number)
      let (list, margin) = RandomDisplayList.make(seed: seed)
      let plain = PlainDrawing.bitmap(list, margin: margin)
      for rule in PlainDrawingTests.rules {
        var drawn = Bitmap(width: list.width, height: 0)
        Rasterizer(drawingBandsBy: rule).render(list, into: &drawn)
        guard drawn != plain else { continue }
        Issue.record("seed \(seed), bands of \(rule.height): \(difference(drawn, plain))")
        return
      }
    }
  }

  private func difference(_ actual: Bitmap, _ plain: Bitmap) -> String {
    for y in 0..<plain.height {
      for x in 0..<plain.width where actual[x, y] != plain[x, y] {
        return "pixel (\(x), \(y)) is \(actual[x, y]), not \(plain[x, y])"
      }
    }
    return "another size"
  }
}
