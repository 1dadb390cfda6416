internal import Foundation
internal import LayoutCore
internal import StyleCore
internal import TextViewCore

extension UILabel {
  /// Creates a label with the text and the properties in a spec.
  convenience init(
    _ properties: LabelProperties, _ appearance: Appearance, in environment: SpecEnvironment
  ) throws(DocumentError) {
    self.init(frame: .zero)
    let number = environment.number
    font = try properties.font.font(environment)
    textColor = properties.color
    numberOfLines = properties.lines
    textAlignment = properties.alignment
    lineBreakMode = properties.lineBreakMode
    if let scale = properties.minimumScale {
      adjustsFontSizeToFitWidth = true
      minimumScaleFactor = scale
    }
    if let attributes = try properties.attributes(number) {
      attributedText = NSAttributedString(string: properties.text, attributes: attributes)
    } else {
      text = properties.text
    }
    try apply(appearance, environment)
  }
}

extension LabelProperties {
  /// Returns the properties that only an attributed text can have, or nil if there are none.
  fileprivate func attributes(
    _ number: (FormulaValue) -> Double
  ) throws(DocumentError) -> [NSAttributedString.Key: Any]? {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let kern { attributes[.kern] = CGFloat(try kern.evaluate(number)) }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let lineSpacing {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(try lineSpacing.evaluateLength("line spacing", number))
      (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
      attributes[.paragraphStyle] = style
    }
    return attributes.isEmpty ? nil : attributes
  }
}

extension FontProperties {
  /// Returns the font for the content size category of the traits.
  func font(_ environment: SpecEnvironment) throws(DocumentError) -> UIFont {
    var font: UIFont
    if let style {
      font = .preferredFont(forTextStyle: style, compatibleWith: environment.traits)
    } else {
      let size = CGFloat(try size?.evaluatePositive("font size", environment.number) ?? 17)
      try name?.check()
      font = name.flatMap { UIFont(name: $0.name, size: size) } ?? .systemFont(ofSize: size)
    }
    var attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    var looks: [UIFontDescriptor.TraitKey: Any] = [:]
    if let weight { looks[.weight] = weight }
    if width != .standard { looks[.width] = width }
    if isItalic { looks[.slant] = 1.0 }
    if !looks.isEmpty { attributes[.traits] = looks }
    if hasTabularFigures {
      let feature: [UIFontDescriptor.FeatureKey: Int] = [.type: 6, .selector: 0]
      attributes[.featureSettings] = [feature]
    }
    var descriptor = font.fontDescriptor
    if isMonospaced { descriptor = descriptor.withDesign(.monospaced) ?? descriptor }
    if !attributes.isEmpty { descriptor = descriptor.addingAttributes(attributes) }
    font = UIFont(descriptor: descriptor, size: 0)
    return font
  }
}
