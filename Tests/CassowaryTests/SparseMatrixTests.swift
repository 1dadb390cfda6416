import TestSupport
import Testing

@testable import Cassowary

struct SparseMatrixTests {
  /// Rows and columns say the same after many rows came and went, compactions among them.
  @Test func rowsAndColumnsAgree() {
    var generator = SeededGenerator(seed: 1)
    var matrix = SparseMatrix()
    var expected: [[Int: Double]] = Array(repeating: [:], count: 60)
    for _ in 0..<60 { matrix.appendRow() }
    for _ in 0..<40 { matrix.appendColumn() }
    for step in 0..<3_000 {
      let row = Int.random(in: 0..<60, using: &generator)
      matrix.remove(row)
      matrix.begin(row)
      expected[row] = [:]
      for column in 0..<Int.random(in: 0...40, using: &generator) {
        matrix.append(Double(step + column), column: column, row: row)
        expected[row][column] = Double(step + column)
      }
    }
    var byColumn: [[Int: Double]] = Array(repeating: [:], count: 60)
    for column in 0..<40 {
      var place = matrix.head(column)
      while place >= 0 {
        let entry = matrix.entries[place]
        byColumn[Int(entry.row)][column] = entry.coefficient
        place = Int(entry.next)
      }
    }
    #expect(byColumn == expected)
    for row in 0..<60 {
      var found: [Int: Double] = [:]
      for place in matrix.range(row) {
        found[Int(matrix.entries[place].column)] = matrix.entries[place].coefficient
      }
      #expect(found == expected[row])
    }
    #expect(matrix.entries.count < 20_000)
  }
}
