import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
@_spi(Plumb) import TextViewCore

extension UISearchTextField {
  func prepareLook() {
    let traits = traitCollection
    backgroundColor = ControlColors.searchField[traits]
    backing.cornerRadius = lookRadius
    shownRadius = lookRadius
    let glass = UIImageView(frame: CGRect(origin: .zero, size: SearchSizes.glass[traits]))
    glass.image = UIImage(systemName: "magnifyingglass")
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
    returnKeyType = .search
    if traits.system >= .v26 { followLook(from: .v17) }
  }

  /// The radius of the corners: at most half of the height.
  private var lookRadius: CGFloat {
    let radius = SearchSizes.fieldRadius[traitCollection]
    return radius.isFinite ? radius : bounds.height / 2
  }

  /// Keeps the corners of a capsule round, unless code has set another radius.
  func roundCorners() {
    guard backing.cornerRadius == shownRadius else { return }
    shownRadius = lookRadius
    if backing.cornerRadius != shownRadius { backing.cornerRadius = shownRadius }
  }

  /// Takes on the look of the present system where code has not changed that of another one (26.C.17, 26.C.19).
  func followLook(from old: SystemVersion) {
    let system = traitCollection.system
    if backgroundColor === ControlColors.searchField[old] {
      backgroundColor = ControlColors.searchField[system]
    }
    func font(_ system: SystemVersion) -> UIFont {
      .systemFont(ofSize: SearchSizes.fontSize, weight: SearchSizes.font[system])
    }
    if self.font == font(old), SearchSizes.font[old] != SearchSizes.font[system] { self.font = font(system) }
    if let glass = leftView as? UIImageView, glass.bounds.size == SearchSizes.glass[old] {
      glass.bounds.size = SearchSizes.glass[system]
    }
    if layer.shadowOpacity == SearchSizes.shadow[old], SearchSizes.shadow[old] != SearchSizes.shadow[system] {
      layer.shadowOpacity = SearchSizes.shadow[system]
      layer.shadowRadius = SearchSizes.shadowRadius
      layer.shadowOffset = SearchSizes.shadowOffset
    }
    roundCorners()
  }

  // MARK: Tokens

  /// Changes the tokens, and the views that depend on whether there are any.
  func changeTokens(_ change: (inout [UISearchToken]) -> Void) {
    let old = searchTokens
    change(&searchTokens)
    guard searchTokens != old else { return }
    selectedToken = nil
    if tokenRow.superview == nil {
      tokenRow.isUserInteractionEnabled = false
      addSubview(tokenRow)
    }
    showTokens()
    contentDidChange()
  }

  func showTokens() {
    tokenRow.show(
      searchTokens, selected: selectedToken, color: tokenBackgroundColor,
      font: font ?? .systemFont(ofSize: 17))
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the width of the tokens, as far as they leave room for the text.
  func tokenWidth(in bounds: CGRect) -> CGFloat {
    guard !searchTokens.isEmpty else { return 0 }
    let room = areaOfContent(in: bounds).width - SearchSizes.tokenGap - SearchSizes.leastText
    return max(0, min(tokenRow.length, room))
  }

  func layOutTokens() {
    let area = areaOfContent(in: bounds)
    let row = CGRect(x: area.minX, y: bounds.minY, width: tokenWidth(in: bounds), height: bounds.height)
    tokenRow.frame = row.mirrored(in: area, isReversed)
    // The tokens run in the field's direction, which may be another one than that of its traits.
    if tokenRow.semanticContentAttribute != semanticContentAttribute {
      tokenRow.semanticContentAttribute = semanticContentAttribute
      tokenRow.setNeedsLayout()
    }
  }

  // MARK: Positions

  /// Returns the tokens in a range, whose positions are before those of the text.
  func foundTokens(in range: UITextRange) -> [UISearchToken] {
    guard let range = (range as? TextSpan)?.range else { return [] }
    let count = searchTokens.count
    let start = max(0, min(range.location, 0) + count)
    let end = max(start, min(count, range.location + max(0, range.length) + count))
    return start < end ? Array(searchTokens[start..<end]) : []
  }

  /// Returns the index of the token that a range selects.
  func token(selectedBy range: UITextRange) -> Int? {
    guard let range = (range as? TextSpan)?.range, range.location < 0, range.length > 0 else { return nil }
    let index = range.location + searchTokens.count
    return searchTokens.indices.contains(index) ? index : nil
  }

  /// Deletes the selected token, or selects the last one if the caret is at the start of the text.
  func deletesToken() -> Bool {
    if let selectedToken {
      self.selectedToken = nil
      if allowsDeletingTokens {
        removeToken(at: selectedToken)
        sendActions(for: .editingChanged)
      }
      return true
    }
    let selection = selectedTextRange as? TextSpan
    guard let selection, selection.range.length == 0, selection.range.location == 0, !searchTokens.isEmpty
    else { return false }
    selectedToken = searchTokens.count - 1
    return true
  }

  // MARK: Suggestions

  /// Shows the list of suggestions while the field is edited.
  func updateSuggestions() {
    suggestionList?.removeFromSuperview()
    suggestionList = nil
    guard isEditing, let window, let suggestions = searchSuggestions, !suggestions.isEmpty else { return }
    let list = SuggestionList(suggestions) { [weak self] in self?.choose($0) }
    list.place(below: convert(bounds, to: nil), in: window)
    window.addSubview(list)
    suggestionList = list
  }

  private func choose(_ suggestion: any UISearchSuggestion) {
    (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
    suggestionList?.removeFromSuperview()
    suggestionList = nil
  }
}
