internal import Escaping

extension [Finding] {
  /// The views of findings that may be the cause of an unsettled layout.
  var movedViews: Set<ViewPath> { Set(filter { $0.code.descriptor.movesViews }.map(\.view)) }

  /// The findings without consequences of others, which disappear with their cause.
  var rootCauses: [Finding] {
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
  /// Returns whether a finding is at the place of a consequence of a cause.
  fileprivate func contains(_ finding: Finding, of cause: Finding) -> Bool {
    switch self {
    case .same: finding.view == cause.view
    case .above: finding.view.isAncestor(of: cause.view)
    case .sameOrAbove: finding.view.contains(cause.view)
    case .beneath: cause.view.isAncestor(of: finding.view)
    case .beneathNamed: ([cause.view] + cause.others).contains { $0.isAncestor(of: finding.view) }
    case .subview: finding.view.parent == cause.view
    case .named: ([cause.view] + cause.others).contains(finding.view)
    case .namingBeneath: ([finding.view] + finding.others).contains(where: cause.view.isAncestor)
    case .beneathOrOnTheWay:
      cause.view.isAncestor(of: finding.view) || finding.view.parent?.contains(cause.view) ?? false
    }
  }
}
