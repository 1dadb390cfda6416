import Foundation
import LayerCore

/// The order in which conflicting required constraints are broken: that of the greatest key is (F.80).
///
/// The order in which constraints were made or became active has no part in it.
struct ConflictKey: Comparable {
  /// The index in the tree of the item that comes later in it.
  ///
  /// Items are ordered level by level: subviews in their order, guides after them. The index of a missing item comes
  /// after all.
  private let later: Int
  /// The index in the tree of the other item, ordered in the same way.
  private let earlier: Int
  /// The relation: equalities before inequalities, of which those with a lower bound come first.
  private let relation: Int
  /// The number of the attribute of the later item.
  private let attribute: Int
  /// Whether or not the earlier item is the first one of the constraint.
  private let isTurned: Int
  /// The number to add to the earlier item to get the later one.
  private let constant: Double

  static func < (left: ConflictKey, right: ConflictKey) -> Bool {
    let whole = (left.later, left.earlier, left.relation, left.attribute, left.isTurned)
    let other = (right.later, right.earlier, right.relation, right.attribute, right.isTurned)
    return whole == other ? left.constant < right.constant : whole < other
  }
}

extension ConflictKey {
  /// Creates the key of `constraint` from the indices of its items.
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
  /// The indices of the tree's views and guides, level by level: a view's subviews in their order, then its guides.
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
      for guide in views[index].storedState.layoutEnvironment?.guides ?? [] {
        places[ObjectIdentifier(guide)] = places.count
      }
      index += 1
    }
    return places
  }
}
