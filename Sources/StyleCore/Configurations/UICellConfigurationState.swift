/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a cell during a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The states of a cell during a drop.
  public enum DropState: Int, Sendable {
    /// There is no drop.
    case none = 0
    /// There is a drop, but not on the cell.
    case notTargeted = 1
    /// The drop is on the cell.
    case targeted = 2
  }

  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether or not the cell is disabled.
  public var isDisabled = false
  /// Whether or not the cell is highlighted.
  public var isHighlighted = false
  /// Whether or not the cell is selected.
  public var isSelected = false
  /// Whether or not the cell is focused.
  public var isFocused = false
  /// Whether or not the cell is pinned at an edge.
  public var isPinned = false
  /// Whether or not the cell is in editing mode.
  public var isEditing = false
  /// Whether or not the cell is expanded, such as the parent of an outline.
  public var isExpanded = false
  /// Whether or not the cell shows the actions beside it.
  public var isSwiped = false
  /// Whether or not the user moves the cell to another place.
  public var isReordering = false
  /// The state of the cell during a drag.
  public var cellDragState = DragState.none
  /// The state of the cell during a drop.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view with the given traits, in none of the special states.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The value of a state that the program defines; nil without one.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
