internal import ControlCore
internal import Foundation
internal import LayoutCore
internal import StyleCore
internal import TextViewCore

extension StandardView {
  /// `UIButton`, with a configuration or with separate properties.
  static let button = StandardView(ButtonReading.declaration) { reader, scope throws(DocumentError) in
    let type = try reader.optional(ButtonReading.type) ?? .system
    let settings = try ButtonReading.properties.read(reader, scope)
    return { environment throws(DocumentError) in
      var button = UIButton(type: type)
      try settings.apply(to: &button, environment)
      return button
    }
  }
}

/// The keys and the reading of buttons.
private enum ButtonReading {
  static let type = Key<UIButton.ButtonType>(
    "buttonType",
    .choice([
      "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
      "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
    ]), "The type of the button; system by default.")

  /// The properties; the configuration is first, since it receives the title and the image.
  static let properties: [Property<UIButton>] =
    Property.ofControls + [
      Property(
        "configuration", .buttonConfiguration,
        "The style of the button, or an object with further properties."
      ) { $0.configuration = $1 },
      Property("title", .text, "The title.") { button, title in
        button.show(title, \.title) { button.setTitle(title, for: .normal) }
      },
      Property("subtitle", .text, "A line below the title; only with a configuration.") {
        $0.configuration?.subtitle = $1
      },
      Property("image", .image, "The image beside the title.") { button, image in
        button.show(image, \.image) { button.setImage(image, for: .normal) }
      },
      Property("titleColor", .color, "The colour of the title.") { $0.setTitleColor($1, for: .normal) },
      Property("backgroundImage", .image, "An image behind the title.") {
        $0.setBackgroundImage($1, for: .normal)
      },
      Property("font", .font, "The font of the title; only without a configuration.") {
        $0.titleLabel?.font = $1
      },
      Property(
        "contentEdgeInsets", .insets, "The insets around title and image; only without a configuration."
      ) { $0.contentEdgeInsets = $1 },
      Property("titleEdgeInsets", .insets, "The insets of the title; only without a configuration.") {
        $0.titleEdgeInsets = $1
      },
      Property("imageEdgeInsets", .insets, "The insets of the image; only without a configuration.") {
        $0.imageEdgeInsets = $1
      },
    ]

  static let declaration = ObjectDeclaration([type]) + ObjectDeclaration(properties, rules: rules)

  private static let keysWithoutConfiguration = [
    "font", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
  ]

  /// The rules against keys without effect in UIKit.
  ///
  /// Buttons with a configuration ignore some properties, and those without one have no subtitle.
  private static let rules =
    keysWithoutConfiguration.map {
      KeyRule(
        .excludes("configuration", [$0]), "a button with a configuration has no \(quoted($0))",
        suggestion: "set it in the configuration")
    } + [
      KeyRule(
        .needs(["subtitle"], oneOf: ["configuration"]), "only a button with a configuration has a subtitle",
        suggestion: "add \"configuration\"")
    ]
}

extension UIButton {
  /// Sets a value in the configuration if there is one, and calls `set` otherwise.
  fileprivate func show<Value>(
    _ value: Value, _ property: WritableKeyPath<Configuration, Value?>, orElse set: () -> Void
  ) {
    guard configuration != nil else { return set() }
    configuration?[keyPath: property] = value
  }
}

extension PropertyValue<UIButton.Configuration> {
  /// The name of a style, or an object.
  static var buttonConfiguration: PropertyValue {
    let style = Key("style", .choice(styles), "The style; plain by default.")
    let properties = properties
    let declaration = ObjectDeclaration([style]) + ObjectDeclaration(properties)
    let shape = ValueShape.either([style.declaration.shape, .object(declaration)])
    return PropertyValue(shape) { element, scope throws(DocumentError) in
      guard case .object = element.value.content else {
        let make = try style.read(element, scope)
        return { _ in make() }
      }
      let reader = try element.object(declaration)
      let make = try reader.optional(style) ?? UIButton.Configuration.plain
      let settings = try properties.read(reader, scope)
      return { environment throws(DocumentError) in
        var configuration = make()
        try settings.apply(to: &configuration, environment)
        return configuration
      }
    }
  }

  private static var styles: KeyValuePairs<String, @MainActor @Sendable () -> UIButton.Configuration> {
    [
      "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
      "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
      "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
      "borderedTinted": UIButton.Configuration.borderedTinted,
      "borderedProminent": UIButton.Configuration.borderedProminent,
    ]
  }

  private static var properties: [Property<UIButton.Configuration>] {
    [
      Property("imagePlacement", .imagePlacement, "The side of the title on which the image is placed.") {
        $0.imagePlacement = $1
      },
      Property("imagePadding", .number, "Points between image and title.") { $0.imagePadding = $1 },
      Property("titlePadding", .number, "Points between title and subtitle.") { $0.titlePadding = $1 },
      Property("contentInsets", .directionalInsets, "The space around title and image.") {
        $0.contentInsets = $1
      },
      Property("buttonSize", .buttonSize, "The size of the button.") { $0.buttonSize = $1 },
      Property("baseForegroundColor", .color, "The colour of title and image.") {
        $0.baseForegroundColor = $1
      },
      Property("baseBackgroundColor", .color, "The background colour.") { $0.baseBackgroundColor = $1 },
      Property("showsActivityIndicator", .flag, "Whether an activity indicator replaces the image.") {
        $0.showsActivityIndicator = $1
      },
      Property("titleAlignment", .titleAlignment, "The alignment of title and subtitle.") {
        $0.titleAlignment = $1
      },
      Property("cornerStyle", .cornerStyle, "The style of the corners.") { $0.cornerStyle = $1 },
      Property("cornerRadius", .length, "The radius of the corners in points.") {
        $0.background.cornerRadius = $1
      },
    ]
  }
}

extension PropertyValue<NSDirectionalRectEdge> {
  fileprivate static var imagePlacement: PropertyValue {
    .choice(["leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom])
  }
}

extension PropertyValue<UIButton.Configuration.TitleAlignment> {
  fileprivate static var titleAlignment: PropertyValue {
    .choice(["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing])
  }
}

extension PropertyValue<UIButton.Configuration.CornerStyle> {
  fileprivate static var cornerStyle: PropertyValue {
    .choice([
      "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
      "capsule": .capsule,
    ])
  }
}

extension PropertyValue<UIButton.Configuration.Size> {
  fileprivate static var buttonSize: PropertyValue {
    .choice(["mini": .mini, "small": .small, "medium": .medium, "large": .large])
  }
}
