import Foundation
import StyleCore

/// A part of a table: the header, a row or the footer of a section, in their order from top to bottom.
struct TableElement: Hashable, Comparable {
  /// The row that stands for the header.
  private static let headerRow = -1
  /// The row that stands for the footer.
  private static let footerRow = Int.max

  var section: Int
  private var place: Int

  static func header(_ section: Int) -> TableElement { TableElement(section: section, place: headerRow) }
  static func footer(_ section: Int) -> TableElement { TableElement(section: section, place: footerRow) }
  /// Returns the row at an index path; an invalid one has none, so that its section does not exist.
  static func row(_ path: IndexPath) -> TableElement {
    guard path.count == 2, 0..<footerRow ~= path.row else { return TableElement(section: -1, place: 0) }
    return TableElement(section: path.section, place: path.row)
  }
  static func row(_ row: Int, in section: Int) -> TableElement { TableElement(section: section, place: row) }

  /// The kinds of elements.
  enum Kind: Hashable {
    case header
    case row(Int)
    case footer
  }

  var kind: Kind {
    switch place {
    case Self.headerRow: .header
    case Self.footerRow: .footer
    default: .row(place)
    }
  }

  /// The index path of a row.
  var indexPath: IndexPath? {
    if case .row(let row) = kind { return IndexPath(row: row, section: section) }
    return nil
  }

  static func < (first: TableElement, second: TableElement) -> Bool {
    (first.section, first.place) < (second.section, second.place)
  }
}
