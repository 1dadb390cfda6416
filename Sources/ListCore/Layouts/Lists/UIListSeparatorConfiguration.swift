import Foundation
public import StyleCore

/// The separators of an item in a list.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: @preconcurrency Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The list decides.
    case automatic = 0
    /// The separator is drawn.
    case visible = 1
    /// The separator is not drawn.
    case hidden = 2
  }

  /// The insets that follow the content of the cell.
  public nonisolated static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The visibility of the separator above the item.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the separator beneath the item.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the item, in points.
  public var topSeparatorInsets = automaticInsets
  /// The insets of the separator beneath the item, in points.
  public var bottomSeparatorInsets = automaticInsets
  /// The color of the separators.
  public var color = UIColor.separator
  /// The color of the separators between selected items.
  public var multipleSelectionColor = UIColor.separator
  /// The effect of the separators; nil for none.
  ///
  /// Differs from UIKit: it is not drawn.
  public var visualEffect: UIVisualEffect?

  /// Creates the default separators of a list's appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
