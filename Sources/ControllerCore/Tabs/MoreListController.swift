import ControlCore
package import Foundation
package import LayoutCore
package import ListCore
import StyleCore

/// The list of the tabs that do not fit into a tab bar.
///
/// It has a row for each, with the image and the title of its item. Differs from UIKit: users cannot arrange the tabs;
/// there is no Edit button.
package final class MoreListController: UITableViewController, MoreListing {
  private weak var tabs: UITabBarController?

  package init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = UITabBarItem(tabBarSystemItem: .more, tag: 0).title
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
  }

  package func reload() {
    if isViewLoaded { tableView.reloadData() }
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.overflow.count ?? 0
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    var content = cell.defaultContentConfiguration()
    let item = tab(at: indexPath)?.tabBarItem
    content.text = item?.title
    content.image = item?.image
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if let tab = tab(at: indexPath) { tabs?.chooseInList(tab) }
  }

  private func tab(at indexPath: IndexPath) -> UIViewController? {
    guard let shown = tabs?.overflow, shown.indices.contains(indexPath.row) else { return nil }
    return shown[indexPath.row]
  }
}
