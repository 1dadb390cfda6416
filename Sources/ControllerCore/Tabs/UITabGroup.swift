import Foundation
public import LayoutCore
public import StyleCore

/// A tab that contains others.
///
/// In the bar it is one item, which shows the selected one of its tabs, or else its own controller.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Creates a group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt([])
  }

  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt(oldValue) } }
  /// The selected tab of the group.
  open var selectedChild: UITab? {
    didSet {
      if let selectedChild, !children.contains(selectedChild) { self.selectedChild = oldValue }
      if selectedChild !== oldValue { ownerTabsChanged() }
    }
  }
  /// The identifier of the tab that is selected at first.
  open var defaultChildIdentifier: String? { didSet { selectDefault() } }
  /// The identifiers of the tabs in the order in which they are shown, or an empty array for that of `children`.
  open var displayOrderIdentifiers: [String] = [] { didSet { tabBarController?.updateSidebar() } }
  /// The tabs in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains(child) }
  }
  /// The actions below the tabs in a sidebar.
  open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.updateSidebar() } }
  /// Whether or not a sidebar shows the group as a tab of its own.
  ///
  /// Differs from UIKit: without effect.
  open var isSidebarDestination = false
  /// The look of a group in a sidebar.
  public enum SidebarAppearance: Int, Sendable {
    /// The look that the system chooses.
    case automatic = 0
    /// A row among the others.
    case inline = 1
    /// A section of its own.
    case rootSection = 2
  }

  /// The look of the group in a sidebar: a section of its own, unless it is `inline`.
  open var sidebarAppearance = SidebarAppearance.automatic { didSet { tabBarController?.updateSidebar() } }
  /// Whether or not the user may change the order of the tabs.
  ///
  /// Differs from UIKit: users cannot.
  open var allowsReordering = false
  /// The navigation controller on which the selected tab is pushed after the group's own controller.
  ///
  /// Its stack is replaced when another tab is selected; otherwise it is left to the user and your code.
  open var managingNavigationController: UINavigationController? {
    didSet {
      if managingNavigationController !== oldValue { shownStack = [] }
      ownerTabsChanged()
    }
  }
  /// The controllers that the group put onto the stack last.
  private var shownStack: [UIViewController] = []

  /// Returns the tab of the group with an identifier, or `nil`.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.first { $0.identifier == identifier }
  }

  private func adopt(_ old: [UITab]) {
    for child in old where child.group === self { child.group = nil }
    for child in children { child.group = self }
    if let selectedChild, !children.contains(selectedChild) { self.selectedChild = nil }
    selectDefault()
    ownerTabsChanged()
  }

  private func selectDefault() {
    guard selectedChild == nil, let name = defaultChildIdentifier else { return }
    selectedChild = tab(forIdentifier: name)
  }

  /// The innermost selected tab.
  var selectedLeaf: UITab {
    var leaf: UITab = self
    // A group that contains itself has no innermost tab.
    for _ in 0..<64 {
      guard let child = (leaf as? UITabGroup)?.selectedChild else { break }
      leaf = child
    }
    return leaf
  }

  /// Notes that a tab of the group was selected: one that the user left by going back is pushed again.
  func noteSelection() {
    guard let last = shownStack.last,
      managingNavigationController?.viewControllers.contains(where: { $0 === last }) == false
    else { return }
    shownStack = []
  }

  override var shownController: UIViewController? {
    let leaf = selectedLeaf
    let content = leaf === self ? viewController : leaf.viewController ?? viewController
    guard let navigation = managingNavigationController else { return content }
    let stack = [viewController, leaf === self ? nil : leaf.viewController].compactMap { $0 }
    if !stack.elementsEqual(shownStack, by: ===) {
      shownStack = stack
      navigation.viewControllers = stack
    }
    return navigation
  }
}
