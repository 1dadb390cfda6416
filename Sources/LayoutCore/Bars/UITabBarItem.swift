public import Foundation
import GraphicsCore
public import StyleCore

/// The content of a tab bar for one view controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The meaning of an item of the system.
  public enum SystemItem: Int, Sendable {
    /// The items by their titles.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The image while the item is selected.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// The text of the badge.
  open var badgeValue: String? {
    willSet { KeyValueObserving.willChange(self, "badgeValue") }
    didSet {
      onChange?()
      KeyValueObserving.didChange(self, "badgeValue")
    }
  }
  /// The colour of the badge, or `nil` for red.
  open var badgeColor: UIColor? { didSet { onChange?() } }
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The appearance of the bar while the item is selected, or `nil` for that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { onChange?() } }
  /// The appearance of the bar over the end of content while the item is selected, or `nil` for that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange?() } }

  /// Whether or not the item is on a platter of its own: that of a search, as of iOS 26.
  package var standsApart = false { didSet { if oldValue != standsApart { onChange?() } } }

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item without content.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decodeInterface(of: self, as: UITabBarItem.self)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image and another image for the selected item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system, with its English title and a symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// Gives the item the title and the symbol of an item of the system.
  package func become(_ systemItem: SystemItem) {
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
  }
}

extension UITabBarItem.SystemItem {
  var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "tray.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }

  var title: String {
    switch self {
    case .more: SystemWord.more.text
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: SystemWord.search.text
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
