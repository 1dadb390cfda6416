public import Foundation
package import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// Text that is read only.
///
/// Differs from UIKit: a label of no subclass is drawn when a picture is made, with the properties that it has then;
/// glyphs are of one typeface; baselines are on whole pixels.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting, @preconcurrency ContentDrawing {
  var labelText = LabelText()

  /// A label of the given frame, without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A label of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Text

  /// The text without its attributes.
  open var text: String? {
    get { content.text }
    set { setText(newValue) }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setAttributedText(newValue) }
  }

  /// The font of the text, 17 points at first; setting it changes all of an attributed text. Nil is the default.
  open var font: UIFont! {
    get { content.font }
    set { setFont(newValue) }
  }

  /// The colour of the text, `label` at first; setting it changes all of an attributed text. Nil is the default.
  open var textColor: UIColor! {
    get { content.textColor }
    set { setTextColor(newValue) }
  }

  /// Where lines stand; natural at first (E.5).
  open var textAlignment: NSTextAlignment {
    get { content.textAlignment }
    set { setTextAlignment(newValue) }
  }

  /// Where lines end that are too long; `byTruncatingTail` at first.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { setLineBreakMode(newValue) }
  }

  /// How many lines there may be; 0 is no limit (C.9).
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change(\.numberOfLines, to: newValue) }
  }

  /// The width in points that `intrinsicContentSize` wraps lines at; 0 is none (C.8).
  open var preferredMaxLayoutWidth: CGFloat {
    get { content.preferredMaxLayoutWidth }
    set { change(\.preferredMaxLayoutWidth, to: newValue) }
  }

  /// How lines are evened out. Differs from UIKit: they are not.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { changeLook(\.lineBreakStrategy, to: newValue) }
  }

  /// Whether text that does not fit is drawn smaller. It does not change what fits (C.10).
  ///
  /// Differs from UIKit: text of one line is exactly as small as it must be.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinksToWidth }
    set { changeLook(\.shrinksToWidth, to: newValue) }
  }

  /// The smallest share of its size that the text shrinks to; 0 is no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScaleFactor }
    set { changeLook(\.minimumScaleFactor, to: newValue) }
  }

  /// Whether characters of a single line move together, by up to 3% of the font's size, before the line is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { changeLook(\.tightens, to: newValue) }
  }

  /// How shrunken text stands.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { changeLook(\.baselineAdjustment, to: newValue) }
  }

  /// Whether a font of a text style follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFont }
    set { setAdjustsFont(newValue) }
  }

  /// Whether the text is active; if not, its colours are half as opaque.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { changeLook(\.isEnabled, to: newValue) }
  }

  /// Whether the text is drawn in `highlightedTextColor`, if there is one.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { changeLook(\.isHighlighted, to: newValue) }
  }

  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { changeLook(\.highlightedTextColor, to: newValue) }
  }

  /// The colour of the shadow; nil is none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { changeLook(\.shadowColor, to: newValue) }
  }

  /// Where the shadow falls, in points; a positive height is down.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { changeLook(\.shadowOffset, to: newValue) }
  }

  // MARK: Size

  /// The area of the first `numberOfLines` lines (0: all) in `bounds`: at the left edge, and no larger than `bounds`
  /// (K.4). It begins as far above them as half of what does not fit (C.11).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    fittedTextRect(in: bounds, limit: numberOfLines)
  }

  /// Draws the text in `rect`, in its middle from top to bottom, with as many lines as wholly fit.
  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  /// Draws the text by `drawText(in:)` in the bounds.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The size of the text in the width of `size`; one line ignores the width (C.4, C.5).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width) }
  }

  /// The size of the text in lines of `preferredMaxLayoutWidth`, or in one line (C.8). Constraints know, besides,
  /// how high its lines are in the width that they find.
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

  /// Follows the preferred size of text where `adjustsFontForContentSizeCategory` asks for it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    setNeedsDisplay()
  }

  package var drawsLate: Bool { isPlain }

  package var contentSteps: [Drawing.Step] { isPlain ? stepsOfDrawing(in: bounds) : [] }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .label }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.font) = (text, font)
    return content
  }

  @_spi(Plumb)
  open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UILabel.font) { $0.content.font != LabelText.defaultFont },
      AppearanceProperty(\UILabel.textColor) { $0.content.textColor != .label },
    ]
  }
}

/// How text stands that shrank to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline where it was.
  case alignBaselines = 0
  /// Its middle where it was.
  case alignCenters = 1
  /// At the top left.
  case none = 2
}
