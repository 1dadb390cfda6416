import Raster
import Testing

@testable import ImageComparison

struct AntiAliasingTests {
  /// Pictures of grey columns, five rows high.
  private static func columns(_ levels: [UInt8]) -> Bitmap {
    Bitmap(
      width: levels.count, height: 5, pixels: (0..<5).flatMap { _ in levels.map { TestBitmaps.grey($0) } })
  }

  private static func marked(_ actual: Bitmap, _ reference: Bitmap) -> [Int] {
    let antiAliasing = AntiAliasing(pair: PicturePair(actual, reference))
    return (0..<actual.width).filter { antiAliasing.contains($0, 2) }
  }

  @Test("The column between a dark and a bright area is anti-aliasing")
  func edge() {
    // Of the neighbours of the one in the middle two are equal, three darker and three brighter; (1, 1), the darkest
    // found first, has five equal neighbours in both pictures.
    let (actual, reference) = (Self.columns([0, 0, 128, 255, 255]), Self.columns([0, 0, 64, 255, 255]))
    #expect(Self.marked(actual, reference) == [2])
    let antiAliasing = AntiAliasing(pair: PicturePair(actual, reference))
    // At the top one neighbour less is equal, and the picture's end counts as one.
    #expect((0..<5).allSatisfy { antiAliasing.contains(2, $0) })
  }

  @Test("A line alone is none: nothing beside it is darker")
  func line() {
    let line = Self.columns([255, 255, 0, 255, 255])
    #expect(Self.marked(line, Self.columns([255, 255, 255, 255, 255])) == [])
  }

  @Test("An edge two pixels wide is none where a third neighbour is equal")
  func thirdEqual() {
    var actual = Self.columns([0, 0, 128, 255, 255])
    actual[3, 2] = TestBitmaps.grey(128)
    #expect(Self.marked(actual, Self.columns([0, 0, 0, 255, 255])) == [])
  }

  @Test("It is enough if one picture has the slope, but both must have an area beside it")
  func bothPictures() {
    let slope = Self.columns([0, 0, 128, 255, 255])
    let step = Self.columns([0, 0, 255, 255, 255])
    #expect(Self.marked(slope, step).contains(2) && Self.marked(step, slope).contains(2))
    // In the other picture no two neighbours of the places beside the slope are equal.
    let busy = Bitmap(
      width: 5, height: 5, pixels: (0..<25).map { TestBitmaps.grey(UInt8($0 * 37 % 251)) })
    #expect(!AntiAliasing(pair: PicturePair(slope, busy)).contains(2, 2))
  }

  @Test("Pictures too small for neighbours have no anti-aliasing", arguments: [(1, 1), (1, 3), (2, 1)])
  func small(width: Int, height: Int) {
    let one = TestBitmaps.noise(width: width, height: height, seed: 1)
    let pair = PicturePair(one, TestBitmaps.noise(width: width, height: height, seed: 2))
    for y in 0..<height {
      for x in 0..<width { #expect(!AntiAliasing(pair: pair).contains(x, y)) }
    }
  }
}
