/// The schedule of a layer's items that intersect the current row, or the rows of a band.
///
/// Rows are visited from the top down, so each item enters once and leaves once; a row costs nothing for the items that
/// it does not intersect.
struct ItemSchedule {
  /// An item that intersects the current row.
  private struct Place {
    var index: Int
    var endRow: Int
    var isFill: Bool
    /// The slot of the item's state; nil while there is none.
    var slot: Int?

    init(_ entry: ItemStripes.Entry) {
      index = entry.index
      endRow = entry.rows.upperBound
      isFill = entry.isFill
    }
  }

  /// The states of items that intersect the current row, in no order, with free slots; they are large and are not
  /// moved.
  private var slots: [ActiveItem] = []
  private var freeSlots: [Int] = []
  /// The items that intersect the current row, back to front.
  private var active: [Place] = []
  /// Whether or not some of them may have no state.
  private var lacksSlots = false
  /// The first row that one of them does not intersect.
  private var nextEnd = Int.max
  /// The shadows among them whose groups are not drawn yet.
  private var unprepared: [ActiveShadow] = []
  private let list: DisplayList
  private let tree: LayerTree
  private let region: PixelRect
  private let tables: CoverageTables
  private let rule: Band.Rule
  private let stripes: ItemStripes
  /// The first stripe whose items are not in `upcoming`.
  private var nextStripe = 0
  /// The items of a stripe that have not begun, the next at the end.
  private var upcoming: [ItemStripes.Entry] = []

  /// Creates the schedule of the drawing on `layer` inside of `region`, before its first row.
  init(
    _ list: DisplayList, _ tree: LayerTree, layer: Int, region: PixelRect, tables: CoverageTables,
    rule: Band.Rule
  ) {
    self.list = list
    self.tree = tree
    self.region = region
    self.tables = tables
    self.rule = rule
    stripes = ItemStripes(list, tree, layer: layer, region: region, height: rule.height)
  }

  /// Returns a shadow in `row`, which is not above any row before it, whose group is not drawn yet.
  mutating func nextUnpreparedShadow(in row: Int) -> ActiveShadow? {
    // Shadows were prepared in the rows in which they began.
    if stripes.hasFillsOnly(stripes.stripe(of: row)) { return nil }
    advance(to: row)
    while let last = unprepared.last, last.content == nil { unprepared.removeLast() }
    return unprepared.last
  }

  /// Advances to `row`, which is not above any row before it.
  mutating func advance(to row: Int) {
    removeItems(endingAt: row)
    let kept = active.count
    loadUpcoming()
    while let entry = upcoming.last, entry.rows.lowerBound <= row {
      upcoming.removeLast()
      if entry.rows.upperBound > row { enter(entry) }
      loadUpcoming()
    }
    if active.count - kept > 8 {
      active.sort { $0.index < $1.index }
    } else {
      for place in kept..<active.count { active.sortIn(place) { $0.index < $1.index } }
    }
  }

  private mutating func removeItems(endingAt row: Int) {
    guard nextEnd <= row else { return }
    for place in active where place.endRow <= row { free(place) }
    active.removeAll { $0.endRow <= row }
    nextEnd = active.reduce(.max) { min($0, $1.endRow) }
  }

  /// Loads upcoming items, if any are left.
  private mutating func loadUpcoming() {
    while upcoming.isEmpty, nextStripe < stripes.count {
      upcoming += stripes[nextStripe]
      if upcoming.count > 1 { upcoming.sort { $0.rows.lowerBound > $1.rows.lowerBound } }
      nextStripe += 1
    }
  }

  private mutating func enter(_ entry: ItemStripes.Entry) {
    var place = Place(entry)
    place.slot = slot(of: place)
    nextEnd = min(nextEnd, place.endRow)
    active.append(place)
  }

  /// Draws `row`, to which the schedule was advanced, and returns the first row that may differ.
  mutating func draw(_ row: Int, on canvas: inout RowCanvas) -> Int {
    var end = upcoming.last?.rows.lowerBound ?? region.rows.upperBound
    if lacksSlots { fillSlots() }
    for place in active {
      guard let slot = place.slot else { continue }
      slots[slot].update(to: row)
      canvas.draw(&slots[slot])
      end = min(end, slots[slot].validUntil)
    }
    return end
  }

  /// Creates the states of items that bands drew without one.
  private mutating func fillSlots() {
    for index in active.indices {
      let slot = slot(of: active[index])
      active[index].slot = slot
    }
    lacksSlots = false
  }

  /// Returns whether or not `row` and those below it can be drawn as a band.
  ///
  /// A stripe must begin there, and only fills on the layer itself may intersect it.
  func canDrawBand(from row: Int) -> Bool {
    guard let stripe = stripes.stripe(beginningWith: row) else { return false }
    return stripes.hasFillsOnly(stripe) && active.allSatisfy { $0.isFill || $0.endRow <= row }
  }

  /// The pixel that all rows of a band begin with, in place of the items up to an index, which it hides.
  struct Ground {
    var index = -1
    var pixel = Pixel.transparent
  }

  /// Returns the ground of the rows of a stripe that can be drawn as a band: the last rectangle that covers them all.
  func ground(of rows: Range<Int>) -> Ground {
    let area = FixedRect(region)
    var ground = Ground()
    func consider(_ index: Int) {
      guard index > ground.index,
        let pixel = tree.rectangleOfItem[index]?.pixel(coveringAll: rows, of: area)
      else { return }
      ground = Ground(index: index, pixel: pixel)
    }
    for place in active where place.endRow >= rows.upperBound { consider(place.index) }
    for entry in stripes[stripes.stripe(of: rows.lowerBound)]
    where entry.rows.lowerBound == rows.lowerBound && entry.rows.upperBound >= rows.upperBound {
      consider(entry.index)
    }
    return ground
  }

  /// Draws the rows of a stripe over a ground; none of its items has entered yet in its first row.
  mutating func draw(_ band: inout Band, over ground: Ground) {
    let rows = band.rows
    removeItems(endingAt: rows.lowerBound)
    let stripe = stripes.stripe(of: rows.lowerBound)
    let earlier = active
    active = []
    var next = 0
    for entry in stripes[stripe] {
      while next < earlier.count, earlier[next].index < entry.index {
        draw(earlier[next], from: rows.lowerBound, on: &band, over: ground)
        next += 1
      }
      draw(Place(entry), from: entry.rows.lowerBound, on: &band, over: ground)
    }
    for place in earlier[next...] { draw(place, from: rows.lowerBound, on: &band, over: ground) }
    nextEnd = active.reduce(.max) { min($0, $1.endRow) }
    lacksSlots = true
    upcoming.removeAll()
    nextStripe = stripe + 1
  }

  /// Draws an item in the rows of a band, of which `row` is the item's first, unless the ground hides it.
  private mutating func draw(_ place: Place, from row: Int, on band: inout Band, over ground: Ground) {
    var place = place
    let rows = row..<min(place.endRow, band.rows.upperBound)
    if place.index <= ground.index {
      // A state goes from row to row, without a gap.
      free(place)
      place.slot = nil
    } else if place.slot == nil, let rectangle = tree.rectangleOfItem[place.index] {
      band.noteChange(in: row)
      rectangle.draw(rows, on: &band)
    } else {
      band.noteChange(in: row)
      let slot = slot(of: place)
      slots[slot].draw(rows, on: &band)
      place.slot = slot
    }
    if place.endRow > band.rows.upperBound { active.append(place) } else { free(place) }
  }

  /// Returns the slot of an item's state, which is created if there is none.
  private mutating func slot(of place: Place) -> Int {
    if let slot = place.slot { return slot }
    let item = makeActive(place)
    if let shadow = item.shadow { unprepared.append(shadow) }
    let slot = freeSlots.popLast() ?? slots.count
    if slot < slots.count { slots[slot] = item } else { slots.append(item) }
    return slot
  }

  private mutating func free(_ place: Place) {
    if let slot = place.slot { freeSlots.append(slot) }
  }

  private func makeActive(_ place: Place) -> ActiveItem {
    let (index, endRow) = (place.index, place.endRow)
    let layer = tree.layerOfItem[index]
    switch list.items[index].content {
    case .fill(let fill):
      if case .glyphs(let glyphs) = fill.shape {
        return ActiveItem(
          index: index, layer: layer, endRow: endRow,
          glyphs: ActiveGlyphs(fill, glyphs, region: region, tables))
      }
      return ActiveItem(
        index: index, layer: layer, endRow: endRow,
        fill: ActiveFill(fill, PaintSource(fill.paint), region: region, tables))
    case .group(let group):
      let own = tree.layerOfGroup[index]
      guard let shadow = group.shadow else { return ActiveItem(index: index, layer: own, endRow: endRow) }
      let area = region.intersection(PixelRect(around: group.clip.rect))
      let rows = ShadowRows(shadow, area: area, bounds: tree.layers[own].bounds)
      let content = LayerPass(list, tree, layer: own, region: rows.region, tables: tables, rule: rule)
      return ActiveItem(
        index: index, layer: layer, endRow: endRow,
        shadow: ActiveShadow(group, shadow, rows: rows, content: content, tables: tables))
    }
  }
}
