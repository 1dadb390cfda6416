public import Foundation
public import StyleCore

/// The look and the parts of a list section of a compositional layout.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, with headers that stay visible.
    case plain = 0
    /// Rows from edge to edge, in groups.
    case grouped = 1
    /// Rows in cards with round corners.
    case insetGrouped = 2
    /// The rows of a sidebar.
    case sidebar = 3
    /// The rows of a sidebar, with the ground of a plain list.
    case sidebarPlain = 4
  }

  /// The headers of the sections.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The first item of the section.
    case firstItemInSection = 2
  }

  /// The footers of the sections.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// The changer of an item's separators.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration
  /// The provider of the actions beside an item.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?

  /// The look of the list.
  public let appearance: Appearance
  /// Whether or not there are separators between items.
  public var showsSeparators = true
  /// The separators of the items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// The changer of the separators of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// The provider of the actions before an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The provider of the actions after an item.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The headers of the sections; none by default.
  public var headerMode = HeaderMode.none
  /// The footers of the sections; none by default.
  public var footerMode = FooterMode.none
  /// The space above headers, in points; nil for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// The views that are as wide as their content; none by default.
  public var contentHuggingElements: ContentHuggingElements = []

  /// Creates the configuration of an appearance, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }
}
