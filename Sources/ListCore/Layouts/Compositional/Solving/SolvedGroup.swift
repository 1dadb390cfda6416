import Foundation
import StyleCore

/// The frames of the items of a group.
struct SolvedGroup {
  /// The frame of an item, relative to the group.
  struct Item {
    var frame: CGRect
    var zIndex = 0
    /// The lengths of the item's plan; nil in a custom group.
    var lengths: LayoutLengths?
  }

  /// The frame of a view that is anchored to an item or a group.
  struct Supplement {
    var kind: String
    var frame: CGRect
    var zIndex: Int
    /// The item of the view; for that of a group, its first one.
    var item: Int
    /// The lengths of the view's plan.
    var lengths: LayoutLengths
  }

  var size: CGSize
  var items: [Item] = []
  var supplements: [Supplement] = []

  /// Adds another group's frames, at a point.
  mutating func add(_ other: SolvedGroup, at origin: CGPoint) {
    let first = items.count
    for var item in other.items {
      item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      items.append(item)
    }
    for var supplement in other.supplements {
      supplement.frame = supplement.frame.offsetBy(dx: origin.x, dy: origin.y)
      supplement.item += first
      supplements.append(supplement)
    }
  }

  /// Removes the items from a number on, and their views.
  mutating func cut(to count: Int) {
    guard count < items.count else { return }
    items.removeSubrange(max(0, count)...)
    supplements.removeAll { $0.item >= count }
  }

  /// The rectangle around all frames.
  var box: CGRect {
    items.reduce(CGRect(origin: .zero, size: size)) { $0.union($1.frame) }
      .union(supplements.reduce(CGRect(origin: .zero, size: .zero)) { $0.union($1.frame) })
  }
}
