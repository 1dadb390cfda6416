internal import Escaping

extension [Finding] {
  /// The views of findings that may be why views do not come to rest.
  var thatMoveViews: Set<ViewPath> { Set(filter { $0.code.descriptor.movesViews }.map(\.view)) }

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
    case .above: finding.view.isAncestor(of: cause.view)
    case .sameOrAbove: finding.view.contains(cause.view)
    case .beneath: cause.view.isAncestor(of: finding.view)
    case .subview: finding.view.parent == cause.view
    case .named: ([cause.view] + cause.others).contains(finding.view)
    case .namingBeneath: ([finding.view] + finding.others).contains(where: cause.view.isAncestor)
    case .beneathOrOnTheWay:
      cause.view.isAncestor(of: finding.view) || finding.view.parent?.contains(cause.view) ?? false
    }
  }
}
