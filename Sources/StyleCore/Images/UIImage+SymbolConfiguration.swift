public import Foundation

extension UIImage {
  /// How a symbol is drawn: as large and as bold as which text, in which colours. What one does not say is left to
  /// another that it is applied to.
  ///
  /// Differs from UIKit: no symbol has colours of its own; those that prefer them have one.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant.

    /// What a configuration says.
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var textStyle: UIFont.TextStyle?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      var colors: [UIColor] = []
      var rendering = Rendering.unspecified
    }

    /// How many colours a symbol has.
    enum Rendering: Sendable {
      case unspecified, monochrome, hierarchical, palette, multicolor
    }

    let values: Values

    init(_ values: Values) {
      self.values = values
    }

    /// A symbol of a size: small, medium or large beside its text.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// A symbol for text of the given size.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// A symbol for text of the given size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// A symbol for text of the given size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// A symbol for text of the given style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// A symbol for text of the given style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(textStyle: textStyle, scale: scale))
    }

    /// A symbol for text in `font`, in its weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// A symbol for text in `font`, in its weight.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(
        Values(pointSize: font.pointSize, weight: SymbolWeight(nearest: font.values.weight), scale: scale))
    }

    /// A symbol in shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(colors: [hierarchicalColor], rendering: .hierarchical))
    }

    /// A symbol whose layers have one colour each.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(colors: paletteColors, rendering: .palette))
    }

    /// One that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

    /// Symbols in their own colours, where they have some.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .multicolor))
    }

    /// Symbols in one colour.
    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(Values(rendering: .monochrome))
    }

    /// The same without a size of text.
    open func withoutTextStyle() -> SymbolConfiguration { changed { $0.textStyle = nil } }
    /// The same without small, medium or large.
    open func withoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
    /// The same without a weight.
    open func withoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }
    /// The same without a size and a weight.
    open func withoutPointSizeAndWeight() -> SymbolConfiguration {
      changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
    }

    private func changed(_ change: (inout Values) -> Void) -> SymbolConfiguration {
      var values = values
      change(&values)
      return SymbolConfiguration(values)
    }

    /// What `other` says, and what this one says besides.
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

  /// How large a symbol is beside its text.
  public enum SymbolScale: Int, Sendable {
    /// As is usual: medium.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller than capitals.
    case small = 1
    /// A little larger than capitals.
    case medium
    /// As large as the line.
    case large
  }

  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Lighter than light.
    case thin
    /// Lighter than text.
    case light
    /// Text.
    case regular
    /// Between text and semibold.
    case medium
    /// Headlines.
    case semibold
    /// Bold.
    case bold
    /// Bolder than bold.
    case heavy
    /// The boldest.
    case black

    /// The heaviest that is no heavier than a weight of text.
    init(nearest weight: UIFont.Weight) {
      let all = (1...9).compactMap { SymbolWeight(rawValue: $0) }
      self = all.last { $0.fontWeight().rawValue <= weight.rawValue + 1e-6 } ?? .ultraLight
    }

    /// The weight of text that goes with it; regular where none is said.
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
