import Foundation
import LayoutCore
import StyleCore

// The names that elements of lists have in descriptions, traces and layout trees.
extension TableElement {
  /// The kind and the place: `row 0-2`, `header 1`.
  var words: String {
    switch kind {
    case .header: "header \(section)"
    case .row(let row): "row \(section)-\(row)"
    case .footer: "footer \(section)"
    }
  }
}

extension ElementKey {
  /// The kind and the place: `item 0-2`, `header 1`, `badge 0-3`.
  @MainActor var words: String {
    let place = indexPath.map(String.init).joined(separator: "-")
    switch (category, kind) {
    case (.cell, _): return "item \(place)"
    case (.supplementaryView, UICollectionView.elementKindSectionHeader): return section("header", place)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter): return section("footer", place)
    case (_, let kind): return "\(kind ?? "view") \(place)"
    }
  }

  /// Returns the name of the view of a section, of which layouts have one.
  private func section(_ name: String, _ place: String) -> String {
    guard let section = indexPath.first, indexPath.count == 1 || indexPath.count == 2 && indexPath[1] == 0
    else { return "\(name) \(place)" }
    return "\(name) \(section)"
  }
}
