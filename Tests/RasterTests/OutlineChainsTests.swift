import Testing

@testable import Raster

@Suite struct OutlineChainsTests {
  private func chains(_ contours: [(Int, Int)]...) -> [(winding: Int64, points: [[Int]])] {
    let outlines = OutlineChains(
      .polygon(contours.map { $0.map { FixedPoint(x: Fixed(pixels: $0.0), y: Fixed(pixels: $0.1)) } }))
    return outlines.chains.map { chain in
      (chain.winding, outlines.points[chain.points].map { [$0.x.flooredPixel, $0.y.flooredPixel] })
    }
  }

  @Test func `an outline is cut where it turns from down to up, and each chain runs down`() {
    let square = chains([(0, 0), (9, 0), (9, 9), (0, 9)])
    #expect(square.map(\.winding) == [1, -1])
    // Level sides belong to the chain before them.
    #expect(square.map(\.points) == [[[9, 0], [9, 9], [0, 9]], [[9, 0], [0, 0], [0, 9]]])
  }

  @Test func `points that repeat are left out, wherever the outline begins`() {
    let points = [(0, 0), (0, 0), (4, 3), (4, 3), (4, 7), (0, 9), (2, 5), (0, 0)]
    for start in points.indices {
      let chains = chains(Array(points[start...] + points[..<start]))
      #expect(chains.map(\.winding).sorted() == [-1, 1])
      #expect(
        chains.sorted { $0.winding > $1.winding }.map(\.points)
          == [[[0, 0], [4, 3], [4, 7], [0, 9]], [[0, 0], [2, 5], [0, 9]]])
    }
  }

  @Test func `what is on one height is no chain`() {
    #expect(chains([(0, 4), (9, 4), (3, 4)], [(1, 1)], []).isEmpty)
  }

  @Test func `chains come by their upper ends`() {
    let chains = chains([(0, 5), (3, 9), (1, 9)], [(7, 0), (9, 2), (7, 2)])
    #expect(chains.map(\.points.first) == [[7, 0], [7, 0], [0, 5], [0, 5]])
  }
}
