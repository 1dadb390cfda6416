internal import Cassowary
import DiagnosticCore
internal import Foundation

extension LayoutEngine {
  /// Gives one constraint up if some conflict: the one of the greatest key among those that the program made (F.80).
  /// What views say of themselves, by their frames and by having no negative size, is never given up, and what stacks
  /// say only where the program says nothing (F.28): a view with a height of its own vanishes from a column when it is
  /// hidden. What is given up still holds where that takes nothing from the required ones, and comes before all wishes
  /// (F.81). Whether there was one.
  func breakConstraint(_ conflicts: inout [ConstraintConflict]) -> Bool {
    for conflict in solver.conflicts {
      let candidates = conflict.constraints.filter { userConstraints[$0] != nil }
      let ofProgram = candidates.filter { userConstraints[$0]?.isOfStack == false }
      guard let handle = mostReadilyBroken(of: ofProgram.isEmpty ? candidates : ofProgram),
        let victim = userConstraints[handle]
      else { continue }
      conflicts.append(ConstraintConflict(parts: parts(of: conflict), broken: victim))
      solver.setPriority(.broken, of: handle)
      broken.insert(ObjectIdentifier(victim))
      return true
    }
    return false
  }

  private func mostReadilyBroken(of handles: [Constraint]) -> Constraint? {
    guard handles.count > 1 else { return handles.first }
    let places = conflictPlaces ?? root.placesByLevel
    conflictPlaces = places
    let keys = handles.compactMap { handle in
      userConstraints[handle].map { (handle, ConflictKey($0, places: places)) }
    }
    // Of equal keys the last: those of equal constraints.
    return keys.reduce(keys.first) { best, next in best.map { next.1 < $0.1 ? $0 : next } }?.0
  }

  /// Reports conflicts, each once: what was given up stays so while it is active (F.81).
  func report(_ conflicts: [ConstraintConflict]) {
    for conflict in conflicts {
      LayoutDiagnostics.report(
        .unsatisfiable(constraints: conflict.parts.map(\.description), broken: conflict.broken.logDescription)
      )
    }
    self.conflicts += conflicts
  }

  /// The conflicts whose broken constraints do not hold, as they are now: frames may be others than at the time when
  /// the constraints were broken.
  var standingConflicts: [ConstraintConflict] {
    conflicts.compactMap { conflict in
      guard let handle = conflict.broken.handle(in: self), !holds(conflict.broken) else { return nil }
      solver.setPriority(.required, of: handle)
      solver.solve()
      let present = solver.conflicts.first { $0.constraints.contains(handle) }.map(parts)
      solver.setPriority(.broken, of: handle)
      solver.solve()
      return ConstraintConflict(parts: present ?? conflict.parts, broken: conflict.broken)
    }
  }

  /// Whether the numbers that were found are as a constraint says.
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

  /// Forgets what was broken and is in the tree no more.
  func forgetConflictsOfOthers() {
    guard !conflicts.isEmpty else { return }
    conflicts.removeAll { $0.broken.handle(in: self) == nil }
    broken = Set(conflicts.map { ObjectIdentifier($0.broken) })
  }

  /// A constraint is no longer active, or no longer required: another time it is required again.
  func mend(_ constraint: NSLayoutConstraint) {
    guard broken.remove(ObjectIdentifier(constraint)) != nil else { return }
    conflicts.removeAll { $0.broken === constraint }
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
