/// Rows that express some unknowns, the basic ones, by others, one for each column.
///
/// Rows keep only what is not zero. A pivot exchanges the unknown of a row with that of a column.
struct Tableau {
  struct Entry {
    var column: Int32
    var coefficient: Double
  }

  /// An entry of a column.
  struct Part {
    var row: Int
    var coefficient: Double
  }

  private(set) var rows: [[Entry]] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0
  /// The rows that each column may be in, among others.
  private var rowsOfColumn: [[Int32]] = []
  private var factors: [Double] = []
  private var columnTurns: [Int] = []
  private var rowTurns: [Int] = []
  private var turn = 0
  /// What `gather` found.
  private(set) var column: [Part] = []

  /// Empties the tableau; memory is kept.
  mutating func begin(columns: Int) {
    rowCount = 0
    columnCount = columns
    while rowsOfColumn.count < columns {
      rowsOfColumn.append([])
      factors.append(0)
      columnTurns.append(0)
    }
    for column in 0..<columns { rowsOfColumn[column].removeAll(keepingCapacity: true) }
  }

  /// Adds an empty row.
  mutating func beginRow() {
    if rowCount == rows.count {
      rows.append([])
      rowTurns.append(0)
    } else {
      rows[rowCount].removeAll(keepingCapacity: true)
    }
    rowCount += 1
  }

  /// Adds an entry to the last row.
  mutating func append(_ coefficient: Double, column: Int) {
    rows[rowCount - 1].append(Entry(column: Int32(column), coefficient: coefficient))
  }

  /// Makes the last row known to its columns, or takes it out again.
  mutating func finishRow(keeping: Bool) {
    if keeping {
      for entry in rows[rowCount - 1] { rowsOfColumn[Int(entry.column)].append(Int32(rowCount - 1)) }
    } else {
      rowCount -= 1
    }
  }

  /// Whether the last row has the same entries in the same order as another.
  func lastRowEquals(_ row: Int) -> Bool {
    let one = rows[row]
    let last = rows[rowCount - 1]
    return one.count == last.count
      && one.indices.allSatisfy {
        one[$0].column == last[$0].column && one[$0].coefficient == last[$0].coefficient
      }
  }

  /// Looks up the entries of a column, into `self.column`.
  mutating func gather(_ column: Int) {
    self.column.removeAll(keepingCapacity: true)
    turn += 1
    for row in rowsOfColumn[column] {
      let row = Int(row)
      guard rowTurns[row] != turn else { continue }
      rowTurns[row] = turn
      for entry in rows[row] where Int(entry.column) == column {
        self.column.append(Part(row: row, coefficient: entry.coefficient))
        break
      }
    }
  }

  /// Exchanges the unknowns of a row and of a column, which `gather` has looked up.
  mutating func pivot(row: Int, column: Int) {
    guard let place = rows[row].firstIndex(where: { Int($0.column) == column }) else { return }
    let inverse = 1 / rows[row][place].coefficient
    for index in rows[row].indices {
      rows[row][index].coefficient = index == place ? inverse : -rows[row][index].coefficient * inverse
      factors[Int(rows[row][index].column)] = rows[row][index].coefficient
    }
    for part in self.column where part.row != row {
      add(row, times: part.coefficient, to: part.row, replacing: column)
    }
  }

  /// Adds a multiple of the pivot's row to another, in which it takes the place of a column.
  private mutating func add(_ pivot: Int, times factor: Double, to row: Int, replacing column: Int) {
    turn += 1
    let source = rows[pivot]
    for entry in source { columnTurns[Int(entry.column)] = turn }
    var kept = 0
    for index in rows[row].indices {
      var entry = rows[row][index]
      let other = Int(entry.column)
      if columnTurns[other] == turn {
        columnTurns[other] = 0
        let added = factor * factors[other]
        if other == column {
          entry.coefficient = added
        } else {
          let sum = entry.coefficient + added
          // What cancels leaves no rounding error behind.
          if abs(sum) <= 1e-11 * max(abs(entry.coefficient), abs(added)) { continue }
          entry.coefficient = sum
        }
      }
      rows[row][kept] = entry
      kept += 1
    }
    rows[row].removeLast(rows[row].count - kept)
    for entry in source where columnTurns[Int(entry.column)] == turn {
      rows[row].append(Entry(column: entry.column, coefficient: factor * entry.coefficient))
      rowsOfColumn[Int(entry.column)].append(Int32(row))
    }
  }
}
