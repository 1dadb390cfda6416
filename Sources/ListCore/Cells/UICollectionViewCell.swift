public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore

/// A view that a collection view reuses.
///
/// Differs from UIKit: collection views do not show it yet.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for the reuse of the view.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the view for reuse with another item.
  open func prepareForReuse() {}

  /// Applies the attributes of the layout to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Tells the view that the layout is about to change.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Tells the view that the layout changed.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers to those of the layout.
  ///
  /// Differs from UIKit: returns the attributes unchanged; only your code calls overrides.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }
}

/// A cell that displays an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = UIView()
  /// The view for the content, which fills the cell.
  open var contentView: UIView { content }
  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }

  /// Creates a cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView(content)
  }

  /// Creates a cell of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView(content)
    coder.decodeInterface(of: self, as: UICollectionViewCell.self)
  }

  /// The closure that the list calls after the user selected the cell, for a segue of a storyboard.
  package var onSelect: (() -> Void)?
  /// Whether or not the cell is selected.
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "isSelected") }
    didSet { KeyValueObserving.didChange(self, "isSelected") }
  }
  /// Whether or not the cell is highlighted by a touch.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "isHighlighted") }
    didSet { KeyValueObserving.didChange(self, "isHighlighted") }
  }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?
}

/// The header or footer of a section of a table view.
///
/// Differs from UIKit: table views do not show it yet.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content = UIView()
  private let name: String?
  /// The view for the content, which fills the view.
  open var contentView: UIView { content }
  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }
  /// The identifier for the reuse of the view.
  open var reuseIdentifier: String? { name }

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(frame: .zero)
    addContentView(content)
  }

  /// Creates a view without a reuse identifier.
  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view with the given frame, without a reuse identifier.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    name = coder.interfaceAttribute("reuseIdentifier")
    super.init(coder: coder)
    addContentView(content)
    coder.decodeInterface(of: self, as: UITableViewHeaderFooterView.self)
  }

  /// Prepares the view for reuse with another section.
  open func prepareForReuse() {}
}
