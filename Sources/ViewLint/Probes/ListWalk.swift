internal import Foundation
internal import GraphicsCore
internal import LayoutCore
internal import ListCore
internal import StyleCore

/// A walk over the rows of a list from its beginning, screen by screen, which notes what each row shows.
@MainActor
struct ListWalk {
  /// The greatest number of screens: a list may be endless, or load more at its end.
  private static let limit = 6

  /// The rows in the order in which they were met first.
  private(set) var paths: [IndexPath] = []
  /// The facts that were seen of each row, on one screen or several.
  private(set) var rows: [IndexPath: [RowFacts]] = [:]

  /// Walks over a list whose rows are all shown by new cells.
  init(withNewCells list: any ExaminedList) {
    scroll(list, to: 0)
    list.reloadWithNewCells()
    walk(over: list) { list.forgetWaitingCells() }
  }

  /// Walks over a list twice, whose rows are shown by cells that have shown others.
  init(withUsedCells list: any ExaminedList) {
    for _ in 0..<2 {
      scroll(list, to: 0)
      list.reloadData()
      list.layoutIfNeeded()
      walk(over: list) {}
    }
  }

  private mutating func walk(over list: any ExaminedList, prepare: () -> Void) {
    for screen in 0..<Self.limit {
      prepare()
      guard scroll(list, to: screen) else { break }
      for (path, cell) in list.displayedCells {
        if rows[path] == nil { paths.append(path) }
        rows[path, default: []].append(RowFacts(of: cell))
      }
    }
  }

  @discardableResult
  private func scroll(_ list: any ExaminedList, to screen: Int) -> Bool {
    guard let offset = Self.offset(of: screen, in: list) else { return false }
    list.contentOffset = offset
    list.layoutIfNeeded()
    return true
  }

  /// Returns the offset of a screen, along the axis on which the content is longer; nil behind the end.
  private static func offset(of screen: Int, in list: any ExaminedList) -> CGPoint? {
    let (inset, size, content) = (list.adjustedContentInset, list.bounds.size, list.contentSize)
    let start = CGPoint(x: -inset.left, y: -inset.top)
    let isSideways = content.width > size.width + 1 && content.height <= size.height + 1
    let length = isSideways ? size.width : size.height
    let rest = isSideways ? content.width + inset.right : content.height + inset.bottom
    let distance = length * CGFloat(screen)
    guard screen == 0 || distance + (isSideways ? start.x : start.y) < rest else { return nil }
    return isSideways
      ? CGPoint(x: start.x + distance, y: start.y) : CGPoint(x: start.x, y: start.y + distance)
  }
}
