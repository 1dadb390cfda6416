internal import Cassowary
import DiagnosticCore
internal import Foundation
import StyleCore

/// The boundary of the solver, which only finite numbers cross.
///
/// A number of a constraint itself is refused when it is set. But constraints also depend on values that views return,
/// from overrides, too, and sums and products may go beyond all numbers.
extension LayoutEngine {
  /// Returns whether the numbers of a constraint are finite.
  ///
  /// A constraint whose numbers are not is left out, which is reported once.
  func accepts(_ sum: LinearExpression, of constraint: NSLayoutConstraint) -> Bool {
    let id = ObjectIdentifier(constraint)
    if sum.isFinite {
      if !overflowing.isEmpty { overflowing.remove(id) }
      return true
    }
    if overflowing.insert(id).inserted, fitting == nil { constraint.reportNumbersOutOfBounds() }
    return false
  }

  /// Updates the constant of a constraint in the solver, after a change of a value that it depends on.
  ///
  /// - Returns: Whether the constraint is in the solver.
  @discardableResult
  func refreshConstant(of constraint: NSLayoutConstraint) -> Bool {
    guard let handle = constraint.handle(in: self), let (sum, _) = expression(of: constraint) else {
      if overflowing.contains(ObjectIdentifier(constraint)) { invalidate() }
      return false
    }
    if sum.isFinite { solver.setConstant(-sum.constant, of: handle) } else { invalidate() }
    return true
  }

  /// Reports, once, a view or guide whose solved position is not finite, and is not used.
  func notePlace(of box: LayoutBox, by value: Double) {
    let id = ObjectIdentifier(box.item)
    if value.isFinite {
      if !lost.isEmpty, box.isFound { lost.remove(id) }
    } else if lost.insert(id).inserted {
      LayoutDiagnostics.report(.constraint(.placeNotFinite(item: box.item.name)))
    }
  }
}

extension Priority {
  /// The priority of required sizes of contents: less than required, more than any optional one of the program (F.82).
  static let content = Priority(Priority.required.value.nextDown)
  /// The priority of broken constraints (F.81).
  static let broken = Priority(content.value.nextDown)
}

extension UILayoutPriority {
  /// The priority for the solver, or `nil` for none.
  ///
  /// Overrides may return any number.
  var solved: Priority? {
    rawValue > 0 ? Priority(min(rawValue, UILayoutPriority.required.rawValue)) : nil
  }
}

extension CGRect {
  /// Whether or not the origin and the size are finite.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation for the solver.
  var solved: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint in the solver of `engine`, or `nil` if it is not there.
  func handle(in engine: LayoutEngine) -> Constraint? {
    guard let solved, solved.engine == engine.number, engine.solver.contains(solved.handle) else {
      return nil
    }
    return solved.handle
  }
}
