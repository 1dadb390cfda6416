import ControlCore
package import Foundation
package import LayoutCore
import StyleCore

/// A list as those see it who touch or describe it: a table or a collection view.
@MainActor
package protocol ListView: UIScrollView {
  /// The displayed cells with their index paths, in their order.
  var displayedCells: [(path: IndexPath, cell: UIView)] { get }
  /// The views of headers that are pinned over the rows, and of those that scroll.
  var displayedHeaders: [UIView] { get }
  /// The cell that is moved aside from its actions, and their buttons, the first action at the edge.
  var openActions: (cell: UIView, buttons: [UIControl])? { get }
  /// Returns the view by which a finger moves a row at once; nil if there is none.
  func grip(of cell: UIView) -> UIView?
  /// Returns whether an item is picked up by a long touch.
  var picksUpItems: Bool { get }
  /// The titles of the index that is shown; none without one.
  var shownIndex: [String] { get }
  /// Returns the point of a title in the index, in the coordinates of the list.
  func indexPoint(of title: String) -> CGPoint?
  /// The scroll views of displayed sections that scroll by themselves.
  var scrollingSections: [UIScrollView] { get }
}

extension UITableView: ListView {
  package var displayedCells: [(path: IndexPath, cell: UIView)] {
    state.shown.cells.map { ($0.path, $0.cell) }
  }

  package var displayedHeaders: [UIView] {
    state.shown.entries.filter { $0.element.kind == .header }.map(\.view)
  }

  package var openActions: (cell: UIView, buttons: [UIControl])? {
    swipe.map { ($0.cell as UIView, $0.view.controls) }
  }

  package func grip(of cell: UIView) -> UIView? { isEditing ? (cell as? UITableViewCell)?.parts.grip : nil }

  package var picksUpItems: Bool { false }

  package var scrollingSections: [UIScrollView] { [] }

  package var shownIndex: [String] { state.index?.titles ?? [] }

  package func indexPoint(of title: String) -> CGPoint? { state.index?.point(of: title, in: self) }
}

extension UICollectionView: ListView {
  package var displayedCells: [(path: IndexPath, cell: UIView)] { shownCells.map { ($0.path, $0.cell) } }

  package var displayedHeaders: [UIView] {
    shownSupplements(UICollectionView.elementKindSectionHeader).map(\.view)
  }

  package var openActions: (cell: UIView, buttons: [UIControl])? {
    swipe.map { ($0.cell as UIView, $0.view.controls) }
  }

  package func grip(of cell: UIView) -> UIView? {
    guard let state = (cell as? UICollectionViewListCell)?.listState else { return nil }
    return (state.leading + state.trailing).first {
      $0.accessory.accessoryType == .reorder && $0.isUserInteractionEnabled
    }
  }

  package var shownIndex: [String] { list.index?.titles ?? [] }

  package func indexPoint(of title: String) -> CGPoint? { list.index?.point(of: title, in: self) }

  package var scrollingSections: [UIScrollView] { subviews.compactMap { $0 as? SectionScrollView } }

  package var picksUpItems: Bool {
    (gestureRecognizers ?? []).contains { $0 is UILongPressGestureRecognizer && !($0 is MenuRecognizer) }
  }
}
