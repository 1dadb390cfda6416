internal import Cassowary
import DiagnosticCore
internal import Foundation

extension LayoutEngine {
  /// Breaks the constraint of the greatest key among the conflicting ones of the program, if there is a conflict
  /// (F.80).
  ///
  /// The constraints of the system for frames and non-negative sizes are never broken, and those of stack views only if
  /// no constraint of the program is in the conflict (F.28): a view with a height of its own vanishes from a column
  /// when it is hidden. A broken constraint still holds as far as the required ones allow, and precedes all optional
  /// ones (F.81).
  ///
  /// - Returns: Whether there was a conflict.
  func breakConstraint(_ conflicts: inout [ConstraintConflict]) -> Bool {
    var last: Conflict?
    while let conflict = solver.firstConflict(after: last) {
      last = conflict
      let candidates = conflict.constraints.filter { userConstraints[$0] != nil }
      let ofProgram = candidates.filter { userConstraints[$0]?.isOfStack == false }
      guard let handle = firstToBreak(of: ofProgram.isEmpty ? candidates : ofProgram),
        let victim = userConstraints[handle]
      else { continue }
      conflicts.append(ConstraintConflict(parts: parts(of: conflict), broken: victim))
      solver.setPriority(.broken, of: handle)
      broken.insert(ObjectIdentifier(victim))
      return true
    }
    return false
  }

  private func firstToBreak(of handles: [Constraint]) -> Constraint? {
    guard handles.count > 1 else { return handles.first }
    let places = conflictPlaces ?? root.placesByLevel
    conflictPlaces = places
    let keys = handles.compactMap { handle in
      userConstraints[handle].map { (handle, ConflictKey($0, places: places)) }
    }
    // Of equal keys, which are those of equal constraints, the last one is chosen.
    return keys.reduce(keys.first) { best, next in best.map { next.1 < $0.1 ? $0 : next } }?.0
  }

  /// Reports conflicts, each once: a broken constraint stays broken while it is active (F.81).
  func report(_ conflicts: [ConstraintConflict]) {
    for conflict in conflicts {
      LayoutDiagnostics.report(
        .unsatisfiable(constraints: conflict.parts.map(\.description), broken: conflict.broken.logDescription)
      )
    }
    self.conflicts += conflicts
  }

  /// The current conflicts whose broken constraints do not hold.
  ///
  /// Frames may have changed since the constraints were broken.
  var standingConflicts: [ConstraintConflict] {
    conflicts.compactMap { conflict in
      guard let handle = conflict.broken.handle(in: self), !holds(conflict.broken) else { return nil }
      solver.setPriority(.required, of: handle)
      solver.update()
      let present = solver.conflicts.first { $0.constraints.contains(handle) }.map(parts)
      solver.setPriority(.broken, of: handle)
      solver.update()
      return ConstraintConflict(parts: present ?? conflict.parts, broken: conflict.broken)
    }
  }

  /// Returns whether the solution satisfies a constraint.
  private func holds(_ constraint: NSLayoutConstraint) -> Bool {
    guard let (sum, relation) = expression(of: constraint) else { return true }
    var (error, size) = (sum.constant, abs(sum.constant))
    for index in 0..<sum.count {
      let part = sum[index].coefficient * solver.value(of: sum[index].variable)
      error += part
      size += abs(part)
    }
    let tolerance = 1e-6 * max(1, size)
    switch relation {
    case .equal: return abs(error) <= tolerance
    case .lessOrEqual: return error <= tolerance
    case .greaterOrEqual: return error >= -tolerance
    }
  }

  /// Removes the conflicts whose broken constraints are no longer in the tree.
  func forgetConflictsOfOthers() {
    guard !conflicts.isEmpty else { return }
    conflicts.removeAll { $0.broken.handle(in: self) == nil }
    broken = Set(conflicts.map { ObjectIdentifier($0.broken) })
  }

  /// Makes a broken constraint required again for the next time, once it is no longer active or required.
  func restoreConstraint(_ constraint: NSLayoutConstraint) {
    guard broken.remove(ObjectIdentifier(constraint)) != nil else { return }
    conflicts.removeAll { $0.broken === constraint }
  }

  /// Returns the constraints in the order of insertion; those that stand for frames have a description (F.16).
  private func parts(of conflict: Conflict) -> [ConstraintConflict.Part] {
    conflict.constraints.map { handle in
      userConstraints[handle].map { .constraint($0) } ?? .system(ownDescription(of: handle))
    }
  }

  private func ownDescription(of handle: Constraint) -> String {
    // The box that a constraint of the system is from has one of its variables.
    for box in solver.variables(of: handle).compactMap({ boxOfVariable[$0.number] }) {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let attribute = axis == .horizontal ? "width" : "height"
        let content = box.content[axis]
        if handle == content.hugging || handle == content.resistance {
          return "<NSContentSizeLayoutConstraint \(box.item.name).\(attribute)>"
        }
      }
      if let index = box.ownConstraints.firstIndex(of: handle), index < 2 {
        return "<NSLayoutConstraint \(box.item.name).\(index == 0 ? "width" : "height") >= 0>"
      }
      if let view = box.view, box.isFixed, let body = maskBody(of: handle, in: box) {
        let mask = view.autoresizingMask.logText
        return "<NSAutoresizingMaskLayoutConstraint \(mask) \(box.item.name).\(body)   (active)>"
      }
    }
    return "<NSLayoutConstraint of the system>"
  }

  /// Returns the part of a view's frame that a constraint stands for, and its value.
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
