/// A sparse matrix, whose rows are blocks of memory, through which its columns are linked.
///
/// Rows are written once and removed whole. The order of a row is the order of writing; that of a column has no
/// meaning.
struct SparseMatrix: ~Copyable {
  struct Entry {
    var coefficient: Double
    var column: Int32
    var row: Int32
    /// The neighbours in the column, or -1.
    var next: Int32
    var previous: Int32
    /// The use of the variable in the row, so that following a column needs no access to the rows.
    var use = Use.other
  }

  /// The use of a variable in a row.
  struct Use: BitwiseCopyable, Equatable {
    private var code: Int32

    /// The use in a row that is not a definition.
    static let other = Use(code: -1)
    /// The use of the variable that the row defines.
    static let defined = Use(code: -2)

    private init(code: Int32) { self.code = code }

    /// The use in a row that checks a number which depends on one closing equality only.
    static let guarded = Use(code: -3)

    /// Creates the use in the definition of another variable, at a position in the order of evaluation.
    init(position: Int, isSum: Bool) {
      code = Int32(position) << 1 | (isSum ? 1 : 0)
    }

    /// The position of the definition; negative if there is none.
    @inline(__always)
    var position: Int { Int(code >> 1) }
    /// The position of the definition if its value is a sum of others; negative otherwise.
    @inline(__always)
    var positionOfSum: Int { code & 1 != 0 ? Int(code >> 1) : -1 }
  }

  struct Row {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  private(set) var entries = UncheckedArray<Entry>()
  private var rows = UncheckedArray<Row>()
  private var heads = UncheckedArray<Int32>()
  private var garbage = 0

  mutating func appendColumn() {
    heads.append(-1)
  }

  mutating func appendRow() {
    rows.append(Row())
  }

  /// Returns the indices in `entries` of the entries of a row.
  @inline(__always)
  func range(_ row: Int) -> Range<Int> {
    let row = rows[row]
    return Int(row.start)..<Int(row.start) + Int(row.count)
  }

  /// Returns the index in `entries` of the first entry of a column, or -1; the others follow by `next`.
  @inline(__always)
  func head(_ column: Int) -> Int {
    Int(heads[column])
  }

  /// Begins an empty row, to which `append` adds entries.
  mutating func begin(_ row: Int) {
    rows[row] = Row(start: Int32(entries.count), count: 0)
  }

  /// Appends an entry to the row that was begun last.
  mutating func append(_ coefficient: Double, column: Int, row: Int) {
    let place = Int32(entries.count)
    let head = heads[column]
    entries.append(
      Entry(coefficient: coefficient, column: Int32(column), row: Int32(row), next: head, previous: -1))
    if head >= 0 { entries[Int(head)].previous = place }
    heads[column] = place
    rows[row].count += 1
  }

  /// Sets the use of the variable of an entry.
  mutating func setUse(_ use: Use, at place: Int) {
    entries[place].use = use
  }

  /// Empties a row; indices in `entries` may change.
  mutating func remove(_ row: Int) {
    let range = range(row)
    for place in range {
      let entry = entries[place]
      if entry.next >= 0 { entries[Int(entry.next)].previous = entry.previous }
      if entry.previous >= 0 {
        entries[Int(entry.previous)].next = entry.next
      } else {
        heads[Int(entry.column)] = entry.next
      }
    }
    rows[row] = Row()
    if range.upperBound == entries.count {
      entries.removeLast(range.count)
    } else {
      garbage += range.count
      if garbage > 4096, garbage * 2 > entries.count { compact() }
    }
  }

  private mutating func compact() {
    var old = UncheckedArray<Entry>()
    swap(&old, &entries)
    garbage = 0
    for column in heads.indices { heads[column] = -1 }
    for row in rows.indices {
      let range = range(row)
      begin(row)
      for place in range {
        append(old[place].coefficient, column: Int(old[place].column), row: row)
        entries[entries.count - 1].use = old[place].use
      }
    }
  }
}
