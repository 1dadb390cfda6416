extension UIListContentConfiguration {
  /// Returns the content of a cell: a text, and a smaller one beneath.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  /// Returns the content of a cell with a subtitle.
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitleCell) }
  /// Returns the content of a cell with a value at the end of the row.
  public static func valueCell() -> UIListContentConfiguration { Self(.valueCell) }
  /// Returns the content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebarCell) }
  /// Returns the content of a cell with a subtitle in a sidebar.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitleCell) }
  /// Returns the content of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { Self(.accompaniedSidebarCell) }
  /// Returns the content of a cell with a subtitle in a list beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitleCell)
  }
  /// Returns the content of a header in the list that it is in (iOS 18).
  public static func header() -> UIListContentConfiguration { Self(.header) }
  /// Returns the content of a footer in the list that it is in (iOS 18).
  public static func footer() -> UIListContentConfiguration { Self(.footer) }
  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
  /// Returns the content of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { Self(.prominentHeader) }
  /// Returns the content of a very prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentHeader)
  }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}
