import Plumb
import Testing
import UIKit

/// A user's walks through the container controllers.
@MainActor
@Suite(.serialized) struct ContainerWalkTests {
  private final class Rows: UITableViewController, UISearchResultsUpdating {
    let all: [String]
    var shown: [String]
    var chosen: [String] = []

    init(_ title: String, _ rows: [String]) {
      (all, shown) = (rows, rows)
      super.init(style: .plain)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      shown.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = shown[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(shown[indexPath.row])
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      shown = text.isEmpty ? all : all.filter { $0.contains(text) }
      tableView.reloadData()
    }
  }

  private final class Page: UIViewController {
    private let text: String

    init(_ text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
      title = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      label.text = "Page \(text)"
      view.addSubview(label)
    }
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let all = ["One", "Two", "Three"].map { Page($0) }

    private func page(_ other: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = all.firstIndex(where: { $0 === other }), all.indices.contains(index + step) else {
        return nil
      }
      return all[index + step]
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }
  }

  private func use(
    _ root: UIViewController, on device: String = "iphone-se-3", _ body: (HeadlessUser) throws -> Void
  ) throws {
    let found: Plumb.Device? = .init(named: device)
    let window = UIWindow(device: try #require(found))
    defer { window.isHidden = true }
    window.rootViewController = root
    window.makeKeyAndVisible()
    try HeadlessLoop.withAnimations {
      HeadlessLoop.runUntilIdle()
      try body(HeadlessUser(of: window))
    }
  }

  @Test("Through the list of more tabs to one of them, back to the list, and to a tab in the bar") func tabs()
    throws
  {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...7).map { Page("\($0)") }
    try use(tabs) { user in
      #expect(user.sees("Page 1"))
      try user.tap(on: "More")
      user.wait(for: 1)
      #expect(user.sees("7") && !user.sees("Page 1"))
      try user.tap(row: "6")
      user.wait(for: 1)
      #expect(user.sees("Page 6") && tabs.selectedIndex == 5)
      try user.goBack()
      user.wait(for: 1)
      #expect(user.sees("7") && !user.sees("Page 6"))
      try user.tap(on: "2")
      user.wait(for: 1)
      #expect(user.sees("Page 2"))
    }
  }

  @Test("From page to page and back, and not beyond the last") func pages() throws {
    let source = Pages()
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
      pages.dataSource = source
      pages.setViewControllers([source.all[0]], direction: .forward, animated: false)
      try use(pages) { user in
        @MainActor func swipe(_ isForward: Bool) {
          let (left, right) = (CGPoint(x: 100, y: 400), CGPoint(x: 300, y: 400))
          user.drag(from: isForward ? right : left, to: isForward ? left : right)
          // Scrolling slows down for more than a second.
          user.wait(for: 2)
        }
        for page in ["Two", "Three", "Three"] {
          swipe(true)
          #expect(user.sees("Page \(page)"))
        }
        swipe(false)
        #expect(user.sees("Page Two") && !user.sees("Page Three"))
      }
    }
  }

  @Test("A search is pulled down, typed, and cancelled") func search() throws {
    let rows = Rows("Fruit", ["Apple", "Banana", "Cherry"] + (1...30).map { "Row \($0)" })
    let search = UISearchController()
    search.searchResultsUpdater = rows
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Find"
    rows.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    try use(navigation) { user in
      #expect(search.searchBar.window == nil || search.searchBar.superview?.isHidden == true)
      user.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 400))
      user.wait(for: 1)
      try user.tap(on: search.searchBar.searchTextField)
      user.wait(for: 1)
      #expect(search.isActive && !user.sees("Fruit"))
      try user.type("an")
      #expect(user.sees("Banana") && !user.sees("Apple"))
      try user.tap(on: "Cancel")
      user.wait(for: 1)
      #expect(!search.isActive && user.sees("Apple") && user.sees("Fruit"))
    }
  }

  @Test("On a pad held upright the list comes by its button or a finger, and goes with a tap beside it")
  func split() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let list = Rows("List", ["Apple", "Banana"])
    split.setViewController(list, for: .primary)
    split.setViewController(Page("Detail"), for: .secondary)
    try use(split, on: "ipad-10") { user in
      #expect(user.sees("Page Detail") && !user.sees("Apple"))
      user.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 300, y: 500))
      user.wait(for: 1)
      try user.tap(row: "Banana")
      #expect(list.chosen == ["Banana"] && split.displayMode == .oneOverSecondary)
      user.tap(at: CGPoint(x: 700, y: 600))
      user.wait(for: 1)
      #expect(!user.sees("Apple") && split.displayMode == .secondaryOnly)
      #expect(user.rotate(to: .landscape))
      user.wait(for: 1)
      #expect(user.sees("Apple") && user.sees("Page Detail"))
    }
  }
}
