package import Raster

/// A comparison of rows with those of a picture one by one.
package protocol PictureMatch: RowSink, ~Copyable {
  /// Ends the comparison: the picture must have no more rows.
  mutating func finish() throws(Failure)
}

extension PictureMatch where Self: ~Copyable {
  /// Returns whether or not the picture has the pixels of a drawing, of which only some rows are in memory.
  package consuming func isDrawn(by list: DisplayList) -> Bool {
    do {
      try Rasterizer().render(list, into: &self)
      try finish()
      return true
    } catch {
      return false
    }
  }
}
