internal import LayoutCore

extension SpecReader {
  /// Reads how a view looks.
  func readAppearance(_ reader: inout ObjectReader, _ scope: Scope) throws(SpecProblem) -> Appearance {
    var appearance = Appearance(
      background: try reader.optional("background")?.color(),
      corners: try reader.optional("corners")?.corners(),
      alpha: try reader.optional("alpha")?.number(in: 0...1),
      isHidden: try reader.optional("hidden")?.bool(),
      clipsToBounds: try reader.optional("clipsToBounds")?.bool(),
      tintColor: try reader.optional("tintColor")?.color(),
      traits: try readTraits(&reader))
    if let border = reader.optional("border") {
      var borderReader = try border.object()
      appearance.borderWidth = try Formula(try borderReader.required("width"), in: scope)
      appearance.borderColor = try borderReader.required("color").color()
      try borderReader.finish()
    }
    if let radius = reader.optional("cornerRadius") {
      appearance.cornerRadius = try Formula(radius, in: scope)
    }
    if let transform = reader.optional("transform") {
      appearance.transform = try readTransform(transform, scope)
    }
    if let margins = reader.optional("layoutMargins") {
      appearance.layoutMargins = try margins.edges(in: scope)
    }
    return appearance
  }

  /// Reads the traits that a view overrides; nil where it overrides none.
  private func readTraits(_ reader: inout ObjectReader) throws(SpecProblem) -> UITraitCollection? {
    let style = try reader.optional("userInterfaceStyle")?.choice([
      "light": UIUserInterfaceStyle.light, "dark": .dark,
    ])
    let direction = try reader.optional("layoutDirection")?.choice([
      "leftToRight": UITraitEnvironmentLayoutDirection.leftToRight, "rightToLeft": .rightToLeft,
    ])
    let category = try reader.optional("contentSizeCategory")?.contentSizeCategory()
    guard style != nil || direction != nil || category != nil else { return nil }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style ?? .unspecified),
      UITraitCollection(layoutDirection: direction ?? .unspecified),
      UITraitCollection(preferredContentSizeCategory: category ?? .unspecified),
    ])
  }

  private func readTransform(
    _ element: JSONElement, _ scope: Scope
  ) throws(SpecProblem) -> TransformFormulas {
    var reader = try element.object()
    let (scaleX, scaleY) = try readPair(reader.optional("scale"), 1, of: element, scope)
    let rotation = try Formula(reader.optional("rotation") ?? element.constant(0), in: scope)
    let (x, y) = try readPair(reader.optional("translation"), 0, of: element, scope)
    try reader.finish()
    return TransformFormulas(
      scaleX: scaleX, scaleY: scaleY, rotation: rotation, translationX: x, translationY: y)
  }

  /// Reads `{"x", "y"}`, or one expression for both.
  private func readPair(
    _ pair: JSONElement?, _ standard: Double, of element: JSONElement, _ scope: Scope
  ) throws(SpecProblem) -> (Formula, Formula) {
    guard let pair else {
      let formula = try Formula(element.constant(standard), in: scope)
      return (formula, formula)
    }
    guard case .object = pair.value.content else {
      let formula = try Formula(pair, in: scope)
      return (formula, formula)
    }
    var reader = try pair.object()
    let x = try Formula(reader.optional("x") ?? element.constant(standard), in: scope)
    let y = try Formula(reader.optional("y") ?? element.constant(standard), in: scope)
    try reader.finish()
    return (x, y)
  }
}

extension JSONElement {
  /// A size of text that users may prefer, by UIKit's name for it.
  func contentSizeCategory() throws(SpecProblem) -> UIContentSizeCategory {
    try choice([
      "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
      "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
      "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
      "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
      "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
      "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ])
  }

  /// An array of the corners that a radius applies to.
  fileprivate func corners() throws(SpecProblem) -> CACornerMask {
    var mask: CACornerMask = []
    for element in try array() {
      switch try element.option(CornerName.self) {
      case .topLeft: mask.insert(.layerMinXMinYCorner)
      case .topRight: mask.insert(.layerMaxXMinYCorner)
      case .bottomLeft: mask.insert(.layerMinXMaxYCorner)
      case .bottomRight: mask.insert(.layerMaxXMaxYCorner)
      }
    }
    return mask
  }
}

private enum CornerName: String, CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight
}
