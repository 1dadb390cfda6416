public import Foundation

/// A line of text that can be edited. A tap begins that. Differs from UIKit: the caret is at the end of the text, and is
/// not shown; nothing is selected.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting, @preconcurrency ContentBlockDrawing,
  @preconcurrency ContentDrawing
{
  /// What frames a text field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// When a part of a text field shows.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// Unless it is.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  var fieldText = LabelText()
  var inputTraits = TextInputTraits()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Who decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// A text field of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// A text field of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
  }

  /// The text; empty rather than nil.
  open var text: String? {
    get { fieldText.content.text ?? "" }
    set { changeText { ($0.text, $0.attributed) = (newValue, nil) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { fieldText.content.currentAttributedText }
    set {
      changeText { ($0.text, $0.attributed) = (newValue?.string, newValue.map(NSAttributedString.init)) }
    }
  }

  /// The font; 17 points at first.
  open var font: UIFont? {
    get { fieldText.content.font }
    set {
      changeText { $0.setFont(newValue ?? LabelText.defaultFont) }
      adjustFont()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { fieldText.content.textColor }
    set { changeText { $0.setTextColor(newValue ?? .label) } }
  }

  /// Where the text stands.
  open var textAlignment: NSTextAlignment {
    get { fieldText.content.textAlignment }
    set { changeText { $0.setTextAlignment(newValue) } }
  }

  /// What shows while there is no text.
  open var placeholder: String? {
    didSet {
      if placeholder != attributedPlaceholder?.string {
        attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) }
      }
      changeText { _ in }
    }
  }

  /// The same with attributes; each follows the other.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      if placeholder != attributedPlaceholder?.string { placeholder = attributedPlaceholder?.string }
    }
  }

  /// What frames the field.
  open var borderStyle = BorderStyle.none {
    didSet { changeText { _ in } }
  }

  /// Whether the text shrinks to the width.
  open var adjustsFontSizeToFitWidth = false {
    didSet { changeText { _ in } }
  }
  /// The least size in points that it shrinks to; 0 is no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { changeText { _ in } }
  }

  /// Whether the font follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fieldText.content.adjustsFont }
    set {
      fieldText.content.adjustsFont = newValue
      adjustFont()
    }
  }

  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// When the clear button shows. Differs from UIKit: it is not drawn.
  open var clearButtonMode = ViewMode.never
  /// A view at the start. Differs from UIKit: it is not shown.
  open var leftView: UIView?
  /// When it shows.
  open var leftViewMode = ViewMode.never
  /// A view at the end. Differs from UIKit: it is not shown.
  open var rightView: UIView?
  /// When it shows.
  open var rightViewMode = ViewMode.never
  /// Whether the text is being edited: while the field is first responder.
  open var isEditing: Bool { isFirstResponder }

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

  /// Whether the text can be edited: while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  /// A finger lifted in the field begins editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Layout

  /// The area of the text in `bounds`.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: border) }
  /// The area of the text in `bounds` while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The area of the placeholder in `bounds`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The size of text or placeholder and border.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// The size of text or placeholder and border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Draws the text in `rect`.
  open func drawText(in rect: CGRect) {
    drawShown(in: rect)
  }

  /// Draws the placeholder in `rect`.
  open func drawPlaceholder(in rect: CGRect) {
    drawShown(in: rect)
  }

  override var baselineOffsets: (first: CGFloat?, last: CGFloat) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let font = fieldText.content.font
    let baseline = grid.snap(font.ascender, .nearest(.up))
    return (border.top + baseline, border.bottom + grid.snap(font.lineHeight, .ceil) - baseline)
  }

  /// Follows the preferred size of text where `adjustsFontForContentSizeCategory` asks for it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  var contentBlocks: [ContentBlock] {
    borderStyle == .none ? [] : [block(bounds, .tertiarySystemFill)]
  }

  var contentSteps: [Drawing.Step] {
    recordedSteps(in: bounds) {
      if fieldText.isEmpty {
        drawPlaceholder(in: placeholderRect(forBounds: bounds))
      } else {
        drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
      }
    }
  }
}
