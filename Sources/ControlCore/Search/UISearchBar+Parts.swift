import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) import LayoutCore
@_spi(Plumb) import StyleCore
@_spi(Plumb) import TextViewCore

/// The images and offsets of a search bar.
struct SearchBarSettings {
  /// The images behind the bar, by position and metrics.
  var backgrounds: [[Int]: UIImage] = [:]
  var fieldBackgrounds: [UInt: UIImage] = [:]
  /// The images of icons, by icon and state.
  var icons: [[Int]: UIImage] = [:]
  var offsets: [Int: UIOffset] = [:]
}

/// The parts of a search bar.
extension UISearchBar {
  func prepare() {
    fieldEvents.bar = self
    field.delegate = fieldEvents
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    showCancel()
    promptLabel.font = .systemFont(ofSize: SearchSizes.promptFont)
    promptLabel.textColor = .secondaryLabel
    promptLabel.textAlignment = .center
    for view in [cancel, promptLabel, scopes] { view.isHidden = true }
    for view in [field, cancel, promptLabel, scopes] as [UIView] { addSubview(view) }
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
    trailingButton.addAction(UIAction { [weak self] _ in self?.pressTrailingButton() }, for: .touchUpInside)
    scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
  }

  /// Shows the cancel button with its title, or as a round button with a cross (26.C.18).
  func showCancel() {
    let word = SystemWord.cancel.text
    guard SearchSizes.cancel[traitCollection] != nil else {
      if cancel.configuration != nil { cancel.configuration = nil }
      cancel.setImage(nil, for: .normal)
      cancel.setTitle(word, for: .normal)
      cancel.accessibilityLabel = nil
      return
    }
    var look = UIButton.Configuration.glass()
    look.image = UIImage(systemName: "xmark")
    look.preferredSymbolConfigurationForImage = .init(pointSize: SearchSizes.cancelSymbol, weight: .medium)
    look.contentInsets = .zero
    look.cornerStyle = .capsule
    cancel.setTitle(nil, for: .normal)
    cancel.configuration = look
    cancel.accessibilityLabel = word
  }

  private func textDidChange() { delegate?.searchBar(self, textDidChange: field.text ?? "") }

  private func scopeDidChange() {
    selectedScopeButtonIndex = scopes.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  private func pressTrailingButton() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: Changes

  func sizeDidChange() {
    promptLabel.isHidden = prompt == nil
    scopes.isHidden = !showsScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  func change(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, AnimationClock.isRunning, window != nil else { return change() }
    UIView.animate(withDuration: 0.25) { [self] in
      change()
      layoutIfNeeded()
    }
  }

  func updateScopes() {
    let titles = scopeButtonTitles ?? []
    if (0..<scopes.numberOfSegments).map({ scopes.titleForSegment(at: $0) }) != titles {
      scopes.removeAllSegments()
      for (index, title) in titles.enumerated() {
        scopes.insertSegment(withTitle: title, at: index, animated: false)
      }
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopes.backgroundColor = scopeBarBackgroundImage.map { UIColor(patternImage: $0) }
    sizeDidChange()
  }

  func updateGround() {
    let image = settings.backgrounds[[UIBarPosition.any.rawValue, UIBarMetrics.default.rawValue]]
    let color = image.map { UIColor(patternImage: $0) } ?? barTintColor
    backgroundColor = searchBarStyle == .minimal ? nil : color
  }

  func updateFieldGround() {
    let image = settings.fieldBackgrounds[UIControl.State.normal.rawValue]
    field.background = image
    field.disabledBackground = settings.fieldBackgrounds[UIControl.State.disabled.rawValue]
    field.backgroundColor = image == nil ? ControlColors.searchField[traitCollection] : nil
  }

  func updateEnabled() {
    for control in [field, cancel, scopes, trailingButton] as [UIControl] { control.isEnabled = isEnabled }
  }

  private func icon(_ icon: Icon, _ state: UIControl.State = .normal) -> UIImage? {
    settings.icons[[icon.rawValue, Int(bitPattern: state.rawValue)]]
  }

  func updateIcons() {
    (field.leftView as? UIImageView)?.image = icon(.search) ?? UIImage(systemName: "magnifyingglass")
    updateTrailingButton()
  }

  /// Shows the button of the results or of bookmarks at the trailing end of the field while it has no text.
  func updateTrailingButton() {
    guard showsSearchResultsButton || showsBookmarkButton else {
      if field.rightView === trailingButton { field.rightView = nil }
      return
    }
    let isResults = showsSearchResultsButton
    let system = UIImage(
      systemName: isResults
        ? (isSearchResultsButtonSelected ? "chevron.down.circle.fill" : "chevron.down.circle") : "book")
    let own =
      isResults && isSearchResultsButtonSelected
      ? icon(.resultsList, .selected) ?? icon(.resultsList) : icon(isResults ? .resultsList : .bookmark)
    trailingButton.setImage(own ?? system, for: .normal)
    trailingButton.tintColor = .secondaryLabel
    trailingButton.accessibilityLabel = (isResults ? SystemWord.results : .bookmarks).text
    let side = SearchSizes.button
    trailingButton.frame.size = CGSize(width: side, height: side)
    field.rightView = trailingButton
    field.rightViewMode = .always
  }

  // MARK: Layout

  var fittingHeight: CGFloat {
    ControlSizes.searchBarHeight[traitCollection] + (prompt == nil ? 0 : SearchSizes.prompt)
      + (showsScopes ? SearchSizes.scopeBar : 0)
  }

  func layOutParts() {
    let safe = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let side = SearchSizes.side
    var area = bounds.inset(by: safe).insetBy(dx: side + sideInset, dy: 0)
    if prompt != nil {
      let rows = area.divided(atDistance: SearchSizes.prompt, from: .minYEdge)
      promptLabel.frame = rows.slice
      area = rows.remainder
    }
    if showsScopes {
      let rows = area.divided(atDistance: SearchSizes.scopeBar, from: .maxYEdge)
      let height = ControlSizes.segmentHeight
      scopes.frame = CGRect(
        x: rows.slice.minX, y: pixels.snap(rows.slice.midY - height / 2, .nearest(.up)),
        width: rows.slice.width, height: height)
      area = rows.remainder
    }
    layOutField(in: area)
  }

  private func layOutField(in area: CGRect) {
    let traits = traitCollection
    let size = showsCancelButton ? SearchSizes.cancel[traits] ?? cancel.intrinsicContentSize : .zero
    let rest = area.width - (size.width > 0 ? size.width + SearchSizes.cancelGap[traits] : 0)
    let height = ControlSizes.searchFieldHeight[traits]
    let fieldFrame = CGRect(x: area.minX, y: area.midY - height / 2, width: max(0, rest), height: height)
    let offset = searchFieldBackgroundPositionAdjustment
    field.frame = fieldFrame.mirrored(in: area, isReversed)
      .offsetBy(dx: offset.horizontal, dy: offset.vertical)
    cancel.isHidden = !showsCancelButton
    let cancelFrame = CGRect(
      x: area.maxX - size.width, y: area.midY - size.height / 2, width: size.width, height: size.height)
    cancel.frame = cancelFrame.mirrored(in: area, isReversed)
  }
}

/// The delegate of a search bar's field, which passes everything on to the delegate of the bar.
final class SearchFieldEvents: NSObject, UISearchTextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) } ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return true
  }
}
