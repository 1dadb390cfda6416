internal import Cassowary
import DiagnosticCore
internal import Foundation
import StyleCore

/// The border of the solver, which only finite numbers cross.
///
/// A number of a constraint itself is refused where it is set. But constraints also count on what views say of
/// themselves, by overrides, too, and sums and products may go beyond all numbers.
extension LayoutEngine {
  /// Whether the numbers of a constraint can be solved with; one whose numbers cannot is left out, which is reported
  /// once.
  func accepts(_ sum: LinearExpression, of constraint: NSLayoutConstraint) -> Bool {
    let id = ObjectIdentifier(constraint)
    if sum.isFinite {
      overflowing.remove(id)
      return true
    }
    if overflowing.insert(id).inserted, fitting == nil { constraint.reportNumbersOutOfBounds() }
    return false
  }

  /// Takes over the constant of a constraint in the solver, after something that it counts on changed; whether it is
  /// in the solver.
  @discardableResult
  func refreshConstant(of constraint: NSLayoutConstraint) -> Bool {
    guard let handle = constraint.handle(in: self), let (sum, _) = expression(of: constraint) else {
      // It may have a number now, and then comes in its order.
      if overflowing.contains(ObjectIdentifier(constraint)) { invalidate() }
      return false
    }
    if sum.isFinite { solver.setConstant(-sum.constant, of: handle) } else { invalidate() }
    return true
  }

  /// Reports, once, a view or guide whose place is not finite, and is not taken.
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
  /// That of required sizes of contents: less than required, more than any wish of the program (F.82).
  static let content = Priority(Priority.required.value.nextDown)
  /// That of required constraints that were given up (F.81).
  static let broken = Priority(content.value.nextDown)
}

extension UILayoutPriority {
  /// The priority as the solver takes it; nil for none. Overrides may return any number.
  var solved: Priority? {
    rawValue > 0 ? Priority(min(rawValue, UILayoutPriority.required.rawValue)) : nil
  }
}

extension CGRect {
  /// Whether origin and size are numbers.
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation as the solver calls it.
  var solved: Relation {
    switch self {
    case .lessThanOrEqual: .lessOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// The constraint in the solver of `engine`, if it is there.
  func handle(in engine: LayoutEngine) -> Constraint? {
    guard let solved, solved.engine == engine.number, engine.solver.contains(solved.handle) else {
      return nil
    }
    return solved.handle
  }
}
