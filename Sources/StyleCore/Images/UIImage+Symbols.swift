import DiagnosticCore
package import Foundation
package import GraphicsCore
import Paths
import Text

/// The symbols: drawings that go with text, in the weights of the system font.
///
/// Some 200 of the commonest names are there, most of them with `.fill`, `.circle` and `.square`; the shapes are drawn
/// for this package.
///
/// The height of a symbol is 20/17 of its text's size, times 0.78 and 1.28 in the small and the large scale, and most
/// are as wide; sizes are rounded up to whole points, so that symbols are sharp in all scales. The middle of a symbol
/// is the middle of capitals beside it. The alignment rectangle is the whole image.
extension UIImage {
  /// The name of the symbol, or `nil` for an image of pixels.
  package var symbolName: String? { values.symbolName }

  /// Creates the symbol with the given name, or `nil` if there is none, which is reported.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with the given name and configuration, or `nil` if there is none, which is reported.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    guard let values = Values(symbol: name, configuration) else {
      LayoutDiagnostics.reportOnce(.missingSymbol(name))
      return nil
    }
    self.init(values: values)
  }

  /// Creates the symbol with the given name.
  ///
  /// - Parameter traitCollection: Traits, which have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates the symbol with the given name and configuration.
  ///
  /// Differs from UIKit: the variable value is ignored.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Returns the symbol with a configuration applied to its own, or `nil` for another image.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = values.symbolConfiguration else { return nil }
    return withSymbolConfiguration(own.applying(configuration) as? SymbolConfiguration ?? configuration)
  }

  /// Returns the symbol with another configuration, and everything else unchanged.
  package func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let name = values.symbolName, var symbol = Values(symbol: name, configuration) else { return self }
    (symbol.renderingMode, symbol.tint) = (values.renderingMode, values.tint)
    (symbol.orientation, symbol.flipsForRightToLeft) = (values.orientation, values.flipsForRightToLeft)
    symbol.alignmentRectInsets = values.alignmentRectInsets
    return UIImage(values: symbol)
  }
}

extension UIImage.Values {
  /// Creates the values of a symbol, or `nil` if there is none with that name.
  init?(symbol name: String, _ configuration: UIImage.SymbolConfiguration) {
    guard let symbol = configuration.symbol(name) else { return nil }
    let size = configuration.pointSize
    func whole(_ ems: Double) -> CGFloat { (ems * size - 1e-6).rounded(.up) }
    let points = CGSize(width: whole(symbol.width), height: whole(symbol.height))
    scale = UITraitCollection.mainScreenScale
    pixelSize = CGSize(width: points.width * scale, height: points.height * scale)
    baselineOffset = symbol.baseline * size + (points.height - symbol.height * size) / 2
    flipsForRightToLeft = symbol.flips
    symbolName = name
    symbolConfiguration = configuration
    symbolPointSize = size
  }
}

extension UIImage.SymbolConfiguration {
  /// Whether or not the size of a symbol follows the size of the user's texts.
  package var followsTextSize: Bool { values.pointSize == nil && values.textStyle != nil }

  /// The size in points of the text that a symbol goes with.
  var pointSize: CGFloat {
    let size =
      values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      ?? UIFont.labelFontSize
    return size > 0 && size.isFinite ? size : UIFont.labelFontSize
  }

  /// Returns the symbol with the given name in this weight and scale.
  func symbol(_ name: String) -> SystemSymbol? {
    let weight: UIFont.Weight =
      values.weight == .unspecified ? values.textStyle?.weight ?? .regular : values.weight.fontWeight()
    let scale: SystemSymbol.Scale =
      switch values.scale {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    return SystemSymbol(name, weight: weight.rawValue, scale: scale)
  }

  /// The colours of a symbol's levels, or `nil` if it has one colour.
  fileprivate var levelColors: [UIColor]? {
    guard let first = values.colors.first else { return nil }
    switch values.rendering {
    case .hierarchical:
      return [1, 0.5, 0.25].map { first.withAlphaComponent(first.cgColor.alpha * $0) }
    case .palette:
      return (0..<3).map { values.colors[min($0, values.colors.count - 1)] }
    case .unspecified, .monochrome, .multicolor: return nil
    }
  }
}

extension UIImage {
  /// Returns the steps that draw a symbol in `rect`, or the part of it in `edge`.
  ///
  /// The symbol is drawn in `color`, unless it has colours of its own.
  package func symbolSteps(
    in rect: CGRect, cutTo edge: CGRect? = nil, color: CGColor, traits: UITraitCollection,
    isMirrored: Bool = false
  ) -> [Drawing.Step] {
    guard let configuration = values.symbolConfiguration, let name = values.symbolName,
      let symbol = configuration.symbol(name), size.width > 0, size.height > 0, !rect.isEmpty
    else { return [] }
    let ems = values.symbolPointSize
    let own = CGSize(width: symbol.width * ems, height: symbol.height * ems)
    // From ems to the centre of the image, and from there to the rectangle.
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    let isTurned = isMirrored != (values.orientation == .upMirrored)
    let left = (size.width - own.width) / 2
    let map = Paths.AffineTransform(
      a: (isTurned ? -ems : ems) * x, b: 0, c: 0, d: ems * y,
      tx: isTurned ? rect.maxX - left * x : rect.minX + left * x,
      ty: rect.minY + (size.height - own.height) / 2 * y)
    var clips: [Drawing.Area] = []
    if let edge, edge != rect {
      var path = Paths.Path()
      path.appendRect(Rect(edge))
      clips = [.fill(path, evenOdd: false)]
    }
    func step(_ path: Paths.Path, _ color: CGColor) -> Drawing.Step {
      Drawing.Step(area: .fill(path.mapped(by: map), evenOdd: false), color: color, clips: clips)
    }
    guard renderingMode != .alwaysTemplate, let colors = configuration.levelColors else {
      return [step(symbol.outline, color)]
    }
    return zip(symbol.levels, colors).reversed().compactMap { path, color in
      path.isEmpty ? nil : step(path, color.cgColor(resolvedWith: traits))
    }
  }
}
