internal import Foundation
internal import LayoutCore

extension StandardView {
  /// `UIButton`, with a configuration or set property by property.
  static let button = StandardView { reader, scope throws(SpecProblem) in
    let type = try reader.optional("buttonType")?.choice(ButtonReading.types) ?? .system
    try ButtonReading.checkKeys(of: reader)
    let settings = try ButtonReading.properties.read(&reader, scope)
    return { environment throws(SpecProblem) in
      var button = UIButton(type: type)
      try settings.apply(to: &button, environment)
      return button
    }
  }
}

/// How specs say a button.
private enum ButtonReading {
  static let types: KeyValuePairs<String, UIButton.ButtonType> = [
    "custom": .custom, "system": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
    "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
  ]

  /// The configuration comes first: title and image go into it where there is one.
  static let properties: [Property<UIButton>] =
    Property.ofControls + [
      Property("configuration", .buttonConfiguration) { $0.configuration = $1 },
      Property("title", .text) { button, title in
        button.show(title, \.title) { button.setTitle(title, for: .normal) }
      },
      Property("subtitle", .text) { $0.configuration?.subtitle = $1 },
      Property("image", .image) { button, image in
        button.show(image, \.image) { button.setImage(image, for: .normal) }
      },
      Property("titleColor", .color) { $0.setTitleColor($1, for: .normal) },
      Property("backgroundImage", .image) { $0.setBackgroundImage($1, for: .normal) },
      Property("font", .font) { $0.titleLabel?.font = $1 },
      Property("contentEdgeInsets", .insets) { $0.contentEdgeInsets = $1 },
      Property("titleEdgeInsets", .insets) { $0.titleEdgeInsets = $1 },
      Property("imageEdgeInsets", .insets) { $0.imageEdgeInsets = $1 },
    ]

  private static let keysWithoutConfiguration = [
    "font", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets",
  ]

  /// Refuses what has no effect, as in UIKit: some properties of buttons with a configuration, and a subtitle of others.
  static func checkKeys(of reader: ObjectReader) throws(SpecProblem) {
    var reader = reader
    guard reader.contains("configuration") else {
      if let subtitle = reader.optional("subtitle") {
        throw subtitle.problem(
          "only a button with a configuration has a subtitle", suggestion: "add \"configuration\"")
      }
      return
    }
    for key in keysWithoutConfiguration {
      if let element = reader.optional(key) {
        throw element.problem(
          "a button with a configuration has no \(quoted(key))", suggestion: "say it in the configuration")
      }
    }
  }
}

extension UIButton {
  /// Puts a value into the configuration where there is one, and else does what `set` does.
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
    PropertyValue { element, scope throws(SpecProblem) in
      guard case .object = element.value.content else {
        let make = try element.choice(styles)
        return { _ in make() }
      }
      var reader = try element.object()
      let make = try reader.optional("style")?.choice(styles) ?? UIButton.Configuration.plain
      let settings = try properties.read(&reader, scope)
      try reader.finish()
      return { environment throws(SpecProblem) in
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
      Property("imagePlacement", .imagePlacement) { $0.imagePlacement = $1 },
      Property("imagePadding", .number) { $0.imagePadding = $1 },
      Property("titlePadding", .number) { $0.titlePadding = $1 },
      Property("contentInsets", .directionalInsets) { $0.contentInsets = $1 },
      Property("buttonSize", .buttonSize) { $0.buttonSize = $1 },
      Property("baseForegroundColor", .color) { $0.baseForegroundColor = $1 },
      Property("baseBackgroundColor", .color) { $0.baseBackgroundColor = $1 },
      Property("showsActivityIndicator", .flag) { $0.showsActivityIndicator = $1 },
      Property("titleAlignment", .titleAlignment) { $0.titleAlignment = $1 },
      Property("cornerStyle", .cornerStyle) { $0.cornerStyle = $1 },
      Property("cornerRadius", .length) { $0.background.cornerRadius = $1 },
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
