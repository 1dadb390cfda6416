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
      "A constraint that was made by init() relates nothing; it stays inactive."
    case .noCommonAncestor(let constraint, let first, let second):
      "\(constraint) cannot be activated: \(first) and \(second) have no view in common that contains both; "
        + "it stays inactive."
    case .guideWithoutView(let constraint, let guide):
      "\(constraint) cannot be activated: \(guide) is in no view; it stays inactive."
    case .itemGone(let constraint):
      "\(constraint) cannot be activated: what it relates is gone; it stays inactive."
    case .itemOutside(let constraint, let view, let item):
      "\(constraint) cannot be added to \(view), which does not contain \(item); it stays as it is."
    case .acrossAndDown(let constraint, let first, let second):
      "\(constraint) cannot hold: of \(first) and \(second), one goes across and the other down; it is left out."
    case .notFinite(let constraint, let property, let value, let kept):
      "The \(property) of \(constraint) cannot be \(value); it is \(kept)."
    case .numbersOutOfBounds(let constraint):
      "\(constraint) cannot hold: what it counts on adds up to no finite number; it is left out until it does."
    case .placeNotFinite(let item):
      "The constraints of \(item) lead to a place that is no finite number; it stays where it is."
    case .invalidPriority(let constraint, let value, let kept):
      "The priority of \(constraint) cannot be \(value): priorities go from 0 to 1000; it is \(kept)."
    }
  }
}
