package import Foundation

/// The heights of what is in place of the keyboard: with views above it, and of its keys alone.
package struct InputHeights {
  package var whole, keys: CGFloat
  package init(whole: CGFloat, keys: CGFloat) { (self.whole, self.keys) = (whole, keys) }
}

/// A type of objects that make up the content of a bar: its background, and the views of its items.
@MainActor
package protocol BarContent: AnyObject {
  /// The distances from the bar to the edges of the screen that the background covers.
  var outerInsets: UIEdgeInsets { get set }
  /// The height that a subtitle adds to the strip of a large title.
  var largeSubtitleHeight: CGFloat { get }
  /// Shows the bar's items in their current appearance, and lays them out.
  func layOut()
}

/// A type of objects that make up the content of a refresh control: an indicator, and a title below it.
@MainActor
package protocol RefreshContent: AnyObject {
  /// The title.
  var title: NSAttributedString? { get set }
  /// Whether or not the indicator is animated.
  var isRefreshing: Bool { get set }
  /// Lays out the indicator and the title.
  func layOut()
}
