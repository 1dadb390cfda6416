internal import Cassowary
internal import Foundation

extension LayoutEngine {
  /// Takes one constraint out if some conflict: of those that conflict, the last that became active. What views say
  /// of themselves, by their frames and by having no negative size, is never given up, and what stacks say only where
  /// the program says nothing (F.28): a view with a height of its own vanishes from a column when it is hidden.
  /// Whether there was one.
  func breakConstraint(_ conflicts: inout [ConstraintConflict]) -> Bool {
    for conflict in solver.conflicts {
      let candidates = conflict.constraints.filter { userConstraints[$0] != nil }
      guard
        let handle = candidates.last(where: { userConstraints[$0]?.isOfStack == false }) ?? candidates.last,
        let victim = userConstraints[handle]
      else { continue }
      conflicts.append(ConstraintConflict(parts: parts(of: conflict), broken: victim))
      solver.remove(handle)
      userConstraints[handle] = nil
      if fitting == nil { victim.solved = nil }
      broken.append(victim)
      return true
    }
    return false
  }

  /// Reports conflicts, each with the constraint that is given up; one that was reported and is still given up is
  /// not reported again.
  func report(_ conflicts: [ConstraintConflict]) {
    for conflict in conflicts where !reported.contains(ObjectIdentifier(conflict.broken)) {
      LayoutDiagnostics.report(
        .unsatisfiable(constraints: conflict.parts.map(\.description), broken: conflict.broken.logDescription)
      )
    }
    reported = Set(conflicts.map { ObjectIdentifier($0.broken) })
    self.conflicts = conflicts
  }

  /// The constraints in the order of insertion; those that stand for frames say so (F.16).
  private func parts(of conflict: Conflict) -> [ConstraintConflict.Part] {
    conflict.constraints.map { handle in
      userConstraints[handle].map { .constraint($0) } ?? .system(ownDescription(of: handle))
    }
  }

  private func ownDescription(of handle: Constraint) -> String {
    for box in boxes {
      let name = box.item.name
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let attribute = axis == .horizontal ? "width" : "height"
        let content = box.content[axis]
        if handle == content.hugging || handle == content.resistance {
          return "<NSContentSizeLayoutConstraint \(name).\(attribute)>"
        }
      }
      if let index = box.ownConstraints.firstIndex(of: handle), index < 2 {
        return "<NSLayoutConstraint \(name).\(index == 0 ? "width" : "height") >= 0>"
      }
      if let view = box.view, box.isFixed, let body = maskBody(of: handle, in: box) {
        let mask = view.autoresizingMask.logText
        return "<NSAutoresizingMaskLayoutConstraint \(mask) \(name).\(body)   (active)>"
      }
    }
    return "<NSLayoutConstraint of the system>"
  }

  /// Which number of a view's frame a constraint stands for, and what it says it is.
  private func maskBody(of handle: Constraint, in box: LayoutBox) -> String? {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isHorizontal = axis == .horizontal
      for (name, variable, factor) in [
        (isHorizontal ? "minX" : "minY", box[axis].start, box.mask[axis]?.start),
        (isHorizontal ? "width" : "height", box[axis].length, box.mask[axis]?.length),
      ] {
        let constant = Double(solver.contains(handle) ? solver.constant(of: handle) : 0)
        if solver.suggestion(for: variable) == handle { return "\(name) == \(constant.shortText)" }
        guard box.mask.constraints[variable] == handle, let factor else { continue }
        let times = factor == 1 ? "" : "\(factor.shortText)*"
        let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).shortText)"
        let whole = box.placingView?.constraintName ?? ""
        return "\(name) == \(times)\(whole).\(isHorizontal ? "width" : "height")\(rest)"
      }
    }
    return nil
  }
}
