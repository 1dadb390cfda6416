import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import Plumb
import StyleCore
import Testing
import TextViewCore

/// A user of tables and collection views.
@MainActor
@Suite(.serialized) struct HeadlessUserListTests {
  /// A table of rows of 44 points that notes what its user does.
  private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let table: UITableView
    var sections: [[String]]
    var titles: [String]?
    var log: [String] = []

    init(_ sections: [[String]]) {
      self.sections = sections
      table = UITableView(frame: window.bounds, style: .plain)
      super.init()
      table.rowHeight = 44
      table.contentInsetAdjustmentBehavior = .never
      window.addSubview(table)
      window.isHidden = false
      (table.dataSource, table.delegate) = (self, self)
      HeadlessLoop.runUntilIdle()
    }

    var user: HeadlessUser { HeadlessUser(of: window) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.showsReorderControl = true
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles?[section]
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(sections[indexPath.section][indexPath.row])")
    }
    private func action(_ title: String, _ path: IndexPath) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
        log.append("\(title) \(sections[path.section][path.row])")
        done(true)
      }
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Delete", indexPath), action("Flag", indexPath)])
    }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [action("Read", indexPath)])
    }
  }

  private static let many = (0..<100).map { "Letter \($0)" }

  /// A collection view of three sections of twenty covers, 100 × 300 points each, which scroll sideways.
  private final class Shelves: NSObject, UICollectionViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let collection: UICollectionView

    override init() {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(300))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        return section
      }
      collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      super.init()
      collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cover")
      collection.contentInsetAdjustmentBehavior = .never
      collection.dataSource = self
      window.addSubview(collection)
      window.isHidden = false
      HeadlessLoop.runUntilIdle()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Book \(indexPath.section).\(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `an item in a section that scrolls sideways is found`() throws {
    let shelves = Shelves()
    let user = HeadlessUser(of: shelves.window)
    let cell = try #require(try user.scroll(toRow: "Book 2.17") as? UICollectionViewCell)
    #expect(shelves.collection.indexPath(for: cell) == IndexPath(item: 17, section: 2))
    #expect(shelves.window.bounds.contains(cell.convert(cell.bounds, to: shelves.window)))
    #expect(throws: HeadlessUserError.self) { _ = try user.scroll(toRow: "Book 3.0") }
  }

  @Test func `a row that is not made yet is scrolled to, downwards and upwards`() throws {
    let mail = Mail([Self.many])
    try mail.user.tap(row: "Letter 80")
    #expect(mail.log == ["select Letter 80"])
    // Row 3 begins at 132, where the visible area then begins, too, or above.
    try mail.user.scroll(toRow: "Letter 3")
    #expect(
      mail.table.contentOffset.y <= 132 && mail.table.cellForRow(at: IndexPath(row: 3, section: 0)) != nil)
    try mail.user.scroll(to: "Letter 50")
    #expect(mail.user.sees("Letter 50"))
  }

  @Test func `a missing row is an error with the text that is most alike`() {
    let mail = Mail([Self.many + ["Zebra"]])
    #expect(throws: HeadlessUserError.noRow("Zebras", nearest: "Zebra")) {
      try mail.user.tap(row: "Zebras")
    }
    let error = HeadlessUserError.noRow("Zebras", nearest: "Zebra")
    #expect(error.description == "no list on the screen has a row \"Zebras\"; is it \"Zebra\"?")
  }

  @Test func `swipes show actions at both sides, and a full one performs the first`() throws {
    let mail = Mail([["a", "b", "c"]])
    try mail.user.swipe(row: "a", choosing: "Flag")
    try mail.user.swipe(row: "c", showing: .leading, choosing: "Read")
    try mail.user.swipeFully(row: "c")
    #expect(mail.log == ["Flag a", "Read c", "Delete c"])
    #expect(throws: HeadlessUserError.noActions("b")) { try mail.user.swipe(row: "b") }
    #expect(throws: HeadlessUserError.notFound("Open", among: ["Delete", "Flag"])) {
      try mail.user.swipe(row: "a", choosing: "Open")
    }
  }

  @Test func `a row is moved to the place of another by its grip, also beyond the screen`() throws {
    let mail = Mail([["a", "b", "c", "d", "e"]])
    #expect(throws: HeadlessUserError.notMovable("a")) { try mail.user.drag(row: "a", to: "d") }
    mail.table.setEditing(true, animated: false)
    HeadlessLoop.runUntilIdle()
    try mail.user.drag(row: "a", to: "d")
    #expect(mail.sections == [["b", "c", "d", "a", "e"]])
    try mail.user.drag(row: "e", to: "b")
    #expect(mail.sections == [["e", "b", "c", "d", "a"]])
    mail.sections = [Self.many]
    mail.table.reloadData()
    HeadlessLoop.runUntilIdle()
    try mail.user.drag(row: "Letter 0", to: "Letter 20")
    #expect(mail.sections[0].firstIndex(of: "Letter 0") == 20)
  }

  @Test func `several rows are selected, and an index is touched`() throws {
    let mail = Mail(["A", "B", "C", "D"].map { letter in (0..<10).map { "\(letter)\($0)" } })
    mail.table.allowsMultipleSelection = true
    try mail.user.tap(rows: ["A1", "B5"])
    #expect(mail.table.indexPathsForSelectedRows?.map { [$0.section, $0.row] } == [[0, 1], [1, 5]])
    mail.titles = ["A", "B", "C", "D"]
    mail.table.reloadData()
    HeadlessLoop.runUntilIdle()
    try mail.user.tap(indexTitle: "C")
    #expect(mail.table.contentOffset.y == mail.table.rectForHeader(inSection: 2).minY)
    // The pinned header is not in front of the row then.
    try mail.user.tap(row: "B3")
    #expect(mail.log.last == "select B3")
    #expect(throws: HeadlessUserError.notFound("X", among: ["A", "B", "C", "D"])) {
      try mail.user.tap(indexTitle: "X")
    }
  }

  @Test func `a pull refreshes`() throws {
    let mail = Mail([Self.many])
    #expect(throws: HeadlessUserError.noRefresh) { try mail.user.pullToRefresh() }
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    mail.table.refreshControl = control
    try mail.user.scroll(toRow: "Letter 30")
    try mail.user.pullToRefresh()
    #expect(count == 1 && control.isRefreshing)
  }

  @Test func `a segment is tapped by its title`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    window.addSubview(control)
    window.isHidden = false
    let user = HeadlessUser(of: window)
    try user.tap(on: "Month")
    #expect(control.selectedSegmentIndex == 2 && user.sees("Week") && !user.sees("Year"))
    #expect(throws: HeadlessUserError.notFound("Year", among: ["Day", "Week", "Month"])) {
      try user.tap(on: "Year")
    }
  }

  /// A grid of items of 100 × 100 points that can be moved by a long press.
  private final class Grid: UICollectionViewController {
    var items = ["a", "b", "c", "d", "e", "f"]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  @Test func `an item is moved by a long press`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = Grid(collectionViewLayout: layout)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = grid
    window.isHidden = false
    HeadlessLoop.runUntilIdle()
    try HeadlessUser(of: window).drag(row: "a", to: "e")
    #expect(grid.items == ["b", "c", "d", "e", "a", "f"])
  }
}
