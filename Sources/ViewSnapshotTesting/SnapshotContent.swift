internal import Foundation
internal import LayoutCore
internal import ViewRendering

/// The part of the content of scroll views that a picture shows.
public enum SnapshotContent: Hashable, Sendable {
  /// The visible part, as on a screen.
  case visible
  /// The whole content of the outermost scroll views: tables, collections, text views and plain ones.
  ///
  /// The picture is as high as that takes, at most 16,384 pixels; a higher one fails the test. All rows of a list are
  /// made and measured; headers are at their own places, and bars at the bottom are below the content. Scroll views
  /// that do not become higher with their superviews, and those that scroll sideways, show their visible part.
  case whole

  /// The greatest height of a picture in pixels: the limit of canvases, too.
  static let greatestHeight = 16_384

  /// Lays a view out with the content that is shown.
  @MainActor func show(in view: UIView, scale: Int) throws {
    guard self == .whole else { return }
    try WholeContent.show(in: view, limit: CGFloat(Self.greatestHeight / max(1, scale)))
  }
}

/// The positions of the scroll views in a view, before a picture of their whole content.
@MainActor
struct ScrollPositions {
  private let positions: [(scrollView: UIScrollView, offset: CGPoint)]

  init(in view: UIView) {
    var found: [(UIScrollView, CGPoint)] = []
    var pending = [view]
    while let next = pending.popLast() {
      if let scrollView = next as? UIScrollView { found.append((scrollView, scrollView.contentOffset)) }
      pending += next.subviews
    }
    positions = found
  }

  /// Scrolls all back.
  func restore() {
    for (scrollView, offset) in positions where scrollView.contentOffset != offset {
      scrollView.contentOffset = offset
      scrollView.layoutIfNeeded()
    }
  }
}
