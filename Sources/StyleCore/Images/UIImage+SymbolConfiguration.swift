public import Foundation

extension UIImage {
  /// The size, weight and colours of a symbol.
  ///
  /// A value that a configuration leaves open stays as in the one that it is applied to.
  ///
  /// Differs from UIKit: there are no multicolour symbols; a configuration that prefers multicolour gives a single colour.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant.

    /// The values of a configuration.
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      var rendering = Rendering.unspecified
    }

    /// The number of colours of a symbol.
    enum Rendering: Sendable {
      case unspecified, monochrome, hierarchical, palette, multicolor
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
      super.init(traitCollection: nil)
    }

    /// Creates a configuration with a scale: small, medium or large beside the text.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration for text of the given size.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration for text of the given size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration for text of the given size and weight, with a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for text of the given style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration for text of the given style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// Creates a configuration for text in `font`, with the weight of the font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Creates a configuration for text in `font`, with the weight of the font and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(pointSize: font.pointSize, weight: SymbolWeight(nearest: font.values.weight), scale: scale))
    }

    /// Creates a configuration for symbols in shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], rendering: .hierarchical))
    }

    /// Creates a configuration for symbols whose levels have a colour each.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors, rendering: .palette))
    }

    /// A configuration without any values.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Returns a configuration for symbols in their own colours, if they have some.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .multicolor))
    }

    /// Returns a configuration for symbols in one colour.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .monochrome))
    }

    /// Returns the configuration without its text style.
    open func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
    /// Returns the configuration without its scale.
    open func withoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
    /// Returns the configuration without its weight.
    open func withoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }
    /// Returns the configuration without its point size and its weight.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
    }

    private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
      var values = values
      change(&values)
      return SymbolConfiguration(values)
    }

    /// Returns a configuration with the values of `other`, and with this one's where `other` has none.
    open override func applying(_ other: Configuration?) -> Configuration {
      guard let other = (other as? SymbolConfiguration)?.values else { return self }
      var values = values
      if other.pointSize != nil || other.textStyle != nil {
        (values.pointSize, values.textStyle) = (other.pointSize, other.textStyle)
      }
      if other.weight != .unspecified { values.weight = other.weight }
      if other.scale != .unspecified { values.scale = other.scale }
      if other.rendering != .unspecified { values.rendering = other.rendering }
      if !other.colors.isEmpty { values.colors = other.colors }
      return SymbolConfiguration(values)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
    open override var hash: Int { values.hashValue }
  }

  /// The size of a symbol beside its text.
  public enum SymbolScale: Int, Sendable {
    /// The default scale: medium.
    case `default` = -1
    /// No scale.
    case unspecified = 0
    /// A scale smaller than capitals.
    case small = 1
    /// A scale a little larger than capitals.
    case medium
    /// A scale as large as the line.
    case large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No weight.
    case unspecified = 0
    /// The lightest weight.
    case ultraLight = 1
    /// A weight between ultra light and light.
    case thin
    /// A weight lighter than regular.
    case light
    /// The weight of body text.
    case regular
    /// A weight between regular and semibold.
    case medium
    /// The weight of headlines.
    case semibold
    /// The bold weight.
    case bold
    /// A weight bolder than bold.
    case heavy
    /// The boldest weight.
    case black

    /// Creates the heaviest weight that is no heavier than a weight of text.
    init(nearest weight: UIFont.Weight) {
      let all = (1...9).compactMap { SymbolWeight(rawValue: $0) }
      self = all.last { $0.fontWeight().rawValue <= weight.rawValue + 1e-6 } ?? .ultraLight
    }

    /// Returns the corresponding weight of text, or regular if the weight is unspecified.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }
}
