public import Foundation
package import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore

/// Text in lines that can be edited and scrolled. A tap begins the one, a drag the other. Differs from UIKit: the caret
/// is at the end of the text, and is not shown; nothing is selected.
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
    get { viewText.content.text ?? "" }
    set { changeText { ($0.text, $0.attributed) = (newValue, nil) } }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { viewText.content.currentAttributedText ?? NSAttributedString(string: "") }
    set {
      changeText { ($0.text, $0.attributed) = (newValue?.string, newValue.map(NSAttributedString.init)) }
    }
  }

  /// The font; 12 points where nil.
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

  /// Where lines stand.
  open var textAlignment: NSTextAlignment {
    get { viewText.content.textAlignment }
    set { changeText { $0.setTextAlignment(newValue) } }
  }

  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true

  /// Whether the font follows the size of text that the user prefers.
  open var adjustsFontForContentSizeCategory: Bool {
    get { viewText.content.adjustsFont }
    set {
      viewText.content.adjustsFont = newValue
      adjustFont()
    }
  }

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// A finger lifted without having scrolled begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEditable { becomeFirstResponder() }
  }

  // MARK: Layout

  /// The size of the text in lines of the width of `size`, with the insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width) }
  }

  /// The height of the text in the present width where the view does not scroll (C.20); where it has no width
  /// yet, the size of the text in lines without limit.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    guard bounds.width > 0 else { return fittingSize(width: 0) }
    return CGSize(width: UIView.noIntrinsicMetric, height: fittingSize(width: bounds.width).height)
  }

  /// Where the view has a width its content has none, and is asked in that: it breaks its lines in any.
  @_spi(Plumb)
  open override func wrappedContentHeight(forWidth width: CGFloat) -> CGFloat? {
    let width = width == UIView.noIntrinsicMetric ? bounds.width : width
    return isScrollEnabled || width <= 0 ? nil : fittingSize(width: width).height
  }

  /// The content is as large as the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: fittingSize(width: bounds.width).height)
  }

  /// Follows the preferred size of text where `adjustsFontForContentSizeCategory` asks for it.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  package var contentSteps: [Drawing.Step] { recordedSteps(in: bounds) { drawLines() } }

  // MARK: Keys

  /// Whether there is any text.
  open var hasText: Bool { !viewText.isEmpty }

  /// Puts text at the end. Nobody is asked; those who follow the editing are told.
  open func insertText(_ text: String) {
    changeKeyed { $0 + text }
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

  /// Whether characters are hidden.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set { inputTraits.isSecureTextEntry = newValue }
  }

  /// The meaning of the text.
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .textView }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.font) = (text ?? "", font)
    return content
  }
}
