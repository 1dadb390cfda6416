public import ControlCore
public import Foundation
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore

/// A cell of a list, with accessories beside its content, an indentation, and separators.
///
/// Differs from UIKit: the row before a selected one keeps its separator.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  var listState = ListCellState()

  /// Creates a cell with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a cell of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the content of a cell without texts, or that of a header or footer if the cell is one.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    (listState.placement?.usualContent ?? .cell()).updated(for: configurationState)
  }

  /// The accessories beside the content.
  ///
  /// The system orders its own and chooses their side; custom views have the places of their configurations.
  open var accessories: [UICellAccessory] {
    get { listState.accessories }
    set {
      listState.accessories = newValue
      accessoriesChanged()
    }
  }

  /// The number of steps by which the content is indented; the diffable data source of an outline sets it.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }
  /// The width of a step of the indentation, in points.
  open var indentationWidth: CGFloat = ListCellMetrics.indentationWidth {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }
  /// Whether or not the accessories before the content are indented, too.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// The guide whose start and end are those of the separators; constraints move them.
  ///
  /// Without constraints of the program, separators begin with the text of list content, or else with the content.
  open var separatorLayoutGuide: UILayoutGuide { separatorGuide }

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenCell }
  /// The state of the cell for its configurations.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = listState.isExpanded
    state.isSwiped = listState.isSwiped
    return state
  }

  override var initialBackground: UIBackgroundConfiguration? { listState.placement?.background }

  // MARK: Layout

  /// Takes the place in the list from the attributes of its layout.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    take(layoutAttributes.list)
  }

  /// Lays out the accessories, the content between them, and the separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessories()
    placeSeparators()
  }

  /// Returns the attributes with the height of the content in their width.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fitted(layoutAttributes)
  }

  /// Expands the item of an outline whose header this is.
  ///
  /// Differs from UIKit: it is the end of the touch that expands the item, also where that did not select the cell.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first, bounds.contains(touch.location(in: self)) { expandHeader() }
  }
}
