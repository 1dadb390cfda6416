internal import DiagnosticCore
internal import FileAccess
internal import Foundation
internal import LayoutCore
internal import StyleCore
internal import ViewRendering

extension PropertyValue<UIImage> {
  /// The name of a symbol, or an object with a symbol and its configuration, or with a file, and the rendering.
  static var image: PropertyValue {
    PropertyValue(ImageKeys.shape) { element, scope throws(DocumentError) in
      guard case .object = element.value.content else { return try symbol(element, .none) }
      let reader: ObjectReader
      let source: Maker
      switch (element.member(ImageKeys.symbol), element.member(ImageKeys.file)) {
      case (let name?, nil):
        reader = try element.object(ImageKeys.ofSymbols)
        source = try symbol(name, try UIImage.symbolLooks.read(reader, scope))
      case (nil, let name?):
        reader = try element.object(ImageKeys.ofFiles)
        source = try file(name)
      case (_, let file?):
        throw file.problem("an image is a symbol or a file", suggestion: "remove one of them")
      case (nil, nil):
        throw element.problem("the image has no source", suggestion: "give it \"symbol\" or \"file\"")
      }
      let looks = try UIImage.looks.read(reader, scope)
      return { environment throws(DocumentError) in
        var image = try source(environment)
        try looks.apply(to: &image, environment)
        return image
      }
    }
  }

  private static func symbol(
    _ element: JSONElement, _ looks: PropertySettings<UIImage.SymbolConfiguration>?
  ) throws(DocumentError) -> Maker {
    let name = try ImageKeys.symbol.read(element, .empty)
    return { environment throws(DocumentError) in
      var configuration = UIImage.SymbolConfiguration.unspecified
      try looks?.apply(to: &configuration, environment)
      var image: UIImage?
      // A missing symbol is an error with a place, and needs no additional diagnostic.
      _ = LayoutDiagnostics.collect { image = UIImage(systemName: name, withConfiguration: configuration) }
      guard let image else {
        throw element.problem(
          "unknown symbol \(quoted(name))",
          suggestion: "Documentation/SpecFormat.md lists the symbols")
      }
      return image
    }
  }

  /// Returns the image of a file relative to the spec's folder, in the variant for the scale if there is one.
  private static func file(_ element: JSONElement) throws(DocumentError) -> Maker {
    let name = try ImageKeys.file.read(element, .empty)
    return { environment throws(DocumentError) in
      let file = ImageFile(SpecFile.path(of: name, in: environment.folder))
      let variants = file.variants(for: environment.traits.displayScale)
      let found = variants.first { FileKind(at: $0.path) != nil } ?? file
      return try environment.images.image(in: found, for: element)
    }
  }
}

/// The keys of images.
private enum ImageKeys {
  static let symbol = Key(
    "symbol", .text(TextShape(example: "star")), "The name of a symbol, such as \"star.fill\".",
    isRequired: true)
  static let file = Key(
    "file", .text(TextShape(example: "photo.png")),
    "The path of a PNG or JPEG, relative to the spec's folder.", isRequired: true)
  static let ofSymbols =
    ObjectDeclaration([symbol]) + ObjectDeclaration(UIImage.symbolLooks) + ObjectDeclaration(UIImage.looks)
  static let ofFiles = ObjectDeclaration([file]) + ObjectDeclaration(UIImage.looks)

  static let shape = ValueShape.shared(
    "image", "The name of a symbol, or an object with a symbol or a file, and its appearance."
  ) {
    .either([symbol.declaration.shape, .object(ofSymbols), .object(ofFiles)])
  }
}

extension UIImage {
  /// The properties of a symbol's configuration.
  fileprivate static let symbolLooks: [Property<SymbolConfiguration>] = [
    Property("font", .font, "The font of the adjacent text.") {
      $0 = $0.with(SymbolConfiguration(font: $1))
    },
    Property("pointSize", .number(in: 1...10_000), "The size in points; 17 by default.") {
      $0 = $0.with(SymbolConfiguration(pointSize: $1))
    },
    Property("weight", .symbolWeight, "The weight.") {
      $0 = $0.with(SymbolConfiguration(weight: $1))
    },
    Property("scale", .symbolScale, "The scale of the symbol relative to text.") {
      $0 = $0.with(SymbolConfiguration(scale: $1))
    },
    Property("hierarchicalColor", .color, "A colour; secondary layers are fainter.") {
      $0 = $0.with(SymbolConfiguration(hierarchicalColor: $1))
    },
    Property("paletteColors", .array(of: .color), "A colour for each layer.") {
      $0 = $0.with(SymbolConfiguration(paletteColors: $1))
    },
  ]

  /// The properties of an image's rendering.
  fileprivate static let looks: [Property<UIImage>] = [
    Property("renderingMode", .renderingMode, "The rendering mode.") {
      $0 = $0.withRenderingMode($1)
    },
    // An image with a colour of its own is not a template, unless the rendering mode states it.
    Property("tintColor", .color, "The colour of the image.") { image, color in
      image = image.withTintColor(
        color, renderingMode: image.renderingMode == .automatic ? .alwaysOriginal : image.renderingMode)
    },
    Property("capInsets", .insets, "The edges that keep their size.") {
      $0 = $0.resizableImage(withCapInsets: $1)
    },
    Property("resizingMode", .resizingMode, "The resizing of the area between the caps.") {
      $0 = $0.resizableImage(withCapInsets: $0.capInsets, resizingMode: $1)
    },
    Property("alignmentRectInsets", .insets, "The insets that layout ignores.") {
      $0 = $0.withAlignmentRectInsets($1)
    },
    Property(
      "flipsForRightToLeftLayoutDirection", .flag, "Whether the image is mirrored from right to left."
    ) {
      if $1 { $0 = $0.imageFlippedForRightToLeftLayoutDirection() }
    },
  ]
}

extension UIImage.SymbolConfiguration {
  /// Returns this configuration with the values of another applied.
  fileprivate func with(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
    applying(other) as? UIImage.SymbolConfiguration ?? other
  }
}

extension PropertyValue<UIImage.SymbolWeight> {
  fileprivate static var symbolWeight: PropertyValue {
    .choice([
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ])
  }
}

extension PropertyValue<UIImage.SymbolScale> {
  fileprivate static var symbolScale: PropertyValue {
    .choice(["small": .small, "medium": .medium, "large": .large])
  }
}

extension PropertyValue<UIImage.RenderingMode> {
  fileprivate static var renderingMode: PropertyValue {
    .choice([
      "automatic": .automatic, "alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate,
    ])
  }
}

extension PropertyValue<UIImage.ResizingMode> {
  fileprivate static var resizingMode: PropertyValue { .choice(["tile": .tile, "stretch": .stretch]) }
}
