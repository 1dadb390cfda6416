public import Foundation
public import StyleCore

extension UIListContentConfiguration {
  /// The properties of the image of a row.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The width or height of the room for an image that stands for that of symbols.
    public nonisolated static let standardDimension: CGFloat = .greatestFiniteMagnitude

    var tint: Adjustable<UIColor?>
    private let style: UIFont.TextStyle
    private var symbol: Adjustable<UIImage.SymbolConfiguration?>
    /// The configuration of a symbol: a large one of the text's style, unless code set another.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbol.value }
      set { symbol.own = .some(newValue) }
    }
    /// The colour of a symbol or template; nil is the tint colour.
    public var tintColor: UIColor? {
      get { tint.value }
      set { tint.own = .some(newValue) }
    }
    /// The transformer of the colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points; 0 is no limit.
    public var maximumSize = CGSize.zero
    /// The size of the room for the image, in which it is centered, in points.
    ///
    /// A length of 0 is that of the image, or of symbols; `standardDimension` is that of symbols for all images.
    public var reservedLayoutSize = CGSize.zero
    /// The colour of the stroke around the image; nil is the tint colour.
    public var strokeColor: UIColor?
    /// The transformer of the stroke's colour.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the stroke, in points; 0 is none.
    public var strokeWidth: CGFloat = 0
    /// Whether or not the image keeps its colours while the screen's are inverted.
    ///
    /// Differs from UIKit: without effect, since colours are never inverted.
    public var accessibilityIgnoresInvertColors = false

    init(tintColor: UIColor?, style: UIFont.TextStyle) {
      tint = Adjustable(usual: tintColor)
      self.style = style
      symbol = Adjustable(usual: UIImage.SymbolConfiguration(textStyle: style, scale: .large))
    }

    /// Returns the configuration of a symbol, that of the style in the size of the traits.
    func symbolConfiguration(for traits: UITraitCollection) -> UIImage.SymbolConfiguration? {
      if let own = symbol.own { return own }
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return UIImage.SymbolConfiguration(font: font, scale: .large)
    }

    /// Returns the colour of a symbol for the given tint colour.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the colour of the stroke for the given tint colour.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration.ImageProperties: @MainActor Hashable {
  /// Returns whether two images have the same properties in every state.
  public static func == (left: Self, right: Self) -> Bool {
    left.tint == right.tint && left.symbol == right.symbol
      && left.tintColorTransformer?.identity == right.tintColorTransformer?.identity
      && left.cornerRadius == right.cornerRadius && left.maximumSize == right.maximumSize
      && left.reservedLayoutSize == right.reservedLayoutSize && left.strokeColor == right.strokeColor
      && left.strokeColorTransformer?.identity == right.strokeColorTransformer?.identity
      && left.strokeWidth == right.strokeWidth
      && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
  }

  /// Adds the radius and the colour to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(tint)
  }
}
