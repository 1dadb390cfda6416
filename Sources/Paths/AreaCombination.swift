/// The result of an operation on two areas, combined from parts that are too far apart to touch.
///
/// In an arrangement each band processes all sides that intersect it, and bands are divided wherever any side begins or
/// ends. Where the polygons leave a gap from side to side or from top to bottom, the parts on either side of it have
/// arrangements of their own, so that many small areas cost little more than sorting them.
struct AreaCombination {
  typealias Node = AreaArrangement.Node

  /// The boundary as closed outlines: those around areas run clockwise on a screen, those around holes the other way.
  let outlines: [[Node]]
  /// The number of polygons and sides that all loops together have visited.
  let work: Int

  /// Creates the boundary of the places where `isInside` is true for the winding numbers of the first and second
  /// polygons.
  ///
  /// It must be false where both numbers are 0.
  init(_ first: [[Node]], _ second: [[Node]], isInside: (_ first: Int, _ second: Int) -> Bool) {
    var partition = PolygonPartition(first + second)
    let groups = partition.groups()
    var work = partition.work
    var found: [AreaArrangement.Outline] = []
    for group in groups {
      let arrangement = AreaArrangement(
        group.filter { $0 < first.count }.map { first[$0] },
        group.filter { $0 >= first.count }.map { second[$0 - first.count] }, isInside: isInside)
      found += arrangement.outlines()
      work += arrangement.work
    }
    // Each begins where the first of its sides does, from the top down and from the left.
    if groups.count > 1 { found.sort { $0.precedes($1) } }
    outlines = found.map(\.corners)
    self.work = work
  }
}

/// An algorithm that separates polygons at gaps between them.
private struct PolygonPartition {
  private struct Box {
    var index: Int
    var columns: ClosedRange<Int64>
    var rows: ClosedRange<Int64>

    /// Creates the bounding box of a polygon; nil if it has no points.
    init?(_ polygon: [AreaArrangement.Node], index: Int) {
      guard let first = polygon.first else { return nil }
      var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
      for node in polygon {
        (minX, maxX) = (min(minX, node.x), max(maxX, node.x))
        (minY, maxY) = (min(minY, node.y), max(maxY, node.y))
      }
      self.index = index
      (columns, rows) = (minX...maxX, minY...maxY)
    }
  }

  /// A set of polygons to be separated from side to side, or from top to bottom.
  private struct PolygonSet {
    var boxes: [Box]
    var byColumns: Bool
    /// Whether or not the other direction has no gap.
    var isLast: Bool
  }

  private(set) var work = 0
  private var sets: [PolygonSet]

  init(_ polygons: [[AreaArrangement.Node]]) {
    let boxes = polygons.enumerated().compactMap { Box($0.element, index: $0.offset) }
    sets = [PolygonSet(boxes: boxes, byColumns: true, isLast: false)]
  }

  /// Returns the indices of polygons that cannot be separated from each other, in order in each group.
  mutating func groups() -> [[Int]] {
    var groups: [[Int]] = []
    while let set = sets.popLast() {
      if set.boxes.count < 2 {
        if let box = set.boxes.first { groups.append([box.index]) }
        continue
      }
      work += set.boxes.count
      let parts = parted(set.boxes, byColumns: set.byColumns)
      if parts.count == 1, set.isLast {
        groups.append(set.boxes.map(\.index).sorted())
      } else {
        for boxes in parts { sets.append(PolygonSet(boxes: boxes, byColumns: !set.byColumns, isLast: true)) }
      }
    }
    return groups
  }

  private func parted(_ boxes: [Box], byColumns: Bool) -> [[Box]] {
    func extent(_ box: Box) -> ClosedRange<Int64> { byColumns ? box.columns : box.rows }
    let sorted = boxes.sorted { extent($0).lowerBound < extent($1).lowerBound }
    var parts: [[Box]] = []
    var (first, reach) = (0, extent(sorted[0]).upperBound)
    for (place, box) in sorted.enumerated() {
      let extent = extent(box)
      // Nearer ones may be merged.
      if extent.lowerBound > reach + AreaArrangement.nearness {
        parts.append(Array(sorted[first..<place]))
        first = place
      }
      reach = max(reach, extent.upperBound)
    }
    parts.append(Array(sorted[first...]))
    return parts
  }
}
