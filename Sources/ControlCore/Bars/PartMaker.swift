package import LayoutCore

/// Makes what views of LayoutCore show.
package enum PartMaker: PartMaking {
  package static func content(of bar: UINavigationBar) -> any BarContent { NavigationBarContent(of: bar) }
  package static func content(of bar: UITabBar) -> any BarContent { TabBarContent(of: bar) }
  package static func content(of bar: UIToolbar) -> any BarContent { ToolbarContent(of: bar) }
  package static func content(of control: UIRefreshControl) -> any RefreshContent {
    RefreshControlContent(of: control)
  }
}
