public import Foundation
package import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore

/// A view that displays read-only text.
///
/// Differs from UIKit: a label that is not of a subclass is drawn when a picture is rendered, with its properties at
/// that time; there is one typeface; baselines are on pixel boundaries.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting,
  @preconcurrency ContentDrawing
{
  var labelText = LabelText()

  /// Creates a label with the given frame, without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a label of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UILabel.self)
  }

  // MARK: Text

  /// The text without its attributes.
  open var text: String? {
    get { content.text }
    set { KeyValueObserving.change(self, "text", "attributedText") { setText(newValue) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { KeyValueObserving.change(self, "attributedText", "text") { setAttributedText(newValue) } }
  }

  /// The font of the text; the system font of 17 points by default.
  ///
  /// Setting it changes the font of the whole of an attributed text; nil sets the default.
  open var font: UIFont! {
    get { content.font }
    set { setFont(newValue) }
  }

  /// The colour of the text; `label` by default.
  ///
  /// Setting it changes the colour of the whole of an attributed text; nil sets the default.
  open var textColor: UIColor! {
    get { content.textColor }
    set { setTextColor(newValue) }
  }

  /// The alignment of the text; natural by default (E.5).
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { setTextAlignment(newValue) }
  }

  /// The mode of wrapping and truncation of lines that are too long; `byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// The maximum number of lines; 0 is no limit (C.9).
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change(\.numberOfLines, to: newValue) }
  }

  /// The width, in points, at which `intrinsicContentSize` wraps lines; 0 is none (C.8).
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.rare.preferredMaxLayoutWidth }
    set { change(\.rare.preferredMaxLayoutWidth, to: newValue) }
  }

  /// The strategy for breaking lines; by default a second, last line of one word gets another one (K.12).
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.rare.lineBreakStrategy }
    set { change(\.rare.lineBreakStrategy, to: newValue) }
  }

  /// Whether or not the font size is reduced to fit the text into the width.
  ///
  /// The intrinsic size is that of the text at its full size (C.10).
  ///
  /// Differs from UIKit: a single line is scaled exactly to the width.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinksToWidth }
    set { changeLook(\.shrinksToWidth, to: newValue) }
  }

  /// The smallest factor by which the font size is multiplied to fit the text; 0 is no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.rare.minimumScaleFactor }
    set { changeLook(\.rare.minimumScaleFactor, to: newValue) }
  }

  /// Whether or not a single line is tightened, by up to 3% of the font's size, before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { changeLook(\.tightens, to: newValue) }
  }

  /// The vertical alignment of text that was reduced to fit.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { changeLook(\.baselineAdjustment, to: newValue) }
  }

  /// Whether or not a font of a text style follows the preferred content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFont }
    set { setAdjustsFont(newValue) }
  }

  /// The room for letters that reach beyond their line.
  ///
  /// Differs from UIKit: without effect.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// The vibrancy in a place with a material behind it.
  ///
  /// Differs from UIKit: without effect.
  open var preferredVibrancy = UILabelVibrancy.none
  /// Whether or not a pointer over a truncated text shows the whole.
  ///
  /// Differs from UIKit: without effect.
  open var showsExpansionTextWhenTruncated = false

  /// Whether or not the label is enabled; the colours of a disabled label are half as opaque.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { changeLook(\.isEnabled, to: newValue) }
  }

  /// Whether or not the text is drawn in `highlightedTextColor`, if there is one.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { changeLook(\.isHighlighted, to: newValue) }
  }

  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor? {
    get { content.rare.highlightedTextColor }
    set { changeLook(\.rare.highlightedTextColor, to: newValue) }
  }

  /// The colour of the shadow; nil draws none.
  open var shadowColor: UIColor? {
    get { content.rare.shadowColor }
    set { changeLook(\.rare.shadowColor, to: newValue) }
  }

  /// The offset of the shadow, in points; a positive height is downwards.
  open var shadowOffset: CGSize {
    get { content.rare.shadowOffset }
    set { changeLook(\.rare.shadowOffset, to: newValue) }
  }

  // MARK: Size

  /// Returns the rectangle of the first `numberOfLines` lines (0: all) in `bounds`: at the left edge, and no larger
  /// (K.4).
  ///
  /// The rectangle begins above the bounds by half of the height that does not fit (C.11).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    fittedTextRect(in: bounds, limit: numberOfLines)
  }

  /// Draws the text in `rect`, centered vertically, with as many lines as wholly fit.
  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  /// Draws the text in the bounds, with `drawText(in:)`.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Returns the size of the text in the width of `size`; a single line ignores the width (C.4, C.5).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width) }
  }

  /// The size of the text in lines of `preferredMaxLayoutWidth`, or in one line (C.8).
  ///
  /// In constraint-based layout the height is that of the lines in the width of the solution.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth)
  }

  @_spi(Plumb)
  open override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return fittingSize(width: width).height
  }

  @_spi(Plumb)
  open override var baselineOffsets: (first: CGFloat?, last: CGFloat) { textBaselines }

  /// Adjusts the font to the preferred content size category, if `adjustsFontForContentSizeCategory` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    setNeedsDisplay()
  }

  package var drawsAtRenderTime: Bool { isPlain }

  package var contentSteps: [Drawing.Step] { isPlain ? stepsOfDrawing(in: bounds) : [] }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenText }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .label }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.font, content.lineLimit) = (text, font, numberOfLines)
    return content
  }

  @_spi(Plumb)
  open override var shownProperties: [ViewProperty] {
    guard let text, !text.isEmpty else { return [] }
    let properties = [
      ViewProperty("textColor", .color(textColor)),
      ViewProperty("truncated", .flag(isShownTextTruncated)),
      ViewProperty("alignment", .number(textAlignment.rawValue, usual: NSTextAlignment.natural.rawValue)),
      ViewProperty("lines", .number(numberOfLines, usual: 1)),
      ViewProperty("disabled", .flag(!isEnabled)), ViewProperty("highlighted", .flag(isHighlighted)),
    ]
    return super.shownProperties + properties
      + (attributedText.map { [ViewProperty("runs", .runs($0))] } ?? [])
  }

  @_spi(Plumb)
  open override var isShownTextTruncated: Bool { lacksRoom }

  @_spi(Plumb)
  open override func shownTextSize(width: CGFloat, limit: Int) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: limit).size
  }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.font) { $0.content.font != LabelText.defaultFont },
      AppearanceProperty(\UILabel.textColor) { $0.content.textColor != .label },
    ]
  }
}

/// The vertical alignments of text that was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The alignment of the baselines of the full-size and the reduced text.
  case alignBaselines = 0
  /// The alignment of the centers of the full-size and the reduced text.
  case alignCenters = 1
  /// The alignment at the top left.
  case none = 2
}
