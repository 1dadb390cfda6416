public import Foundation
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// Who is told of a search bar. Every method has an answer by default. Differs from UIKit: nobody types.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// The text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user asked for the search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user gave up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  /// True.
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

/// A field for what is searched for, and beside it a button to give up. `layoutSubviews()` says where they lie.
///
/// Differs from UIKit: scopes are kept and not shown; the look is plain.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How a search bar stands out.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  private let field = UISearchTextField(frame: .zero)
  private let cancel = UIButton(type: .system)

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// The text in the field.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// What stands in an empty field.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field. Differs from UIKit: it is not shown.
  open var prompt: String?
  /// How the bar stands out. Differs from UIKit: without effect.
  open var searchBarStyle = Style.default
  /// The look as a whole. Differs from UIKit: without effect.
  open var barStyle = UIBarStyle.default
  /// Whether content reaches under the bar. Differs from UIKit: without effect.
  open var isTranslucent = true
  /// The colour behind the field; nil is none.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether there is a button to give up.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// The names of scopes. Differs from UIKit: they are not shown.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether scopes are shown. Differs from UIKit: they are not.
  open var showsScopeBar = false

  /// Shows the button to give up, or takes it away; at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Places field and button in the middle of the height: the field 36 points high, 8 from the sides of the
  /// safe area, and the button at the trailing side, 8 points from the field.
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

  /// All the width, and 56 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlSizes.searchBarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: ControlSizes.searchBarHeight)
  }

  private func prepare() {
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    for view in [field, cancel] { addSubview(view) }
    cancel.addAction(
      UIAction { [weak self] _ in
        if let self { delegate?.searchBarCancelButtonClicked(self) }
      }, for: .touchUpInside)
  }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}

/// The field of a search bar. Differs from UIKit: tokens do not exist.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// A field of the given frame, on a ground with round corners.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLook()
  }

  /// A field of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLook()
  }

  /// The text begins 8 points after the glass and ends 8 before the trailing end, or before what stands there.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let area = super.textRect(forBounds: bounds)
    let (leading, trailing): (CGFloat, CGFloat) = (showsLeft ? 8 : 0, showsRight || showsClearButton ? 0 : 8)
    return area.inset(
      by: UIEdgeInsets(
        NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing),
        in: effectiveUserInterfaceLayoutDirection))
  }

  /// The area of the glass: 20 × 20 points, 6 from the leading end.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(parts.left?.sizeInBar ?? .zero, atLeading: true, inset: 6, in: bounds)
  }

  /// The area of the view at the trailing end, 6 points from it.
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(parts.right?.sizeInBar ?? .zero, atLeading: false, inset: 6, in: bounds)
  }

  /// The area of the clear button, 6 points from the trailing end.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    sideArea(ClearButton.size, atLeading: false, inset: 6, in: bounds)
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
