extension UITableViewCell {
  /// The styles of a cell.
  public enum CellStyle: Int, Sendable {
    /// A cell with one label.
    case `default` = 0
    /// A cell with a label at the left, and another at the right.
    case value1 = 1
    /// A cell with a label at the left, and another beside it.
    case value2 = 2
    /// A cell with a label above another.
    case subtitle = 3
  }

  /// The accessories at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No accessory.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An i in a circle, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// The styles of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// A cell that looks the same as without a selection.
    case none = 0
    /// A grey background, which was blue before iOS 7.
    case blue = 1
    /// A grey background.
    case gray = 2
    /// The default background.
    case `default` = 3
  }

  /// The styles of a cell that has the focus.
  public enum FocusStyle: Int, Sendable {
    /// The default look.
    case `default` = 0
    /// No look of its own.
    case custom = 1
  }

  /// The states of a cell during a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The states that a cell enters in editing mode.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of the states whose bits are set.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The state with a control of editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The state in which a deletion waits to be confirmed.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
