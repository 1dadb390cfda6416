internal import Foundation
internal import LayoutCore

extension PixelRules {
  /// Returns the findings for siblings that share most of an edge, with a gap or an overlap of a fraction of a pixel.
  ///
  /// Equal edges are whole tiles, wherever they are. So are those with a third sibling in the gap, as a hairline, and a
  /// view inside the other, as one at its edge.
  static func brokenTilings(in scene: PixelScene) -> [Finding] {
    var siblings: [Int: [Tile]] = [:]
    var parents: [Int] = []
    for (index, node, frame) in scene.placedNodes where frame.x.length > 0 && frame.y.length > 0 {
      guard let parent = node.parent else { continue }
      if siblings[parent] == nil { parents.append(parent) }
      siblings[parent, default: []].append(Tile(node: index, frame: frame))
    }
    return parents.flatMap { parent in
      let tiles = siblings[parent] ?? []
      return PixelAxis.allCases.flatMap { axis in
        Tile.neighbours(tiles, along: axis).compactMap {
          finding($0, $1, along: axis, among: tiles, in: scene)
        }
      }
    }
  }

  private static func finding(
    _ first: Tile, _ second: Tile, along axis: PixelAxis, among tiles: [Tile], in scene: PixelScene
  ) -> Finding? {
    guard scene.drawn.contains(axis.trailing, of: first.node, without: second.node),
      scene.drawn.contains(axis.leading, of: second.node, without: first.node)
    else { return nil }
    let (end, start) = (first.frame[axis].end, second.frame[axis].start)
    let shared = first.shared(with: second, along: axis)
    let others = tiles.filter { $0.node != first.node && $0.node != second.node }
    guard !others.contains(where: { $0.fills(from: end, to: start, along: axis, shared) }) else { return nil }

    let (isGap, name) = (start > end, scene.name(of: second.node))
    let both = end.nearestPixel
    var finding = Finding(
      .brokenTiling, view: scene.tree.path(of: first.node),
      message:
        "At \(scene.tree.scale)x there is \(isGap ? "a gap" : "an overlap") of \(decimal(abs(start - end))) px"
        + " between it and \(name): its \(axis.trailing.name) is at \(decimal(end)) px, the other's"
        + " \(axis.leading.name) at \(decimal(start)) px; both should be at \(decimal(both))"
        + " (\(decimal(scene.points(both))) pt)",
      fix: "Position \(name) at the \(axis.trailing.name) of this view, and round the shared edge once")
    finding.others = [scene.tree.path(of: second.node)]
    finding.values = [
      FindingValue(axis.trailing.name, points: scene.points(end)),
      FindingValue("its neighbour's \(axis.leading.name)", points: scene.points(start)),
      FindingValue(isGap ? "gap" : "overlap", points: scene.points(abs(start - end))),
    ]
    finding.scales = [scene.tree.scale]
    let between = PixelSpan(min(start, end), max(start, end))
    finding.marks = [axis == .x ? scene.mark(x: between, y: shared) : scene.mark(x: shared, y: between)]
    return finding
  }
}

/// A view among siblings that may be tiles.
private struct Tile {
  let node: Int
  let frame: PixelFrame

  /// The tolerance for errors of the computation, in pixels: the resolution of the rasterizer.
  private static let tolerance = 1.0 / 256

  /// Returns the pairs in which the second begins less than a pixel from the end of the first.
  static func neighbours(_ tiles: [Tile], along axis: PixelAxis) -> [(Tile, Tile)] {
    let starts = tiles.sorted { ($0.frame[axis].start, $0.node) < ($1.frame[axis].start, $1.node) }
    var pairs: [(Tile, Tile)] = []
    for first in tiles {
      let end = first.frame[axis].end
      // A binary search for the first that begins late enough.
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle].frame[axis].start > end - 1 + tolerance { high = middle } else { low = middle + 1 }
      }
      while low < starts.count, starts[low].frame[axis].start < end + 1 - tolerance {
        if first.tiles(with: starts[low], along: axis) { pairs.append((first, starts[low])) }
        low += 1
      }
    }
    return pairs
  }

  /// Returns whether the other tile continues this one, almost.
  private func tiles(with other: Tile, along axis: PixelAxis) -> Bool {
    let (one, next) = (frame[axis], other.frame[axis])
    let distance = abs(next.start - one.end)
    guard other.node != node, distance >= Tile.tolerance,
      // Each is mostly on its own side.
      next.start - one.start > distance, next.end - one.end > distance
    else { return false }
    let cross = axis.other
    return 2 * shared(with: other, along: axis).length > min(frame[cross].length, other.frame[cross].length)
  }

  /// Returns the common part of the edge, across `axis`.
  func shared(with other: Tile, along axis: PixelAxis) -> PixelSpan {
    let (one, next) = (frame[axis.other], other.frame[axis.other])
    return PixelSpan(max(one.start, next.start), min(one.end, next.end))
  }

  /// Returns whether this tile is in the middle of a gap.
  func fills(from end: Double, to start: Double, along axis: PixelAxis, _ shared: PixelSpan) -> Bool {
    let (span, cross) = (frame[axis], frame[axis.other])
    let (middle, crossMiddle) = ((start + end) / 2, (shared.start + shared.end) / 2)
    return span.start <= middle && span.end >= middle && cross.start <= crossMiddle
      && cross.end >= crossMiddle
  }
}
