import Foundation

/// The heights of a section of a table, in points.
struct TableSection {
  /// The header or the footer of a section.
  struct Edge {
    /// The height without `padding`.
    var height: CGFloat = 0
    /// Whether the height is known, in contrast to an estimate.
    var isKnown = true
    /// Whether there is a view, in contrast to nothing or an empty space.
    var hasView = false
    /// The space above it.
    var padding: CGFloat = 0

    /// The height with the space above.
    var length: CGFloat { padding + height }
  }

  var header = Edge()
  var rows: HeightList
  var footer = Edge()

  /// The height of the whole section.
  var height: CGFloat { header.length + rows.total + footer.length }

  /// Returns the distance from the start of the section to an element's start, without the space above a header.
  func start(of kind: TableElement.Kind) -> CGFloat {
    switch kind {
    case .header: header.padding
    case .row(let row): header.length + rows.start(of: row)
    case .footer: header.length + rows.total + footer.padding
    }
  }

  /// Returns the height of an element.
  func height(of kind: TableElement.Kind) -> CGFloat {
    switch kind {
    case .header: header.height
    case .row(let row): rows.height(at: row)
    case .footer: footer.height
    }
  }

  /// Returns whether the height of an element is known.
  func isKnown(_ kind: TableElement.Kind) -> Bool {
    switch kind {
    case .header: header.isKnown
    case .row(let row): rows.isKnown(at: row)
    case .footer: footer.isKnown
    }
  }
}
