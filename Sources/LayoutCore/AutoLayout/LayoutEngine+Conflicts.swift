internal import Cassowary
internal import Foundation

extension LayoutEngine {
  /// Reports constraints that cannot hold together, each time with the one that is given up (F.28); one that was
  /// reported and is still given up is not reported again.
  func report(_ conflicts: [Conflict]) {
    var leftOut: Set<ObjectIdentifier> = []
    for conflict in conflicts {
      guard let victim = userConstraints[conflict.leftOut] ?? lastUserConstraint(in: conflict) else {
        continue
      }
      leftOut.insert(ObjectIdentifier(victim))
      guard !reported.contains(ObjectIdentifier(victim)) else { continue }
      LayoutDiagnostics.report(
        .unsatisfiable(constraints: descriptions(of: conflict), broken: victim.description))
    }
    reported = leftOut
  }

  private func lastUserConstraint(in conflict: Conflict) -> NSLayoutConstraint? {
    conflict.constraints.last { userConstraints[$0] != nil }.flatMap { userConstraints[$0] }
  }

  /// The constraints in the order of insertion; those that stand for frames say so (F.16).
  private func descriptions(of conflict: Conflict) -> [String] {
    conflict.constraints.map { handle in
      if let constraint = userConstraints[handle] { return constraint.description }
      return ownDescription(of: handle)
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
      if box.isFixed, let edge = edge(of: handle, in: box) {
        return "<NSAutoresizingMaskLayoutConstraint h=--& v=--& \(name).\(edge)>"
      }
    }
    return "<NSLayoutConstraint of the system>"
  }

  /// Which number of a view's frame a constraint stands for.
  private func edge(of handle: Constraint, in box: LayoutBox) -> String? {
    let edges = [
      ("minX", box.horizontal.start), ("width", box.horizontal.length), ("minY", box.vertical.start),
      ("height", box.vertical.length),
    ]
    guard let edge = edges.first(where: { solver.suggestion(for: $0.1) == handle }) else { return nil }
    return "\(edge.0) == \(Double(solver.value(of: edge.1)).shortText)"
  }
}
