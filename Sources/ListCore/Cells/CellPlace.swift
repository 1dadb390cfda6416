import Foundation
import LayoutCore
import StyleCore

/// The knowledge that a cell has of its place in a table.
struct CellPlace: Equatable {
  var path: IndexPath
  var style: UITableView.Style
  /// Whether the row is the first, or the last, of its section.
  var isFirst: Bool
  var isLast: Bool
  var sides: CellSides
  /// Whether the index of sections follows the cell.
  var hasIndex: Bool
  var isEditing: Bool
  /// The edit that the control at the start offers in editing mode.
  var editingStyle: UITableViewCell.EditingStyle
  /// The edit that the row offers, in editing mode or by a swipe.
  var offeredStyle: UITableViewCell.EditingStyle
  /// Whether the control at the start selects the row, as one of several.
  var selectsMany: Bool
  /// Whether there is a control at the end to move the row.
  var isMovable: Bool
  var indents: Bool

  /// Whether or not there is a control at the start.
  var hasEditControl: Bool { selectsMany || editingStyle != .none }
  var margin: CGFloat { sides.margin }
  var contentInset: UIEdgeInsets { sides.contentInset }
}

/// The distances at the sides of cells, which all cells of a table have in common.
struct CellSides: Equatable {
  /// The margin at the sides of the content, in points.
  var margin: CGFloat
  /// The distances of the content from the sides of the cell: `left` from the start, `right` from the end.
  var contentInset: UIEdgeInsets

  /// Returns the distances in a view, which may have another direction than the table.
  @MainActor
  func seen(by view: UIView, in table: UITableView) -> CellSides {
    guard view.isReversed != table.isReversed else { return self }
    var sides = self
    (sides.contentInset.left, sides.contentInset.right) = (contentInset.right, contentInset.left)
    return sides
  }
}

extension CellPlace {
  /// Returns the place of a row, for which the delegate and the data source are asked in editing mode.
  @MainActor
  init(_ table: UITableView, _ path: IndexPath, _ cell: UITableViewCell, _ sides: CellSides) {
    let rows = table.state.geometry?.sections[path.section].rows.count ?? 0
    let source = table.sourcePath(of: path)
    let isEditing = table.isEditing
    let canEdit = isEditing && table.dataSource?.tableView(table, canEditRowAt: source) ?? false
    let style = canEdit ? table.editingStyle(at: source) : .none
    let selectsMany = canEdit && table.allowsMultipleSelectionDuringEditing
    let canMove = isEditing && table.dataSource?.tableView(table, canMoveRowAt: source) ?? false
    self.init(
      path: path, style: table.style, isFirst: path.row == 0, isLast: path.row + 1 == rows,
      sides: sides.seen(by: cell, in: table), hasIndex: table.state.index != nil, isEditing: isEditing,
      editingStyle: selectsMany ? .none : style, offeredStyle: style, selectsMany: selectsMany,
      isMovable: canMove && cell.showsReorderControl,
      indents: !isEditing || table.style == .insetGrouped || table.shouldIndent(source, cell))
  }
}

extension UITableView {
  /// The distances at the sides of cells.
  var cellSides: CellSides { CellSides(margin: contentMargin, contentInset: contentInsetOfCells) }

  /// The margin at the sides of the content of cells.
  var contentMargin: CGFloat {
    style == .insetGrouped ? TableFigures.cardMargin(sideMargin, traitCollection) : sideMargin
  }

  /// The distances of the content from the start and the end of cells: the safe area, the index, the readable width.
  var contentInsetOfCells: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if style != .insetGrouped, insetsContentViewsToSafeArea {
      let safeArea = safeAreaInsets
      (insets.left, insets.right) =
        isReversed ? (safeArea.right, safeArea.left) : (safeArea.left, safeArea.right)
    }
    if cellLayoutMarginsFollowReadableWidth, style != .insetGrouped {
      let rest = (bounds.width - TableFigures.readableWidth) / 2 - contentMargin
      (insets.left, insets.right) = (max(insets.left, rest), max(insets.right, rest))
    }
    if state.index != nil { insets.right += TableFigures.indexWidth }
    return insets
  }

  /// The insets that separators have until code sets others.
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: contentMargin, bottom: 0, right: separatorEnd)
  }

  /// The distance of automatic separators from the end of rows.
  var separatorEnd: CGFloat { contentMargin * TableFigures.separatorEnd[traitCollection] }

  /// Returns the edit that a row offers.
  func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  fileprivate func shouldIndent(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    cell.shouldIndentWhileEditing
      && rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }
}
