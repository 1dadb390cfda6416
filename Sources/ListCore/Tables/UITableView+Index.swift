import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The index of sections.
extension UITableView: IndexedList {
  var indexColors: (title: UIColor?, ground: UIColor?, tracking: UIColor?) {
    (sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor)
  }

  /// Loads the titles of the index again.
  func reloadIndex() {
    state.indexTitles = nil
    setNeedsLayout()
  }

  /// Shows the index at the side of a plain table that has titles and enough rows.
  func placeIndex() {
    let titles = shownIndexTitles
    if state.index?.titles ?? [] != titles {
      state.index?.removeFromSuperview()
      state.index = titles.isEmpty ? nil : ListIndexView(titles, of: self)
      if let index = state.index { addSubview(index) }
      setNeedsLayout()
    }
    state.index?.place(in: self)
  }

  private var shownIndexTitles: [String] {
    guard style == .plain, !isEditing else { return [] }
    if state.indexTitles == nil { state.indexTitles = dataSource?.sectionIndexTitles(for: self) ?? [] }
    let rows = (state.counts ?? []).reduce(0, +)
    return rows >= sectionIndexMinimumDisplayRowCount ? state.indexTitles ?? [] : []
  }

  /// Scrolls to the section of a title, or to the search bar above the rows.
  func scroll(toTitle title: String, _ index: Int) {
    if title == UITableView.indexSearch {
      return setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
    }
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index),
      loadedGeometry.sections.indices.contains(section)
    else { return }
    state.anchor = nil
    let top = rectForHeader(inSection: section).minY
    let target = clamped(top - adjustedContentInset.top)
    setContentOffset(CGPoint(x: contentOffset.x, y: target), animated: false)
  }
}
