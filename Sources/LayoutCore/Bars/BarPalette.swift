package import Foundation
import GraphicsCore
import StyleCore

/// A type of objects that show a view below the row of a navigation bar: search controllers.
@MainActor
package protocol BarPalette: AnyObject {
  /// The view: a search bar.
  var paletteView: UIView { get }
  /// The height that the bar has more, in points.
  var paletteHeight: CGFloat { get }
  /// Whether or not the palette stays while content is scrolled: during a search.
  var staysVisible: Bool { get }
  /// Whether or not the palette is all that the bar shows.
  var replacesBar: Bool { get }
  /// Whether or not a toolbar shows the palette, in place of the bar.
  var isInToolbar: Bool { get }
  /// Whether or not the toolbar shows a button in place of a field.
  var isButton: Bool { get }
  /// The text of an empty search.
  var placeholder: String? { get }
  /// Begins a search on behalf of the user.
  func beginSearch()
}

/// The row of a navigation bar, and the strips below it of a large title and a search bar.
///
/// Scrolling takes the strips away from below: first the search bar, unless it stays, and then the large title.
extension UINavigationBar {
  /// The search bar of the top item.
  package var palette: (any BarPalette)? { topItem?.storedSearchController as? any BarPalette }

  /// The height of the prompt and the row, which a search may hide.
  package var rowHeight: CGFloat {
    palette?.replacesBar == true ? 0 : promptHeight + BarMetrics.navigationBar[traitCollection]
  }

  /// The height of the strip of the large title at the start of content.
  package var wholeLargeHeight: CGFloat {
    guard hasLargeTitle, palette?.replacesBar != true else { return 0 }
    return BarMetrics.largeStrip(for: traitCollection) + (content?.largeSubtitleHeight ?? 0)
  }

  private var wholeSearchHeight: CGFloat { palette?.paletteHeight ?? 0 }

  /// Whether or not scrolling takes the search bar away.
  var hidesSearch: Bool {
    guard let palette, !palette.staysVisible, topItem?.hidesSearchBarWhenScrolling == true else {
      return false
    }
    return (superview?.next as? UINavigationController)?.topViewController?.currentContentScrollView != nil
  }

  /// The least and the greatest height of the strips.
  var stripRange: ClosedRange<CGFloat> {
    let search = max(0, wholeSearchHeight)
    return (hidesSearch ? 0 : search)...(wholeLargeHeight + search)
  }

  /// The height of the strips: as content has been scrolled, or at first that without a search bar that scrolls.
  var stripHeight: CGFloat {
    let range = stripRange
    let height = topItem?.stripHeight ?? wholeLargeHeight + range.lowerBound
    return max(range.lowerBound, min(height, range.upperBound))
  }

  /// The height of the visible part of the search bar's strip.
  package var shownSearchHeight: CGFloat {
    hidesSearch ? max(0, stripHeight - wholeLargeHeight) : stripRange.lowerBound
  }

  /// The height of the visible part of the large title's strip.
  package var shownLargeHeight: CGFloat { max(0, stripHeight - shownSearchHeight) }
}

extension UINavigationItem {
  /// Lays out the bar after the search bar changed, which then is whole or has its former place.
  package func paletteDidChange() { onLayoutChange?() }

  /// Shows the item again, whose content that higher modules know has changed.
  package func contentDidChange() { onChange?() }
}

extension UINavigationController {
  /// Gives the bar the height with which content begins where the bar ends, as far as the content is scrolled.
  func followScrolling() {
    let bar = navigation.bar
    guard controller.transition == nil, !navigation.isBarHidden, let top = topViewController,
      bar.topItem === top.navigationItem, let scrollView = top.currentContentScrollView,
      scrollView.contentInsetAdjustmentBehavior != .never, scrollView.safeAreaInsets.top > 0
    else { return }
    let (old, range) = (bar.stripHeight, bar.stripRange)
    let inset = scrollView.adjustedContentInset.top - scrollView.scrolling.refreshInset
    let height = max(range.lowerBound, min(old - scrollView.contentOffset.y - inset, range.upperBound))
    // Scrolling stops where each strip is whole or gone, at offsets that do not depend on how it is now.
    let (start, middle) = (old - inset, bar.hidesSearch ? bar.wholeLargeHeight : range.upperBound)
    let stops = [range.upperBound, middle, range.lowerBound].map { start - $0 }
    scrollView.scrolling.barStops = range.upperBound > range.lowerBound ? (stops, stops[1]) : nil
    guard abs(height - old) > 0.01 else { return }
    top.navigationItem.stripHeight = height
    barsChanged()
  }
}

extension UIScrollView {
  /// The greatest share of a strip that may be gone when scrolling ends, for the strip to come back.
  ///
  /// Of 52 points 36 may be gone, as measured with iOS 26; at 37 the strip goes.
  private static let returningShare: CGFloat = 0.7

  /// Returns the offset at which scrolling ends if it would end within a strip of the bar.
  func stoppedAtBar(_ offset: CGFloat) -> CGFloat {
    guard let stops = scrolling.barStops?.all else { return offset }
    for (start, end) in zip(stops, stops.dropFirst()) where start < offset && offset < end {
      let returns = offset - start <= Self.returningShare * (end - start) || end > verticalRange.upper
      return returns ? start : end
    }
    return offset
  }
}
