public import Foundation
package import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// A scroll view that displays editable text in lines.
///
/// A tap begins editing, a drag scrolls.
///
/// Differs from UIKit: the caret is at the end of the text, and is not shown; nothing is selected.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput, UIContentSizeCategoryAdjusting,
  @preconcurrency ContentDrawing
{
  var viewText = LabelText()
  var inputTraits = TextInputTraits()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  private let container: NSTextContainer
  private let manager = NSLayoutManager()

  /// Creates a text view with the given frame and text container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    prepare()
  }

  /// Creates a text view with the given frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view of zero size.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    super.init(coder: coder)
    prepare()
  }

  /// The text that the view displays; an empty string rather than nil.
  open var text: String! {
    get { viewText.content.text ?? "" }
    set {
      KeyValueObserving.change(self, "text", "attributedText") {
        changeText { ($0.text, $0.attributed) = (newValue, nil) }
      }
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { viewText.content.currentAttributedText ?? NSAttributedString(string: "") }
    set {
      KeyValueObserving.change(self, "attributedText", "text") {
        changeText { ($0.text, $0.attributed) = (newValue?.string, newValue.map(NSAttributedString.init)) }
      }
    }
  }

  /// The font of the text; nil sets the system font of 12 points.
  open var font: UIFont? {
    get { viewText.content.font }
    set {
      changeText { $0.setFont(newValue ?? .systemFont(ofSize: 12)) }
      adjustFont()
    }
  }

  /// The colour of the text.
  open var textColor: UIColor? {
    get { viewText.content.textColor }
    set { changeText { $0.setTextColor(newValue ?? .label) } }
  }

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { viewText.content.textAlignment }
    set { changeText { $0.setTextAlignment(newValue) } }
  }

  /// Whether or not the user can edit the text.
  open var isEditable = true
  /// Whether or not the user can select the text.
  open var isSelectable = true

  /// Whether or not the font follows the preferred content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { viewText.content.adjustsFont }
    set {
      viewText.content.adjustsFont = newValue
      adjustFont()
    }
  }

  /// The inset of the text container, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changeText { _ in } }
  }

  /// The area that lines fill.
  open var textContainer: NSTextContainer { container }
  /// The object that lays out the lines.
  open var layoutManager: NSLayoutManager { manager }

  // MARK: Editing

  /// The view that replaces the keyboard.
  ///
  /// Differs from UIKit: it is not shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  ///
  /// Differs from UIKit: it is not shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether or not the view is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  /// Ends editing if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Begins editing, if the touch did not scroll and the view is editable.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() }
  }

  // MARK: Layout

  /// Returns the size of the text in lines of the width of `size`, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width) }
  }

  /// The height of the text in the present width, if the view does not scroll (C.20).
  ///
  /// A view without a width has the size of the text in lines of unlimited width.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    guard bounds.width > 0 else { return fittingSize(width: 0) }
    return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
  }

  /// Returns the height of the text in `width`, or in the present width without a metric; nil if the view scrolls.
  ///
  /// A view with a width has no intrinsic width: it breaks its lines in any.
  @_spi(Plumb)
  open override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    let width = width == UIView.noIntrinsicMetric ? bounds.width : width
    return isScrollEnabled || width <= 0 ? nil : fittingSize(width: width).height
  }

  /// Sets the content size to the size of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
  }

  /// Adjusts the font to the preferred content size category, if `adjustsFontForContentSizeCategory` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  package var contentSteps: [Drawing.Step] { recordedSteps(in: bounds) { drawLines() } }

  // MARK: Keys

  /// Whether or not the view has any text.
  open var hasText: Bool { !viewText.isEmpty }

  /// Inserts text at the end.
  ///
  /// The delegate is not consulted, but notified of the change.
  open func insertText(_ text: String) {
    changeKeyed { $0 + text }
  }

  /// Deletes the last character.
  ///
  /// The delegate is not consulted, but notified of the change.
  open func deleteBackward() {
    guard hasText else { return }
    changeKeyed { String($0.dropLast()) }
  }

  /// The auto-capitalization style.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { inputTraits.autocapitalizationType }
    set { inputTraits.autocapitalizationType = newValue }
  }

  /// The autocorrection behaviour.
  open var autocorrectionType: UITextAutocorrectionType {
    get { inputTraits.autocorrectionType }
    set { inputTraits.autocorrectionType = newValue }
  }

  /// The spell-checking behaviour.
  open var spellCheckingType: UITextSpellCheckingType {
    get { inputTraits.spellCheckingType }
    set { inputTraits.spellCheckingType = newValue }
  }

  /// The behaviour of smart quotation marks.
  open var smartQuotesType: UITextSmartQuotesType {
    get { inputTraits.smartQuotesType }
    set { inputTraits.smartQuotesType = newValue }
  }

  /// The behaviour of smart dashes.
  open var smartDashesType: UITextSmartDashesType {
    get { inputTraits.smartDashesType }
    set { inputTraits.smartDashesType = newValue }
  }

  /// The behaviour of smart insertion and deletion, which adds and removes spaces around words.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { inputTraits.smartInsertDeleteType }
    set { inputTraits.smartInsertDeleteType = newValue }
  }

  /// The keyboard type.
  open var keyboardType: UIKeyboardType {
    get { inputTraits.keyboardType }
    set { inputTraits.keyboardType = newValue }
  }

  /// The appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { inputTraits.keyboardAppearance }
    set { inputTraits.keyboardAppearance = newValue }
  }

  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { inputTraits.returnKeyType }
    set { inputTraits.returnKeyType = newValue }
  }

  /// Whether or not the return key is disabled while there is no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { inputTraits.enablesReturnKeyAutomatically }
    set { inputTraits.enablesReturnKeyAutomatically = newValue }
  }

  /// Whether or not the characters are hidden.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// The semantic meaning of the text.
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .textView }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.font) = (text ?? "", font)
    return content
  }

  @_spi(Plumb)
  open override var shownProperties: [ViewProperty] {
    super.shownProperties + [ViewProperty("textColor", .color(textColor))]
  }

  @_spi(Plumb)
  open override func drawShownText() { drawLines() }
}
