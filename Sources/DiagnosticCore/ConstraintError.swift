internal import Foundation

/// An error in a constraint that is activated, changed or solved, for each of which UIKit raises an exception.
package enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A constraint without items.
  case noItems
  /// Two items without a common ancestor (F.4).
  case noCommonAncestor(constraint: String, first: String, second: String)
  /// An item that is a guide without a view.
  case guideWithoutView(constraint: String, guide: String)
  /// An item that was deallocated.
  case itemGone(constraint: String)
  /// A constraint that was added to a view whose tree does not contain its item.
  case itemOutside(constraint: String, view: String, item: String)
  /// A relation between a horizontal and a vertical position, which has no solution (F.6).
  case acrossAndDown(constraint: String, first: String, second: String)
  /// A number that is NaN or infinite.
  case notFinite(constraint: String, property: String, value: String, kept: String)
  /// A constraint whose variables, together with its own numbers, add up to NaN or infinity.
  case numbersOutOfBounds(constraint: String)
  /// A view or guide whose constraints lead to positions beyond all numbers.
  case placeNotFinite(item: String)
  /// A priority outside of 0…1000 (F.2).
  case invalidPriority(constraint: String, value: String, kept: String)

  /// The problem in one line of English.
  package var description: String {
    switch self {
    case .noItems:
      "A constraint that was created with init() has no items; it stays inactive."
    case .noCommonAncestor(let constraint, let first, let second):
      "\(constraint) cannot be activated: \(first) and \(second) have no common ancestor; "
        + "it stays inactive."
    case .guideWithoutView(let constraint, let guide):
      "\(constraint) cannot be activated: \(guide) has no owning view; it stays inactive."
    case .itemGone(let constraint):
      "\(constraint) cannot be activated: one of its items no longer exists; it stays inactive."
    case .itemOutside(let constraint, let view, let item):
      "\(constraint) cannot be added to \(view), which does not contain \(item); it is unchanged."
    case .acrossAndDown(let constraint, let first, let second):
      "\(constraint) cannot be satisfied: \(first) and \(second) are on different axes; it is ignored."
    case .notFinite(let constraint, let property, let value, let kept):
      "The \(property) of \(constraint) cannot be \(value); it is \(kept)."
    case .numbersOutOfBounds(let constraint):
      "\(constraint) cannot be satisfied: its terms do not add up to a finite number; it is ignored until they do."
    case .placeNotFinite(let item):
      "The constraints of \(item) result in a position that is not finite; it keeps its position."
    case .invalidPriority(let constraint, let value, let kept):
      "The priority of \(constraint) cannot be \(value): priorities range from 0 to 1000; it is \(kept)."
    }
  }
}
