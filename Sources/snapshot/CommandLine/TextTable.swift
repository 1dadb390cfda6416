internal import Escaping

/// A table in plain text with aligned columns, for a terminal.
///
/// A wide character takes more room in a terminal than it is given here.
struct TextTable: Sendable {
  /// The title of a column and the side to which its cells are pushed.
  struct Column: Sendable {
    enum Alignment: Sendable { case left, right }

    let title: String
    let alignment: Alignment

    /// A column of words, flush left.
    static func left(_ title: String) -> Column { Column(title: title, alignment: .left) }
    /// A column of numbers, flush right.
    static func right(_ title: String) -> Column { Column(title: title, alignment: .right) }
  }

  let columns: [Column]
  private var rows: [[String]] = []
  private var footer: [String]?

  /// A table without rows.
  init(_ columns: Column...) {
    self.columns = columns
  }

  /// Adds a row below the others, one cell for each column.
  mutating func append(_ cells: String...) {
    precondition(cells.count == columns.count, "A row has one cell for each column.")
    rows.append(cells)
  }

  /// Sets the last row, of sums, which a rule divides from the others.
  mutating func setFooter(_ cells: String...) {
    precondition(cells.count == columns.count, "A row has one cell for each column.")
    footer = cells
  }

  /// The titles, a rule, the rows, and the footer below another rule; no line ends in a space.
  var lines: [String] {
    let titles = columns.map(\.title)
    let all = [titles] + rows + (footer.map { [$0] } ?? [])
    let widths = columns.indices.map { column in all.map { $0[column].columns }.max() ?? 0 }
    let rule = widths.map { String(repeating: "-", count: $0) }
    return ([titles, rule] + rows + (footer.map { [rule, $0] } ?? [])).map { line($0, widths: widths) }
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[index] - cell.columns)
      line += index == 0 ? "" : "  "
      line += columns[index].alignment == .left ? cell + padding : padding + cell
    }
    while line.unicodeScalars.last == " " { line.unicodeScalars.removeLast() }
    return line
  }
}
