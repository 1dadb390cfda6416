package import PNG
package import Raster

/// A comparison of rows with those of a PNG one by one, so that equal pictures need no memory for a frame.
package struct RowMatch: ~Copyable, PictureMatch {
  /// The reason for which no more rows are compared.
  package enum Failure: Error, Equatable {
    /// A row that differs from the PNG's.
    case different
    /// A PNG that cannot be decoded.
    case unreadable(PNGError)
  }

  private var reference: PNGRows
  private var row: [Pixel]

  /// Creates a comparison with the rows of a PNG.
  package init(with reference: consuming PNGRows) {
    row = Array(repeating: .transparent, count: reference.width)
    self.reference = reference
  }

  package mutating func append(_ row: Span<Pixel>, repeated count: Int) throws(Failure) {
    for _ in 0..<count {
      guard try readRow(), row.count == self.row.count,
        RowComparison.best.difference(between: row, and: self.row.span) == nil
      else { throw .different }
    }
  }

  /// Ends the comparison: the PNG must have no more rows.
  package mutating func finish() throws(Failure) {
    if try readRow() { throw .different }
  }

  private mutating func readRow() throws(Failure) -> Bool {
    do { return try reference.read(into: &row) } catch { throw .unreadable(error) }
  }
}

extension RowMatch {
  /// Returns whether or not two PNGs can be decoded and have equal pixels, with a row of each in memory.
  package static func isSame(_ actual: consuming PNGRows, as reference: consuming PNGRows) -> Bool {
    var row = Array(repeating: Pixel.transparent, count: actual.width)
    var match = RowMatch(with: reference)
    do {
      while try actual.read(into: &row) { try match.append(row.span, repeated: 1) }
      try match.finish()
      return true
    } catch {
      return false
    }
  }
}
