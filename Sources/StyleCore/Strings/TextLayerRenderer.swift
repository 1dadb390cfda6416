package import Foundation
package import GraphicsCore
package import LayerCore
import Text

/// The renderer of the text of text layers, which find it by its name.
package enum TextLayerRenderer: TextLayerRendering {
  package static func steps(of layer: CATextLayer) -> [Drawing.Step] {
    layer.shownText.map { layer.drawing(of: $0).ownSteps } ?? []
  }

  package static func size(of layer: CATextLayer) -> CGSize {
    guard let styled = layer.shownText else { return .zero }
    let width = layer.isWrapped && layer.bounds.width > 0 ? layer.bounds.width : .infinity
    let size = TextLayout.size(of: styled.text, limits: TextLayout.Limits(width: width))
    return CGSize(width: size.width, height: size.height)
  }
}

extension CATextLayer {
  /// The text with its attributes, which are those of the layer for a plain string.
  fileprivate var shownText: StyledText? {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    switch string {
    case let text as NSAttributedString:
      return StyledText(text, StyledText.Defaults(font: .systemFont(ofSize: 12), paragraph: style))
    case let text as String:
      return StyledText(text, StyledText.Defaults(font: shownFont, paragraph: style))
    case let text as NSString:
      return StyledText(String(describing: text), StyledText.Defaults(font: shownFont, paragraph: style))
    default: return nil
    }
  }

  private var shownFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let font as CGFont:
      UIFont(name: String(describing: font.postScriptName ?? ""), size: fontSize)
        ?? .systemFont(ofSize: fontSize)
    case let name as NSString:
      UIFont(name: String(describing: name), size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: .systemFont(ofSize: fontSize)
    }
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: isWrapped ? .byWordWrapping : .byClipping
    }
  }

  fileprivate func drawing(of styled: StyledText) -> Drawing {
    // Wrapped text is truncated where its lines do not fit from top to bottom.
    let limits = TextLayout.Limits(
      width: bounds.width, height: isWrapped && truncationMode != .none ? bounds.height : .infinity,
      options: isWrapped ? .wrapsTruncated : [])
    styled.reportMissingGlyphs(of: diagnosticName)
    let context = CGContext(rect: bounds)
    let plain = foregroundColor.map { UIColor(cgColor: $0) } ?? .white
    let traits = UITraitCollection.current
    let painter = TextPainter(
      styled, TextLayout(styled.text, limits: limits), color: string is NSAttributedString ? .black : plain,
      traits: traits, grid: PixelGrid(scale: traits.displayScale))
    painter.draw(at: bounds.origin, in: context)
    return context.drawing
  }
}
