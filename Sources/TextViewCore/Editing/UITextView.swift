public import Foundation
public import GraphicsCore
public import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextKitCore

/// A scroll view that displays editable text in lines.
///
/// A tap begins editing, a drag scrolls.
///
/// A double tap selects a word, and shows the menu of editing.
///
/// Differs from UIKit: the caret and the selection are not shown, and single taps do not move them.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting,
  @preconcurrency ContentDrawing
{
  var viewText = LabelText()
  var inputTraits = TextInputTraits()
  /// The selection that was set, or `nil` for the caret at the end.
  var chosenRange: NSRange?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  private(set) var ownTypingAttributes: [NSAttributedString.Key: Any]?
  private let container: NSTextContainer
  private let manager: NSLayoutManager
  /// The text with attributes for layout managers, from the time at which it is first asked for.
  var storage: NSTextStorage?
  /// Whether or not the content and the storage are being made equal.
  var isSynchronizing = false
  /// Whether or not the container has another width for a measurement.
  var isMeasuring = false
  /// The text for layout managers of the newer kind, from the time at which one is first asked for.
  var contentStorage: NSTextContentStorage?
  /// The views of attachments.
  var attachmentViews: [AttachmentView] = []
  /// The provisional text of an input method.
  var markedRange: NSRange?

  /// Creates a text view with the given frame and text container.
  ///
  /// A container that has a layout manager with a text shows that text; one without a width has that of the view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    container = textContainer ?? NSTextContainer()
    manager = textContainer?.layoutManager ?? NSLayoutManager()
    super.init(frame: frame)
    prepare()
    connect()
  }

  /// Creates a text view with the given frame.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view of zero size.
  ///
  /// Differs from UIKit: the same lines are laid out for both values.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  /// Creates a text view of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    container = NSTextContainer()
    manager = NSLayoutManager()
    super.init(coder: coder)
    prepare()
    connect()
    coder.decodeInterface(of: self, as: UITextView.self)
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

  /// The font of the text; nil sets the system font of 12 points, in iOS 26 Helvetica of 12 points.
  open var font: UIFont? {
    get { viewText.content.font }
    set {
      changeText { $0.setFont(newValue ?? plainFont) }
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

  /// The selection in UTF-16 units, or the position of the caret as an empty range.
  open var selectedRange: NSRange {
    get { selection }
    set { selection = newValue }
  }

  /// The attributes of text that the user types: font, colour and alignment of the view, until others are set.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? plainAttributes }
    set { ownTypingAttributes = newValue }
  }

  /// The attributes of links.
  ///
  /// Differs from UIKit: none by default, so that links are blue, whatever the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet {
      let own = linkTextAttributes ?? [:]
      viewText.content.rare.linkAttributes = own.isEmpty ? nil : own
      textNeedsLayout()
    }
  }
  /// The kinds of data that become links.
  ///
  /// Differs from UIKit: without effect.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether or not the user can edit the attributes of the text.
  ///
  /// Differs from UIKit: editing changes no attributes.
  open var allowsEditingTextAttributes = false
  /// Whether or not the first characters typed replace the text.
  ///
  /// Differs from UIKit: without effect.
  open var clearsOnInsertion = false

  /// Scrolls until the text in a range is visible, without an animation.
  open func scrollRangeToVisible(_ range: NSRange) {
    scroll(to: TextSpan(range.limited(to: plainText)))
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
    didSet { textNeedsLayout() }
  }

  /// The area that lines fill.
  open var textContainer: NSTextContainer { container }
  /// The object that lays out the lines.
  open var layoutManager: NSLayoutManager { manager }
  /// The text with its attributes, which may be changed.
  open var textStorage: NSTextStorage { sharedStorage }
  /// The object of the newer kind that lays out the lines.
  ///
  /// Differs from UIKit: it lays out the same text in the same container, but the view draws the lines of `layoutManager`.
  open var textLayoutManager: NSTextLayoutManager? { sharedTextManager }

  // MARK: Editing

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

  /// Whether or not the view is editable or selectable.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether or not the focus of the keyboard may be on the text, as that of an editable one may.
  open override var canBecomeFocused: Bool { isEditable }

  /// Begins editing if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

  /// Ends editing if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Begins editing, if the touch did not scroll and the view is editable, or else asks the delegate about a link.
  ///
  /// A double tap selects a word, also in a text that is only selectable.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isEditable {
      guard isSelectable, let touch = touches.first, !openLink(at: touch) else { return }
      if touch.tapCount > 1 { becomeFirstResponder() }
    } else {
      becomeFirstResponder()
    }
    didTap(touches.first) { [weak self] range, suggested in
      guard let self else { return nil }
      return editMenu(for: TextSpan(range), suggestedActions: suggested)
    }
  }

  // MARK: Layout

  /// Returns the size of the text in lines of the width of `size`, with the insets.
  ///
  /// As of iOS 26, the width has no room for the padding of the lines, in which the text may wrap again (26.C.32).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let padding = TextViewFigures.fitsPadding[traitCollection] ? 0 : 2 * textContainer.lineFragmentPadding
    return Tracing.noteSizing(of: backing, in: size) { fittingSize(width: size.width, without: padding) }
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
    contentSize = shownContentSize
    placeAttachmentViews()
  }

  /// Adjusts the font to the preferred content size category, if `adjustsFontForContentSizeCategory` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    replacePlainFont()
    adjustFont()
  }

  package var contentSteps: [Drawing.Step] { recordedSteps(in: bounds) { drawLines() } }

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
  /// Inserts the text in the pasteboard in place of the selection, in the style of the place.
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
  /// Makes the selection bold, or no longer, if `allowsEditingTextAttributes` is true.
  open override func toggleBoldface(_ sender: Any?) { toggle(.traitBold) }
  /// Makes the selection italic, or no longer, if `allowsEditingTextAttributes` is true.
  open override func toggleItalics(_ sender: Any?) { toggle(.traitItalic) }
  /// Underlines the selection, or no longer, if `allowsEditingTextAttributes` is true.
  open override func toggleUnderline(_ sender: Any?) { toggleUnderlines() }
  /// Changes the attributes of the selection by a closure, if `allowsEditingTextAttributes` is true.
  open override func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {
    changeSelectedAttributes(conversionHandler)
  }
  /// Lets the selected paragraphs run to the right.
  open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { setDirection(.leftToRight) }
  /// Lets the selected paragraphs run to the left.
  open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { setDirection(.rightToLeft) }
  /// Begins a search, if the view has an interaction for it.
  open override func find(_ sender: Any?) { TextMenus.host?.find(.begin, in: self) }
  /// Begins a search whose results can be replaced, if the view has an interaction for it.
  open override func findAndReplace(_ sender: Any?) { TextMenus.host?.find(.beginReplacing, in: self) }
  /// Shows the next result of a search.
  open override func findNext(_ sender: Any?) { TextMenus.host?.find(.next, in: self) }
  /// Shows the result of a search before.
  open override func findPrevious(_ sender: Any?) { TextMenus.host?.find(.previous, in: self) }
  /// Searches for the selection.
  open override func useSelectionForFind(_ sender: Any?) { TextMenus.host?.find(.useSelection, in: self) }

  // MARK: Keys

  /// Whether or not the view has any text.
  open var hasText: Bool { !viewText.isEmpty }

  /// Inserts text in place of the selection.
  ///
  /// The delegate is not consulted, but notified of the change.
  open func insertText(_ text: String) {
    type(text, over: markedRange ?? selection)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// The delegate is not consulted, but notified of the change.
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
    textDelegate?.textView(self, shouldChangeTextIn: self.range(of: range), replacementText: text) ?? true
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
    textDelegate?.textView(
      self, editMenuForTextIn: range(of: textRange), suggestedActions: suggestedActions)
  }
  /// Tells the delegate that the menu of editing is about to appear.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willPresentEditMenuWith: animator)
  }
  /// Tells the delegate that the menu of editing is about to disappear.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    textDelegate?.textView(self, willDismissEditMenuWith: animator)
  }
  /// Tells the delegate to insert what was suggested.
  open func insert(_ inputSuggestion: UIInputSuggestion) {
    textDelegate?.textView(self, insertInputSuggestion: inputSuggestion)
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

  /// Whether or not the writing tools change the text, which they never do.
  open var isWritingToolsActive: Bool { false }
  /// The border.
  ///
  /// Differs from UIKit: it is not drawn.
  open var borderStyle = BorderStyle.none
  /// Whether or not sizes of fonts are those of other systems.
  ///
  /// Differs from UIKit: without effect.
  open var usesStandardTextScaling = false
  /// The attributes of highlighted text.
  ///
  /// Differs from UIKit: without effect; text is not highlighted.
  open var textHighlightAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Called to draw the background of highlighted text, which there is none of.
  open func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) {}

  /// The borders of text views.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A rectangle with round corners.
    case roundedRect = 1
  }

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
  open override var spokenContent: SpokenContent { spokenText }

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
