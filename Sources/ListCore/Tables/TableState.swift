import Foundation
import LayoutCore
import StyleCore

/// The state of a table view.
struct TableState {
  /// The places of sections and rows; nil until they are asked for.
  var geometry: TableGeometry?
  /// The width of rows that the known heights are for.
  var heightsWidth: CGFloat?
  /// The views on the screen.
  var shown = ShownElements()
  /// The element at the top of the visible area in the last layout, whose place is kept when heights above change.
  var anchor: TableElement?
  /// The selected rows in the order of their selection.
  var selection: [IndexPath] = []
  var highlighted: IndexPath?
  /// The row that the user was about to highlight when the touch began.
  var touched: IndexPath?
  /// The depth of `beginUpdates()`.
  var updateDepth = 0
  var changes = TableChanges()
  var completions: [(Bool) -> Void] = []
  var isEditing = false
  /// The numbers of rows of each section; nil until the data source is asked.
  var counts: [Int]?
  /// Whether the views on the screen are those of before a reload.
  var mustRecycle = false
  /// The cell that is configured again, which the data source gets when it dequeues.
  var reconfiguring: UITableViewCell?
  /// Whether the views are being laid out.
  var isLayingOut = false
  /// The headers and footers that were made to see whether there are any.
  var madeEdges: [TableElement: UIView] = [:]
  /// Which optional methods of the delegate reached their default implementations.
  var reachedDefaults: TableDefaults = []
  /// Whether the delegate has some optional methods; nil if that is not known.
  var asksHeights: Bool?
  var asksEstimates: Bool?
  var asksHeaders: Bool?
  var asksFooters: Bool?
  /// The last update, and the places before it, until its rows are at their new places.
  var lastMove: (update: ListUpdate, geometry: TableGeometry)?
  /// The greatest offset as of the last layout.
  var greatestOffset: CGFloat?
  /// The views that are about to go, and how.
  var exits: [(view: UIView, animation: UITableView.RowAnimation)] = []
  /// The lines of rows without content.
  var fillers: [SeparatorView] = []
  var index: ListIndexView?
  var indexTitles: [String]?
  var prefetched: Set<IndexPath> = []
  /// The top of the visible area in the last layout, and whether it moves up.
  var lastTop: CGFloat = 0
  var isScrollingUp = false
  var reorder: RowReorder?
  var swipe: SwipeSession?
  /// The rows that a pan of two fingers selects.
  var range: RangeSelection?
  /// Whether the table has a recognizer of long touches.
  var recognizesMenus = false
  /// Whether the table has a recognizer of pans of two fingers.
  var recognizesRanges = false
}

/// The optional methods of a delegate whose default implementations tell the table that they were reached.
struct TableDefaults: OptionSet {
  let rawValue: Int
  static let rowHeight = TableDefaults(rawValue: 1)
  static let estimatedRowHeight = TableDefaults(rawValue: 2)
  static let headerView = TableDefaults(rawValue: 4)
  static let footerView = TableDefaults(rawValue: 8)
  static let indentation = TableDefaults(rawValue: 16)
  static let headerHeight = TableDefaults(rawValue: 32)
  static let footerHeight = TableDefaults(rawValue: 64)
}

/// The views of the elements that are on the screen, in the order of the elements.
struct ShownElements {
  private(set) var entries: [(element: TableElement, view: UIView)] = []

  /// The view of an element.
  subscript(element: TableElement) -> UIView? {
    get {
      let index = place(of: element)
      return index < entries.count && entries[index].element == element ? entries[index].view : nil
    }
    set {
      let index = place(of: element)
      let isThere = index < entries.count && entries[index].element == element
      switch (isThere, newValue) {
      case (true, let view?): entries[index].view = view
      case (true, nil): entries.remove(at: index)
      case (false, let view?): entries.insert((element, view), at: index)
      case (false, nil): break
      }
    }
  }

  /// The cells with their index paths.
  @MainActor var cells: [(path: IndexPath, cell: UITableViewCell)] {
    entries.compactMap { entry in
      guard let path = entry.element.indexPath, let cell = entry.view as? UITableViewCell else { return nil }
      return (path, cell)
    }
  }

  /// Returns the element of a view.
  func element(of view: UIView) -> TableElement? { entries.first { $0.view === view }?.element }

  /// Gives the views the elements that they stand for after an update; those without one are returned.
  mutating func renumber(_ element: (TableElement) -> TableElement?) -> [(
    element: TableElement, view: UIView
  )] {
    var (kept, gone): ([(element: TableElement, view: UIView)], [(element: TableElement, view: UIView)]) = (
      [], []
    )
    for entry in entries {
      if let new = element(entry.element) {
        kept.append((new, entry.view))
      } else {
        gone.append(entry)
      }
    }
    entries = kept.sorted { $0.element < $1.element }
    return gone
  }

  /// Removes all views, and returns them.
  mutating func removeAll() -> [(element: TableElement, view: UIView)] {
    defer { entries = [] }
    return entries
  }

  private func place(of element: TableElement) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
