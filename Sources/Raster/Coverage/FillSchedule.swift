/// Knows which of a list's fills reach into the current row.
///
/// Rows come from the top down, so each fill enters once and leaves once; a row costs nothing for the fills
/// that it does not meet.
struct FillSchedule {
  private struct Entry {
    var index: Int
    var rows: Range<Int>
    var bounds: FixedRect
  }

  /// The fills that reach into the current row, back to front.
  private(set) var active: [ActiveFill] = []
  private let list: DisplayList
  /// Every fill with something to see, by its first row.
  private let entries: [Entry]
  private var nextEntry = 0

  /// The schedule of `list`, before its first row.
  init(_ list: DisplayList) {
    self.list = list
    let canvas = FixedRect(x: 0, y: 0, width: list.width, height: list.height)
    var entries: [Entry] = []
    for (index, item) in list.items.enumerated() {
      guard case .fill(let fill) = item.content else { continue }
      let bounds = fill.shape.bounds.intersection(fill.clip.rect).intersection(canvas)
      guard !bounds.isEmpty else { continue }
      entries.append(
        Entry(index: index, rows: bounds.minY.flooredPixel..<bounds.maxY.ceiledPixel, bounds: bounds))
    }
    entries.sort { ($0.rows.lowerBound, $0.index) < ($1.rows.lowerBound, $1.index) }
    self.entries = entries
  }

  /// The first row below the current one in which another fill begins; the canvas's end if none does.
  var nextStart: Int {
    nextEntry < entries.count ? entries[nextEntry].rows.lowerBound : list.height
  }

  /// Goes on to `row`, which lies below all rows before it.
  mutating func advance(to row: Int) {
    active.removeAll { $0.endRow <= row }
    var entered = false
    while nextEntry < entries.count, entries[nextEntry].rows.lowerBound <= row {
      let entry = entries[nextEntry]
      if case .fill(let fill) = list.items[entry.index].content, entry.rows.upperBound > row {
        active.append(
          ActiveFill(fill, index: entry.index, bounds: entry.bounds, endRow: entry.rows.upperBound))
        entered = true
      }
      nextEntry += 1
    }
    if entered { active.sort { $0.index < $1.index } }
  }
}

/// A fill while rows are drawn that it reaches into, with the coverage of its current row.
final class ActiveFill {
  let index: Int
  let paint: Paint
  /// The first row below the fill.
  let endRow: Int
  /// What the fill covers in the current row, clipped.
  private(set) var spans: [CoverageSpan] = []
  /// The first row whose coverage may differ from the current row's.
  private(set) var validUntil = 0
  /// The shape's converter and those of the clip's shapes.
  private var converters: [ScanConverter]

  init(_ fill: Fill, index: Int, bounds: FixedRect, endRow: Int) {
    self.index = index
    self.endRow = endRow
    paint = fill.paint
    converters = [ScanConverter(fill.shape, bounds: bounds, coverage: fill.coverage)]
    converters += fill.clip.shapes.map { ScanConverter($0, bounds: bounds, coverage: .exactArea) }
  }

  /// Computes the coverage of `row`, unless it is known to be the same as the last.
  func update(to row: Int) {
    guard row >= validUntil else { return }
    (spans, validUntil) = converters[0].spans(row: row)
    for index in converters.indices.dropFirst() {
      let (clip, clipValidUntil) = converters[index].spans(row: row)
      spans = spans.multiplied(by: clip)
      validUntil = min(validUntil, clipValidUntil)
    }
    validUntil = min(validUntil, endRow)
  }
}
