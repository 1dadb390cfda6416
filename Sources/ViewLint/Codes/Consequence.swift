/// Findings of some codes that another finding brings about: with it they will be gone.
struct Consequence: Sendable {
  let codes: [FindingCode]
  let place: Place

  /// Findings of codes, where they stand by the cause.
  init(_ codes: FindingCode..., in place: Place) {
    self.codes = codes
    self.place = place
  }

  /// The places at which a finding is a consequence.
  enum Place {
    /// In the view of the cause.
    case same
    /// In a view above that.
    case above
    /// In that view or one above.
    case sameOrAbove
    /// In a view in that, at any depth.
    case beneath
    /// In a subview of that.
    case subview
    /// In any of the views that the cause names.
    case named
    /// In any view, naming one beneath that of the cause.
    case namingBeneath
    /// In a view beneath that of the cause, or that is placed beside it or beside one above it.
    case beneathOrOnTheWay
  }
}

extension Consequence {
  /// Of a size that is new to the view, one layout is not enough.
  static let ofNewSize = Consequence(.insufficientSize, in: .above)
}

extension [Consequence] {
  /// A view that asks for the size gets another answer later, and so on upwards.
  static func ofAnswers(_ place: Consequence.Place) -> [Consequence] {
    [
      Consequence(.inconsistentSizing, in: place),
      Consequence(.insufficientSize, in: .sameOrAbove),
      Consequence(.unsettledLayout, .historyDependentLayout, in: .beneathOrOnTheWay),
    ]
  }
}
