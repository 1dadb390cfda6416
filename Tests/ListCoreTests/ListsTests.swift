import ControlCore
import Foundation
import LayoutCore
import ListCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

private final class Row: UITableViewCell {
  let note: String

  override init(style: CellStyle, reuseIdentifier: String?) {
    note = "made as \(reuseIdentifier ?? "")"
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Head: UITableViewHeaderFooterView {
  var isMade = true
}

private final class Item: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Source: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 + section }
}

@MainActor
struct ListsTests {
  @Test("Cells of tables are made of the class that was registered, by its own initializer") func tableCells()
  {
    let table = UITableView()
    #expect(table.style == .plain && UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
    table.register(Head.self, forHeaderFooterViewReuseIdentifier: "head")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect((cell as? Row)?.note == "made as row" && cell.reuseIdentifier == "row")
    #expect(type(of: table.dequeueReusableCell(withIdentifier: "plain")!) == UITableViewCell.self)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    let head = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Head
    #expect(head?.isMade == true && head?.reuseIdentifier == "head")
  }

  @Test("So are those of collections") func collectionCells() {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(collection.collectionViewLayout.collectionView === collection)
    let kind = UICollectionView.elementKindSectionHeader
    collection.register(Item.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
    let place = IndexPath(item: 0, section: 0)
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: place) as? Item
    #expect(cell?.label.superview === cell?.contentView && cell?.reuseIdentifier == "item")
    let head = collection.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: place)
    #expect(head.reuseIdentifier == "head")
  }

  @Test("A table controller is source and delegate of its table, which a container adjusts (D.16)")
  func controller() throws {
    let controller = Source(style: .grouped)
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller && table.delegate === controller && table.style == .grouped)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 4)
    #expect(table.adjustedContentInset == UIEdgeInsets(103, 0, 34, 0))
  }

  @Test("Selections are kept, one unless several are allowed") func selection() {
    let table = UITableView()
    let (first, second) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    table.selectRow(at: second, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [second])
    table.allowsMultipleSelection = true
    table.selectRow(at: first, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [second, first])
    table.deselectRow(at: second, animated: false)
    table.deselectRow(at: first, animated: false)
    #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
  }

  @Test("Attributes say their place by middle and size, or by a rectangle") func attributes() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
    attributes.size = CGSize(width: 10, height: 10)
    #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
  }

  @Test("A refresh control is right above the content, as wide as the scroll view") func refreshControl() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    view.frame.size.width = 100
    #expect(control.frame.width == 100)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    view.refreshControl = nil
    #expect(!control.isRefreshing && control.superview == nil)
  }

  @Test("A picker keeps the row of each wheel, within those that there are") func picker() {
    final class Wheels: NSObject, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    }
    let (picker, wheels) = (UIPickerView(), Wheels())
    #expect(picker.numberOfComponents == 0 && picker.selectedRow(inComponent: 0) == -1)
    picker.dataSource = wheels
    picker.selectRow(3, inComponent: 1, animated: false)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 3 && picker.selectedRow(inComponent: 0) == 4)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 1) == 3, "reloading keeps the selection")
  }
}
