public import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
@_spi(Plumb) public import TextViewCore

/// The text field of a search bar, with tokens before the text.
///
/// Each token is a position of its own before those of the text. The delete key at the start of the text selects the
/// last token, and then deletes it; a tap selects a token, too.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  let tokenRow = SearchTokenRow()
  var searchTokens: [UISearchToken] = []
  /// The index of the token that is selected.
  var selectedToken: Int? { didSet { showTokens() } }
  var suggestionList: SuggestionList?
  /// The radius of the corners that the field has set itself.
  var shownRadius: CGFloat = 0

  /// Creates a search text field with the given frame, on a background with round corners.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLook()
  }

  /// Creates a search text field of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLook()
    coder.decodeInterface(of: self, as: UISearchTextField.self)
  }

  // MARK: Tokens

  /// The tokens before the text.
  open var tokens: [UISearchToken] {
    get { searchTokens }
    set { changeTokens { $0 = newValue } }
  }

  /// The colour of tokens; nil is a grey.
  open var tokenBackgroundColor: UIColor! { didSet { showTokens() } }
  /// Whether or not the user can delete tokens.
  open var allowsDeletingTokens = true
  /// Whether or not the user can copy tokens.
  ///
  /// Differs from UIKit: without effect, since only texts are copied.
  open var allowsCopyingTokens = true

  /// Inserts a token; an index beyond the last appends it.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    changeTokens { $0.insert(token, at: min(max(0, tokenIndex), $0.count)) }
  }

  /// Removes the token at an index; there may be none.
  open func removeToken(at tokenIndex: Int) {
    changeTokens { if $0.indices.contains(tokenIndex) { $0.remove(at: tokenIndex) } }
  }

  /// Returns the position before a token.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    TextIndex(min(max(0, tokenIndex), searchTokens.count) - searchTokens.count)
  }

  /// Returns the tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] { foundTokens(in: textRange) }

  /// The range of the text after the tokens.
  open var textualRange: UITextRange {
    TextSpan(NSRange(location: 0, length: ((text ?? "") as NSString).length))
  }

  /// Replaces the text in a range by a token; the tokens in the range stay.
  open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  // MARK: Suggestions

  /// The suggestions in a list below the field, while it is edited; nil shows none.
  ///
  /// Differs from UIKit: a search controller shows them above its results.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    defer { updateSuggestions() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    defer {
      updateSuggestions()
      if !isFirstResponder { selectedToken = nil }
    }
    return super.resignFirstResponder()
  }

  // MARK: Keys

  /// Whether or not the field has any text or tokens.
  open override var hasText: Bool { super.hasText || !searchTokens.isEmpty }

  /// Inserts text in place of the selection or of the selected token.
  open override func insertText(_ text: String) {
    if let selectedToken, allowsDeletingTokens { removeToken(at: selectedToken) }
    selectedToken = nil
    super.insertText(text)
  }

  /// Deletes the selection, the selected token, or the character before the caret; at the start of the text it selects
  /// the last token.
  open override func deleteBackward() {
    if !deletesToken() { super.deleteBackward() }
  }

  @_spi(Plumb)
  open override func clearContent() {
    changeTokens { $0 = [] }
    super.clearContent()
  }

  /// Selects the token at the end of the touch, and begins editing.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, isEditing, let touch else { return }
    let point = touch.location(in: tokenRow)
    selectedToken = tokenRow.views.firstIndex { !tokenRow.isHidden && $0.frame.covers(point) }
  }

  // MARK: Positions

  /// The position before the first token, or before the first character.
  open override var beginningOfDocument: UITextPosition { TextIndex(-searchTokens.count) }

  /// The selection: that of a token, or that in the text.
  open override var selectedTextRange: UITextRange? {
    get {
      guard let selectedToken else { return super.selectedTextRange }
      return TextSpan(NSRange(location: selectedToken - searchTokens.count, length: 1))
    }
    set {
      selectedToken = newValue.flatMap { token(selectedBy: $0) }
      if selectedToken == nil { super.selectedTextRange = newValue }
    }
  }

  /// Returns the position at a distance in tokens and UTF-16 units, or `nil` outside of them.
  open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextIndex)?.offset else { return nil }
    let (end, isTooFar) = start.addingReportingOverflow(offset)
    guard !isTooFar, end < 0 else { return super.position(from: position, offset: offset) }
    return end >= -searchTokens.count ? TextIndex(end) : nil
  }

  // MARK: Layout

  /// Returns the rectangle of the text.
  ///
  /// It is after the tokens, or from 8 points after the left view, to 8 before the trailing end, or to the view there; in
  /// iOS 26 from 7 points after the left view, to 12 and 9.5 (26.C.19).
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let taken = tokenWidth(in: bounds)
    return areaOfContent(in: bounds).inset(
      by: UIEdgeInsets(
        NSDirectionalEdgeInsets(
          top: 0, leading: taken > 0 ? taken + SearchSizes.tokenGap : 0, bottom: 0, trailing: 0),
        in: effectiveUserInterfaceLayoutDirection))
  }

  /// Returns the area of tokens and text.
  func areaOfContent(in bounds: CGRect) -> CGRect {
    let area = super.textRect(forBounds: bounds)
    let (traits, hasButton) = (traitCollection, showsRight || showsClearButton)
    let leading = showsLeft ? SearchSizes.textGap[traits] : 0
    let trailing = (hasButton ? SearchSizes.buttonGap : SearchSizes.textEnd)[traits]
    return area.inset(
      by: UIEdgeInsets(
        NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing),
        in: effectiveUserInterfaceLayoutDirection))
  }

  /// Returns the rectangle of the magnifying glass: 20 × 20 points, 6 from the leading end, or 12 in iOS 26.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let inset = SearchSizes.fieldInset[traitCollection]
    return sideArea(parts.left?.sizeInBar ?? .zero, atLeading: true, inset: inset, in: bounds)
  }

  /// Returns the rectangle of the right view, 6 points from the trailing end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let inset = SearchSizes.trailingInset[traitCollection]
    return sideArea(parts.right?.sizeInBar ?? .zero, atLeading: false, inset: inset, in: bounds)
  }

  /// Returns the rectangle of the clear button, 6 points from the trailing end.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let inset = SearchSizes.trailingInset[traitCollection]
    return sideArea(ClearButton.size, atLeading: false, inset: inset, in: bounds)
  }

  /// Lays out the views beside the text, and the tokens.
  open override func layoutSubviews() {
    super.layoutSubviews()
    roundCorners()
    layOutTokens()
  }

  /// Takes on the look of another version of the system.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let old = previousTraitCollection?.system, old != traitCollection.system else { return }
    followLook(from: old)
  }

  /// The colour of the placeholder: that of secondary texts in iOS 26 (26.C.19).
  @_spi(Plumb)
  open override var placeholderColor: UIColor {
    traitCollection.system >= .v26 ? .secondaryLabel : super.placeholderColor
  }

  /// Draws the placeholder, unless there are tokens.
  open override func drawPlaceholder(in rect: CGRect) {
    if searchTokens.isEmpty { super.drawPlaceholder(in: rect) }
  }

  @_spi(Plumb)
  open override var spokenContent: SpokenContent {
    var content = super.spokenContent
    content.traits.insert(.searchField)
    if !searchTokens.isEmpty {
      let words = searchTokens.map(\.text) + [content.value].compactMap { $0 }
      content.value = words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    return content
  }
}
