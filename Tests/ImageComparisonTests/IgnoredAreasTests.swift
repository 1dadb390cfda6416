import Raster
import TestSupport
import Testing

@testable import ImageComparison

struct IgnoredAreasTests {
  private static let reference = Bitmap(width: 6, height: 4, filledWith: TestBitmaps.grey(200))

  /// Returns the positions at which a single pixel may differ without being counted.
  private static func hidden(by boxes: [Difference.Box]) throws -> Set<[Int]> {
    let tolerance = try Tolerance(ignoring: boxes)
    var places: Set<[Int]> = []
    for y in 0..<4 {
      for x in 0..<6 {
        var actual = reference
        actual[x, y] = TestBitmaps.grey(0)
        if case .similar(let difference) = Comparison(of: actual, with: reference, tolerance: tolerance) {
          #expect(difference.forgiveness?.ignored == 1)
          places.insert([x, y])
        }
      }
    }
    return places
  }

  @Test("An area at the top left covers its pixels and not those at its ends")
  func topLeft() throws {
    let hidden = try Self.hidden(by: [.init(x: 0, y: 0, width: 2, height: 3)])
    #expect(hidden == [[0, 0], [1, 0], [0, 1], [1, 1], [0, 2], [1, 2]])
  }

  @Test("Areas are clipped to the picture, may overlap, and are nothing where they are empty")
  func clipped() throws {
    #expect(try Self.hidden(by: [.init(x: -3, y: 3, width: 4, height: 9)]) == [[0, 3]])
    #expect(try Self.hidden(by: [.init(x: 5, y: -1, width: .max, height: 2)]) == [[5, 0]])
    #expect(try Self.hidden(by: [.init(x: .min, y: 0, width: .max, height: .max)]).isEmpty)
    #expect(try Self.hidden(by: [.init(x: 6, y: 0, width: 1, height: 1)]).isEmpty)
    #expect(try Self.hidden(by: [.init(x: 2, y: 2, width: 0, height: 2)]).isEmpty)
    let overlapping = try Self.hidden(by: [
      .init(x: 1, y: 1, width: 2, height: 1), .init(x: 2, y: 1, width: 2, height: 1),
      .init(x: 5, y: 1, width: 1, height: 1),
    ])
    #expect(overlapping == [[1, 1], [2, 1], [3, 1], [5, 1]])
  }

  private static func randomBoxes(_ count: Int, _ generator: inout SeededGenerator) -> [Difference.Box] {
    (0..<count).map { _ in
      Difference.Box(
        x: .random(in: -4...34, using: &generator), y: .random(in: -4...24, using: &generator),
        width: .random(in: 0...12, using: &generator), height: .random(in: 0...12, using: &generator))
    }
  }

  @Test("A row has the columns of all areas that reach into it", arguments: TestEffort.seeds(60))
  func columns(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let boxes = Self.randomBoxes(Int.random(in: 0...30, using: &generator), &generator)
    var areas = IgnoredAreas(boxes, width: 32, height: 22)
    // Rows in which nothing differs are not asked for.
    for y in 0..<24 where Int.random(in: 0...3, using: &generator) > 0 {
      let columns = areas.columns(inRow: y)
      for x in 0..<32 {
        let isIgnored = boxes.contains { box in
          y < 22 && box.x <= x && x < box.x + box.width && box.y <= y && y < box.y + box.height
        }
        #expect(columns.contains(x) == isIgnored, "seed \(seed), (\(x), \(y)) in \(boxes)")
      }
    }
  }

  private static func work(_ boxes: [Difference.Box], width: Int, height: Int) -> Int {
    var areas = IgnoredAreas(boxes, width: width, height: height)
    for y in 0..<height { _ = areas.columns(inRow: y) }
    return areas.work
  }

  @Test("Areas are looked at in rows in which one begins or ends, not in all")
  func work() {
    let (width, height) = (4_000, 4_000)
    let columns = (0..<1_000).map { Difference.Box(x: 4 * $0, y: 0, width: 2, height: height) }
    #expect(Self.work(columns, width: width, height: height) <= 2 * columns.count)
    let rows = (0..<1_000).map { Difference.Box(x: 0, y: 4 * $0, width: width, height: 2) }
    #expect(Self.work(rows, width: width, height: height) <= 4 * rows.count)
    // Each hides what is left of those before it.
    let stairs = (0..<1_000).map { Difference.Box(x: 0, y: 4 * $0, width: width, height: height) }
    #expect(Self.work(stairs, width: width, height: height) <= 4 * stairs.count)
  }

  @Test("Where only ignored pixels differ, the summary says so")
  func summary() throws {
    var actual = Self.reference
    actual[1, 0] = TestBitmaps.grey(190)
    let box = Difference.Box(x: 0, y: 0, width: 2, height: 1)
    let comparison = Comparison(of: actual, with: Self.reference, tolerance: try Tolerance(ignoring: [box]))
    #expect(
      comparison.summary == [
        "1 of 24 pixels differ (4.17 %), by at most 10 of 255 in a channel",
        "in the box x 1, y 0, width 1, height 1",
        "first at (1, 0): actual (190, 190, 190, 255), reference (200, 200, 200, 255)",
        "the tolerance hides 1 pixel: ignored areas 1",
        "would pass with the ignored areas alone",
      ])
  }

  @Test("The difference picture hatches them over the reference, on lines two wide and eight apart")
  func picture() {
    let reference = Bitmap(width: 12, height: 3, filledWith: TestBitmaps.grey(0))
    var actual = reference
    for x in 0..<12 { actual[x, 1] = TestBitmaps.grey(255) }
    let box = Difference.Box(x: 0, y: 0, width: 11, height: 2)
    let picture = DifferenceImage(of: actual, with: reference, ignoring: [box]).bitmap
    // Black fades to 204; half of it with half of blue is (102, 102, 229.5), ties up.
    let (grey, blue) = (TestBitmaps.grey(204), Pixel(red: 102, green: 102, blue: 230, alpha: 255))
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    #expect((0..<12).map { picture[$0, 0] == blue } == (0..<12).map { [0, 1, 8, 9].contains($0) })
    #expect((0..<12).map { picture[$0, 1] == blue } == (0..<12).map { [0, 7, 8].contains($0) })
    #expect((0..<11).allSatisfy { picture[$0, 1] == blue || picture[$0, 1] == grey })
    #expect(picture[11, 1] == red && picture[11, 0] == grey && picture[0, 2] == grey)
  }

  @Test("Areas are hatched where both pictures are; the rest stays tinted")
  func pictureOfSizes() {
    let actual = Bitmap(width: 2, height: 1, filledWith: TestBitmaps.grey(0))
    let reference = Bitmap(width: 1, height: 2, filledWith: TestBitmaps.grey(0))
    let box = Difference.Box(x: 0, y: 0, width: 2, height: 2)
    let picture = DifferenceImage(of: actual, with: reference, ignoring: [box]).bitmap
    #expect(picture[0, 0] == Pixel(red: 102, green: 102, blue: 230, alpha: 255))
    #expect(picture[1, 0] == Pixel(red: 230, green: 102, blue: 230, alpha: 255))
    #expect(picture[0, 1] == Pixel(red: 230, green: 102, blue: 230, alpha: 255))
  }
}
