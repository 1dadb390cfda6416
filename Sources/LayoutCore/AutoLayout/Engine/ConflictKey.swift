import Foundation
import LayerCore

/// How readily a required constraint is given up where it cannot hold together with others: the greatest key is
/// (F.80).
///
/// Neither the order in which constraints were made nor that in which they became active has a part in it.
struct ConflictKey: Comparable {
  /// The place in the tree of the item that comes later in it, and of the other: level by level, in the order of
  /// subviews, guides after them. Where there is no other it comes after all.
  private let later: Int
  private let earlier: Int
  /// Equalities before inequalities, of which those with a lower bound come first.
  private let relation: Int
  /// The number of the attribute of the later item.
  private let attribute: Int
  /// Whether the earlier item is written first.
  private let isTurned: Int
  /// The number to add to the earlier item for the later one.
  private let constant: Double

  static func < (left: ConflictKey, right: ConflictKey) -> Bool {
    let whole = (left.later, left.earlier, left.relation, left.attribute, left.isTurned)
    let other = (right.later, right.earlier, right.relation, right.attribute, right.isTurned)
    return whole == other ? left.constant < right.constant : whole < other
  }
}

extension ConflictKey {
  /// The key of `constraint` among items of the given places.
  @MainActor
  init(_ constraint: NSLayoutConstraint, places: [ObjectIdentifier: Int]) {
    func place(_ item: AnyObject?) -> Int? {
      item.map { places[ObjectIdentifier($0)] ?? 0 }
    }
    let (first, second) = (place(constraint.firstItem) ?? 0, place(constraint.secondItem))
    let isTurned = (second ?? 0) > first
    later = max(first, second ?? first)
    earlier = second.map { min(first, $0) } ?? .max
    attribute = (isTurned ? constraint.secondAttribute : constraint.firstAttribute).rawValue
    self.isTurned = isTurned ? 1 : 0
    let (multiplier, added) = (Double(constraint.multiplier), Double(constraint.constant))
    constant = !isTurned ? added : multiplier == 0 ? 0 : -added / multiplier
    let says = isTurned && multiplier > 0 ? constraint.relation.turned : constraint.relation
    relation = says == .equal ? 0 : says == .greaterThanOrEqual ? 1 : 2
  }
}

extension UIView {
  /// The places of the tree's views and guides, level by level: a view's subviews in their order, then its guides.
  var placesByLevel: [ObjectIdentifier: Int] {
    var places = [ObjectIdentifier(self): 0]
    var views = [self]
    var index = 0
    while index < views.count {
      for child in views[index].backing.children {
        guard let subview = child.attachedView else { continue }
        places[ObjectIdentifier(subview)] = places.count
        views.append(subview)
      }
      for guide in views[index].storedState.surroundings?.guides ?? [] {
        places[ObjectIdentifier(guide)] = places.count
      }
      index += 1
    }
    return places
  }
}
