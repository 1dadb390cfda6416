internal import LayoutCore
internal import StyleCore

/// The keys of the outermost object of a spec.
enum RootKeys {
  static let schema = Key(
    "$schema", .text(TextShape(example: "./spec.schema.json")),
    "The location of the schema for editors; nothing else reads it.")
  static let canvas = Key(
    "canvas", .element(CanvasKeys.shape), "The canvas of the views.", isRequired: true)
  static let snap = Key(
    "snap", .flag, "Whether frames are rounded to pixel boundaries; true by default.")
  static let metrics = Key(
    "metrics", .element(.dictionary(.expression(.any))),
    "Named numbers, each a number or an expression over other metrics.")

  static let fonts = Key(
    "fonts", .elements(.text(TextShape(example: "Own.ttf"))),
    "The paths of font files (TrueType, OpenType or collections), relative to the spec's folder.")

  static let animations = Key(
    "animations", .elements(.object(AnimationKeys.all)),
    "Changes of views over time, which begin with a picture that moves (--animation); others do not show them."
  )

  static let all = ObjectDeclaration([
    schema, canvas, snap, metrics, fonts, ViewKeys.layoutMargins, ViewKeys.slices, ViewKeys.views,
    ViewKeys.guides,
    ViewKeys.constraints, ViewKeys.lint, animations,
  ])
}

/// The keys of a canvas, whose size is that of a device or is given by its sides.
enum CanvasKeys {
  static let width = Key("width", side, "The width in points.", isRequired: true)
  static let height = Key("height", side, "The height in points.", isRequired: true)
  static let device = Key(
    "device", .element(.choice(Device.all.map(\.identifier))),
    "The device whose screen size is the size of the canvas.",
    isRequired: true)
  static let orientation = Key(
    "orientation", .option(Device.Orientation.self) { $0 },
    "The orientation of the device; portrait by default.")
  static let background = Key("background", .color, "The colour behind all views.")
  static let direction = Key(
    "direction", .choice(["ltr": UITraitEnvironmentLayoutDirection.leftToRight, "rtl": .rightToLeft]),
    "The layout direction: left to right, or right to left.")
  static let style = Key(
    "style", .choice(["light": UIUserInterfaceStyle.light, "dark": .dark]),
    "The appearance for which semantic colours are resolved.")
  static let system = Key(
    "system", .system, "The version of iOS whose looks the views have; 17 by default.")
  static let contentSizeCategory = Key(
    "contentSizeCategory", .contentSizeCategory, "The preferred text size of the user.")
  static let content = Key(
    "content", .choice(["visible": false, "whole": true]),
    "The part of the content of lists and scroll views; for the whole content, the canvas becomes higher.")

  static let ofDevice = ObjectDeclaration([
    device, orientation, background, direction, style, system, contentSizeCategory, content,
  ])
  static let ofSides = ObjectDeclaration([
    width, height, background, direction, style, system, contentSizeCategory, content,
  ])

  fileprivate static let shape = ValueShape.either([.object(ofSides), .object(ofDevice)])

  private static let side = SpecValue<Double>(.number(NumberRange(above0UpTo: SpecParts.maximumSide))) {
    element, _ throws(DocumentError) in
    let side = try element.positiveNumber()
    let limit = numeral(SpecParts.maximumSide)
    guard side <= SpecParts.maximumSide else {
      throw element.problem(
        "found \(numeral(side)) points, more than the limit of \(limit) pixels a side")
    }
    return side
  }
}

extension SpecValue<SystemVersion> {
  /// A version of the system, by its number.
  fileprivate static var system: SpecValue {
    let numbers = SystemVersion.allCases.map(\.rawValue)
    return SpecValue(.oneOf(numbers)) { element, _ throws(DocumentError) in
      let number = try element.integer(among: numbers)
      return SystemVersion(rawValue: number) ?? .standard
    }
  }
}

extension SpecValue<UIContentSizeCategory> {
  /// A preferred content size category, by UIKit's name.
  static var contentSizeCategory: SpecValue {
    let category = choice([
      "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
      "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
      "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
      "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
      "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
      "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ])
    let description = "A text size that users can select."
    return SpecValue(.shared("contentSizeCategory", description) { category.shape }, category.read)
  }
}
