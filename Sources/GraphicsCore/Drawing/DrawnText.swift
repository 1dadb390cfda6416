package import Foundation

/// A text as a view draws it, in the view's own coordinates.
package struct DrawnText {
  /// A line of it.
  package struct Line {
    /// The line's box: its width, and from the ascent of its letters to their descent.
    package var rect: CGRect
    /// Around the letters themselves; nil where there is nothing but space.
    package var ink: CGRect?

    /// A line in the given boxes.
    package init(rect: CGRect, ink: CGRect?) {
      self.rect = rect
      self.ink = ink
    }
  }

  /// From top to bottom.
  package var lines: [Line]
  /// Whether some of the text is left out.
  package var isTruncated: Bool

  /// A text of the given lines.
  package init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }
}
