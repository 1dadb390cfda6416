public import Foundation

/// Text in lines that can be edited and scrolled. Differs from UIKit: nobody can type; words are drawn as bars.
@preconcurrency @MainActor
open class UITextView: UIScrollView, @preconcurrency ContentBlockDrawing {
  private let label = UILabel()
  var inputTraits = TextInputTraits()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  private let container: NSTextContainer
  private let manager = NSLayoutManager()

  /// A text view of the given frame, whose lines are as `textContainer` says.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// A text view of the given frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// A text view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  /// The text; empty rather than nil.
  open var text: String! {
    get { label.text ?? "" }
    set { changeText { $0.text = newValue } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { label.attributedText ?? NSAttributedString(string: "") }
    set { changeText { $0.attributedText = newValue } }
  }

  /// The font; 12 points where nil.
  open var font: UIFont? {
    get { label.font }
    set { changeText { $0.font = newValue ?? .systemFont(ofSize: 12) } }
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  /// Where lines stand.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// Whether the font follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory = false

  /// The space around the text, in points: 8 above and below at first.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changeText { _ in } }
  }

  /// How lines fill their area.
  open var textContainer: NSTextContainer { container }
  /// How lines are made.
  open var layoutManager: NSLayoutManager { manager }

  // MARK: Editing

  /// What stands in for the keyboard. Differs from UIKit: nothing shows it.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What stands above the keyboard. Differs from UIKit: nothing shows it.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  // MARK: Layout

  /// The size of the text in lines of the width of `size`, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width)
  }

  /// The height of the text in the present width where the view does not scroll (C.20); where it has no width
  /// yet, the size of the text in lines without limit.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    guard bounds.width > 0 else { return fittingSize(width: 0) }
    return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
  }

  override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    isScrollEnabled || width <= 0 ? nil : fittingSize(width: width).height
  }

  private func prepare() {
    drawBlocks()
    label.font = .systemFont(ofSize: 12)
    label.lineBreakMode = .byWordWrapping
    label.numberOfLines = 0
  }

  private func changeText(_ change: (UILabel) -> Void) {
    change(label)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The space around lines: that of the view, and the padding of the container at both ends.
  private var insets: UIEdgeInsets {
    var insets = textContainerInset
    insets.left += container.lineFragmentPadding
    insets.right += container.lineFragmentPadding
    return insets
  }

  private func fittingSize(width: CGFloat) -> CGSize {
    let insets = insets
    label.numberOfLines = container.maximumNumberOfLines
    let room = width - insets.left - insets.right
    var size = label.sizeThatFits(CGSize(width: width > 0 ? max(room, 1) : 0, height: 0))
    if size.height == 0 {
      size.height = PixelGrid(scale: traitCollection.displayScale).snap(label.font.lineHeight, .ceil)
    }
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  var contentBlocks: [ContentBlock] {
    let insets = insets
    let width = bounds.width - insets.left - insets.right
    let height = fittingSize(width: bounds.width).height - insets.top - insets.bottom
    return label.blocks(in: CGRect(x: insets.left, y: insets.top, width: max(width, 0), height: height))
  }
}

/// The area that lines fill. Differs from UIKit: only the padding and the number of lines have an effect.
open class NSTextContainer: NSObject {
  /// The size of the area, in points.
  open var size: CGSize
  /// The space at both ends of lines, in points; 5 at first.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 is no limit.
  open var maximumNumberOfLines = 0
  /// Where lines end that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the area is as wide as the view.
  open var widthTracksTextView = false
  /// Whether the area is as high as the view.
  open var heightTracksTextView = false

  /// An area of the given size.
  public init(size: CGSize) {
    self.size = size
  }

  /// An area without bounds.
  public override convenience init() {
    self.init(size: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }
}

/// What makes lines of text. Differs from UIKit: it has no effect.
open class NSLayoutManager: NSObject {
  /// Whether the font's leading counts.
  open var usesFontLeading = true

  /// A layout manager.
  public override init() {
    super.init()
  }
}
