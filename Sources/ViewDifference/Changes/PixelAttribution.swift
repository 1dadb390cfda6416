internal import ImageComparison
internal import Raster

/// Which change explains which differing pixel: the one that is about the smallest area around it.
struct PixelAttribution {
  /// For each change the pixels that it explains.
  private(set) var ofChanges: [PixelTally]
  /// Pixels that no change explains, by the view of the new tree that draws last there; nil where none does.
  private(set) var unexplained: [Int?: PixelTally] = [:]
  /// Pixels that no change explains, and that look like anti-aliasing, likewise.
  private(set) var antialiasing: [Int?: PixelTally] = [:]
  /// How many rectangles there were, and how many steps were taken to find the one of each pixel.
  private(set) var work = 0

  init(_ pair: PicturePair, _ difference: Difference, _ changes: TreeChanges) {
    ofChanges = Array(repeating: PixelTally(), count: changes.changes.count)
    let areas = ChangeAreas(changes)
    var owners = PixelOwners(areas.rects, in: difference.box)
    // What is drawn last has the least rank.
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

/// How many pixels, and a box around them.
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
