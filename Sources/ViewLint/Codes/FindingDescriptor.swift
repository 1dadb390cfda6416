/// The facts of a code: a row of the table of `FindingCode.descriptor`.
///
/// No fact has a default, so that an incomplete row does not compile.
struct FindingDescriptor: Sendable {
  /// The topic of the documentation that describes the code.
  let topic: Topic
  /// The severity of such findings, unless options set another.
  let severity: Severity
  /// The problem in a few words.
  let title: String
  /// The problem and its effect, in a sentence.
  let explanation: String
  /// Whether or not it may be the cause of an unsettled layout; problems of the appearance are not.
  let movesViews: Bool
  /// The view in the wrong place; nil for problems that are not about places or sizes.
  let placed: Placed?
  /// The reporting of findings that depend on the scale; nil for others.
  let pixels: Pixels?
  /// The fix in a spec.
  let fixInSpecs: SpecFix
  /// The findings that disappear with it.
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

  /// A topic of the documentation, by its heading.
  enum Topic: String, CaseIterable {
    case pixels = "Pixels"
    case order = "Order"
    case sizing = "Sizing"
    case updateCycle = "Update cycle"
    case geometry = "Geometry"
    case looks = "Looks"
    case accessibility = "Accessibility"
    case lists = "Lists"
    case specs = "Specs"
    case passOrder = "Pass order"
  }

  /// The view of a finding that is in the wrong place.
  enum Placed {
    /// The view of the finding.
    case view
    /// The first of the other views, an ancestor or a descendant; the view itself without others.
    case firstOther
  }

  /// The reporting of findings that depend on the scale, with numbers for each scale.
  struct Pixels {
    /// Whether or not a view has only one such finding, for all of its edges and other views.
    let isOnceAView: Bool
    /// The right thickness, in pixels, of a view that is thinner than a pixel; nil for other findings.
    let thickness: Int?
  }

  /// The fix in the words of a spec: those of rules on views speak of Swift.
  enum SpecFix {
    /// The fix of the rule.
    case same
    /// Another fix.
    case instead(String)
    /// The fix of the rule, with some of its words replaced.
    case rewording(String, as: String)
  }
}
