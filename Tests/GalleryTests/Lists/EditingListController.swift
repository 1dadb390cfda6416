import UIKit

/// A packing list in editing mode: rows to delete, to insert and to move, and one that stays.
final class EditingListController: UITableViewController {
  private let sections = [
    ("Clothes", ["Rain jacket", "Two jumpers", "Socks for a week, and one more pair"]),
    ("Kitchen", ["Stove", "Matches", "Tea"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Packing"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    setEditing(true, animated: false)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count + 1
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let rows = sections[indexPath.section].1
    var content = cell.defaultContentConfiguration()
    content.text = indexPath.row < rows.count ? rows[indexPath.row] : "Add…"
    content.textProperties.color = indexPath.row < rows.count ? .label : .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .detailDisclosureButton
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath != IndexPath(row: 0, section: 1)
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.row < sections[indexPath.section].1.count ? .delete : .insert
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < sections[indexPath.section].1.count
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
