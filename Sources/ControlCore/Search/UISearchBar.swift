public import Foundation
import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
@_spi(Plumb) public import TextViewCore

/// A type that is notified of the interactions with a search bar.
///
/// Every method has a default implementation.
///
/// Differs from UIKit: only a press of the cancel button is reported.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Tells the delegate that the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells the delegate that the selected scope changed.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the search button was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the cancel button was pressed.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A view with a text field for a search, and a cancel button beside it.
///
/// `layoutSubviews()` documents their frames.
///
/// Differs from UIKit: scopes are stored but not shown; the appearance is plain.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The styles of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style.
    case `default` = 0
    /// The style of a prominent search bar.
    case prominent = 1
    /// The style of a search bar without a background.
    case minimal = 2
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)

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
    set { KeyValueObserving.change(self, "text") { field.text = newValue } }
  }

  /// The text of an empty search field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the search field.
  ///
  /// Differs from UIKit: it is not shown.
  open var prompt: String?
  /// The style of the search bar.
  ///
  /// Differs from UIKit: without effect.
  open var searchBarStyle = Style.default
  /// The bar style.
  ///
  /// Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default
  /// Whether or not the bar is translucent.
  ///
  /// Differs from UIKit: without effect.
  open var isTranslucent = true
  /// The tint colour of the bar's background; nil is none.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether or not the cancel button is visible.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The titles of the scope buttons.
  ///
  /// Differs from UIKit: they are not shown.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope button.
  open var selectedScopeButtonIndex = 0
  /// Whether or not the scope bar is visible.
  ///
  /// Differs from UIKit: scopes are not shown.
  open var showsScopeBar = false

  /// Shows or hides the cancel button, without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Lays out the search field and the cancel button, centered vertically.
  ///
  /// The field is 36 points high, 8 from the sides of the safe area; the button is at the trailing side, 8 points from
  /// the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let safe = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    let area = bounds.inset(by: safe).insetBy(dx: 8, dy: 0)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = showsCancelButton ? cancel.intrinsicContentSize : .zero
    let rest = area.width - (size.width > 0 ? size.width + 8 : 0)
    let height = ControlSizes.searchFieldHeight
    let fieldFrame = CGRect(x: area.minX, y: bounds.midY - height / 2, width: max(0, rest), height: height)
    field.frame = fieldFrame.mirrored(in: area, isMirrored)
    cancel.isHidden = !showsCancelButton
    let cancelFrame = CGRect(
      x: area.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    cancel.frame = cancelFrame.mirrored(in: area, isMirrored)
  }

  /// Returns the given width, and a height of 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.searchBarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.searchBarHeight)
  }

  private func prepare() {
    cancel.setTitle(SystemWord.cancel.text, for: .normal)
    cancel.isHidden = true
    for view in [field, cancel] { addSubview(view) }
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}

/// The text field of a search bar.
///
/// Differs from UIKit: tokens do not exist.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
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

  /// Returns the rectangle of the text: from 8 points after the left view to 8 before the trailing end, or to the view
  /// there.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let area = super.textRect(forBounds: bounds)
    let (leading, trailing): (CGFloat, CGFloat) = (showsLeft ? 8 : 0, showsRight || showsClearButton ? 0 : 8)
    return area.inset(
      by: UIEdgeInsets(
        NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing),
        in: effectiveUserInterfaceLayoutDirection))
  }

  /// Returns the rectangle of the magnifying glass: 20 × 20 points, 6 from the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(parts.left?.sizeInBar ?? .zero, atLeading: true, inset: 6, in: bounds)
  }

  /// Returns the rectangle of the right view, 6 points from the trailing end.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(parts.right?.sizeInBar ?? .zero, atLeading: false, inset: 6, in: bounds)
  }

  /// Returns the rectangle of the clear button, 6 points from the trailing end.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(ClearButton.size, atLeading: false, inset: 6, in: bounds)
  }

  @_spi(Plumb)
  open override var spokenContent: SpokenContent {
    var content = super.spokenContent
    content.traits.insert(.searchField)
    return content
  }

  private func prepareLook() {
    backgroundColor = .tertiarySystemFill
    backing.cornerRadius = 10
    let glass = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    glass.image = UIImage(systemName: "magnifyingglass")
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .always
  }
}
