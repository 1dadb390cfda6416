internal import Foundation
@_spi(Plumb) internal import LayoutCore

extension ViewDistributionItem {
  /// Returns the distribution without invisible items, and without their spacers.
  ///
  /// The invisible items are nil, views without a superview, hidden or transparent ones, labels without text and image
  /// views without an image. Of spacers that then follow each other one stays: a flexible one before a fixed one, then
  /// the larger. Fixed spacers at both ends are left out.
  public static func collapsing(_ distribution: [(any ViewDistributionSpecifying)?]) -> [ViewDistributionItem]
  {
    var items: [ViewDistributionItem] = []
    for item in distribution.compactMap({ $0?.distributionItem }) where item.isSeen {
      guard !item.isView, let last = items.last, !last.isView else {
        items.append(item)
        continue
      }
      if item.outweighs(last) { items[items.count - 1] = item }
    }
    if case .fixed = items.first { items.removeFirst() }
    if case .fixed = items.last { items.removeLast() }
    return items
  }

  /// Returns the distribution of variadic items, without invisible ones and their spacers.
  ///
  /// ```swift
  /// subtitle.isHidden = true
  /// form.applyVerticalSubviewDistribution(
  ///   ViewDistributionItem.collapsing(icon, 8.fixed, subtitle, 4.fixed, title, 1.flexible))
  /// // The larger of the spacers around the subtitle stays: the title is 8 points below the icon.
  /// ```
  public static func collapsing(_ distribution: (any ViewDistributionSpecifying)?...)
    -> [ViewDistributionItem]
  {
    collapsing(distribution)
  }

  var isView: Bool {
    if case .view = self { true } else { false }
  }

  private var isSeen: Bool {
    guard case .view(let alignable, _) = self else { return true }
    let view = alignable.alignmentContext.view
    guard view.superview != nil, !view.isHidden, view.alpha > 0 else { return false }
    switch view.contentKind {
    case .label: return view.shownContent.text?.isEmpty == false
    case .image: return view.shownContent.image != nil
    default: return true
    }
  }

  /// Returns whether this spacer is the one to keep of two neighbours.
  private func outweighs(_ other: ViewDistributionItem) -> Bool {
    switch (self, other) {
    case (.flexible, .fixed): true
    case (.flexible(let weight), .flexible(let other)): weight > other
    case (.fixed(let length), .fixed(let other)): length > other
    default: false
    }
  }
}
