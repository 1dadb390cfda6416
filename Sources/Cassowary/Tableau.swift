/// The rows that express the basic unknowns by others, one for each column.
///
/// Rows store only nonzero entries. A pivot exchanges the unknown of a row with that of a column.
struct Tableau: ~Copyable {
  private let inPlace = InPlaceMarker()

  struct Entry: BitwiseCopyable {
    var column: Int32
    var coefficient: Double
  }

  /// An entry of a column.
  struct Part: BitwiseCopyable {
    var row: Int
    var place: Int
    var coefficient: Double
  }

  /// The range of the entries of a row.
  struct Row: BitwiseCopyable {
    var start: Int
    var count: Int
    var capacity: Int
  }

  /// A row that a column may be in, and the link to the next one.
  struct Link: BitwiseCopyable {
    var row: Int32
    var next: Int32
  }

  private(set) var entries = UncheckedArray<Entry>()
  private var rows = UncheckedArray<Row>()
  private var garbage = 0
  /// The rows that each column may be in, among others.
  private var firstLinks = UncheckedArray<Int32>()
  private var links = UncheckedArray<Link>()
  /// The pivot's row by columns, and the turns in which columns and rows were visited last.
  private var factors = UncheckedArray<Double>()
  private var sourceTurns = UncheckedArray<Int>()
  private var columnTurns = UncheckedArray<Int>()
  private var rowTurns = UncheckedArray<Int>()
  private var turn = 0
  /// The result of `gather`.
  private(set) var column = UncheckedArray<Part>()

  var rowCount: Int { rows.count }

  /// Empties the tableau; memory is kept.
  mutating func begin(columns: Int) {
    entries.removeAll()
    rows.removeAll()
    links.removeAll()
    garbage = 0
    firstLinks.fill(columns, with: -1)
    factors.pad(to: columns, with: 0)
    sourceTurns.pad(to: columns, with: 0)
    columnTurns.pad(to: columns, with: 0)
  }

  /// Returns the indices in `entries` of the entries of a row.
  @inline(__always)
  func range(_ row: Int) -> Range<Int> {
    let start = rows[row].start
    return start..<start + rows[row].count
  }

  /// Begins an empty row.
  mutating func beginRow() {
    rows.append(Row(start: entries.count, count: 0, capacity: 0))
    rowTurns.pad(to: rows.count, with: 0)
  }

  /// Appends an entry to the last row.
  mutating func append(_ coefficient: Double, column: Int) {
    entries.append(Entry(column: Int32(column), coefficient: coefficient))
    rows[rows.count - 1].count += 1
    rows[rows.count - 1].capacity += 1
  }

  /// Links the last row to its columns, or removes it.
  mutating func finishRow(keeping: Bool) {
    let row = rows.count - 1
    if keeping {
      for place in range(row) { link(row, to: Int(entries[place].column)) }
    } else {
      entries.removeLast(rows[row].count)
      rows.removeLast(1)
    }
  }

  private mutating func link(_ row: Int, to column: Int) {
    links.append(Link(row: Int32(row), next: firstLinks[column]))
    firstLinks[column] = Int32(links.count - 1)
  }

  /// Returns whether or not the last row has the same entries in the same order as another.
  func lastRowEquals(_ row: Int) -> Bool {
    let one = range(row)
    let last = range(rows.count - 1)
    guard one.count == last.count else { return false }
    for (place, other) in zip(one, last)
    where entries[place].column != entries[other].column
      || entries[place].coefficient != entries[other].coefficient
    {
      return false
    }
    return true
  }

  /// Looks up the entries of a column, into `self.column`.
  mutating func gather(_ column: Int) {
    self.column.removeAll()
    turn += 1
    var link = firstLinks[column]
    // Links to rows that the column has left are removed.
    firstLinks[column] = -1
    while link >= 0 {
      let row = Int(links[Int(link)].row)
      let next = links[Int(link)].next
      if rowTurns[row] != turn {
        rowTurns[row] = turn
        for place in range(row) where Int(entries[place].column) == column {
          self.column.append(Part(row: row, place: place, coefficient: entries[place].coefficient))
          links[Int(link)].next = firstLinks[column]
          firstLinks[column] = link
          break
        }
      }
      link = next
    }
  }

  /// Exchanges the unknowns of a row and of a column, which `gather` has looked up.
  mutating func pivot(row: Int, column: Int) {
    turn += 1
    let source = range(row)
    var pivot = source.lowerBound
    while Int(entries[pivot].column) != column { pivot += 1 }
    let inverse = 1 / entries[pivot].coefficient
    for place in source {
      let factor = place == pivot ? inverse : -entries[place].coefficient * inverse
      entries[place].coefficient = factor
      factors[Int(entries[place].column)] = factor
      sourceTurns[Int(entries[place].column)] = turn
    }
    let pivotTurn = turn
    for index in self.column.indices where self.column[index].row != row {
      add(row, times: self.column[index].coefficient, to: self.column[index].row, column, pivotTurn)
    }
    if garbage > 4096, garbage * 2 > entries.count { compact() }
  }

  /// Adds a multiple of the pivot's row to another, in which it replaces a column.
  private mutating func add(_ pivot: Int, times factor: Double, to row: Int, _ column: Int, _ pivotTurn: Int)
  {
    turn += 1
    var kept = rows[row].start
    var met = 0
    for place in range(row) {
      let other = Int(entries[place].column)
      var coefficient = entries[place].coefficient
      if sourceTurns[other] == pivotTurn {
        columnTurns[other] = turn
        met += 1
        let added = factor * factors[other]
        if other == column {
          coefficient = added
        } else {
          let sum = coefficient + added
          // A sum that cancels leaves no rounding error.
          if abs(sum) <= 1e-11 * max(abs(coefficient), abs(added)) { continue }
          coefficient = sum
        }
      }
      entries[kept] = Entry(column: Int32(other), coefficient: coefficient)
      kept += 1
    }
    rows[row].count = kept - rows[row].start
    let missing = rows[pivot].count - met
    guard missing > 0 else { return }
    makeRoom(row, for: missing)
    for place in range(pivot) where columnTurns[Int(entries[place].column)] != turn {
      let entry = Entry(column: entries[place].column, coefficient: factor * entries[place].coefficient)
      entries[rows[row].start + rows[row].count] = entry
      rows[row].count += 1
      link(row, to: Int(entry.column))
    }
  }

  /// Moves a row to where it can grow.
  private mutating func makeRoom(_ row: Int, for missing: Int) {
    let count = rows[row].count
    guard count + missing > rows[row].capacity else { return }
    let old = rows[row].start
    garbage += rows[row].capacity
    let start = entries.count
    let capacity = (count + missing) * 3 / 2
    entries.pad(to: start + capacity, with: Entry(column: 0, coefficient: 0))
    for offset in 0..<count { entries[start + offset] = entries[old + offset] }
    rows[row] = Row(start: start, count: count, capacity: capacity)
  }

  /// Compacts the rows.
  private mutating func compact() {
    var old = UncheckedArray<Entry>()
    swap(&old, &entries)
    garbage = 0
    for row in rows.indices {
      let range = range(row)
      rows[row] = Row(start: entries.count, count: range.count, capacity: range.count)
      for place in range { entries.append(old[place]) }
    }
  }
}
