import ControlCore
import Foundation
import LayoutCore
import StyleCore
import TextViewCore

/// The parts of a table view cell beside its content, and what it knows of its table.
struct CellParts {
  weak var table: UITableView?
  var place: CellPlace?
  /// Whether the program set the background colour.
  var hasOwnColor = false
  var hasBackgroundConfiguration = false
  var separatorInset: UIEdgeInsets?
  var accessory: UIView?
  var accessoryKind = CellLayout.Accessory.none
  var editControl: EditControl?
  var grip: GripView?
  var separators: [SeparatorView] = []
  /// The view of the selection that the cell makes itself.
  var ownSelection: UIView?
  var states: UITableViewCell.StateMask = []
  /// The margins that were last given to the content view.
  var contentMargins: NSDirectionalEdgeInsets?
  /// The margins that were last given to the cell, which content configurations take over.
  var cellMargins: NSDirectionalEdgeInsets?
  /// The labels and the image of the style, once they were asked for.
  var label: UILabel?
  var detailLabel: UILabel?
  /// The system whose style the second label has.
  var detailSystem = SystemVersion.standard
  var imageView: UIImageView?
  /// The size that the cell last gave to the symbol of its image view.
  var symbol: UIImage.SymbolConfiguration?
  var isSwiped = false
  var isChangingAnimated = false
  var isReordering = false
}
