import ControlCore
import ControllerCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// The views that users have placed.
@MainActor
struct SystemViewTests {
  private func placed(_ root: UIView) -> [UIView] {
    LintTree(of: root, scale: 1).nodes.filter(\.isPlacedByUser).map(\.view)
  }

  @Test func `the content of a cell is the user's, its view is not`() {
    for (cell, content) in [
      { ($0, $0.contentView) }(UITableViewCell(style: .default, reuseIdentifier: nil)) as (UIView, UIView),
      { ($0, $0.contentView) }(UICollectionViewCell()),
      { ($0, $0.contentView) }(UIVisualEffectView(effect: nil)),
    ] {
      let (label, line) = (UILabel(), UIView())
      content.addSubview(label)
      cell.addSubview(line)
      let found = placed(cell)
      #expect(found.contains(label) && found.contains(line) && !found.contains(content), "\(type(of: cell))")
    }
  }

  @Test func `controllers place the views of others and bars, users what is in them`() {
    let controller = UIViewController()
    let label = UILabel()
    controller.view.addSubview(label)
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = tabs
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    #expect(placed(window) == [label])
    #expect(navigation.viewIfLoaded.map(placed) == [label])
  }

  @Test func `a bar that users add is theirs, what is in it is not`() {
    let (root, bar) = (UIView(), UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
    bar.items = [UINavigationItem(title: "a")]
    root.addSubview(bar)
    root.layoutIfNeeded()
    #expect(placed(root) == [bar])
  }

  @Test func `an alert is UIKit's`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = UIViewController()
    window.isHidden = false
    defer { window.isHidden = true }
    let alert = UIAlertController(title: "a", message: "b", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "c", style: .default))
    window.rootViewController?.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(alert.viewIfLoaded?.window === window && placed(window).isEmpty)
  }

  @Test func `cells and what is in them of their own are UIKit's, views that users add are theirs`() {
    let (source, header) = (RowSource(), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20)))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .insetGrouped)
    table.dataSource = source
    table.tableHeaderView = header
    let root = UIView(frame: table.frame)
    root.addSubview(table)
    root.layoutIfNeeded()
    #expect(table.visibleCells.count == 2)
    #expect(placed(root) == [table, header, source.label])
  }

  @Test func `labels, backgrounds, separators and accessories of list cells are UIKit's`() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
      cell.accessories = [.checkmark()]
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    let root = UIView(frame: list.frame)
    root.addSubview(list)
    root.layoutIfNeeded()
    #expect(list.visibleCells.count == 2)
    #expect(placed(root) == [list])
  }
}

/// Rows with a title and an accessory, the second with a label of its own.
@MainActor
private final class RowSource: NSObject, UITableViewDataSource {
  let label = UILabel()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    cell.detailTextLabel?.text = "b"
    cell.accessoryType = .disclosureIndicator
    if indexPath.row == 1 { cell.contentView.addSubview(label) }
    return cell
  }
}
