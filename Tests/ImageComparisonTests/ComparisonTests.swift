import ImageComparison
import Raster
import Testing

struct ComparisonTests {
  @Test("A bitmap is identical to itself and to a copy of it", arguments: [(0, 0), (1, 1), (7, 5), (0, 3)])
  func reflexive(width: Int, height: Int) {
    let bitmap = TestBitmaps.noise(width: width, height: height, seed: 7)
    let copy = Bitmap(width: width, height: height, pixels: bitmap.pixels.map { $0 })
    #expect(Comparison(of: bitmap, with: bitmap) == .identical)
    #expect(Comparison(of: copy, with: bitmap) == .identical)
  }

  @Test("One step of one channel in one pixel is a difference, wherever it is", arguments: 0..<4, 0..<15)
  func smallestDifference(channel: Int, index: Int) {
    let reference = Bitmap(width: 5, height: 3, filledWith: TestBitmaps.grey(100))
    let (x, y) = (index % 5, index / 5)
    var actual = reference
    switch channel {
    case 0: actual[x, y].red += 1
    case 1: actual[x, y].green -= 1
    case 2: actual[x, y].blue += 1
    default: actual[x, y].alpha -= 1
    }
    guard case .different(let difference) = Comparison(of: actual, with: reference) else {
      Issue.record("The bitmaps differ at (\(x), \(y)).")
      return
    }
    #expect(difference.differingPixels == 1)
    #expect(difference.totalPixels == 15)
    #expect(difference.largestChannelDifference == 1)
    #expect(difference.box == Difference.Box(x: x, y: y, width: 1, height: 1))
    #expect(difference.first.x == x && difference.first.y == y)
    #expect(difference.first.actual == actual[x, y])
    #expect(difference.first.reference == reference[x, y])
  }

  @Test("A difference seen from the other side has the same numbers, and the values exchanged")
  func symmetric() {
    let one = TestBitmaps.noise(width: 9, height: 4, seed: 1)
    let other = TestBitmaps.noise(width: 9, height: 4, seed: 2)
    guard case .different(let forth) = Comparison(of: one, with: other),
      case .different(let back) = Comparison(of: other, with: one)
    else {
      Issue.record("The bitmaps differ.")
      return
    }
    #expect(forth.differingPixels == back.differingPixels)
    #expect(forth.box == back.box)
    #expect(forth.largestChannelDifference == back.largestChannelDifference)
    #expect(forth.first.actual == back.first.reference)
    #expect(forth.first.reference == back.first.actual)
  }

  @Test("Bitmaps of different size differ by size, even with the same number of pixels")
  func sizes() {
    let wide = Bitmap(width: 6, height: 2)
    let high = Bitmap(width: 2, height: 6)
    let comparison = Comparison(of: wide, with: high)
    #expect(
      comparison
        == .differentSize(actual: .init(width: 6, height: 2), reference: .init(width: 2, height: 6)))
    #expect(comparison.summary == ["the picture is 6×2 pixels, its reference 2×6"])
    #expect(
      Comparison(of: Bitmap(width: 0, height: 5), with: Bitmap(width: 5, height: 0))
        == .differentSize(actual: .init(width: 0, height: 5), reference: .init(width: 5, height: 0)))
  }

  @Test("The summary of equal bitmaps is one word")
  func identicalSummary() {
    #expect(Comparison.identical.summary == ["identical"])
  }
}
