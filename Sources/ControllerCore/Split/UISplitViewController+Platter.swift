import Foundation
import LayoutCore
import StyleCore

/// The platter of the primary column, which floats over the column beside it, as of iOS 26 (26.B.17).
extension UISplitViewController {
  /// The distance of the platter from the edges of the column's area.
  var platterInset: CGFloat { SplitFigures.platterInset[traitCollection] }

  /// Whether or not the primary column is on a platter while it is visible.
  var hasPlatter: Bool { !isCollapsed && platterInset > 0 }

  /// Places the platter behind the primary column, and insets the content of the column that is beneath it.
  func placePlatter() {
    guard let view = viewIfLoaded, hasPlatter || columns.platter != nil else { return }
    let primary = columns.containers[.primary]?.viewIfLoaded
    let isShown = hasPlatter && primary?.superview === view
    let platter = columns.platter ?? SidebarPlatter()
    columns.platter = hasPlatter ? platter : nil
    let shown = isCollapsed ? [] : besides(displayMode)
    let beneath: Column = shown.count > 1 ? .supplementary : .secondary
    let reach = isShown && shown.contains(.primary) && !displayMode.isOverlay ? width(of: [.primary]) : 0
    for column in [Column.supplementary, .secondary] {
      guard let container = columns.containers[column] else { continue }
      let own = column == beneath ? reach : 0
      FloatingInsets.set(
        UIEdgeInsets(top: 0, left: isMirrored ? 0 : own, bottom: 0, right: isMirrored ? own : 0),
        of: container)
    }
    guard isShown, let primary else { return platter.show(nil, in: view) }
    let above = view.subviews.last { $0 !== primary && !columns.lines.values.contains($0) }
    if above !== platter { view.bringSubviewToFront(primary) }
    platter.show(primary, in: view)
  }
}
