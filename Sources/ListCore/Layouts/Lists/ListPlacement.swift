/// The place of a view in a section of a list, from which its cell draws its ground, corners and separators.
struct ListPlacement: Equatable {
  /// The role of a view in its section.
  enum Role: Equatable {
    /// The header, a supplementary view or the first item.
    case header
    /// An item.
    case item
    /// The footer.
    case footer
  }

  var role: Role
  var appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether the view is the first of its section's card.
  var isFirst: Bool
  /// Whether the view is the last of its section's card.
  var isLast: Bool
  /// The separators of the item; nil if the list shows none.
  var separators: UIListSeparatorConfiguration?
  /// Whether a footer follows the items of the section.
  var hasFooter = false
  /// Whether the view is as wide as its content.
  var hugsContent = false
}
