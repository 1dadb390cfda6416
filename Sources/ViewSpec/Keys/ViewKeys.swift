internal import LayerCore
internal import LayoutCore
internal import StyleCore

/// The keys that all views have, and the keys for the content of plain views and stacks.
enum ViewKeys {
  static let id = Key(
    "id", .text(.name("avatar")),
    "A unique name for expressions and messages.")
  static let type = Key(
    "type", ViewType.value, "The type of the view; a plain view by default.")
  static let background = Key("background", .color, "The background colour.")
  static let border = Key(
    "border", .element(.object(BorderKeys.all)), "A line inside the edges, in front of the subviews.")
  static let cornerRadius = Key(
    "cornerRadius", .expression(.notNegative), "The radius of the corners in points.")
  static let corners = Key(
    "corners", .corners, "The rounded corners; all by default.")
  static let alpha = Key("alpha", .number(in: 0...1), "The opacity, from 0 to 1.")
  static let hidden = Key(
    "hidden", .flag, "Whether the view is hidden. In a stack, a hidden view takes no space.")
  static let clipsToBounds = Key("clipsToBounds", .flag, "Whether subviews are clipped at the edges.")
  static let tintColor = Key("tintColor", .color, "The colour of controls, symbols and templates.")
  static let userInterfaceStyle = Key(
    "userInterfaceStyle", .choice(["light": UIUserInterfaceStyle.light, "dark": .dark]),
    "The appearance of the view and its subviews.")
  static let layoutDirection = Key(
    "layoutDirection",
    .choice(["leftToRight": UITraitEnvironmentLayoutDirection.leftToRight, "rightToLeft": .rightToLeft]),
    "The layout direction of the view and its subviews.")
  static let contentSizeCategory = Key(
    "contentSizeCategory", .contentSizeCategory, "The text size of the view and its subviews.")
  static let transform = Key(
    "transform", .element(.object(TransformKeys.all)),
    "Scale, then rotation, both about the view's centre, then translation; layout ignores it.")
  static let layoutMargins = Key(
    "layoutMargins", .margins, "The layout margins in points; 8 by default.")
  static let guides = Key(
    "guides", .elements(.text(.name("column"))), "Names of the layout guides of the view.")
  static let constraints = Key(
    "constraints", .elements(ConstraintKeys.shape),
    "Equations and visual formats; conflicts are found when they are solved.")
  static let contentHuggingPriority = Key(
    "contentHuggingPriority", .element(PriorityKeys.shape),
    "The resistance to growing; 250 by default.")
  static let contentCompressionResistancePriority = Key(
    "contentCompressionResistancePriority", .element(PriorityKeys.shape),
    "The resistance to shrinking; 750 by default.")
  static let accessibility = Key(
    "accessibility", .element(.object(AccessibilityKeys.all)), "The words and traits for VoiceOver.")
  static let lint = Key(
    "lint", .element(.object(LintKeys.all)), "Settings of snapshot lint for the view and its subviews.")

  /// The keys of all views.
  static let common = ObjectDeclaration([
    id, type, background, border, cornerRadius, corners, alpha, hidden, clipsToBounds, tintColor,
    userInterfaceStyle, layoutDirection, contentSizeCategory, transform, layoutMargins, guides, constraints,
    contentHuggingPriority, contentCompressionResistancePriority, accessibility, lint,
  ])

  static let views = Key(
    "views", .elements(ViewObjects.placedShape), "The subviews, from back to front.")
  static let slices = Key(
    "slices", .elements(SliceKeys.shape), "Named rectangles into which the bounds are divided.")
  static let intrinsicContentSize = Key(
    "intrinsicContentSize", .element(.object(IntrinsicSizeKeys.all)),
    "The intrinsic content size for constraints and stacks.")

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
    "A number, or one for each axis; 1 by default.")
  static let rotation = Key("rotation", .expression(), "Degrees, clockwise.")
  static let translation = Key(
    "translation", .element(.either([.expression(.any), .object(PairKeys.all)])),
    "Points to the right and down.")
  static let all = ObjectDeclaration([scale, rotation, translation])
}

/// The keys of a pair of numbers, horizontal and vertical.
enum PairKeys {
  static let x = Key("x", .expression(), "Horizontal, to the right.")
  static let y = Key("y", .expression(), "Down.")
  static let all = ObjectDeclaration([x, y])
}

/// The keys of an intrinsic size.
enum IntrinsicSizeKeys {
  static let width = Key("width", .expression(.solvableLength), "The width in points.")
  static let height = Key("height", .expression(.solvableLength), "The height in points.")
  static let all = ObjectDeclaration([width, height])
}

/// The keys of a pair of priorities.
enum PriorityKeys {
  static let horizontal = Key("horizontal", .element(one), "The horizontal priority.")
  static let vertical = Key("vertical", .element(one), "The vertical priority.")
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
