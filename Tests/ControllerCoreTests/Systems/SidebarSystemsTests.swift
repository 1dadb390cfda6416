import ControlCore
import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import ListCore

/// Sidebars of split views and of tabs on pads.
@MainActor
@Suite(.serialized) struct SidebarSystemsTests {
  private func window(_ system: SystemVersion) throws -> UIWindow {
    let window = try makeWindow("ipad-10", .landscape)
    window.traitOverrides[UITraitSystemVersion.self] = system
    return window
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name.lowercased()) { _ in UIViewController() }
  }

  private func sidebar(in view: UIView) -> UICollectionView? {
    var waiting = [view]
    while let view = waiting.popLast() {
      if let list = view as? UICollectionView { return list }
      waiting += view.subviews
    }
    return nil
  }

  @Test func `the primary column of iOS 26 floats over the other, whose safe area makes room (26.B.17)`()
    throws
  {
    let split = UISplitViewController(style: .doubleColumn)
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = try window(.v26)
    window.rootViewController = split
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    let column = try #require(split.viewControllers.first?.view)
    // The area of 320 by 820 with 8 around.
    #expect(column.frame == CGRect(x: 8, y: 8, width: 304, height: 804))
    #expect(column.clipsToBounds && column.layer.cornerRadius >= 18)
    let rest = try #require(split.viewControllers.last?.view)
    // A pixel is half a point.
    #expect(rest.frame == window.bounds && rest.safeAreaInsets.left == 320.5)
    #expect(secondary.view.safeAreaInsets.left == 320.5)
    split.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    // 1180 − 312.
    #expect(column.frame.minX == 868)
    #expect(rest.safeAreaInsets.left == 0 && rest.safeAreaInsets.right == 320.5)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(rest.safeAreaInsets.right == 0)
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    split.view.semanticContentAttribute = .unspecified
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(column.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(!column.clipsToBounds && column.layer.cornerRadius == 0)
    #expect(rest.frame.minX == 320.5 && rest.safeAreaInsets.left == 0)
  }

  @Test(arguments: [SystemVersion.v18, .v26])
  func `tabs are in a sidebar in place of the bar, and groups are sections (26.B.18)`(
    system: SystemVersion
  ) throws {
    let (home, books, films) = (tab("Home"), tab("Books"), tab("Films"))
    let group = UITabGroup(title: "Library", image: nil, identifier: "library", children: [books, films])
    let tabs = UITabBarController(tabs: [home, group])
    let window = try window(system)
    window.rootViewController = tabs
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    // A group makes the automatic mode one with a sidebar, which is hidden at first.
    #expect(!tabs.isSidebarShown && tabs.tabBar.frame.minY == 24)
    tabs.sidebar.isHidden = false
    window.layoutIfNeeded()
    #expect(tabs.isSidebarShown && tabs.tabBar.frame.minY == 820)
    let list = try #require(sidebar(in: tabs.view))
    let inset: CGFloat = system == .v26 ? 8 : 0
    #expect(
      list.frame.size == CGSize(width: 320 - 2 * inset, height: 820 - 2 * inset))
    #expect(list.numberOfSections == 2 && list.numberOfItems(inSection: 1) == 2)
    #expect(home.viewController?.view.safeAreaInsets.left == 320)
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    let films1 = IndexPath(item: 1, section: 1)
    let rows = try #require(list.delegate as? any UICollectionViewDelegate)
    #expect(rows.collectionView(list, shouldSelectItemAt: films1))
    rows.collectionView(list, didSelectItemAt: films1)
    window.layoutIfNeeded()
    #expect(tabs.selectedTab === films && films.viewController?.view.safeAreaInsets.left == 320)
    func rowTitle() throws -> String? {
      window.layoutIfNeeded()
      let cell = try #require(list.cellForItem(at: films1) as? UICollectionViewListCell)
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(try rowTitle() == "Films")
    films.title = "Cinema"
    #expect(try rowTitle() == "Cinema")
    group.sidebarAppearance = .inline
    window.layoutIfNeeded()
    #expect(list.numberOfSections == 1)
    tabs.mode = .tabBar
    window.layoutIfNeeded()
    #expect(!tabs.isSidebarShown && films.viewController?.view.safeAreaInsets.left == 0)
  }

  @Test func `a sidebar follows the system, and a controller that leaves has its own safe area again`() throws
  {
    let home = tab("Home")
    let tabs = UITabBarController(tabs: [home, tab("Books")])
    tabs.mode = .tabSidebar
    tabs.sidebar.isHidden = false
    let window = try window(.v26)
    window.rootViewController = tabs
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(home.viewController?.view.safeAreaInsets.left == 320)
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    window.layoutIfNeeded()
    #expect(!tabs.isSidebarShown && sidebar(in: tabs.view) == nil)
    #expect(home.viewController?.view.safeAreaInsets.left == 0)
    window.traitOverrides[UITraitSystemVersion.self] = .v26
    window.layoutIfNeeded()
    #expect(tabs.isSidebarShown && sidebar(in: tabs.view) != nil)
    let child = try #require(home.viewController)
    #expect(child.view.safeAreaInsets.left == 320)
    tabs.tabs = [tab("Other"), tab("More")]
    window.rootViewController = child
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.left == 0)
  }

  @Test func `iOS 17 and phones have no sidebar`() throws {
    for (device, system) in [("ipad-10", SystemVersion.v17), ("iphone-14-pro", .v26)] {
      let tabs = UITabBarController(tabs: [tab("Home"), tab("Other")])
      tabs.mode = .tabSidebar
      tabs.sidebar.isHidden = false
      let window = try makeWindow(device)
      window.traitOverrides[UITraitSystemVersion.self] = system
      window.rootViewController = tabs
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(!tabs.isSidebarShown && sidebar(in: tabs.view) == nil)
      window.isHidden = true
    }
  }

  @Test func `rows of a table clear a sidebar from both directions`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    let rows = OneRow()
    (table.dataSource, table.delegate) = (rows, rows)
    let controller = UIViewController()
    controller.view = table
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 200)
    let window = try window(.v26)
    window.rootViewController = controller
    window.isHidden = false
    defer { window.isHidden = true }
    // Rows and headers have a direction of their own, which this one does not change.
    table.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    let row = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(row.contentView.frame.minX == 0 && row.contentView.frame.maxX == 1180 - 200.0)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(row.contentView.frame.minX == 0 && row.contentView.frame.maxX == 1180 - 200.0)
    // The start of rows is at the right.
    #expect(table.contentInsetOfCells.left == table.safeAreaInsets.right)
    #expect(table.contentInsetOfCells.right == table.safeAreaInsets.left)
    #expect(table.safeAreaInsets.right >= 200)
    let header = try #require(table.headerView(forSection: 0))
    header.contentView.insetsLayoutMarginsFromSafeArea = false
    let margins = header.contentView.layoutMargins
    #expect(margins.right - margins.left == 200)
  }
}

/// A row with a header.
private final class OneRow: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
