import DiagnosticCore
public import Foundation

/// An object that scales fonts and lengths like the lines of a text style.
///
/// They are scaled in proportion to the distances of the baselines (M.3). Lengths are rounded to the nearest pixel,
/// sizes of fonts to the nearest point (M.4).
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Sendable is unchecked because the class is open, as UIKit's is: its only stored property is a Sendable constant,
  // and subclasses have to ensure the same of their own.
  private let style: UIFont.TextStyle

  /// The metrics of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
  }

  /// Returns `font` scaled to the current content size category.
  ///
  /// Differs from UIKit: a scaled font is reported and not scaled again, where UIKit raises an exception.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaled(font, maximum: nil, compatibleWith: nil)
  }

  /// Returns `font` scaled to the content size category of the given traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaled(font, maximum: nil, compatibleWith: traitCollection)
  }

  /// Returns `font` scaled to the current content size category, up to `maximumPointSize`.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximum: maximumPointSize, compatibleWith: nil)
  }

  /// Returns `font` scaled to the content size category of the given traits, up to `maximumPointSize`.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximum: maximumPointSize, compatibleWith: traitCollection)
  }

  /// Returns a number of points scaled to the current content size category and rounded to the nearest pixel.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a number of points scaled to the content size category of the given traits and rounded to the nearest
  /// pixel.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let current = UITraitCollection.current
    let traits = traitCollection ?? current
    let scale = traits.displayScale > 0 ? traits.displayScale : current.displayScale
    return scaled(value, in: traits, to: PixelGrid(scale: scale))
  }

  private func scaled(_ value: CGFloat, in traits: UITraitCollection, to grid: PixelGrid) -> CGFloat {
    let (leading, usual) = (
      style.leading(in: traits.preferredContentSizeCategory), style.leading(in: .large)
    )
    // A length that is not scaled is not rounded.
    return leading == usual ? value : grid.snap(value * leading / usual, .nearest(.up))
  }

  func scaledSize(
    _ size: CGFloat, maximum: CGFloat?, compatibleWith traits: UITraitCollection?
  ) -> CGFloat {
    let scaled = scaled(size, in: traits ?? .current, to: PixelGrid(scale: 1))
    guard let maximum, maximum > 0 else { return scaled }
    return min(scaled, maximum)
  }

  private func scaled(
    _ font: UIFont, maximum: CGFloat?, compatibleWith traits: UITraitCollection?
  ) -> UIFont {
    guard font.values.scaling == nil else {
      LayoutDiagnostics.report(.font(.scaledTwice(font: font.fontName)))
      return font
    }
    var values = font.values
    values.setSize(scaledSize(font.pointSize, maximum: maximum, compatibleWith: traits))
    (values.textStyle, values.styleLeading) = (nil, nil)
    values.scaling = UIFont.Values.Scaling(style: style, baseSize: font.pointSize, maximum: maximum)
    return UIFont(values: values)
  }
}

/// A type of views whose fonts can follow the size of text that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether or not fonts of text styles, and those that `UIFontMetrics` scaled, follow the preferred size of text.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
