public import Foundation
package import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A line of text that can be edited. A tap begins that. Differs from UIKit: the caret is at the end of the text, and is
/// not shown; nothing is selected.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput, UIContentSizeCategoryAdjusting,
  @preconcurrency ContentDrawing
{
  /// What frames a text field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A line on a ground, darker at the top.
    case bezel = 2
    /// A rounded rectangle on a ground.
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
  package var parts = Parts()
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
  /// Whether the first characters that are typed take the place of the others. Differs from UIKit: they do not.
  open var clearsOnInsertion = false
  /// Whether attributes may be edited. Differs from UIKit: nobody does.
  open var allowsEditingTextAttributes = false

  /// When the clear button shows, where there is text: at the trailing end, in the place of `rightView`.
  open var clearButtonMode = ViewMode.never {
    didSet { sidesChanged() }
  }
  /// A view at the leading end.
  open var leftView: UIView? {
    get { parts.left }
    set { changeSide(\.left, to: newValue) }
  }
  /// When it shows.
  open var leftViewMode = ViewMode.never {
    didSet { sidesChanged() }
  }
  /// A view at the trailing end.
  open var rightView: UIView? {
    get { parts.right }
    set { changeSide(\.right, to: newValue) }
  }
  /// When it shows.
  open var rightViewMode = ViewMode.never {
    didSet { sidesChanged() }
  }
  /// The picture behind the text of a field whose border is no rounded rectangle; it fills the field.
  open var background: UIImage? {
    get { parts.background }
    set {
      parts.background = newValue
      setNeedsDisplay()
    }
  }
  /// That picture while the field cannot be used; nil is the same.
  open var disabledBackground: UIImage? {
    get { parts.disabledBackground }
    set {
      parts.disabledBackground = newValue
      setNeedsDisplay()
    }
  }
  /// Whether the text is being edited: while the field is first responder.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  @_spi(Plumb)
  open override var primaryEvents: UIControl.Event { .editingDidEndOnExit }

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
  open override func becomeFirstResponder() -> Bool {
    defer { sidesChanged() }
    return beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { sidesChanged() }
    return endEditing { super.resignFirstResponder() }
  }

  /// A finger lifted in the field begins editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { becomeFirstResponder() }
  }

  // MARK: Layout

  @_spi(Plumb)
  open override func stateDidChange() {
    super.stateDidChange()
    sidesChanged()
  }

  /// The area of the border in `bounds`.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The area of the text in `bounds`: inside the border, between what stands beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect { areaBetweenSides(of: bounds) }
  /// The area of the text in `bounds` while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The area of the placeholder in `bounds`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The area of the view at the leading end in `bounds`: as large as the view, in the middle from top to bottom.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(parts.left?.sizeInBar ?? .zero, atLeading: true, inset: borderStyle == .none ? 0 : 2, in: bounds)
  }
  /// The area of the view at the trailing end in `bounds`.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(
      parts.right?.sizeInBar ?? .zero, atLeading: false, inset: borderStyle == .none ? 0 : 2, in: bounds)
  }
  /// The area of the clear button in `bounds`: 19 × 19 points, 5 from the trailing end where there is a border.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(ClearButton.size, atLeading: false, inset: borderStyle == .none ? 0 : 5, in: bounds)
  }

  /// Places what stands beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  /// The size of text or placeholder and border.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// The size of text or placeholder and border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize }
  }

  /// Draws the text in `rect`.
  open func drawText(in rect: CGRect) {
    drawShown(in: rect)
  }

  /// Draws the placeholder in `rect`.
  open func drawPlaceholder(in rect: CGRect) {
    drawShown(in: rect)
  }

  @_spi(Plumb)
  open override var baselineOffsets: (first: CGFloat?, last: CGFloat) {
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

  package var contentSteps: [Drawing.Step] {
    recordedSteps(in: bounds) {
      if let context = UIGraphicsGetCurrentContext() { drawBorder(in: context) }
      drawTextOrPlaceholder()
    }
  }

  // MARK: Keys

  /// Whether there is any text.
  open var hasText: Bool { !fieldText.isEmpty }

  /// Puts text at the end. Nobody is asked; those who follow the editing are told.
  open func insertText(_ text: String) {
    changeKeyed { $0 + text.filter { !$0.isNewline } }
  }

  /// Takes the last character away. Nobody is asked; those who follow the editing are told.
  open func deleteBackward() {
    guard hasText else { return }
    changeKeyed { String($0.dropLast()) }
  }

  /// Which letters are made large.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// Whether mistakes are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// Whether quotation marks become those of the language.
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }

  /// Whether spaces come and go with the words around them.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }

  /// The keys that the keyboard offers.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// How the keyboard looks.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// The label of the key that ends the text.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// Whether that key is off while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether a bullet stands for each character.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set {
      inputTraits.isSecureTextEntry = newValue
      changeText { _ in }
    }
  }

  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .textField }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.placeholder, content.font) = (text ?? "", placeholder, font)
    return content
  }
}
