public import Raster

/// The places where two bitmaps differ, each of which is one thing to look at.
///
/// Pixels that differ are of one cluster where they lie in the same square of 16 pixels, counted from the top left, or
/// in squares that touch, if only at a corner: always where at most 15 pixels are between them along both axes, never
/// where 31 are and none of these differs. The work is linear in the pixels.
public struct DifferenceClusters: Sendable, Equatable {
  /// Pixels that differ, near each other.
  public struct Cluster: Sendable, Equatable {
    /// The smallest box around them.
    public let box: Difference.Box
    /// The box around those of them that lie in the heaviest place, at most 48 pixels wide and high: all if they
    /// fit, else those in the three by three squares with the greatest weight.
    public let focus: Difference.Box
    /// How many there are; at least 1.
    public let differingPixels: Int
    /// The sum of their differences, each the largest of a channel: how bad the cluster is.
    public let weight: Int
  }

  /// The clusters, worst first; of those of one weight, from the top, then from the left.
  public let clusters: [Cluster]

  /// Finds the clusters of two bitmaps, both of which start at the top left, as do the ignored areas.
  ///
  /// What lies in an ignored area, or in only one of two bitmaps of different size, is in no cluster.
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

  /// The number of pixels that differ in all clusters.
  public var differingPixels: Int { clusters.reduce(0) { $0 + $1.differingPixels } }

  /// All that hangs together with the square `start`.
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
  /// Where the bitmaps differ, outside ignored areas, worst first; found by looking at the pixels now.
  public var clusters: DifferenceClusters {
    DifferenceClusters(of: pair.actual, with: pair.reference, ignoring: ignoredAreas)
  }
}
