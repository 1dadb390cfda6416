internal import Foundation
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

  init(_ pair: PicturePair, _ difference: Difference, _ changes: TreeChanges) {
    let list = changes.changes
    ofChanges = Array(repeating: PixelTally(), count: list.count)
    let areas = ChangeAreas(changes)
    let rects = list.map { areas.rects(of: $0) }
    var owners = PixelLabels(difference.box)
    let sizes = rects.map { $0.reduce(0) { $0 + $1.width * $1.height } }
    // The smallest is painted last.
    for index in list.indices.sorted(by: { (sizes[$0], $1) > (sizes[$1], $0) }) {
      for rect in rects[index] { owners.paint(rect, index) }
    }
    var drawers = PixelLabels(difference.box)
    for (index, node) in changes.new.nodes.enumerated() {
      if let paint = node.paint { drawers.paint(paint, index) }
    }
    let smooth = AntiAliasing(pair: pair)
    pair.forEachDifferingPixel { x, y in
      if let owner = owners[x, y] {
        ofChanges[owner].add(x, y)
      } else if smooth.contains(x, y) {
        antialiasing[drawers[x, y], default: PixelTally()].add(x, y)
      } else {
        unexplained[drawers[x, y], default: PixelTally()].add(x, y)
      }
    }
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

/// A number for each pixel of a box.
private struct PixelLabels {
  private let box: Difference.Box
  private var labels: [Int32]

  init(_ box: Difference.Box) {
    self.box = box
    labels = Array(repeating: -1, count: box.width * box.height)
  }

  mutating func paint(_ rect: CGRect, _ label: Int) {
    let columns = range(rect.minX, rect.maxX, box.x, box.width)
    let rows = range(rect.minY, rect.maxY, box.y, box.height)
    guard !columns.isEmpty else { return }
    for row in rows {
      let start = row * box.width
      for column in columns { labels[start + column] = Int32(label) }
    }
  }

  subscript(x: Int, y: Int) -> Int? {
    let label = labels[(y - box.y) * box.width + x - box.x]
    return label < 0 ? nil : Int(label)
  }

  /// The part of a side that lies in the box, from the box's edge on. A stored tree may have any numbers.
  private func range(_ least: Double, _ most: Double, _ start: Int, _ length: Int) -> Range<Int> {
    let first = min(max(least.rounded(.down) - Double(start), 0), Double(length))
    let last = min(max(most.rounded(.up) - Double(start), first), Double(length))
    return Int(first)..<Int(last)
  }
}
