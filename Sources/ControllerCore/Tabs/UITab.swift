public import Foundation
public import LayoutCore
public import StyleCore

/// A tab of a tab bar controller, with the controller of its content.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The place of a tab in the bar and the sidebar.
  public enum Placement: Int, Sendable {
    /// The place that the system chooses.
    case automatic = 0
    /// The bar, unless the user removes it.
    case `default` = 1
    /// The bar, if the user adds it.
    case optional = 2
    /// The bar, from which it can be moved but not removed.
    case movable = 3
    /// The end of the bar.
    case pinned = 4
    /// The bar, always at the same place.
    case fixed = 5
    /// The sidebar only.
    case sidebarOnly = 6
  }

  private let name: String
  private let provider: ((UITab) -> UIViewController)?
  /// The controller of the content, if it is made.
  private(set) var made: UIViewController?
  private var isMaking = false
  /// The group that contains the tab.
  weak var group: UITabGroup?
  /// The controller that shows the tab.
  weak var owner: UITabBarController?

  /// Creates a tab.
  ///
  /// Differs from UIKit: the controller is made when the tab is first shown in a bar, not when it is first selected.
  ///
  /// - Parameter viewControllerProvider: The closure that makes the controller of the content when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    name = identifier
    provider = viewControllerProvider
    self.title = title
    self.image = image
    super.init()
  }

  /// The identifier, by which tabs are found.
  open var identifier: String { name }
  /// The title.
  open var title: String { didSet { lookChanged() } }
  /// The image.
  open var image: UIImage? { didSet { lookChanged() } }
  /// The text below the title.
  ///
  /// Differs from UIKit: it is not shown.
  open var subtitle: String?
  /// The text of the badge.
  open var badgeValue: String? { didSet { lookChanged() } }
  /// An object of your program.
  open var userInfo: Any?
  /// The preferred place of the tab.
  ///
  /// Differs from UIKit: tabs for the sidebar only are not in the bar; other places have no effect.
  open var preferredPlacement = Placement.automatic { didSet { ownerTabsChanged() } }
  /// Whether or not the user may hide the tab.
  ///
  /// Differs from UIKit: users cannot hide tabs.
  open var allowsHiding = false
  /// Whether or not the tab is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { ownerTabsChanged() } } }
  /// Whether or not the tab is hidden until the user shows it.
  ///
  /// Differs from UIKit: without effect.
  open var isHiddenByDefault = false
  /// Whether or not the user can select the tab.
  open var isEnabled = true { didSet { lookChanged() } }
  /// Whether or not the bar shows the tab.
  open var hasVisiblePlacement: Bool { tabBarController != nil && isInBar }
  /// The controller of the content, which is made on first access; `nil` while it is being made.
  open var viewController: UIViewController? { madeController }
  /// The group that contains the tab, or `nil` for one of the first level.
  open var parent: UITabGroup? { group }
  /// The tab bar controller that the tab belongs to.
  open var tabBarController: UITabBarController? {
    owner ?? groups.lazy.compactMap(\.owner).first
  }
  /// The outermost group that has a navigation controller for its tabs.
  open var managingTabGroup: UITabGroup? {
    groups.last { $0.managingNavigationController != nil }
  }

  /// The groups that contain the tab, the innermost first, without those that contain themselves.
  var groups: [UITabGroup] {
    var groups: [UITabGroup] = []
    var next = group
    while let group = next, !groups.contains(group) {
      groups.append(group)
      next = group.group
    }
    return groups
  }

  private var madeController: UIViewController? {
    if let made { return made }
    guard let provider, !isMaking else { return nil }
    isMaking = true
    defer { isMaking = false }
    made = provider(self)
    return made
  }

  /// Whether or not the tab is in the bar.
  var isInBar: Bool { !isHidden && preferredPlacement != .sidebarOnly }

  /// The controller that the bar shows for the tab.
  var shownController: UIViewController? { viewController }

  /// Shows the title, the image and the badge on the item in the bar.
  func showInBar() {
    guard owner != nil, let item = shownController?.tabBarItem else { return }
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.isEnabled = isEnabled
    item.standsApart = self is UISearchTab
  }

  private func lookChanged() {
    showInBar()
    tabBarController?.updateSidebar()
  }

  func ownerTabsChanged() {
    tabBarController?.tabsChanged()
  }
}

/// A tab for a search, at the end of the bar, and as of iOS 26 apart from the others.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether or not the search of the tab's controller begins when the tab is selected.
  ///
  /// Differs from UIKit: without effect.
  open var automaticallyActivatesSearch = false

  /// Creates a tab for a search, with the system's title and image.
  ///
  /// - Parameter viewControllerProvider: The closure that makes the controller of the content when it is first needed.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    super.init(
      title: item.title ?? "", image: item.image, identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}
