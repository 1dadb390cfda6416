internal import LayoutCore
internal import StyleCore

extension SpecReader {
  /// Reads the appearance of a view.
  func readAppearance(_ reader: ObjectReader, _ scope: Scope) throws(DocumentError) -> Appearance {
    var appearance = Appearance(
      background: try reader.optional(ViewKeys.background),
      cornerRadius: try reader.optional(ViewKeys.cornerRadius, in: scope),
      corners: try reader.optional(ViewKeys.corners),
      alpha: try reader.optional(ViewKeys.alpha),
      isHidden: try reader.optional(ViewKeys.hidden),
      clipsToBounds: try reader.optional(ViewKeys.clipsToBounds),
      tintColor: try reader.optional(ViewKeys.tintColor),
      layoutMargins: try reader.optional(ViewKeys.layoutMargins, in: scope),
      traits: try readTraits(reader))
    if let border = try reader.optional(ViewKeys.border) {
      let borderReader = try border.object(BorderKeys.all)
      appearance.borderWidth = try borderReader.required(BorderKeys.width, in: scope)
      appearance.borderColor = try borderReader.required(BorderKeys.color)
    }
    if let accessibility = try reader.optional(ViewKeys.accessibility) {
      appearance.accessibility = try AccessibilityProperties(accessibility)
    }
    if let transform = try reader.optional(ViewKeys.transform) {
      appearance.transform = try readTransform(transform, scope)
    }
    return appearance
  }

  /// Reads the traits that a view overrides, and returns nil if there are none.
  private func readTraits(_ reader: ObjectReader) throws(DocumentError) -> UITraitCollection? {
    let style = try reader.optional(ViewKeys.userInterfaceStyle)
    let direction = try reader.optional(ViewKeys.layoutDirection)
    let category = try reader.optional(ViewKeys.contentSizeCategory)
    guard style != nil || direction != nil || category != nil else { return nil }
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style ?? .unspecified),
      UITraitCollection(layoutDirection: direction ?? .unspecified),
      UITraitCollection(preferredContentSizeCategory: category ?? .unspecified),
    ])
  }

  private func readTransform(
    _ element: JSONElement, _ scope: Scope
  ) throws(DocumentError) -> TransformFormulas {
    let reader = try element.object(TransformKeys.all)
    let (scaleX, scaleY) = try readPair(reader.optional(TransformKeys.scale), 1, of: element, scope)
    let upright = try Formula(element.constant(0), in: scope)
    let rotation = try reader.optional(TransformKeys.rotation, in: scope) ?? upright
    let (x, y) = try readPair(reader.optional(TransformKeys.translation), 0, of: element, scope)
    return TransformFormulas(
      scaleX: scaleX, scaleY: scaleY, rotation: rotation, translationX: x, translationY: y)
  }

  /// Reads an object of `x` and `y`, or one expression for both.
  private func readPair(
    _ pair: JSONElement?, _ standard: Double, of element: JSONElement, _ scope: Scope
  ) throws(DocumentError) -> (Formula, Formula) {
    guard let pair else {
      let formula = try Formula(element.constant(standard), in: scope)
      return (formula, formula)
    }
    guard case .object = pair.value.content else {
      let formula = try Formula(pair, in: scope)
      return (formula, formula)
    }
    let reader = try pair.object(PairKeys.all)
    let neutral = try Formula(element.constant(standard), in: scope)
    let x = try reader.optional(PairKeys.x, in: scope) ?? neutral
    return (x, try reader.optional(PairKeys.y, in: scope) ?? neutral)
  }
}
