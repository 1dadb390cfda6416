public import Foundation
public import StyleCore

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// What an item of the system means.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
    case mostRecent, mostViewed
  }

  /// The picture while the item is selected.
  open var selectedImage: UIImage? { didSet { onChange?() } }
  /// A short text in a badge.
  open var badgeValue: String? { didSet { onChange?() } }
  /// The colour of the badge; nil is red.
  open var badgeColor: UIColor? { didSet { onChange?() } }
  /// How far the text is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The look of the bar while the item is selected; nil is that of the bar.
  open var standardAppearance: UITabBarAppearance? { didSet { onChange?() } }
  /// The look of the bar over the end of content while the item is selected; nil is that of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { onChange?() } }

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item that shows nothing. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An item with a text and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a text and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item of the system, with its English name and a symbol.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    image = UIImage(systemName: systemItem.symbol)
    self.tag = tag
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
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
