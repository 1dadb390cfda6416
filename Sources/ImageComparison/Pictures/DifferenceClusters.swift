public import Raster

/// The clusters of differing pixels of two bitmaps, to be examined one by one.
///
/// Differing pixels belong to one cluster if they are in the same square of 16 pixels, counted from the top left, or in
/// squares that touch, even at a corner: always if at most 15 pixels are between them along both axes, never if 31 are
/// and none of these differs. The work is linear in the pixels.
public struct DifferenceClusters: Sendable, Equatable {
  /// A cluster of differing pixels.
  public struct Cluster: Sendable, Equatable {
    /// The bounding box of the pixels.
    public let box: Difference.Box
    /// The bounding box of the pixels in the place of the greatest weight, at most 48 pixels wide and high.
    ///
    /// It contains all pixels if they fit, or else those in the three by three squares with the greatest weight.
    public let focus: Difference.Box
    /// The number of differing pixels; at least 1.
    public let differingPixels: Int
    /// The sum of the pixels' differences, each the largest of a channel, which is the severity of the cluster.
    public let weight: Int
  }

  /// The clusters in descending order of weight; those of the same weight from the top, then from the left.
  public let clusters: [Cluster]

  /// Finds the clusters of two bitmaps, with both and the ignored areas aligned at the top left.
  ///
  /// Pixels in an ignored area, or in only one of two bitmaps of different size, are in no cluster.
  ///
  /// - Parameters:
  ///   - actual: The picture as it is drawn now.
  ///   - reference: The stored picture.
  ///   - areas: The ignored areas, in pixels.
  public init(of actual: Bitmap, with reference: Bitmap, ignoring areas: [Difference.Box] = []) {
    let cells = DifferenceCells(of: PictureUnion(actual, reference), outside: areas)
    var isTaken = [Bool](repeating: false, count: cells.cells.count)
    var found: [Cluster] = []
    for start in cells.cells.indices where cells.cells[start].count > 0 && !isTaken[start] {
      found.append(Self.cluster(from: start, in: cells, &isTaken))
    }
    clusters = found.sorted {
      ($1.weight, $0.box.y, $0.box.x) < ($0.weight, $1.box.y, $1.box.x)
    }
  }

  /// The number of differing pixels in all clusters.
  public var differingPixels: Int { clusters.reduce(0) { $0 + $1.differingPixels } }

  /// Returns the cluster of the squares that are connected with the square `start`.
  private static func cluster(from start: Int, in cells: DifferenceCells, _ isTaken: inout [Bool]) -> Cluster
  {
    var (box, count, weight) = (cells.box(of: start), 0, 0)
    // The middle of the heaviest three by three squares; of equals the heaviest, then the first.
    var (heaviest, greatest) = (start, (around: 0, own: 0))
    var waiting = [start]
    isTaken[start] = true
    while let index = waiting.popLast() {
      box = box.union(cells.box(of: index))
      count += Int(cells.cells[index].count)
      weight += Int(cells.cells[index].weight)
      var around = 0
      cells.forEachNeighbour(of: index) { neighbour in
        around += Int(cells.cells[neighbour].weight)
        if !isTaken[neighbour] {
          isTaken[neighbour] = true
          waiting.append(neighbour)
        }
      }
      let sums = (around: around, own: Int(cells.cells[index].weight))
      if sums > greatest || (sums == greatest && index < heaviest) { (heaviest, greatest) = (index, sums) }
    }
    var focus = box
    if max(box.width, box.height) > 3 * DifferenceCells.side {
      focus = cells.box(of: heaviest)
      cells.forEachNeighbour(of: heaviest) { focus = focus.union(cells.box(of: $0)) }
    }
    return Cluster(box: box, focus: focus, differingPixels: count, weight: weight)
  }
}

extension Difference {
  /// The clusters of differing pixels outside of ignored areas, computed from the pixels on each access.
  public var clusters: DifferenceClusters {
    DifferenceClusters(of: pair.actual, with: pair.reference, ignoring: ignoredAreas)
  }
}
