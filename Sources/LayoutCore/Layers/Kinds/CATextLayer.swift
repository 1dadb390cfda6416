public import Foundation
public import GraphicsCore
import Text

/// A layer that shows text, from the top of its bounds.
///
/// Differs from UIKit: `contentsScale` says nothing; the text is as sharp as the picture.
open class CATextLayer: CALayer {
  /// A string or an attributed string.
  open var string: Any?
  /// A `UIFont`, whose size does not count, or the name of a font as an `NSString`.
  open var font: AnyObject?
  /// The size of the font in points; 36 at first.
  open var fontSize: CGFloat = 36
  /// The colour of plain strings; white at first.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the bounds.
  open var isWrapped = false
  /// Where text that does not fit is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Where lines lie in the bounds.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether glyphs may be drawn on parts of pixels. Differs from UIKit: they always are in x, never in y.
  open var allowsFontSubpixelQuantization = false

  /// A layer without text.
  public override init() {
    super.init()
  }

  /// A copy of the properties of `layer`.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  /// A layer without text. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var ownMarks: [LayerMark] {
    guard bounds.width > 0, bounds.height > 0, let styled = shownText else { return [] }
    let steps = drawing(of: styled).ownSteps
    return steps.isEmpty ? [] : [.steps(steps)]
  }
}

extension CATextLayer {
  /// The text with its attributes; those of the layer where it is a plain string.
  private var shownText: StyledText? {
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

  private func drawing(of styled: StyledText) -> Drawing {
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

/// Where text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nowhere.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines of text lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// The mode of the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Where reading starts.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// From side to side.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
