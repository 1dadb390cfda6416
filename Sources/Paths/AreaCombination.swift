/// What an operation makes of two areas, put together from parts that are too far apart to touch.
///
/// In an arrangement each band takes all sides that reach into it, and bands are cut wherever any side begins or ends.
/// Where the polygons leave a gap from side to side or from top to bottom, what lies before it and behind it has an
/// arrangement of its own, so that many small areas cost little more than sorting them.
struct AreaCombination {
  typealias Node = AreaArrangement.Node

  /// The boundary as closed outlines: those around areas run clockwise on a screen, those around holes the other way.
  let outlines: [[Node]]
  /// How many polygons and sides all loops together have looked at.
  let work: Int

  /// The boundary of where `isInside` holds for how often the first and the second polygons wind about a place. It
  /// holds for no place that none of them winds about.
  init(_ first: [[Node]], _ second: [[Node]], isInside: (_ first: Int, _ second: Int) -> Bool) {
    var parting = PolygonParting(first + second)
    let groups = parting.groups()
    var work = parting.work
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

/// Parts polygons where a gap between them goes all through.
private struct PolygonParting {
  private struct Box {
    var index: Int
    var columns: ClosedRange<Int64>
    var rows: ClosedRange<Int64>

    /// A box around a polygon; nil if there is nothing in it.
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

  /// Polygons that are to be parted from side to side, or from top to bottom.
  private struct Lot {
    var boxes: [Box]
    var byColumns: Bool
    /// Whether the other way leaves no gap.
    var isLast: Bool
  }

  private(set) var work = 0
  private var lots: [Lot]

  init(_ polygons: [[AreaArrangement.Node]]) {
    let boxes = polygons.enumerated().compactMap { Box($0.element, index: $0.offset) }
    lots = [Lot(boxes: boxes, byColumns: true, isLast: false)]
  }

  /// The places of polygons that cannot be parted from one another, in order in each group.
  mutating func groups() -> [[Int]] {
    var groups: [[Int]] = []
    while let lot = lots.popLast() {
      if lot.boxes.count < 2 {
        if let box = lot.boxes.first { groups.append([box.index]) }
        continue
      }
      work += lot.boxes.count
      let parts = parted(lot.boxes, byColumns: lot.byColumns)
      if parts.count == 1, lot.isLast {
        groups.append(lot.boxes.map(\.index).sorted())
      } else {
        for boxes in parts { lots.append(Lot(boxes: boxes, byColumns: !lot.byColumns, isLast: true)) }
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
      // What is nearer may become one.
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
