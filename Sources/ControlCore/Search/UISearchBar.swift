public import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
@_spi(Plumb) import TextViewCore

/// A view with a text field for a search, a cancel button beside it, a prompt above it and scopes below it.
///
/// `layoutSubviews()` documents their frames.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of a prominent search bar.
    case prominent = 1
    /// The style of a search bar without a background.
    case minimal = 2
  }

  /// The icons of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The clear button.
    case clear = 1
    /// The bookmark button.
    case bookmark = 2
    /// The button of the results.
    case resultsList = 3
  }

  let field = UISearchTextField(frame: .zero)
  let cancel = UIButton(type: .system)
  let promptLabel = UILabel()
  package let scopes = UISegmentedControl(items: nil)
  /// The button at the trailing end of the field: that of bookmarks, or that of the results.
  let trailingButton = UIButton(type: .custom)
  let fieldEvents = SearchFieldEvents()
  var settings = SearchBarSettings()

  /// Creates a search bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a search bar of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(of: self, as: UISearchBar.self)
  }

  /// The delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text field of the search.
  open var searchTextField: UISearchTextField { field }

  /// The text of the search field.
  open var text: String? {
    get { field.text }
    set {
      KeyValueObserving.change(self, "text") { field.text = newValue }
      textWasSet?()
    }
  }

  /// The text of an empty search field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the search field, which makes the bar higher by 34 points.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      sizeDidChange()
    }
  }

  /// The style of the search bar.
  ///
  /// Differs from UIKit: no style has a background of its own; that of `barTintColor` or an image is shown in all but the
  /// minimal one.
  open var searchBarStyle = Style.default { didSet { updateGround() } }
  /// The bar style; the black one shows the bar as in the dark style.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
  }
  /// Whether or not the bar is translucent.
  ///
  /// Differs from UIKit: without effect.
  open var isTranslucent = true
  /// The tint colour of the bar's background; nil is none.
  open var barTintColor: UIColor? { didSet { updateGround() } }
  /// Whether or not the bar takes touches.
  open var isEnabled = true { didSet { updateEnabled() } }
  /// The position of the bar, which its delegate chooses.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Buttons

  /// Whether or not the cancel button is visible.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Whether or not the bookmark button is visible while there is no text.
  open var showsBookmarkButton = false { didSet { updateTrailingButton() } }
  /// Whether or not the button of the results is visible while there is no text.
  open var showsSearchResultsButton = false { didSet { updateTrailingButton() } }
  /// Whether or not the button of the results is selected.
  open var isSearchResultsButtonSelected = false { didSet { updateTrailingButton() } }

  /// Shows or hides the cancel button, with an animation where a clock runs.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  // MARK: Scopes

  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? { didSet { updateScopes() } }
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { updateScopes() } }
  }
  /// Whether or not the scope bar is visible, if there are titles; it makes the bar higher by 47 points.
  open var showsScopeBar = false { didSet { sizeDidChange() } }

  /// Shows or hides the scope bar, with an animation where a clock runs.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    change(animated: animated) { self.showsScopeBar = show }
  }

  // MARK: Images

  /// The image behind the bar.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// The image behind the scopes.
  open var scopeBarBackgroundImage: UIImage? { didSet { updateScopes() } }

  /// Sets the image behind the bar.
  ///
  /// Differs from UIKit: that of any position and of the default metrics is shown.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    settings.backgrounds[[barPosition.rawValue, barMetrics.rawValue]] = backgroundImage
    updateGround()
  }

  /// Returns the image behind the bar.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    settings.backgrounds[[barPosition.rawValue, barMetrics.rawValue]]
  }

  /// Sets the image behind the text of the field, in place of its background.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    settings.fieldBackgrounds[state.rawValue] = backgroundImage
    updateFieldGround()
  }

  /// Returns the image behind the text of the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    settings.fieldBackgrounds[state.rawValue]
  }

  /// Sets the image of an icon; nil is the system's.
  ///
  /// Differs from UIKit: that of the clear button is not shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    settings.icons[[icon.rawValue, Int(bitPattern: state.rawValue)]] = iconImage
    updateIcons()
  }

  /// Returns the image that was set for an icon.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    settings.icons[[icon.rawValue, Int(bitPattern: state.rawValue)]]
  }

  /// Sets the text attributes of the scope buttons in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopes.setTitleTextAttributes(attributes, for: state) }

  /// Returns the text attributes of the scope buttons in a state.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }

  /// The offset of the field, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text in the field, in points.
  ///
  /// Differs from UIKit: without effect.
  open var searchTextPositionAdjustment = UIOffset.zero

  /// Sets the offset of an icon, in points.
  ///
  /// Differs from UIKit: without effect.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    settings.offsets[icon.rawValue] = adjustment
  }

  /// Returns the offset of an icon, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { settings.offsets[icon.rawValue] ?? .zero }

  // MARK: Editing

  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Whether or not the field can begin editing.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether or not the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Begins editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Layout

  /// Lays out the prompt, the search field, the cancel button and the scopes.
  ///
  /// The field is 36 points high in a bar of 56, 8 from the sides of the safe area; the button is at the trailing side, 8
  /// points from the field. In iOS 26 the field has 44 points of 64, and the button is a circle, 11 points from the field
  /// (26.C.18). A prompt is in 34 points above them, scopes are in 47 below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Shows the cancel button of another version of the system.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.system != traitCollection.system { showCancel() }
  }

  /// Returns the given width, and a height of 56 points, or 64 in iOS 26, with 34 for a prompt and 47 for scopes.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fittingHeight)
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }

  /// Tells the search controller of a text that code has set.
  package var textWasSet: (() -> Void)?
}
