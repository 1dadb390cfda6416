import Foundation
import StyleCore

/// The identity of a cell, a supplementary view or a decoration view in a layout.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of the view; nil for a cell.
  var kind: String?
  var indexPath: IndexPath

  /// Returns the identity of the cell of an item.
  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// Returns the identity of a supplementary view.
  static func supplement(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Returns the identity of a decoration view.
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}
