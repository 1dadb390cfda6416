public import Foundation
public import LayoutCore

/// A view that collections use again and again. Differs from UIKit: collections do not show it yet.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name that collections find the view by.
  open internal(set) var reuseIdentifier: String?

  /// The view is about to be used for another item.
  open func prepareForReuse() {}

  /// The layout says where the view is to be, and how it is to look there.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The layout is about to be another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The layout has become another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// What the view makes of the place that the layout offers it. Differs from UIKit: the place as it is; overrides
  /// are of use to those who call them.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  /// The view of the content; it fills the cell.
  open var contentView: UIView { content }

  /// A cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(content)
  }

  /// A cell of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(content)
  }

  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether a finger is on the cell.
  open var isHighlighted = false
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
}

/// The head or foot of a section of a table. Differs from UIKit: tables do not show it yet.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content = UIView()
  private let name: String?
  /// The view of the content; it fills the view.
  open var contentView: UIView { content }
  /// The name that tables find the view by.
  open var reuseIdentifier: String? { name }

  /// A view that tables find by `reuseIdentifier`.
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(frame: .zero)
    addContentView(content)
  }

  /// A view that tables find by no name.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// A view of the given frame that tables find by no name.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// A view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    name = nil
    super.init(coder: coder)
    addContentView(content)
  }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}
}
