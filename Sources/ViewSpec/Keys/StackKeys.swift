/// The keys of stacks, and of their arranged views.
enum StackKeys {
  static let views = Key(
    "views", .elements(ViewObjects.arrangedShape), "The arranged views, in order.")
  static let axis = Key(
    "axis", .option(AxisName.self, \.axis), "The way the views follow one another; horizontal unless given.")
  static let distribution = Key(
    "distribution", .option(DistributionName.self, \.distribution),
    "What the views have along the axis; fill unless given.")
  static let alignment = Key(
    "alignment", .option(StackAlignmentName.self, \.alignment),
    "Where the views stand across the axis; fill unless given.")
  static let spacing = Key("spacing", .expression(.solvable), "Points between the views.")
  static let layoutMarginsRelativeArrangement = Key(
    "layoutMarginsRelativeArrangement", .flag, "Whether the views keep to the stack's layout margins.")
  static let baselineRelativeArrangement = Key(
    "baselineRelativeArrangement", .flag, "Whether spacing goes from baseline to baseline.")

  static let all = ObjectDeclaration([
    views, axis, distribution, alignment, spacing, layoutMarginsRelativeArrangement,
    baselineRelativeArrangement,
  ])

  static let spacingAfter = Key(
    "spacingAfter", .expression(.solvable), "Points after the view, where they differ from the stack's.")

  /// The keys with which a view in a stack affects its placement.
  static let ofArrangedViews = ObjectDeclaration([spacingAfter])
}
