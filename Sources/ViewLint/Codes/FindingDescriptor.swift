/// All that is known of a code: a row of the table of `FindingCode.descriptor`.
///
/// No fact has a default, so that a row that lacks one does not compile.
struct FindingDescriptor: Sendable {
  /// The part of the documentation that it is told in.
  let topic: Topic
  /// How bad such findings are unless options say otherwise.
  let severity: Severity
  /// The fault in a few words.
  let title: String
  /// The fault and why it matters, in a sentence.
  let explanation: String
  /// Whether it may be why views do not come to rest; how something looks is no reason.
  let movesViews: Bool
  /// The view that is in the wrong place; nil for what is not about places or sizes.
  let placed: Placed?
  /// How findings that lie between pixels are told; nil for others, which do not depend on the scale.
  let pixels: Pixels?
  /// The way to mend it in a spec.
  let fixInSpecs: SpecFix
  /// Findings that will be gone with it.
  let consequences: [Consequence]

  init(
    _ topic: Topic, _ severity: Severity, _ title: String, _ explanation: String, movesViews: Bool,
    placed: Placed?, pixels: Pixels?, fixInSpecs: SpecFix, consequences: [Consequence]
  ) {
    self.topic = topic
    self.severity = severity
    self.title = title
    self.explanation = explanation
    self.movesViews = movesViews
    self.placed = placed
    self.pixels = pixels
    self.fixInSpecs = fixInSpecs
    self.consequences = consequences
  }

  /// A part of the documentation, by its heading.
  enum Topic: String, CaseIterable {
    case pixels = "Pixels"
    case order = "Order"
    case sizing = "Sizing"
    case updateCycle = "Update cycle"
    case geometry = "Geometry"
    case looks = "Looks"
    case specs = "Specs"
    case passOrder = "Pass order"
  }

  /// Which of the views of a finding is in the wrong place.
  enum Placed {
    /// The view that the finding is about.
    case view
    /// The first of the others, above the view or in it; the view itself without others.
    case firstOther
  }

  /// How findings are told that depend on the scale, which has its own numbers.
  struct Pixels {
    /// Whether a view has one such finding, whichever of its edges and of other views it is about.
    let isOnceAView: Bool
    /// How many pixels thick that should be which is thinner than a pixel; nil where nothing is.
    let thickness: Int?
  }

  /// The fix as a spec says it: rules on views speak of Swift.
  enum SpecFix {
    /// As the rule says it.
    case same
    /// Said in another way.
    case instead(String)
    /// As the rule says it, but for some of its words.
    case rewording(String, as: String)
  }
}
