public import Foundation
public import GraphicsCore

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
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let steps = Self.renderer?.steps(of: self) ?? []
    return steps.isEmpty ? [] : [.steps(steps)]
  }

  /// The module that sets text is above this one, and nothing of it need have run before: it is found by its name.
  private static let renderer =
    _typeByName("9StyleCore17TextLayerRendererO") as? any TextLayerRendering.Type
}

/// Draws the text of text layers, which this module does not know how to do.
package protocol TextLayerRendering: SendableMetatype {
  /// The steps that draw the text, in the layer's coordinates.
  static func steps(of layer: CATextLayer) -> [Drawing.Step]
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
