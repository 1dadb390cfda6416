package import Foundation

/// A text as a view draws it, in the view's own coordinates.
package struct DrawnText {
  /// A line of the text.
  package struct Line {
    /// The typographic box: the width of the line, from its ascent to its descent.
    package var rect: CGRect
    /// The bounding box of the glyphs; nil for a line of blanks.
    package var ink: CGRect?

    /// Creates a line with the given boxes.
    package init(rect: CGRect, ink: CGRect?) {
      self.rect = rect
      self.ink = ink
    }
  }

  /// The lines, from top to bottom.
  package var lines: [Line]
  /// Whether or not part of the text is left out.
  package var isTruncated: Bool

  /// Creates a text of the given lines.
  package init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
