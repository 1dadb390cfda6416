public import ControlCore
public import Foundation
public import LayoutCore
public import StyleCore

/// The groups and the choices of an item, beside its buttons.
@MainActor
private final class ItemGroups {
  static let values = AttachedValue<ItemGroups>()

  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: UIBarButtonItemGroup?
  var customization: String?
  var overflow: UIDeferredMenuElement?
  var backAction: UIAction?
  var titleMenu: (([UIMenuElement]) -> UIMenu?)?
  weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  var properties: UIDocumentProperties?

  /// Returns the buttons of groups that are not hidden, from the leading to the trailing side.
  static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}

extension UINavigationItem {
  private var groups: ItemGroups { ItemGroups.values.of(self) { ItemGroups() } }

  /// The groups on the leading side, whose buttons become `leftBarButtonItems`.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get {
      let items = leftBarButtonItems ?? []
      if ItemGroups.items(of: groups.leading) == items { return groups.leading }
      return items.isEmpty ? [] : [.fixedGroup(items: items)]
    }
    set {
      groups.leading = newValue
      leftBarButtonItems = ItemGroups.items(of: newValue)
    }
  }

  /// The groups on the trailing side, whose buttons become `rightBarButtonItems`, the last outermost.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get {
      let items = Array((rightBarButtonItems ?? []).reversed())
      if shownTrailing == items { return groups.trailing }
      return items.isEmpty ? [] : [.fixedGroup(items: items)]
    }
    set {
      groups.trailing = newValue
      rightBarButtonItems = shownTrailing.reversed()
    }
  }

  /// The group at the end of the trailing side, behind the others.
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { groups.pinned }
    set {
      let others = trailingItemGroups
      groups.pinned = newValue
      trailingItemGroups = others
    }
  }

  private var shownTrailing: [UIBarButtonItem] {
    ItemGroups.items(of: groups.trailing + [groups.pinned].compactMap { $0 })
  }

  /// The groups in the middle, for the styles of browsers and editors.
  ///
  /// Differs from UIKit: they are kept and not shown.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups.center }
    set { groups.center = newValue }
  }

  /// The identifier of the arrangement by the user.
  ///
  /// Differs from UIKit: the user cannot arrange a bar.
  public var customizationIdentifier: String? {
    get { groups.customization }
    set { groups.customization = newValue }
  }

  /// The elements of a menu beside those of the bar.
  ///
  /// Differs from UIKit: they are not shown.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { groups.overflow }
    set { groups.overflow = newValue }
  }

  /// The view or item at which a popover of the menu would point: none.
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }

  /// The action of the back button in place of going back.
  ///
  /// Differs from UIKit: without effect.
  public var backAction: UIAction? {
    get { groups.backAction }
    set { groups.backAction = newValue }
  }

  /// The closure that makes the menu of the title from the system's elements.
  ///
  /// Differs from UIKit: the menu is not shown.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { groups.titleMenu }
    set { groups.titleMenu = newValue }
  }

  /// The delegate that allows and hears of other titles by the user.
  ///
  /// Differs from UIKit: the user cannot change a title; tests call the delegate.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { groups.renameDelegate }
    set { groups.renameDelegate = newValue }
  }

  /// The facts of the document that the title stands for.
  ///
  /// Differs from UIKit: they are not shown.
  public var documentProperties: UIDocumentProperties? {
    get { groups.properties }
    set { groups.properties = newValue }
  }
}

/// A type of delegates that allow and hear of other titles of a navigation item.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
  /// Tells the delegate that the user gave the item another title.
  func navigationItem(_: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the user may give the item another title.
  func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool
  /// Returns the text and the selection with which the user begins.
  func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether a title is allowed.
  func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns `true`.
  public func navigationItemShouldBeginRenaming(_: UINavigationItem) -> Bool { true }
  /// Returns the proposed text and selection.
  public func navigationItem(
    _: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns `true`.
  public func navigationItem(_: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}

/// The facts of a document that a title stands for.
///
/// Differs from UIKit: they are kept and not shown.
@preconcurrency @MainActor
open class UIDocumentProperties: NSObject {
  /// The address of the document.
  package let url: URL

  /// Whether or not a picture of the document is shown.
  open var wantsIconRepresentation = true
  /// The closure of the items of a drag.
  open var dragItemsProvider: ((any UIDragSession) -> [UIDragItem])?
  /// The closure that makes the controller of services.
  open var activityViewControllerProvider: (() -> UIActivityViewController)?

  /// Creates the facts of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}
