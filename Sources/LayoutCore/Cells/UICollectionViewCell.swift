public import Foundation

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
  /// The view of the content; it fills the cell.
  public let contentView = UIView()

  /// A cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(contentView)
  }

  /// A cell of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(contentView)
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
  /// The view of the content; it fills the view.
  public let contentView = UIView()
  /// The name that tables find the view by.
  public let reuseIdentifier: String?

  /// A view that tables find by `reuseIdentifier`.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView(contentView)
  }

  /// A view of no size. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView(contentView)
  }

  /// The view is about to be used for another section.
  open func prepareForReuse() {}
}
