import Foundation
import LayoutCore
import StyleCore

/// A section that scrolls across the layout's axis: the frame and the content of its scroll view, and where it stops.
@MainActor
struct ScrollingSection {
  let index: Int
  /// The frame of the scroll view, in the collection view's content.
  let frame: CGRect
  /// The axis along which the section scrolls.
  let axis: LayoutAxis
  /// The length of the content along the axis.
  let length: CGFloat
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  private let groups: GroupRun

  /// Creates the scrolling of a section.
  init(_ solved: SolvedSection, _ index: Int) {
    (self.index, frame, axis, groups) = (index, solved.contentArea, solved.groupAxis, solved.groups)
    length = solved.groups.length
    behavior = solved.section.orthogonalScrollingBehavior
    properties = solved.section.orthogonalScrollingProperties
  }

  /// The visible length.
  var visible: CGFloat { frame.size[axis] }

  /// The least and the largest offset.
  var range: (low: CGFloat, high: CGFloat) {
    guard behavior == .groupPagingCentered, groups.count > 0 else { return (0, max(0, length - visible)) }
    let low = stop(0)
    return (low, max(low, stop(groups.count - 1)))
  }

  /// Returns the offset at which a group stops.
  private func stop(_ group: Int) -> CGFloat {
    let start = groups.start(of: group)
    guard behavior == .groupPagingCentered else { return start }
    return start - (visible - groups.group(group).size[axis]) / 2
  }

  /// The group whose stop is nearest to an offset.
  private func nearest(to offset: CGFloat) -> Int {
    let next = Bisection.first(in: 0..<groups.count) { stop($0) >= offset }
    guard next > 0 else { return 0 }
    guard next < groups.count, stop(next) - offset < offset - stop(next - 1) else { return next - 1 }
    return next
  }

  /// Returns the offset at which scrolling ends (P.20).
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would end by itself.
  ///   - start: The offset at which the drag began.
  ///   - velocity: The velocity when the finger was lifted.
  func target(for proposed: CGFloat, from start: CGFloat, velocity: CGFloat) -> CGFloat {
    guard groups.count > 0 else { return proposed }
    switch behavior {
    case .none, .continuous, .paging:
      return proposed
    case .continuousGroupLeadingBoundary:
      return clamped(stop(nearest(to: proposed)))
    case .groupPaging, .groupPagingCentered:
      let from = nearest(to: start)
      var group = min(max(nearest(to: proposed), from - 1), from + 1)
      if velocity != 0 { group = velocity > 0 ? from + 1 : from - 1 }
      return clamped(stop(min(max(group, 0), groups.count - 1)))
    }
  }

  /// Returns the nearest offset in the range.
  func clamped(_ offset: CGFloat) -> CGFloat {
    let (low, high) = range
    return max(low, min(offset, high))
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the scrolling of a section; nil if it does not scroll by itself.
  func scrollingSection(_ index: Int) -> ScrollingSection? {
    composeIfNeeded()
    guard composition.solved.indices.contains(index), composition.solved[index].isScrolling else {
      return nil
    }
    return ScrollingSection(composition.solved[index], index)
  }

  /// Returns the offset of a section that has not scrolled.
  func startOffset(of index: Int) -> CGFloat { scrollingSection(index)?.range.low ?? 0 }
}
