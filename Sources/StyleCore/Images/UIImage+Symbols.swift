import DiagnosticCore
package import Foundation
package import GraphicsCore
import Paths
import Text

/// Symbols: drawings that go with text, in the weights of the system font. Some 200 of the commonest names are there,
/// most of them with `.fill`, `.circle` and `.square`; the shapes are our own.
///
/// A symbol is as high as 20/17 of its text's size, by 0.78 and 1.28 of that in the small and the large scale, and most
/// are as wide; sizes are rounded up to whole points, so that symbols are sharp in all scales. The middle of a symbol is
/// the middle of capitals beside it. Alignment rectangles are the whole image.
extension UIImage {
  /// The name of the symbol that the image is; nil for pixels.
  package var symbolName: String? { values.symbolName }

  /// The symbol called `name`; nil where there is none, which is reported.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol called `name` as `configuration` asks; nil where there is none, which is reported.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    guard let values = Values(symbol: name, configuration) else {
      LayoutDiagnostics.reportOnce(.missingSymbol(name))
      return nil
    }
    self.init(values: values)
  }

  /// The symbol called `name` for `traitCollection`, of which nothing has an effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The symbol called `name` as `configuration` asks. Differs from UIKit: symbols do not vary by a value.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The same symbol, as `configuration` asks where it says something; nil for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = values.symbolConfiguration else { return nil }
    return withSymbolConfiguration(own.applying(configuration) as? SymbolConfiguration ?? configuration)
  }

  /// The same symbol with another configuration, and all else as it was.
  package func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let name = values.symbolName, var symbol = Values(symbol: name, configuration) else { return self }
    (symbol.renderingMode, symbol.tint) = (values.renderingMode, values.tint)
    (symbol.orientation, symbol.flipsForRightToLeft) = (values.orientation, values.flipsForRightToLeft)
    symbol.alignmentRectInsets = values.alignmentRectInsets
    return UIImage(values: symbol)
  }
}

extension UIImage.Values {
  /// A symbol; nil where there is none of that name.
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
  /// The size of text that a symbol is for, in points.
  var pointSize: CGFloat {
    let size =
      values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      ?? UIFont.labelFontSize
    return size > 0 && size.isFinite ? size : UIFont.labelFontSize
  }

  /// The symbol of a name in this weight and scale.
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

  /// The colours of a symbol's levels; nil where it has one colour.
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
  /// The steps that show a symbol in `rect`, or what of it lies in `edge`; in `color` unless it has colours of its own.
  package func symbolSteps(
    in rect: CGRect, cutTo edge: CGRect? = nil, color: CGColor, traits: UITraitCollection,
    isMirrored: Bool = false
  ) -> [Drawing.Step] {
    guard let configuration = values.symbolConfiguration, let name = values.symbolName,
      let symbol = configuration.symbol(name), size.width > 0, size.height > 0, !rect.isEmpty
    else { return [] }
    let ems = values.symbolPointSize
    let own = CGSize(width: symbol.width * ems, height: symbol.height * ems)
    // From ems to the middle of the image, and with that into the rectangle.
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
