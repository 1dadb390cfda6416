internal import Foundation
internal import LayoutCore
internal import ListCore
internal import StyleCore

extension PropertyValue<SpecComposition> {
  /// A compositional layout.
  static var compositionalLayout: PropertyValue {
    .object(
      [
        Property(
          "sections", .array(of: .sectionLayout),
          "The layouts of the sections; the last one is that of all further sections.", isRequired: true
        ) { $0.sections = $1 },
        Property("interSectionSpacing", .length, "Points between sections.") { $0.sectionSpacing = $1 },
        Property("scrollDirection", .scrollDirection, "The direction of scrolling.") {
          $0.scrollDirection = $1
        },
      ], from: { SpecComposition() })
  }
}

extension PropertyValue<SpecComposition.Section> {
  fileprivate static var sectionLayout: PropertyValue {
    .object(
      [
        .checked("group", .layoutElement, "The group that is repeated.", isRequired: true) {
          section, group, element throws(DocumentError) in
          guard group.itemCount <= SpecComposition.Element.maximumItems else {
            throw element.problem(
              "the groups have more than the limit of \(SpecComposition.Element.maximumItems) elements together"
            )
          }
          section.group = group
        },
        Property("contentInsets", .directionalInsets, "The space around the groups.") { $0.insets = $1 },
        Property("interGroupSpacing", .length, "Points between groups.") { $0.spacing = $1 },
        Property("orthogonalScrollingBehavior", .orthogonalScrolling, "The scrolling across the layout.") {
          $0.scrolling = $1
        },
        Property("background", .sectionBackground, "The ground behind the section, with its headers.") {
          $0.background = $1
        },
      ], from: { .init() })
  }
}

extension PropertyValue<SpecComposition.Background> {
  fileprivate static var sectionBackground: PropertyValue {
    .object(
      [
        Property("color", .color, "The colour.", isRequired: true) { $0.color = $1 },
        Property("cornerRadius", .length, "The radius of the corners, in points.") { $0.cornerRadius = $1 },
        Property("insets", .directionalInsets, "The space around the ground.") { $0.insets = $1 },
      ], from: { .init() })
  }
}

extension PropertyValue<SpecComposition.Element> {
  /// The greatest number of levels of groups.
  private static var maximumLevels: Int { 32 }

  /// An item, or a group of elements; read only when its object is, since groups contain groups.
  fileprivate static var layoutElement: PropertyValue {
    PropertyValue(
      .shared("layoutElement", "An item of a compositional layout, or a group of elements.") {
        layoutElementObject.shape
      }
    ) { element, scope throws(DocumentError) in
      guard element.path.steps.count(where: { $0 == .key("elements") }) < maximumLevels else {
        throw element.problem("more than the limit of \(maximumLevels) levels of groups")
      }
      return try layoutElementObject.read(element, scope)
    }
  }

  private static var layoutElementObject: PropertyValue {
    .object(
      [
        Property("width", .dimension, "The width; that of the enclosing element by default.") {
          $0.width = $1
        },
        Property("height", .dimension, "The height; that of the enclosing element by default.") {
          $0.height = $1
        },
        Property("contentInsets", .directionalInsets, "The space around the content.") { $0.insets = $1 },
        Property("axis", .choice(["horizontal": false, "vertical": true]), "The axis of the elements.") {
          $0.isVertical = $1
        },
        Property("interItemSpacing", .length, "Points between the elements.") { $0.spacing = $1 },
        Property("elements", .array(of: .layoutElement), "The elements of a group.") { $0.elements = $1 },
        .checked("count", .integer(in: 1...PropertyLimits.arrayCount), "The repetitions of the only element.")
        {
          group, count, element throws(DocumentError) in
          guard group.elements.count < 2 else {
            throw element.problem(
              "found \(group.elements.count) elements to repeat", suggestion: "a count repeats a single one")
          }
          group.count = count
        },
      ], from: { .init() })
  }
}

extension PropertyValue<NSCollectionLayoutDimension> {
  /// A number of points, or an object with a share of the enclosing element or an estimate.
  fileprivate static var dimension: PropertyValue {
    let points = PropertyValue<Double>.length
    let share = PropertyValue<Double>.number(in: 0...1_000)
    let object = PropertyValue<NSCollectionLayoutDimension?>.object(
      [
        Property("fractionalWidth", share, "A share of the width of the enclosing element.") {
          $0 = .fractionalWidth($1)
        },
        Property("fractionalHeight", share, "A share of the height of the enclosing element.") {
          $0 = .fractionalHeight($1)
        },
        Property("estimated", points, "Points, until the content is measured.") { $0 = .estimated($1) },
      ],
      rules: [
        KeyRule(
          .exactlyOne(["fractionalWidth", "fractionalHeight", "estimated"]),
          "the length is neither a share nor an estimate",
          suggestion: "give it \"fractionalWidth\", \"fractionalHeight\" or \"estimated\"")
      ], from: { nil })
    return PropertyValue(.either([points.shape, object.shape])) { element, scope throws(DocumentError) in
      guard case .object = element.value.content else {
        let make = try points.read(element, scope)
        return { environment throws(DocumentError) in .absolute(try make(environment)) }
      }
      let make = try object.read(element, scope)
      return { environment throws(DocumentError) in try make(environment) ?? .absolute(0) }
    }
  }
}

extension PropertyValue<UICollectionLayoutSectionOrthogonalScrollingBehavior> {
  fileprivate static var orthogonalScrolling: PropertyValue {
    .choice([
      "none": .none, "continuous": .continuous,
      "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary, "paging": .paging,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered,
    ])
  }
}
