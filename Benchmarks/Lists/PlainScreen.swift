import Foundation
import LayoutCore
import StyleCore

/// A screen that shows some of many rows without a list.
///
/// Code places as many views as are in sight, at the frames that a list would give them, and uses them again for other
/// rows.
@MainActor
final class PlainScreen {
  let window: UIWindow
  private let rows: [ListRow]
  private let height: CGFloat
  private var offset: CGFloat = 0

  init(count: Int) {
    height = CGFloat(count) * ListScene.rowHeight
    window = UIWindow(frame: CGRect(origin: .zero, size: ListScene.screen))
    window.hostTraits = UITraitCollection(displayScale: 3)
    window.isHidden = false
    let page = UIView(frame: window.bounds)
    page.backgroundColor = .systemBackground
    page.clipsToBounds = true
    window.addSubview(page)
    rows = (0...ListScene.rows).map { _ in ListRow(frame: .zero) }
    for row in rows { page.addSubview(row) }
  }

  /// Shows the rows of the next screen, or those at the top where there is none any more, and lays them out.
  func scrollByScreen() {
    let next = offset + ListScene.screen.height
    offset = next + ListScene.screen.height <= height ? next : 0
    let first = Int(offset / ListScene.rowHeight)
    for (index, row) in rows.enumerated() {
      let top = CGFloat(first + index) * ListScene.rowHeight - offset
      row.isHidden = top >= ListScene.screen.height
      guard !row.isHidden else { continue }
      row.show(first + index)
      row.frame = CGRect(x: 0, y: top, width: ListScene.screen.width, height: ListScene.rowHeight)
      row.setNeedsLayout()
    }
    window.layoutIfNeeded()
  }
}
