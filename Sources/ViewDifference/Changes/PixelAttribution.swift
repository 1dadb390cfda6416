internal import ImageComparison
internal import Raster

/// The attribution of differing pixels to changes: each to the one with the smallest area around it.
struct PixelAttribution {
  /// The pixels that each change explains.
  private(set) var ofChanges: [PixelTally]
  /// The unexplained pixels, by the view of the new tree that draws last there; nil if none does.
  private(set) var unexplained: [Int?: PixelTally] = [:]
  /// The unexplained pixels that look like anti-aliasing, likewise.
  private(set) var antialiasing: [Int?: PixelTally] = [:]
  /// The number of rectangles, and of the steps of the search for that of each pixel.
  private(set) var work = 0

  init(of pair: PicturePair, difference: Difference, changes: TreeChanges) {
    ofChanges = Array(repeating: PixelTally(), count: changes.changes.count)
    let areas = ChangeAreas(changes)
    var owners = PixelOwners(areas.rects, in: difference.box)
    // The node that is drawn last has the least rank.
    let nodes = changes.new.nodes
    let paints = nodes.indices.compactMap { index in
      nodes[index].paint.map { RankedRect(rect: PixelRect($0), rank: nodes.count - 1 - index) }
    }
    var drawers = PixelOwners(paints, in: difference.box)
    let smooth = AntiAliasing(pair: pair)
    pair.forEachDifferingPixel { x, y in
      if let rank = owners.rank(x, y) {
        ofChanges[areas.order[rank]].add(x, y)
        return
      }
      let drawer = drawers.rank(x, y).map { nodes.count - 1 - $0 }
      if smooth.contains(x, y) {
        antialiasing[drawer, default: PixelTally()].add(x, y)
      } else {
        unexplained[drawer, default: PixelTally()].add(x, y)
      }
    }
    work = areas.rects.count + owners.work + drawers.work
  }
}

/// A number of pixels, and their bounding box.
struct PixelTally: Sendable {
  private(set) var count = 0
  private var columns = 0..<0
  private var rows = 0..<0

  mutating func add(_ x: Int, _ y: Int) {
    if count == 0 {
      (columns, rows) = (x..<x + 1, y..<y + 1)
    } else {
      columns = min(columns.lowerBound, x)..<max(columns.upperBound, x + 1)
      rows = min(rows.lowerBound, y)..<max(rows.upperBound, y + 1)
    }
    count += 1
  }

  var box: Difference.Box? {
    count == 0
      ? nil
      : Difference.Box(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
