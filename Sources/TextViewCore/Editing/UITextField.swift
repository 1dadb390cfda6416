public import Foundation
public import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore

/// A view that displays an editable line of text.
///
/// A tap begins editing.
///
/// A double tap selects a word, and shows the menu of editing.
///
/// Differs from UIKit: the caret and the selection are not shown, and single taps do not move them.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting,
  @preconcurrency ContentDrawing
{
  /// The styles of the border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A line around a background, darker at the top.
    case bezel = 2
    /// A rounded rectangle with a background.
    case roundedRect = 3
  }

  /// The times at which a view beside the text of a text field is visible.
  public enum ViewMode: Int, Sendable {
    /// The view is never visible.
    case never = 0
    /// The view is visible while the text is edited.
    case whileEditing = 1
    /// The view is visible while the text is not edited.
    case unlessEditing = 2
    /// The view is always visible.
    case always = 3
  }

  var fieldText = LabelText()
  package var parts = Parts()
  var inputTraits = TextInputTraits()
  /// The selection that was set, or `nil` for the caret at the end.
  var chosenRange: NSRange?
  /// The provisional text of an input method.
  var markedRange: NSRange?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The text field's delegate, which decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates a text field with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// Creates a text field of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    coder.decodeInterface(of: self, as: UITextField.self)
  }

  /// The text that the field displays; an empty string rather than nil.
  open var text: String? {
    get { fieldText.content.text ?? "" }
    set {
      KeyValueObserving.change(self, "text", "attributedText") {
        changeText { ($0.text, $0.attributed) = (newValue, nil) }
      }
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { fieldText.content.currentAttributedText }
    set {
      KeyValueObserving.change(self, "attributedText", "text") {
        changeText { ($0.text, $0.attributed) = (newValue?.string, newValue.map(NSAttributedString.init)) }
      }
    }
  }

  /// The font of the text; the system font of 17 points by default.
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

  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { fieldText.content.textAlignment }
    set { changeText { $0.setTextAlignment(newValue) } }
  }

  /// The text that the field displays while it has none.
  open var placeholder: String? {
    didSet {
      if placeholder != attributedPlaceholder?.string {
        attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) }
      }
      changeText { _ in }
    }
  }

  /// The placeholder with its attributes; `placeholder` and this follow each other.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      if placeholder != attributedPlaceholder?.string { placeholder = attributedPlaceholder?.string }
    }
  }

  /// The border style.
  open var borderStyle = BorderStyle.none {
    didSet { changeText { _ in } }
  }

  /// The attributes of the whole text: font, colour, alignment, and those that were set.
  ///
  /// New ones apply to the present text, too.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { shownAttributes }
    set { applyAttributes(newValue) }
  }

  /// The attributes of text that the user types: the default ones.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// Whether or not the font size is reduced to fit the text into the width.
  open var adjustsFontSizeToFitWidth = false {
    didSet { changeText { _ in } }
  }
  /// The smallest font size, in points, of text that is reduced to fit; 0 is no limit.
  open var minimumFontSize: CGFloat = 0 {
    didSet { changeText { _ in } }
  }

  /// Whether or not the font follows the preferred content size category.
  open var adjustsFontForContentSizeCategory: Bool {
    get { fieldText.content.adjustsFont }
    set {
      fieldText.content.adjustsFont = newValue
      adjustFont()
    }
  }

  /// Whether or not the field clears its text when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether or not the first characters typed replace the text; false again afterwards.
  open var clearsOnInsertion = false
  /// Whether or not the user can edit the attributes of the text.
  ///
  /// Differs from UIKit: editing changes no attributes.
  open var allowsEditingTextAttributes = false

  /// The times at which the clear button is visible, if there is text; it takes the place of `rightView`.
  open var clearButtonMode = ViewMode.never {
    didSet { updateSideViews() }
  }
  /// The view at the leading end.
  open var leftView: UIView? {
    get { parts.left }
    set { changeSide(\.left, to: newValue) }
  }
  /// The times at which the left view is visible.
  open var leftViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }
  /// The view at the trailing end.
  open var rightView: UIView? {
    get { parts.right }
    set { changeSide(\.right, to: newValue) }
  }
  /// The times at which the right view is visible.
  open var rightViewMode = ViewMode.never {
    didSet { updateSideViews() }
  }
  /// The image that fills the field behind the text, unless the border is a rounded rectangle.
  open var background: UIImage? {
    get { parts.background }
    set {
      parts.background = newValue
      setNeedsDisplay()
    }
  }
  /// The background image of a disabled field; nil uses `background`.
  open var disabledBackground: UIImage? {
    get { parts.disabledBackground }
    set {
      parts.disabledBackground = newValue
      setNeedsDisplay()
    }
  }
  /// Whether or not the field is in editing mode, that is, the first responder.
  open var isEditing: Bool { isFirstResponder }

  // MARK: Editing

  @_spi(Plumb)
  open override var primaryEvents: UIControl.Event { .editingDidEndOnExit }

  /// The view that replaces the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Whether or not the field can begin editing; an enabled field can.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether or not the focus of the keyboard may be on the field; on an enabled field it may.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Begins editing if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { updateSideViews() }
    return beginEditing { super.becomeFirstResponder() }
  }

  /// Ends editing if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer { updateSideViews() }
    return endEditing { super.resignFirstResponder() }
  }

  /// Begins editing if the touch ended inside the field.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    becomeFirstResponder()
    didTap(touch) { [weak self] range, suggested in
      guard let self else { return nil }
      return editMenu(for: TextSpan(range), suggestedActions: suggested)
    }
  }

  /// Removes the text, as the clear button does.
  @_spi(Plumb)
  open func clearContent() { text = "" }

  // MARK: Layout

  @_spi(Plumb)
  open override func stateDidChange() {
    super.stateDidChange()
    updateSideViews()
  }

  /// The colour of the placeholder, where that has no attributes.
  @_spi(Plumb)
  open var placeholderColor: UIColor { .placeholderText }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text: inside the border, between the visible side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { areaBetweenSides(of: bounds) }
  /// Returns the rectangle of the text while it is edited.
  ///
  /// It is that of a plain field: a subclass that overrides `textRect(forBounds:)` overrides this method, too.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { areaBetweenSides(of: bounds) }
  /// Returns the rectangle of the placeholder, that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the left view: of the view's size, at the leading end, centered vertically.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(parts.left?.sizeInBar ?? .zero, atLeading: true, inset: sideInset, in: bounds)
  }
  /// Returns the rectangle of the right view: of the view's size, at the trailing end, centered vertically.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(
      parts.right?.sizeInBar ?? .zero, atLeading: false, inset: sideInset, in: bounds)
  }
  /// Returns the rectangle of the clear button: 19 × 19 points, 5 from the trailing end of a field with a border.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(
      ClearButton.size, atLeading: false, inset: borderStyle == .none ? 0 : TextFieldFigures.clearInset,
      in: bounds)
  }

  /// Lays out the visible side views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  /// The size of the text or the placeholder with the border.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// Returns the size of the text or the placeholder with the border.
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
  open override var baselineOffsets: (first: CGFloat?, last: CGFloat) { baselines }

  /// Adjusts the font to the preferred content size category, if `adjustsFontForContentSizeCategory` is true.
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

  // MARK: Editing

  /// Returns whether the selection, the pasteboard or the text let the action have an effect.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(by: action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { cutSelection() }
  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { copySelection() }
  /// Inserts the text in the pasteboard in place of the selection.
  open override func paste(_ sender: Any?) { pasteText() }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { selection = NSRange(location: 0, length: length) }
  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Keys

  /// Whether or not the field has any text.
  open var hasText: Bool { !fieldText.isEmpty }

  /// Inserts text in place of the selection, without line breaks.
  ///
  /// The delegate is not consulted; `editingChanged` is sent and the notification of the change is posted.
  open func insertText(_ text: String) {
    let range = clearsOnInsertion ? NSRange(location: 0, length: length) : markedRange ?? selection
    clearsOnInsertion = false
    type(text.filter { !$0.isNewline }, over: range)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// The delegate is not consulted; `editingChanged` is sent and the notification of the change is posted.
  open func deleteBackward() {
    let range = deletedRange
    if range.length > 0 { type("", over: range) }
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

  /// Whether or not each character is displayed as a bullet.
  open var isSecureTextEntry: Bool {
    get { inputTraits.isSecureTextEntry }
    set {
      inputTraits.isSecureTextEntry = newValue
      changeText { _ in }
    }
  }

  /// The semantic meaning of the text.
  open var textContentType: UITextContentType! {
    get { inputTraits.textContentType }
    set { inputTraits.textContentType = newValue }
  }

  /// The rules for a new password; nil for none.
  open var passwordRules: UITextInputPasswordRules? {
    get { inputTraits.passwordRules }
    set { inputTraits.passwordRules = newValue }
  }

  /// The setting for predictions of the text that follows.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { inputTraits.inlinePredictionType }
    set { inputTraits.inlinePredictionType = newValue }
  }

  /// The setting for results of calculations in the text.
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { inputTraits.mathExpressionCompletionType }
    set { inputTraits.mathExpressionCompletionType = newValue }
  }

  /// The extent of the writing tools.
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { inputTraits.writingToolsBehavior }
    set { inputTraits.writingToolsBehavior = newValue }
  }

  /// The kinds of text that writing tools may make.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { inputTraits.allowedWritingToolsResultOptions }
    set { inputTraits.allowedWritingToolsResultOptions = newValue }
  }

  /// The messages that the text answers, of which a change is told to `inputDelegate`.
  open var conversationContext: UIConversationContext? {
    get { inputTraits.conversationContext }
    set {
      inputTraits.conversationContext = newValue
      inputDelegate?.conversationContext(newValue, didChange: self)
    }
  }

  // MARK: Texts with attributes, dictation and menus

  /// Returns the attributes at a position.
  open func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { attributes(at: position, direction) }

  /// Returns the text in a range with its attributes.
  open func attributedText(in range: UITextRange) -> NSAttributedString { attributedPart(range) }
  /// Replaces the selection by a text with attributes.
  open func insertAttributedText(_ string: NSAttributedString) {
    type(string, over: markedRange ?? selection)
  }
  /// Replaces the text in a range by one with attributes.
  open func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
    type(attributedText, over: self.range(of: range))
  }

  /// Returns whether the delegate agrees that a text replaces that of a range.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: self.range(of: range), replacementString: text) ?? true
  }

  /// Inserts a dictated text.
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
    insertText(dictationResult.map(\.text).joined())
  }
  /// Called when dictation ended, which never begins.
  open func dictationRecordingDidEnd() {}
  /// Called when dictation was not understood.
  open func dictationRecognitionFailed() {}
  /// Called when the caret begins to be moved freely, to the nearest position.
  open func beginFloatingCursor(at point: CGPoint) { selectedTextRange = caretRange(at: point) }
  /// Called when the caret is moved freely, to the nearest position.
  open func updateFloatingCursor(at point: CGPoint) { selectedTextRange = caretRange(at: point) }
  /// Called when the caret is no longer moved freely.
  open func endFloatingCursor() {}

  /// Returns the menu of editing for a range: the delegate's.
  open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: range(of: textRange), suggestedActions: suggestedActions)
  }
  /// Tells the delegate that the menu of editing is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate that the menu of editing is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
  /// Tells the delegate to insert what was suggested.
  open func insert(_ inputSuggestion: UIInputSuggestion) {
    delegate?.textField(self, insertInputSuggestion: inputSuggestion)
  }

  /// The selection, whether the text is edited, and what is visible, to be restored.
  open var interactionState: Any {
    get { keptState }
    set { restore(newValue) }
  }

  /// The room for letters that reach beyond their line.
  ///
  /// Differs from UIKit: without effect.
  open var sizingRule = UILetterformAwareSizingRule.typographic

  // MARK: Positions and selection

  /// The selection, or the position of the caret as an empty range.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set { selection = newValue.map { range(of: $0) } ?? NSRange(location: length, length: 0) }
  }

  /// The range of the provisional text of an input method, or `nil` for none.
  open var markedTextRange: UITextRange? { markedRange.map { TextSpan($0.limited(to: plainText)) } }

  /// Replaces the provisional text, or the selection, by another provisional text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selecting: selectedRange)
  }

  /// Makes the provisional text part of the text.
  open func unmarkText() { markedRange = nil }

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { TextIndex(0) }
  /// The position after the last character.
  open var endOfDocument: UITextPosition { TextIndex(length) }
  /// The object that is told of changes by the program.
  open weak var inputDelegate: (any UITextInputDelegate)?

  /// Returns the text in a range.
  open func text(in range: UITextRange) -> String? {
    (plainText as NSString).substring(with: self.range(of: range))
  }

  /// Replaces the text in a range, and places the caret after it.
  ///
  /// The delegate is not consulted, but notified of the change.
  open func replace(_ range: UITextRange, withText text: String) {
    type(text, over: self.range(of: range))
  }

  /// Returns the range between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    span(from: fromPosition, to: toPosition)
  }

  /// Returns the position at a distance in UTF-16 units, or `nil` outside of the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(at: self.offset(of: position) + offset)
  }

  /// Returns the position at a distance in a direction, or `nil` outside of the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, toward: direction, by: offset)
  }

  /// Returns the order of two positions.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (offset(of: position), offset(of: other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  /// Returns the distance between two positions in UTF-16 units.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    offset(of: toPosition) - offset(of: from)
  }

  /// Returns the first rectangle of a range.
  open func firstRect(for range: UITextRange) -> CGRect { rects(of: range).first ?? caret(at: range.start) }
  /// Returns the rectangle of the caret at a position, 2 points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position) }
  /// Returns the rectangles of a selection, one for each line.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRects(of: range) }
  /// Returns the position that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

  /// Returns the position in a range that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearest: point, in: range)
  }

  /// Returns the range of the character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenField }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .textField }

  @_spi(Plumb)
  open override var shownContent: ViewContent {
    var content = super.shownContent
    (content.text, content.placeholder, content.font) = (text ?? "", placeholder, font)
    content.isFramed = borderStyle != .none
    return content
  }

  /// Text and font, without the states of controls.
  @_spi(Plumb)
  open override var shownProperties: [ViewProperty] { shownContent.properties }

  @_spi(Plumb)
  open override func drawShownText() { drawTextOrPlaceholder() }
}
