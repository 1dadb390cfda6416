import Foundation
import LayoutCore
import StyleCore

/// The index of items.
extension UICollectionView: IndexedList {
  var indexColors: (title: UIColor?, ground: UIColor?, tracking: UIColor?) { (nil, nil, nil) }

  /// Shows the index at the side, if the data source has titles for it.
  func placeIndex() {
    let titles = list.indexTitles ?? dataSource?.indexTitles(for: self) ?? []
    list.indexTitles = titles
    if list.index?.titles ?? [] != titles {
      list.index?.removeFromSuperview()
      list.index = titles.isEmpty ? nil : ListIndexView(titles, of: self)
      if let index = list.index { addSubview(index) }
    }
    list.index?.place(in: self)
  }

  /// Scrolls so that the item of a title is at the start of the visible area.
  func scroll(toTitle title: String, _ index: Int) {
    guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index) else {
      return
    }
    scroll(to: path, at: [.top, .left], animated: false)
  }
}
