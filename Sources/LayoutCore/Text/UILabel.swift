public import Foundation

/// Text that is read only.
///
/// Differs from UIKit: characters have simple advances instead of glyphs, and a bar stands for each word; shadows,
/// highlighting and tightening are state without effect.
@preconcurrency @MainActor
open class UILabel: UIView, @preconcurrency ContentBlockDrawing {
  var content = Content()

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
    set { change(\.textAlignment, to: newValue) }
  }

  /// Where lines end that are too long; `byTruncatingTail` at first.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change(\.lineBreakMode, to: newValue) }
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

  /// Whether the text shrinks to the width. It does not change what fits (C.10). Differs from UIKit: nor what is
  /// drawn.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest share of its size that the text shrinks to.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether characters move together before a line is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// How shrunken text stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether a font of a text style follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory: Bool {
    get { content.adjustsFont }
    set { setAdjustsFont(newValue) }
  }

  /// Whether the text is active.
  open var isEnabled = true
  /// Whether the text is highlighted.
  open var isHighlighted = false
  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Size

  /// The area of the first `numberOfLines` lines (0: all) in `bounds`: at the left edge, and in the middle where it
  /// is too high (C.11).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    fittedTextRect(in: bounds, limit: numberOfLines)
  }

  /// Draws the text in `rect`. Differs from UIKit: labels draw bars without it; it is called by nobody.
  open func drawText(in rect: CGRect) {
    ContentBlock.draw(blocks(in: rect))
  }

  /// The size of the text in the width of `size`; one line ignores the width (C.4, C.5).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  /// The size of the text in lines of `preferredMaxLayoutWidth`, or in one line (C.8). Constraints know, besides,
  /// how high its lines are in the width that they find.
  open override var intrinsicContentSize: CGSize {
    fittingSize(width: preferredMaxLayoutWidth)
  }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, width > 0 else { return nil }
    return fittingSize(width: width).height
  }

  override var baselineOffsets: (first: CGFloat?, last: CGFloat) { textBaselines }

  /// Follows the preferred size of text where `adjustsFontForContentSizeCategory` asks for it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  var contentBlocks: [ContentBlock] { blocks(in: bounds) }
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
