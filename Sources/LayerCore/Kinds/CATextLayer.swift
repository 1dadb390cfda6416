public import Foundation
public import GraphicsCore

/// A layer that draws text from the top of its bounds.
///
/// Differs from UIKit: `contentsScale` has no effect; the text is as sharp as the picture.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font: a `UIFont`, whose size is ignored, or a name as an `NSString`.
  open var font: AnyObject?
  /// The size of the font in points; 36 by default.
  open var fontSize: CGFloat = 36
  /// The colour of plain strings; white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether or not lines are wrapped at the bounds.
  open var isWrapped = false
  /// The truncation of text that does not fit.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The horizontal alignment of lines in the bounds.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Whether or not glyphs may be drawn at subpixel positions.
  ///
  /// Differs from UIKit: glyphs always have subpixel positions horizontally, never vertically.
  open var allowsFontSubpixelQuantization = false

  /// Creates a layer without text.
  public override init() {
    super.init()
  }

  /// Creates a copy of the properties of `layer`.
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

  /// Creates a layer without text.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package override var ownMarks: [LayerMark] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let steps = Self.renderer?.steps(of: self) ?? []
    return steps.isEmpty ? [] : [.steps(steps)]
  }

  /// Returns the size of the text, in lines of the width of the bounds if it is wrapped.
  open override func preferredFrameSize() -> CGSize { Self.renderer?.size(of: self) ?? .zero }

  /// The type that typesets, found by its name, since its module depends on this one and none of its code may have run
  /// yet.
  private static let renderer =
    _typeByName("9StyleCore17TextLayerRendererO") as? any TextLayerRendering.Type
}

/// A type that draws the text of text layers, since this module does not typeset.
package protocol TextLayerRendering: SendableMetatype {
  /// Returns the steps that draw the text, in the layer's coordinates.
  static func steps(of layer: CATextLayer) -> [Drawing.Step]
  /// Returns the size of the text.
  static func size(of layer: CATextLayer) -> CGSize
}

/// The truncation of text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The mode without truncation.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The mode that truncates the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The mode that truncates the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The mode that truncates the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The horizontal alignment of lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The alignment of the text's writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Alignment to the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Alignment to the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Alignment to the centre.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified lines.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
