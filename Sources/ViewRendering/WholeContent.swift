package import Foundation
import GraphicsCore
@_spi(Plumb) package import LayoutCore
import StyleCore

/// The growth of a view until its scroll views show their whole content.
@MainActor
package struct WholeContent {
  /// A content that is higher than is allowed.
  package struct TooHigh: Error, Hashable, CustomStringConvertible {
    /// The class of the scroll view with the content.
    package let name: String
    /// The height that the grown view would have, in points.
    package let height: CGFloat
    /// The greatest height in points.
    package let limit: CGFloat

    /// The problem in one line.
    package var description: String {
      "the whole content of \(name) would make the picture \(height.formattedPoints) points high, more than the limit of "
        + "\(limit.formattedPoints); show fewer rows, or the visible part only"
    }
  }

  /// The greatest number of sizes that are tried: rows that are measured make content that is higher than expected.
  private static let roundLimit = 50

  private let view: UIView
  private let limit: CGFloat
  private let original: CGFloat
  /// The scroll views that do not grow with the view.
  private var fixed: Set<ObjectIdentifier> = []

  private init(_ view: UIView, limit: CGFloat) {
    self.view = view
    self.limit = limit
    original = view.bounds.height
  }

  /// Lays a view out at the height at which its outermost scroll views show their whole content, from its beginning.
  ///
  /// The view never becomes lower than it is. Scroll views that do not become higher with the view show what they
  /// showed, and so do those that scroll sideways. Content that has no end, as that of a picker, is left out.
  ///
  /// - Parameters:
  ///   - view: The view, whose size is changed.
  ///   - limit: The greatest height in points.
  /// - Throws: `TooHigh`; the view then has its old height.
  package static func show(in view: UIView, limit: CGFloat) throws(TooHigh) {
    var growth = WholeContent(view, limit: limit)
    try growth.grow()
  }

  private mutating func grow() throws(TooHigh) {
    view.layoutIfNeeded()
    for _ in 0..<WholeContent.roundLimit {
      guard let (scrollView, missing) = tallest else { break }
      let (height, length) = (view.bounds.height, scrollView.bounds.height)
      let next = max(original, height + missing)
      guard abs(next - height) > 1e-6 else { break }
      guard next <= limit else {
        resize(to: original)
        throw TooHigh(name: "\(type(of: scrollView))", height: next, limit: limit)
      }
      resize(to: next)
      if scrollView.bounds.height == length {
        resize(to: height)
        fixed.insert(ObjectIdentifier(scrollView))
      } else {
        scrollToTop(scrollView)
      }
    }
    for scrollView in outermost where missing(in: scrollView) <= 1e-6 { scrollToTop(scrollView) }
  }

  private func resize(to height: CGFloat) {
    view.bounds.size.height = height
    view.layoutIfNeeded()
  }

  private func scrollToTop(_ scrollView: UIScrollView) {
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    view.layoutIfNeeded()
  }

  /// The scroll view with the most content that is not visible, and its height in points, negative for room that is
  /// left; `nil` without one that may grow.
  private var tallest: (scrollView: UIScrollView, missing: CGFloat)? {
    var found: (scrollView: UIScrollView, missing: CGFloat)?
    for scrollView in outermost where !fixed.contains(ObjectIdentifier(scrollView)) {
      let missing = missing(in: scrollView)
      guard missing.isFinite, missing > found?.missing ?? -.infinity else { continue }
      found = (scrollView, missing)
    }
    return found
  }

  /// Returns the height of the content that has no room, negative for room that is left.
  private func missing(in scrollView: UIScrollView) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    return scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height
  }

  /// The visible scroll views, without those in the content of another that scrolls.
  private var outermost: [UIScrollView] {
    var found: [UIScrollView] = []
    var pending = [view]
    while let next = pending.popLast() {
      guard !next.isHidden, next.alpha > 0 else { continue }
      if let scrollView = next as? UIScrollView {
        found.append(scrollView)
        // A page may have the content in a scroll view of its own.
        guard missing(in: scrollView) <= 0 else { continue }
      }
      if next.contentKind.isOpen || next.contentKind == .container { pending += next.subviews.reversed() }
    }
    return found
  }
}

extension CGFloat {
  /// The number without a fraction of zero.
  fileprivate var formattedPoints: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
