import Plumb
import UIKit

/// The table's rows for bars, lists and presentations, each in a window.
enum ScreenFacts {
  static let all: [SystemFact] = [
    SystemFact("navigation bar in its controller, height", [.known("44")], v26: [.frame("54")]) { window in
      show(UINavigationController(rootViewController: titled()), in: window).navigationBar.frame.height.brief
    },
    SystemFact(
      "navigation bar with a large title, height", [.known("96")],
      v26: [.capture("106"), .frame("106.5")]
    ) { window in
      let controller = UINavigationController(rootViewController: titled())
      controller.navigationBar.prefersLargeTitles = true
      return show(controller, in: window).navigationBar.frame.height.brief
    },
    SystemFact("tab bar without a home indicator, height at 2x", [.known("49")], v26: [.frame("83")]) {
      window in
      guard window.safeAreaInsets.bottom == 0 else { return "–" }
      let tabs = UITabBarController()
      tabs.viewControllers = [titled(), titled()]
      return show(tabs, in: window).tabBar.frame.height.brief
    },
    SystemFact("row of a table, default style, height", [.known("44")], v26: [.capture("52")]) {
      row(of: .default, in: $0).brief
    },
    SystemFact("row of a table, subtitle style, height", [], v26: [.capture("62"), .expected("66")]) {
      row(of: .subtitle, in: $0).brief
    },
    SystemFact("row of a list, text, height", [.known("44")], v26: [.expected("52")]) {
      item(secondary: nil, in: $0).brief
    },
    SystemFact("row of a list, text and secondary text, height at 2x", [], v26: [.expected("72.5")]) {
      item(secondary: "More", in: $0).brief
    },
    SystemFact("inset grouped row, distance from the side", [.known("16")], v26: [.frame("16")]) { window in
      let table = rows(UITableView(frame: window.bounds, style: .insetGrouped), .default)
      window.addSubview(table.view)
      table.view.layoutIfNeeded()
      return (table.view.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX ?? -1).brief
    },
    SystemFact("list with inset grouped sections, y of the first row", [.known("35")], v26: [.frame("35")]) {
      window in
      let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
      return (first(layout, secondary: nil, in: window)?.frame.minY ?? -1).brief
    },
    SystemFact("alert, width", [.known("270")], v26: [.capture("320"), .frame("300")]) { window in
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let root = show(titled(), in: window)
      root.present(alert, animated: false)
      HeadlessLoop.runUntilIdle()
      let width = alert.view.frame.width.brief
      root.dismiss(animated: false)
      HeadlessLoop.runUntilIdle()
      return width
    },
  ]

  @MainActor
  private static func titled() -> UIViewController {
    let controller = UIViewController()
    controller.title = "Title"
    return controller
  }

  @MainActor
  private static func show<Controller: UIViewController>(
    _ controller: Controller, in window: UIWindow
  ) -> Controller {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HeadlessLoop.runUntilIdle()
    return controller
  }

  /// A table with its data source, which it does not keep alive.
  private struct Table {
    let view: UITableView
    let source: Rows
  }

  private final class Rows: NSObject, UITableViewDataSource {
    let style: UITableViewCell.CellStyle

    init(_ style: UITableViewCell.CellStyle) { self.style = style }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "More"
      return cell
    }
  }

  @MainActor
  private static func rows(_ table: UITableView, _ style: UITableViewCell.CellStyle) -> Table {
    let source = Rows(style)
    table.dataSource = source
    return Table(view: table, source: source)
  }

  @MainActor
  private static func row(of style: UITableViewCell.CellStyle, in window: UIWindow) -> CGFloat {
    let table = rows(UITableView(frame: window.bounds, style: .plain), style)
    window.addSubview(table.view)
    table.view.layoutIfNeeded()
    return table.view.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }

  @MainActor
  private static func item(secondary: String?, in window: UIWindow) -> CGFloat {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    return first(layout, secondary: secondary, in: window)?.bounds.height ?? -1
  }

  /// Returns the first cell of a list of two.
  @MainActor
  private static func first(
    _ layout: UICollectionViewLayout, secondary: String?, in window: UIWindow
  ) -> UICollectionViewCell? {
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.secondaryText = secondary
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot, animatingDifferences: false)
    collection.layoutIfNeeded()
    return collection.cellForItem(at: IndexPath(item: 0, section: 0))
  }
}
