public import ControlCore
public import Foundation
import GraphicsCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore

/// A cell that displays an item of a collection view.
///
/// From back to front it has the background of `backgroundConfiguration`, `backgroundView`, `selectedBackgroundView`
/// while it is selected or highlighted, and the content view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private(set) lazy var configurator = CellConfigurator(owner: self, contentView: CellContentView())
  /// The view for the content, which fills the cell: that of `contentConfiguration`, if there is one.
  open var contentView: UIView { configurator.contentView }
  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenGroup }
  @_spi(Plumb)
  open override var ownContentView: UIView? { contentView }

  /// Creates a cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = configurator
  }

  /// Creates a cell of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = configurator
    coder.decodeInterface(of: self, as: UICollectionViewCell.self)
  }

  /// The closure that the list calls after the user selected the cell, for a segue of a storyboard.
  package var onSelect: (() -> Void)?
  /// Whether or not the cell is selected.
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "isSelected") }
    didSet {
      KeyValueObserving.didChange(self, "isSelected")
      if isSelected != oldValue { stateDidChange() }
    }
  }
  /// Whether or not the cell is highlighted by a touch.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "isHighlighted") }
    didSet {
      KeyValueObserving.didChange(self, "isHighlighted")
      if isHighlighted != oldValue { stateDidChange() }
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replaceGround(oldValue) } }
  /// The view behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? { didSet { replaceGround(oldValue) } }

  /// Tells the cell of a drag of its item.
  ///
  /// Differs from UIKit: it is never called.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Configurations

  /// The configuration of the content, whose view takes the place of `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.contentConfiguration }
    set {
      configurator.contentConfiguration = newValue
      sizeMayHaveChanged()
    }
  }
  /// Whether or not the content is updated for a new state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.automaticallyUpdatesContent }
    set { configurator.automaticallyUpdatesContent = newValue }
  }
  /// The configuration of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.backgroundConfiguration }
    set { configurator.backgroundConfiguration = newValue }
  }
  /// Whether or not the background is updated for a new state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.automaticallyUpdatesBackground }
    set { configurator.automaticallyUpdatesBackground = newValue }
  }
  /// The state of the cell, for its configurations.
  open var configurationState: UICellConfigurationState { presentCellState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
  /// Updates the configurations for a state; overrides set them.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The closure that updates the configurations for a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The background that the cell has until code gives it another.
  var initialBackground: UIBackgroundConfiguration? { nil }

  /// Whether or not the list lets the cell have the focus.
  open override var canBecomeFocused: Bool { mayHaveFocus }

  // MARK: Layout

  /// Updates the configurations, and lays out the content view and the views behind it.
  open override func layoutSubviews() {
    configurator.updateIfNeeded()
    super.layoutSubviews()
    placeContent()
    configurator.layOut()
  }

  /// Requests the size of the cell again, if it sizes itself.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    sizeMayHaveChanged()
  }

  /// Returns the size of the content by its constraints, or by `sizeThatFits(_:)` if it has none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Tells the cell of other traits, for which its configurations are updated.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurator.setNeedsUpdate()
    if let previousTraitCollection, previousTraitCollection.system != traitCollection.system {
      sizeMayHaveChanged()
    }
  }
}

extension UICollectionViewCell {
  /// The closure that updates the configurations of a cell for a state.
  public typealias ConfigurationUpdateHandler =
    (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  /// The states of a cell while its item is dragged.
  public enum DragState: Int, Sendable {
    /// No drag.
    case none = 0
    /// The lift at the start of a drag.
    case lifting = 1
    /// A drag.
    case dragging = 2
  }

  /// Whether or not the selected background is visible.
  fileprivate var isBright: Bool { isSelected || isHighlighted }

  fileprivate func stateDidChange() {
    showSelectedGround()
    setNeedsUpdateConfiguration()
  }

  // MARK: Backgrounds

  fileprivate func replaceGround(_ old: UIView?) {
    if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
    if backgroundView != nil || selectedBackgroundView != nil { setNeedsLayout() }
    showSelectedGround()
  }

  /// Shows the selected background while the cell is selected or highlighted, and hides it otherwise.
  fileprivate func showSelectedGround() {
    for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) where view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, belowSubview: contentView)
    }
    if let view = backgroundView, let selected = selectedBackgroundView, view !== selected {
      insertSubview(view, belowSubview: selected)
    }
    selectedBackgroundView?.isHidden = !isBright
  }

  fileprivate func placeContent() {
    for view in [contentView, backgroundView, selectedBackgroundView] { view?.frame = bounds }
  }
}

extension UICollectionViewCell: ConfigurableView {
  var presentState: any UIConfigurationState { configurationState }
  var automaticBackground: UIBackgroundConfiguration? { initialBackground }

  func runConfigurationUpdate() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The state that the cell has now.
  fileprivate var presentCellState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
    if let collection = collectionView {
      state.isEditing = collection.isEditing
      state.isReordering = collection.list.movement?.cell === self
    }
    return state
  }
}

/// The content view of a cell, which tells it of layout and other sizes.
final class CellContentView: UIView {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    (superview as? UICollectionReusableView)?.sizeMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (superview as? UICollectionReusableView)?.contentDidLayOut()
  }
}
