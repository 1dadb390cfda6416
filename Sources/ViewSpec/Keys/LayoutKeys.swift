internal import LayoutCore
internal import ManualLayout

/// The keys of a view's size and position.
enum LayoutKeys {
  static let frame = Key(
    "frame", .element(.either([.text(TextShape(example: "superview")), .object(FrameKeys.all)])),
    "Size and position, as expressions; or the name of a slice, \"superview\" or \"layoutMargins\".")
  static let size = Key(
    "size",
    .element(
      .either([.object(SizeKeys.ofSides), .object(SizeKeys.ofWidth), .object(SizeKeys.ofHeight)])),
    "Width and height; or one of them, and the aspect ratio (width / height).")
  static let sizeToFit = Key(
    "sizeToFit", .element(.object(FittingKeys.all)),
    "The size that fits the view's content in the given space.")
  static let position = Key(
    "position", .element(.object(PairKeys.all)), "The top left corner in the superview.")
  static let align = Key(
    "align", .element(.object(AlignmentKeys.all)),
    "Aligns one of the nine positions of the view with one of another rectangle.")

  static let keys: [Key<JSONElement>] = [frame, size, sizeToFit, position, align]

  /// The keys with their rules; constraints place a view that has none of them.
  static let all = ObjectDeclaration(
    keys,
    rules: [
      KeyRule(
        .excludes("frame", ["size", "sizeToFit", "position", "align"]),
        "a view with a frame needs no other layout", suggestion: "remove one"),
      KeyRule(
        .needs(["position", "align"], oneOf: ["size", "sizeToFit", "frame"]), "the view has no size",
        suggestion: "give it \"frame\", \"size\" or \"sizeToFit\""),
      KeyRule(
        .excludes("size", ["sizeToFit"]), "the view has a size already",
        suggestion: "remove \"size\" or \"sizeToFit\""),
      KeyRule(
        .needs(["size", "sizeToFit"], oneOf: ["position", "align", "frame"]), "the view has no position",
        suggestion: "give it \"frame\", \"position\" or \"align\""),
      KeyRule(
        .excludes("position", ["align"]), "the view has a position already",
        suggestion: "remove \"position\" or \"align\""),
    ])
}

/// The keys of a frame.
enum FrameKeys {
  static let x = Key("x", .expression(), "The left edge in the superview.", isRequired: true)
  static let y = Key("y", .expression(), "The top edge in the superview.", isRequired: true)
  static let width = Key("width", .expression(.notNegative), "The width in points.", isRequired: true)
  static let height = Key("height", .expression(.notNegative), "The height in points.", isRequired: true)
  static let all = ObjectDeclaration([x, y, width, height])
}

/// The keys of a size: two sides, or one side and a ratio.
enum SizeKeys {
  static let width = Key("width", .expression(.notNegative), "The width in points.", isRequired: true)
  static let height = Key("height", .expression(.notNegative), "The height in points.", isRequired: true)
  static let aspect = Key("aspect", .expression(.positive), "Width / height.", isRequired: true)
  static let ofSides = ObjectDeclaration([width, height])
  static let ofWidth = ObjectDeclaration([width, aspect])
  static let ofHeight = ObjectDeclaration([height, aspect])
}

/// The keys of a size that fits the content.
enum FittingKeys {
  static let width = Key(
    "width", .expression(.notNegative), "The available width; that of the superview by default.")
  static let height = Key(
    "height", .expression(.notNegative), "The available height; that of the superview by default.")
  static let constraints = Key(
    "constraints", .sizingConstraints,
    "Constraints between the size and the available space: one or an array.")
  static let all = ObjectDeclaration([width, height, constraints])
}

/// The keys of an alignment.
enum AlignmentKeys {
  static let position = Key(
    "position", .option(Position.self) { $0 }, "The position of the view.", isRequired: true)
  static let with = Key(
    "with", .text(TextShape(example: "superview")),
    "A sibling, a slice, \"layoutMargins\" or \"superview\", which is the default.")
  static let to = Key(
    "to", .option(Position.self) { $0 }, "The position of the other rectangle; the same by default.")
  static let offset = Key("offset", .element(.object(PairKeys.all)), "Points to the right and down.")
  static let inset = Key("inset", .expression(), "Points inward from the edges of the position.")
  static let all = ObjectDeclaration([position, with, to, offset, inset])
}

/// The keys of a slice: a rectangle with its edges moved inward, or a rectangle divided in two.
enum SliceKeys {
  static let name = Key("name", .text(.name("content")), "The name of the rectangle.", isRequired: true)
  static let inset = Key(
    "inset", .element(area), "The rectangle to inset: \"bounds\", \"layoutMargins\" or a slice.",
    isRequired: true)
  static let by = Key("by", .cuts, "The insets of the edges.", isRequired: true)

  static let divide = Key(
    "divide", .element(area), "The rectangle to divide: \"bounds\", \"layoutMargins\" or a slice.",
    isRequired: true)
  static let atDistance = Key(
    "atDistance", .expression(), "The distance from the edge in points.", isRequired: true)
  static let from = Key("from", .option(SpecEdge.self) { $0 }, "The edge.", isRequired: true)
  static let slice = Key(
    "slice", .text(.name("header")), "The name of the slice at the edge.", isRequired: true)
  static let remainder = Key(
    "remainder", .text(.name("rest")), "The name of the remainder.", isRequired: true)

  static let ofInset = ObjectDeclaration([name, inset, by])
  static let ofDivision = ObjectDeclaration([divide, atDistance, from, slice, remainder])
  static let shape = ValueShape.shared("slice", "A rectangle with insets, or a rectangle divided in two.") {
    .either([.object(ofInset), .object(ofDivision)])
  }

  /// Returns the keys that are allowed together with those of the object.
  static func declaration(of element: JSONElement) -> ObjectDeclaration {
    element.member(divide) == nil ? ofInset : ofDivision
  }

  private static let area = ValueShape.text(TextShape(example: "bounds"))
}

extension SpecValue<UIView.SizingConstraints> {
  /// One name of sizing constraints, or an array of names.
  fileprivate static var sizingConstraints: SpecValue {
    let names = ValueShape.choice(ConstraintName.allCases.map(\.rawValue))
    return SpecValue(.either([names, .array(names, limit: nil)])) { element, _ throws(DocumentError) in
      guard case .array = element.value.content else {
        return try element.option(ConstraintName.self).constraints
      }
      var constraints: UIView.SizingConstraints = []
      for element in try element.array() {
        constraints.formUnion(try element.option(ConstraintName.self).constraints)
      }
      return constraints
    }
  }
}

/// The names of sizing constraints in specs.
private enum ConstraintName: String, CaseIterable {
  case minWidth, maxWidth, fixedWidth, minHeight, maxHeight, fixedHeight, minSize, maxSize, fixedSize

  var constraints: UIView.SizingConstraints {
    switch self {
    case .minWidth: .minWidth
    case .maxWidth: .maxWidth
    case .fixedWidth: .fixedWidth
    case .minHeight: .minHeight
    case .maxHeight: .maxHeight
    case .fixedHeight: .fixedHeight
    case .minSize: .minSize
    case .maxSize: .maxSize
    case .fixedSize: .fixedSize
    }
  }
}
