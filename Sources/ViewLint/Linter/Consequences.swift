internal import Escaping

extension [Finding] {
  /// The views of findings that may be why views do not come to rest.
  var thatMoveViews: Set<String> { Set(filter { $0.code.descriptor.movesViews }.map(\.view)) }

  /// The findings without those that others of them bring about: with the cause they will be gone.
  var withoutConsequences: [Finding] {
    let causes = compactMap { cause in
      let consequences = cause.code.descriptor.consequences
      return consequences.isEmpty ? nil : (cause, consequences)
    }
    return filter { finding in
      !causes.contains { cause, consequences in
        consequences.contains { $0.codes.contains(finding.code) && $0.place.contains(finding, of: cause) }
      }
    }
  }
}

extension Consequence.Place {
  /// Whether a finding stands where a consequence of a cause would.
  fileprivate func contains(_ finding: Finding, of cause: Finding) -> Bool {
    switch self {
    case .same: finding.view == cause.view
    case .above: cause.view.isBeneath(finding.view)
    case .sameOrAbove: finding.view == cause.view || cause.view.isBeneath(finding.view)
    case .beneath: finding.view.isBeneath(cause.view)
    case .subview: finding.parent == cause.view
    case .named: ([cause.view] + cause.others).contains(finding.view)
    case .namingBeneath: ([finding.view] + finding.others).contains { $0.isBeneath(cause.view) }
    case .beneathOrOnTheWay: finding.isPlacedOnTheWay(to: cause) || finding.view.isBeneath(cause.view)
    }
  }
}

extension Finding {
  /// The path of the view's superview.
  fileprivate var parent: String { view.split(at: "/").dropLast().joined(separator: "/") }

  /// Whether the view is another's, or lies beside it or beside one above it.
  fileprivate func isPlacedOnTheWay(to other: Finding) -> Bool {
    (other.view + "/").beginsExactly(with: parent + "/")
  }
}
