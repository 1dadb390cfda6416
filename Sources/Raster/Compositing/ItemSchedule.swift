/// Knows which of a layer's items reach into the current row.
///
/// Rows come from the top down, so each item enters once and leaves once; a row costs nothing for the items that it
/// does not meet. Groups draw nothing themselves; one that changes its backdrop even where it is empty has a place of
/// its own, and so has one with a shadow, in place of all its items.
struct ItemSchedule {
  private struct Entry {
    var index: Int
    var rows: Range<Int>
  }

  /// Where an item stands that reaches into the current row.
  private struct Place {
    var index: Int
    var endRow: Int
    var slot: Int
  }

  /// The items that reach into the current row, in no order, and between them room for others: items are large, and
  /// stay where they are.
  private var slots: [ActiveItem] = []
  private var freeSlots: [Int] = []
  /// The places of the items that reach into the current row, back to front.
  private var active: [Place] = []
  /// The first row that one of them does not reach into.
  private var nextEnd = Int.max
  /// Those among them whose groups are not drawn yet.
  private var unprepared: [ActiveShadow] = []
  private let list: DisplayList
  private let tree: LayerTree
  private let region: PixelRect
  private let tables: CoverageTables
  /// Every item with something to see, by its first row.
  private let entries: [Entry]
  private var nextEntry = 0

  /// The schedule of what is drawn on `layer` inside of `region`, before its first row.
  init(_ list: DisplayList, _ tree: LayerTree, layer: Int, region: PixelRect, _ tables: CoverageTables) {
    self.list = list
    self.tree = tree
    self.region = region
    self.tables = tables
    var entries: [Entry] = []
    var index = tree.layers[layer].items.lowerBound
    while index < tree.layers[layer].items.upperBound {
      var bounds = tree.boundsOfItem[index]
      var next = index + 1
      if case .group(let group) = list.items[index].content {
        if group.shadow != nil { next += group.itemCount } else { bounds = .empty }
        // Where such a group is empty it changes what lies behind it all the same.
        if !group.blend.keepsBackdropOfTransparentSource { bounds = PixelRect(around: group.clip.rect) }
      }
      let rows = bounds.intersection(region).rows
      if !rows.isEmpty { entries.append(Entry(index: index, rows: rows)) }
      index = next
    }
    // Entries stand in the order of the list, which numbers below the rows' keep.
    let order = entries.indices.map { entries[$0].rows.lowerBound << 32 | $0 }.sorted()
    self.entries = order.map { entries[$0 & 0xFFFF_FFFF] }
  }

  /// The first row below the current one in which another item begins; the region's end if none does.
  var nextStart: Int {
    nextEntry < entries.count ? entries[nextEntry].rows.lowerBound : region.rows.upperBound
  }

  /// A shadow in the current row whose group is not drawn yet.
  mutating func nextUnpreparedShadow() -> ActiveShadow? {
    while let last = unprepared.last, last.content == nil { unprepared.removeLast() }
    return unprepared.last
  }

  /// Goes on to `row`, which is not above any row before it.
  mutating func advance(to row: Int) {
    if nextEnd <= row {
      for place in active where place.endRow <= row { freeSlots.append(place.slot) }
      active.removeAll { $0.endRow <= row }
      nextEnd = active.reduce(.max) { min($0, $1.endRow) }
    }
    let kept = active.count
    while nextEntry < entries.count, entries[nextEntry].rows.lowerBound <= row {
      if entries[nextEntry].rows.upperBound > row { enter(entries[nextEntry]) }
      nextEntry += 1
    }
    if active.count - kept > 8 {
      active.sort { $0.index < $1.index }
    } else {
      for place in kept..<active.count { active.sortIn(place) { $0.index < $1.index } }
    }
  }

  private mutating func enter(_ entry: Entry) {
    let item = makeActive(entry)
    if let shadow = item.shadow { unprepared.append(shadow) }
    nextEnd = min(nextEnd, entry.rows.upperBound)
    var place = Place(index: entry.index, endRow: entry.rows.upperBound, slot: slots.count)
    if let slot = freeSlots.popLast() {
      place.slot = slot
      slots[slot] = item
    } else {
      slots.append(item)
    }
    active.append(place)
  }

  /// Draws `row`, which was gone on to, and answers the first row in which an item may draw something else.
  mutating func draw(_ row: Int, on canvas: inout RowCanvas) -> Int {
    var end = nextStart
    for place in active {
      slots[place.slot].update(to: row)
      canvas.draw(&slots[place.slot])
      end = min(end, slots[place.slot].validUntil)
    }
    return end
  }

  private func makeActive(_ entry: Entry) -> ActiveItem {
    let (index, endRow) = (entry.index, entry.rows.upperBound)
    let layer = tree.layerOfItem[index]
    switch list.items[index].content {
    case .fill(let fill):
      return ActiveItem(
        index: index, layer: layer, endRow: endRow, fill: ActiveFill(fill, region: region, tables))
    case .group(let group):
      let own = tree.layerOfGroup[index]
      guard let shadow = group.shadow else { return ActiveItem(index: index, layer: own, endRow: endRow) }
      let area = region.intersection(PixelRect(around: group.clip.rect))
      let rows = ShadowRows(shadow, area: area, bounds: tree.layers[own].bounds)
      let content = LayerPass(list, tree, layer: own, region: rows.region, tables)
      return ActiveItem(
        index: index, layer: layer, endRow: endRow,
        shadow: ActiveShadow(group, shadow, rows: rows, content: content, tables))
    }
  }
}
