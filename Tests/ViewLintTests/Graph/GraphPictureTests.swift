import PNG
import Raster
import Testing
import ViewLint

/// Pictures of graphs, looked at in few places.
@Suite struct GraphPictureTests {
  private static let red = Pixel(red: 0xD9, green: 0x20, blue: 0x3A, alpha: 255)
  private static let arrow = Pixel(red: 0x4A, green: 0x51, blue: 0x60, alpha: 255)
  private static let sizeColor = Pixel(red: 0x1F, green: 0x78, blue: 0xD1, alpha: 255)
  private static let positionColor = Pixel(red: 0x8A, green: 0x4F, blue: 0xD3, alpha: 255)

  private func bitmap(
    _ graph: DependencyGraph, style: DependencyGraph.PictureStyle = .order, scale: Int = 1,
    showsImplicit: Bool = false, dark: Bool = false
  ) throws -> Bitmap {
    try Bitmap(
      pngData: graph.png(scale: scale, style: style, showsImplicit: showsImplicit, dark: dark))
  }

  /// The dots of a colour, by the middles of the boxes around them, from the left.
  private func dots(_ color: Pixel, in bitmap: Bitmap) -> [(x: Int, y: Int)] {
    var areas: [(minX: Int, maxX: Int, minY: Int, maxY: Int)] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] == color {
        if let index = areas.firstIndex(where: {
          x >= $0.minX - 6 && x <= $0.maxX + 6 && y >= $0.minY && y <= $0.maxY + 2
        }) {
          areas[index].minX = min(areas[index].minX, x)
          areas[index].maxX = max(areas[index].maxX, x)
          areas[index].maxY = y
        } else {
          areas.append((x, x, y, y))
        }
      }
    }
    return areas.map { (($0.minX + $0.maxX) / 2, ($0.minY + $0.maxY) / 2) }.sorted {
      ($0.0, $0.1) < ($1.0, $1.1)
    }
  }

  /// Returns the number of pixels of a colour within a distance of a place.
  private func count(_ color: Pixel, within distance: Int, of place: (x: Int, y: Int), in bitmap: Bitmap)
    -> Int
  {
    var count = 0
    for y in max(0, place.y - distance)...min(bitmap.height - 1, place.y + distance) {
      for x in max(0, place.x - distance)...min(bitmap.width - 1, place.x + distance)
      where bitmap[x, y] == color { count += 1 }
    }
    return count
  }

  @Test func `dots are in rows in the order of the code, 32 apart`() throws {
    let bitmap = try bitmap(.validLoading)
    let (sizes, positions) = (dots(Self.sizeColor, in: bitmap), dots(Self.positionColor, in: bitmap))
    try #require(sizes.count == 2 && positions.count == 2)
    #expect(sizes[0].x == positions[0].x && sizes[1].x == positions[1].x && sizes[0].x < sizes[1].x)
    // Indicator's size, label's size, indicator's position, label's position.
    let rows = [sizes[0].y, sizes[1].y, positions[0].y, positions[1].y]
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 32 })
  }

  /// Returns the number of pixels of a colour between 15 and 18 units of the middle of a dot, in a picture of four
  /// pixels each.
  ///
  /// A head begins 9 from it and is 9 long and 8 wide, so there from 5.3 to 8 wide: about 20 square units. A line is
  /// 2.25 wide at most: less than 7.
  private func countAroundDot(_ color: Pixel, _ place: (x: Int, y: Int), in bitmap: Bitmap) -> Int {
    var count = 0
    for y in max(0, place.y - 72)...min(bitmap.height - 1, place.y + 72) {
      for x in max(0, place.x - 72)...min(bitmap.width - 1, place.x + 72) where bitmap[x, y] == color {
        let square = (x - place.x) * (x - place.x) + (y - place.y) * (y - place.y)
        if (60 * 60...72 * 72).contains(square) { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: [false, true])
  func `an arrow has its head at the dot that is needed: above, or if it is broken below and red`(
    isBroken: Bool
  ) throws {
    let bitmap = try bitmap(isBroken ? .brokenLoading : .validLoading, scale: 4)
    let positions = dots(Self.positionColor, in: bitmap)
    try #require(positions.count == 2)
    let (indicator, label) = (positions[0], positions[1])
    #expect((indicator.y > label.y) == isBroken)
    let color = isBroken ? Self.red : Self.arrow
    let (atHead, atTail) = (
      countAroundDot(color, indicator, in: bitmap), countAroundDot(color, label, in: bitmap)
    )
    #expect(atTail > 0 && atHead > 2 * atTail, "\(atHead) and \(atTail) pixels")
    let other = isBroken ? Self.arrow : Self.red
    // A broken dependency is told in red beneath the title, but not beside the dots.
    #expect(countAroundDot(other, indicator, in: bitmap) + countAroundDot(other, label, in: bitmap) == 0)
  }

  @Test func `an arrow goes around the dots between its ends`() throws {
    // Three dots in a line; the last needs the first.
    let graph = DependencyGraph(
      ["a", "b", "c"], writes: [size(0), size(1), size(2)], [size(2): size(0)], positionsNeedSizes: false)
    let through = dots(Self.sizeColor, in: try bitmap(graph))
    try #require(through.count == 3)
    #expect(through[1].x - through[0].x == through[2].x - through[1].x)
    // Nothing but the dot and its background within 10 of its middle, 6.5 of which are the dot.
    #expect(count(Self.arrow, within: 10, of: through[1], in: try bitmap(graph)) == 0)
    #expect(count(Self.arrow, within: 40, of: through[0], in: try bitmap(graph)) > 0)
  }

  @Test func `two arrows between two dots are beside each other`() throws {
    let graph = DependencyGraph(
      ["a", "b"], writes: [size(0), size(1)], [size(0): size(1), size(1): size(0)])
    let bitmap = try bitmap(graph)
    let sizes = dots(Self.sizeColor, in: bitmap)
    try #require(sizes.count == 2)
    let middle = (x: (sizes[0].x + sizes[1].x) / 2, y: (sizes[0].y + sizes[1].y) / 2)
    #expect(count(Self.red, within: 14, of: middle, in: bitmap) > 0)
    #expect(count(Self.arrow, within: 14, of: middle, in: bitmap) > 0)
  }

  @Test func `boxes are beneath those that they need`() throws {
    let bitmap = try bitmap(.mediaRow, style: .boxes)
    let (sizes, positions) = (dots(Self.sizeColor, in: bitmap), dots(Self.positionColor, in: bitmap))
    // Those of the legend are the lowest.
    try #require(sizes.count == 3 && positions.count == 3)
    let ys = sizes.map(\.y).sorted()
    #expect(positions.map(\.y).sorted() == ys)
    // A box of 58 and a gap of 64.
    #expect(ys[1] - ys[0] == 122)
  }

  @Test func `the same graph is the same bytes`() throws {
    for graph in [DependencyGraph.fourCorners, .brokenLoading, .knot] {
      for style in DependencyGraph.PictureStyle.allCases {
        let first = try graph.png(scale: 2, style: style, showsImplicit: true, dark: true)
        #expect(try graph.png(scale: 2, style: style, showsImplicit: true, dark: true) == first)
      }
    }
  }

  @Test func `a scale makes as many pixels of each`() throws {
    let (once, thrice) = (try bitmap(.mediaRow), try bitmap(.mediaRow, scale: 3))
    #expect(abs(thrice.width - 3 * once.width) < 3 && abs(thrice.height - 3 * once.height) < 3)
    let dark = try bitmap(.mediaRow, dark: true)
    #expect(once[0, 0] == Pixel(red: 255, green: 255, blue: 255, alpha: 255))
    #expect(dark[0, 0].red < 64 && dark.width == once.width)
  }

  @Test func `what is too large is not drawn`() {
    // Each view has two rows of 32: 256 of them 16,384.
    let graph = DependencyGraph((0..<256).map { "v\($0)" }, writes: (0..<256).map(size))
    #expect(throws: DependencyGraph.PictureTooLarge.self) { try graph.png(scale: 1) }
  }

  @Test func `a graph of nothing, and names of any kind, can be drawn`() throws {
    #expect(try bitmap(DependencyGraph([], writes: [])).height > 0)
    #expect(try bitmap(DependencyGraph([], writes: []), style: .boxes).height > 0)
    let names = ["", " ", "\u{0}\n", "👩‍👩‍👧", "名前", String(repeating: "x", count: 5000)]
    let graph = DependencyGraph(names, writes: names.indices.map(size))
    for style in DependencyGraph.PictureStyle.allCases {
      #expect(try bitmap(graph, style: style).width < 2000)
    }
  }
}
