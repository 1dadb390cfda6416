/// The codes of findings that another finding causes: they disappear with it.
struct Consequence: Sendable {
  let codes: [FindingCode]
  let place: Place

  /// Creates a consequence with codes, at a place relative to the cause.
  init(_ codes: FindingCode..., in place: Place) {
    self.codes = codes
    self.place = place
  }

  /// The places at which a finding is a consequence.
  enum Place {
    /// The view of the cause.
    case same
    /// A superview of it, direct or not.
    case above
    /// The view of the cause, or a superview of it.
    case sameOrAbove
    /// A descendant of it.
    case beneath
    /// A descendant of it, or of another view that the cause names.
    case beneathNamed
    /// A subview of it.
    case subview
    /// Any of the views that the cause names.
    case named
    /// Any view, with a finding that names a descendant of the view of the cause.
    case namingBeneath
    /// A descendant of the view of the cause, or of a sibling of it or of one of its ancestors.
    case beneathOrOnTheWay
  }
}

extension Consequence {
  /// The consequence of a size that is new to the view: one layout is not enough.
  static let ofNewSize = Consequence(.insufficientSize, in: .above)
}

extension [Consequence] {
  /// Returns the consequences of a size that changes later, for the views that asked for it, and so on upwards.
  static func ofAnswers(_ place: Consequence.Place) -> [Consequence] {
    [
      Consequence(.inconsistentSizing, in: place),
      Consequence(.insufficientSize, in: .sameOrAbove),
      Consequence(.unsettledLayout, .historyDependentLayout, in: .beneathOrOnTheWay),
    ]
  }
}
