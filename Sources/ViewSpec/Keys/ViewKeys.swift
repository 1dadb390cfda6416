internal import LayerCore
internal import LayoutCore
internal import StyleCore

/// The keys that all views have, and the keys for the content of plain views and stacks.
enum ViewKeys {
  static let id = Key(
    "id", .text(.name("avatar")),
    "A name for expressions and messages, which no other view or guide may have.")
  static let type = Key(
    "type", ViewType.value, "What kind of view it is; a plain view unless given.")
  static let background = Key("background", .color, "The colour of the ground.")
  static let border = Key(
    "border", .element(.object(BorderKeys.all)), "A line inside the edges, above the subviews.")
  static let cornerRadius = Key(
    "cornerRadius", .expression(.notNegative), "The radius of the corners in points.")
  static let corners = Key(
    "corners", .corners, "The corners that have the radius; all unless given.")
  static let alpha = Key("alpha", .number(in: 0...1), "How opaque the view is: from 0 to 1.")
  static let hidden = Key("hidden", .flag, "Whether the view is hidden; in a stack it takes no room then.")
  static let clipsToBounds = Key("clipsToBounds", .flag, "Whether subviews are cut at the edges.")
  static let tintColor = Key("tintColor", .color, "The colour of controls, symbols and templates.")
  static let userInterfaceStyle = Key(
    "userInterfaceStyle", .choice(["light": UIUserInterfaceStyle.light, "dark": .dark]),
    "The appearance of the view and what is in it.")
  static let layoutDirection = Key(
    "layoutDirection",
    .choice(["leftToRight": UITraitEnvironmentLayoutDirection.leftToRight, "rightToLeft": .rightToLeft]),
    "The layout direction of the view and what is in it.")
  static let contentSizeCategory = Key(
    "contentSizeCategory", .contentSizeCategory, "The size of text in the view and what is in it.")
  static let transform = Key(
    "transform", .element(.object(TransformKeys.all)),
    "Stretched, then turned, then moved about the view's centre; layout ignores it.")
  static let layoutMargins = Key(
    "layoutMargins", .margins, "The space that layout leaves at the edges; 8 unless given.")
  static let guides = Key(
    "guides", .elements(.text(.name("column"))), "Names of layout guides that the view has.")
  static let constraints = Key(
    "constraints", .elements(ConstraintKeys.shape),
    "Constraints in words and visual formats; whether they can hold is known when they are solved.")
  static let contentHuggingPriority = Key(
    "contentHuggingPriority", .element(PriorityKeys.shape),
    "How much the view resists growing; 250 unless given.")
  static let contentCompressionResistancePriority = Key(
    "contentCompressionResistancePriority", .element(PriorityKeys.shape),
    "How much the view resists shrinking; 750 unless given.")
  static let lint = Key(
    "lint", .element(.object(LintKeys.all)), "What snapshot lint is told of the view and what is in it.")

  /// The keys of all views.
  static let common = ObjectDeclaration([
    id, type, background, border, cornerRadius, corners, alpha, hidden, clipsToBounds, tintColor,
    userInterfaceStyle, layoutDirection, contentSizeCategory, transform, layoutMargins, guides, constraints,
    contentHuggingPriority, contentCompressionResistancePriority, lint,
  ])

  static let views = Key(
    "views", .elements(ViewObjects.placedShape), "The views inside, the first the farthest behind.")
  static let slices = Key(
    "slices", .elements(SliceKeys.shape), "Named rectangles that the bounds are cut into.")
  static let intrinsicContentSize = Key(
    "intrinsicContentSize", .element(.object(IntrinsicSizeKeys.all)),
    "The size that constraints and stacks take the view to ask for.")

  /// The additional keys of plain views.
  static let ofPlainViews = ObjectDeclaration([views, slices, intrinsicContentSize])
}

/// The keys of a border.
enum BorderKeys {
  static let width = Key("width", .expression(.notNegative), "Points.", isRequired: true)
  static let color = Key("color", .color, "The colour of the line.", isRequired: true)
  static let all = ObjectDeclaration([width, color])
}

/// The keys of a transform.
enum TransformKeys {
  static let scale = Key(
    "scale", .element(.either([.expression(.any), .object(PairKeys.all)])),
    "A number, or one across and one down; 1 unless given.")
  static let rotation = Key("rotation", .expression(), "Degrees, clockwise.")
  static let translation = Key(
    "translation", .element(.either([.expression(.any), .object(PairKeys.all)])),
    "Points to the right and down.")
  static let all = ObjectDeclaration([scale, rotation, translation])
}

/// The keys of a pair of numbers, horizontal and vertical.
enum PairKeys {
  static let x = Key("x", .expression(), "Across, to the right.")
  static let y = Key("y", .expression(), "Down.")
  static let all = ObjectDeclaration([x, y])
}

/// The keys of an intrinsic size.
enum IntrinsicSizeKeys {
  static let width = Key("width", .expression(.solvableLength), "Points across.")
  static let height = Key("height", .expression(.solvableLength), "Points down.")
  static let all = ObjectDeclaration([width, height])
}

/// The keys of a pair of priorities.
enum PriorityKeys {
  static let horizontal = Key("horizontal", .element(one), "The priority across.")
  static let vertical = Key("vertical", .element(one), "The priority down.")
  static let all = ObjectDeclaration([horizontal, vertical])

  /// One priority for both axes, or one for each.
  static let shape = ValueShape.shared(
    "priorities",
    "A priority from 0 to 1000 for both axes, one of UIKit's names or an expression; or one for each axis."
  ) { .either([one, .object(all)]) }

  private static let one = ValueShape.expression(NumberRange(0...1000))
}

extension SpecValue<CACornerMask> {
  /// The corners that a corner radius applies to.
  fileprivate static var corners: SpecValue {
    let names: KeyValuePairs<String, CACornerMask> = [
      "topLeft": .layerMinXMinYCorner, "topRight": .layerMaxXMinYCorner, "bottomLeft": .layerMinXMaxYCorner,
      "bottomRight": .layerMaxXMaxYCorner,
    ]
    return SpecValue(.array(.choice(names.map(\.key)), limit: nil)) { element, _ throws(DocumentError) in
      var mask: CACornerMask = []
      for corner in try element.array() { mask.insert(try corner.choice(names)) }
      return mask
    }
  }
}
