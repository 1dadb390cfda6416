import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StyleCore

/// The view of a tab bar controller's sidebar: a list of its tabs, on a platter as of iOS 26 (26.B.18).
@MainActor
final class TabSidebarView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  /// The width of the sidebar with its platter's distance from the edges.
  static let width = SplitFigures.columnWidth
  private weak var controller: UITabBarController?
  private var rows = TabSidebarRows(of: [])
  private let line = UIView()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(frame: .zero)
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tab")
    list.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "group")
    (list.dataSource, list.delegate) = (self, self)
    line.backgroundColor = .separator
    addSubview(list)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  private var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.headerMode = self?.rows.sections[section].title == nil ? .none : .supplementary
      list.backgroundColor = .clear
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
  }

  /// Shows the tabs as they are now, and the selected one.
  func update() {
    guard let controller else { return }
    rows = TabSidebarRows(of: controller.tabs)
    list.reloadData()
    select()
  }

  /// Selects the row of the selected tab.
  func select() {
    let place = controller?.selectedTab.flatMap { rows.place(of: $0) }
    guard list.indexPathsForSelectedItems ?? [] != (place.map { [$0] } ?? []) else { return }
    list.selectItem(at: place, animated: false, scrollPosition: [])
  }

  /// Scrolls to the row of a tab.
  func scroll(to tab: UITab) {
    guard let place = rows.place(of: tab) else { return }
    list.scrollToItem(at: place, at: .centeredVertically, animated: false)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFloating = traitCollection.system >= .v26
    list.frame = bounds
    list.backgroundColor = isFloating ? .clear : .secondarySystemBackground
    list.contentInset.top = BarMetrics.navigationBar[traitCollection]
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.isHidden = isFloating
    line.frame = CGRect(
      x: isMirrored ? 0 : bounds.width - pixel, y: 0, width: pixel, height: bounds.height)
  }

  // MARK: Rows

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.sections[section].rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tab", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell, let content = rows[indexPath] else { return cell }
    let request = UITabSidebarItem.Request(content)
    var item = UITabSidebarItem(request: request)
    if let controller, let delegate = controller.sidebar.delegate {
      item = delegate.tabBarController(controller, sidebar: controller.sidebar, itemFor: request)
    }
    cell.contentConfiguration = item.contentConfiguration
    cell.backgroundConfiguration = item.backgroundConfiguration
    cell.accessories = item.accessories
    if case .tab(let tab) = content { cell.accessibilityIdentifier = tab.identifier }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "group", for: indexPath)
    var header = UIListContentConfiguration.sidebarHeader()
    header.text = rows.sections[indexPath.section].title
    (view as? UICollectionViewListCell)?.contentConfiguration = header
    return view
  }

  // MARK: Touches

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let controller, case .tab(let tab)? = rows[indexPath], tab.isEnabled else {
      if case .action(let action)? = rows[indexPath] { action.performWithSender(nil, target: nil) }
      return false
    }
    guard let child = tab.viewController ?? tab.shownController else { return false }
    return controller.delegate?.tabBarController(controller, shouldSelect: child) ?? true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let controller, case .tab(let tab)? = rows[indexPath] else { return }
    controller.selectedTab = tab
    if let child = controller.selectedViewController {
      controller.delegate?.tabBarController(controller, didSelect: child)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    guard let controller, case .tab(let tab)? = rows[indexPath] else { return }
    controller.sidebar.delegate?.tabBarController(
      controller, sidebar: controller.sidebar, willBeginDisplaying: tab)
  }
}
