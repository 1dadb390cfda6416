/// The keys of stacks, and of their arranged views.
enum StackKeys {
  static let views = Key(
    "views", .elements(ViewObjects.arrangedShape), "The arranged subviews, in order.")
  static let axis = Key(
    "axis", .option(AxisName.self, \.axis), "The axis of the views; horizontal by default.")
  static let distribution = Key(
    "distribution", .option(DistributionName.self, \.distribution),
    "The distribution along the axis; fill by default.")
  static let alignment = Key(
    "alignment", .option(StackAlignmentName.self, \.alignment),
    "The alignment perpendicular to the axis; fill by default.")
  static let spacing = Key("spacing", .expression(.solvable), "Points between the views.")
  static let layoutMarginsRelativeArrangement = Key(
    "layoutMarginsRelativeArrangement", .flag, "Whether the views are inside the stack's layout margins.")
  static let baselineRelativeArrangement = Key(
    "baselineRelativeArrangement", .flag, "Whether spacing is measured from baseline to baseline.")

  static let all = ObjectDeclaration([
    views, axis, distribution, alignment, spacing, layoutMarginsRelativeArrangement,
    baselineRelativeArrangement,
  ])

  static let spacingAfter = Key(
    "spacingAfter", .expression(.solvable), "Points after the view, if they differ from the stack's.")

  /// The keys with which a view in a stack affects its placement.
  static let ofArrangedViews = ObjectDeclaration([spacingAfter])
}
