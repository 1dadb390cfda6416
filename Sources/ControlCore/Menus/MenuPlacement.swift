import Foundation
import GraphicsCore
import StyleCore

/// The places of a menu and of what it belongs to.
///
/// The menu is below its anchor, or above where there is more room. A preview moves as far as both need to be within the
/// area; without one the menu is as high as there is room for it. On iOS 26 a menu without a preview covers its anchor, from
/// the upper leading corner on (26.P.20).
struct MenuPlacement {
  /// The place of the preview or of the control.
  private(set) var anchor: CGRect
  /// The place of the menu.
  private(set) var list: CGRect

  /// Places a menu of a size beside an anchor, within an area.
  init(
    anchor: CGRect, list size: CGSize, area: CGRect, hasPreview: Bool, isMirrored: Bool, covers: Bool = false
  ) {
    if covers, !hasPreview {
      let (width, height) = (min(size.width, area.width), min(size.height, area.height))
      let x = isMirrored ? anchor.maxX - width : anchor.minX
      self.anchor = anchor
      list = CGRect(
        x: max(area.minX, min(x, area.maxX - width)), y: max(area.minY, min(anchor.minY, area.maxY - height)),
        width: width, height: height)
      return
    }
    let gap = MenuFigures.previewGap
    var anchor = anchor
    let (above, below) = (anchor.minY - gap - area.minY, area.maxY - anchor.maxY - gap)
    let isBelow = size.height <= below || below >= above
    var height = min(size.height, max(0, area.height))
    if hasPreview {
      height = min(height, max(area.height - anchor.height - gap, area.height / 2))
      if isBelow {
        anchor.origin.y = min(anchor.minY, area.maxY - height - gap - anchor.height)
      } else {
        anchor.origin.y = max(anchor.minY, area.minY + height + gap)
      }
    } else {
      height = min(height, max(isBelow ? below : above, MenuFigures.rowHeight[.v17]))
    }
    let start = isMirrored ? anchor.maxX - size.width : anchor.minX
    let x = max(area.minX, min(start, area.maxX - size.width))
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - height
    self.anchor = anchor
    list = CGRect(
      x: x, y: max(area.minY, min(y, area.maxY - height)), width: size.width, height: height)
  }
}
