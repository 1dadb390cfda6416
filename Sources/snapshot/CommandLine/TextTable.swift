internal import Escaping

/// A table in plain text with aligned columns, for a terminal.
///
/// A wide character takes more space in a terminal than is reserved here.
struct TextTable: Sendable {
  /// A column with its title and the alignment of its cells.
  struct Column: Sendable {
    enum Alignment: Sendable { case left, right }

    let title: String
    let alignment: Alignment

    /// Returns a column of words, aligned at the left.
    static func left(_ title: String) -> Column { Column(title: title, alignment: .left) }
    /// Returns a column of numbers, aligned at the right.
    static func right(_ title: String) -> Column { Column(title: title, alignment: .right) }
  }

  let columns: [Column]
  private var rows: [[String]] = []
  private var footer: [String]?

  /// Creates a table without rows.
  init(_ columns: Column...) {
    self.columns = columns
  }

  /// Appends a row, one cell for each column.
  mutating func append(_ cells: String...) {
    precondition(cells.count == columns.count, "A row has one cell for each column.")
    rows.append(cells)
  }

  /// Sets the last row, of sums, after a rule.
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
