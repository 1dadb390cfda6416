import ImageComparison
import Raster
import TestSupport
import Testing

struct DifferenceClustersTests {
  /// The clusters of a black bitmap and one with grey pixels on it.
  private static func clusters(
    _ width: Int, _ height: Int, _ dots: [(x: Int, y: Int, level: UInt8)],
    ignoring areas: [Difference.Box] = []
  ) -> [DifferenceClusters.Cluster] {
    let reference = Bitmap(width: width, height: height, filledWith: TestBitmaps.grey(0))
    var actual = reference
    for dot in dots { actual[dot.x, dot.y] = TestBitmaps.grey(dot.level) }
    return DifferenceClusters(of: actual, with: reference, ignoring: areas).clusters
  }

  @Test(
    "Pixels at most 16 apart are one cluster, those 32 apart are two, wherever they are", arguments: 0..<20)
  func distances(offset: Int) {
    for (apart, count) in [(1, 1), (15, 1), (16, 1), (32, 2), (40, 2)] {
      let row = Self.clusters(80, 2, [(offset, 1, 1), (offset + apart, 1, 1)])
      let column = Self.clusters(2, 80, [(1, offset, 1), (1, offset + apart, 1)])
      let diagonal = Self.clusters(80, 80, [(offset, offset + apart, 1), (offset + apart, offset, 1)])
      #expect([row, column, diagonal].map(\.count) == [count, count, count], "\(apart)")
    }
  }

  @Test("A cluster tells its box, its pixels and the sum of what they differ by")
  func sums() throws {
    let clusters = Self.clusters(40, 30, [(7, 3, 10), (20, 9, 200), (12, 25, 1)])
    let cluster = try #require(clusters.first)
    #expect(clusters.count == 1)
    #expect(cluster.box == Difference.Box(x: 7, y: 3, width: 14, height: 23))
    #expect(cluster.focus == cluster.box)
    #expect(cluster.differingPixels == 3)
    #expect(cluster.weight == 211)
  }

  @Test("The worst is first: the greatest sum, not the most pixels; of equals the upper, then the left")
  func order() {
    let dots = [(0, 0), (1, 0), (2, 0)].map { (x: $0, y: $1, level: UInt8(2)) }
    let clusters = Self.clusters(
      200, 100, dots + [(100, 0, 250), (100, 80, 6), (199, 40, 6), (50, 40, 6)])
    #expect(clusters.map(\.weight) == [250, 6, 6, 6, 6])
    #expect(
      clusters.map { [$0.box.x, $0.box.y] } == [[100, 0], [0, 0], [50, 40], [199, 40], [100, 80]])
  }

  @Test("What is ignored is in no cluster")
  func ignored() {
    let box = Difference.Box(x: 0, y: 0, width: 4, height: 4)
    let clusters = Self.clusters(9, 9, [(3, 3, 255), (4, 3, 7)], ignoring: [box])
    #expect(clusters.map(\.box) == [Difference.Box(x: 4, y: 3, width: 1, height: 1)])
    #expect(clusters.map(\.weight) == [7])
  }

  @Test("Of bitmaps of different size, what both have counts")
  func sizes() {
    let actual = Bitmap(width: 50, height: 3, filledWith: TestBitmaps.grey(1))
    let reference = Bitmap(width: 3, height: 50, filledWith: TestBitmaps.grey(0))
    let clusters = DifferenceClusters(of: actual, with: reference)
    #expect(clusters.clusters.map(\.box) == [Difference.Box(x: 0, y: 0, width: 3, height: 3)])
    #expect(clusters.differingPixels == 9)
    let empty = Bitmap(width: 0, height: 9)
    #expect(DifferenceClusters(of: actual, with: empty).clusters.isEmpty)
    #expect(DifferenceClusters(of: empty, with: empty).clusters.isEmpty)
  }

  @Test("The focus of a long cluster is its heaviest place")
  func focus() throws {
    // A line of the width of 13 squares; the ninth, from 128 on, is heavier by far.
    let line = (0..<200).map { (x: $0, y: 20, level: UInt8($0 / 16 == 8 ? 100 : 1)) }
    let cluster = try #require(Self.clusters(200, 40, line).first)
    #expect(cluster.box == Difference.Box(x: 0, y: 20, width: 200, height: 1))
    // The ninth and its neighbours have it in their three by three, with equal sums; it is the heaviest of them.
    #expect(cluster.focus == Difference.Box(x: 112, y: 20, width: 48, height: 1))
  }

  @Test("Where all differs there is one cluster, and its focus is at the top left")
  func all() throws {
    let actual = Bitmap(width: 100, height: 70, filledWith: TestBitmaps.grey(255))
    let reference = Bitmap(width: 100, height: 70)
    let clusters = DifferenceClusters(of: actual, with: reference)
    let cluster = try #require(clusters.clusters.first)
    #expect(clusters.clusters.map(\.box) == [Difference.Box(x: 0, y: 0, width: 100, height: 70)])
    #expect(cluster.focus == Difference.Box(x: 0, y: 0, width: 48, height: 48))
    #expect(clusters.differingPixels == 7_000 && cluster.weight == 7_000 * 255)
  }

  @Test("Random pixels make the clusters that walking from square to square finds", arguments: 1...30)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (width, height) = (
      Int.random(in: 1...300, using: &generator), Int.random(in: 1...200, using: &generator)
    )
    var dots: [(x: Int, y: Int, level: UInt8)] = []
    var taken: Set<[Int]> = []
    for _ in 0..<Int.random(in: 1...120, using: &generator) {
      let place = [
        Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator),
      ]
      if taken.insert(place).inserted {
        dots.append((place[0], place[1], .random(in: 1...255, using: &generator)))
      }
    }
    let clusters = Self.clusters(width, height, dots)

    // Sets of dots, joined while any two of their squares touch.
    var groups = dots.map { [$0] }
    func touch(_ one: (x: Int, y: Int, level: UInt8), _ other: (x: Int, y: Int, level: UInt8)) -> Bool {
      abs(one.x / 16 - other.x / 16) <= 1 && abs(one.y / 16 - other.y / 16) <= 1
    }
    var index = 0
    while index < groups.count {
      let joined = groups[(index + 1)...].firstIndex { group in
        group.contains { dot in groups[index].contains { touch($0, dot) } }
      }
      if let joined { groups[index] += groups.remove(at: joined) } else { index += 1 }
    }
    func sorted(_ rows: [[Int]]) -> [[Int]] { rows.sorted { $0.lexicographicallyPrecedes($1) } }
    let expected = groups.map { group -> [Int] in
      [
        group.map(\.x).min() ?? 0, group.map(\.x).max() ?? 0, group.map(\.y).min() ?? 0,
        group.map(\.y).max() ?? 0, group.count, group.reduce(0) { $0 + Int($1.level) },
      ]
    }
    let found = clusters.map { cluster -> [Int] in
      [
        cluster.box.x, cluster.box.x + cluster.box.width - 1, cluster.box.y,
        cluster.box.y + cluster.box.height - 1, cluster.differingPixels,
        cluster.weight,
      ]
    }
    #expect(sorted(found) == sorted(expected))
    #expect(clusters.map(\.weight) == clusters.map(\.weight).sorted(by: >))
    for cluster in clusters { #expect(cluster.focus.width <= 48 && cluster.focus.height <= 48) }
  }

  @Test("A difference has the clusters of its bitmaps, outside what its tolerance ignores")
  func ofDifference() throws {
    let reference = Bitmap(width: 90, height: 5, filledWith: TestBitmaps.grey(0))
    var actual = reference
    actual[2, 2] = TestBitmaps.grey(9)
    actual[80, 2] = TestBitmaps.grey(5)
    let tolerance = try Tolerance(ignoring: [Difference.Box(x: 0, y: 0, width: 10, height: 5)])
    guard case .different(let exact) = Comparison(of: actual, with: reference),
      case .different(let tolerant) = Comparison(of: actual, with: reference, tolerance: tolerance)
    else {
      Issue.record("The bitmaps differ.")
      return
    }
    #expect(exact.clusters == DifferenceClusters(of: actual, with: reference))
    #expect(exact.clusters.clusters.map(\.weight) == [9, 5])
    #expect(tolerant.clusters.clusters.map(\.weight) == [5])
  }
}
