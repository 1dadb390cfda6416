import Foundation
import LayoutCore
import StyleCore
import TextViewCore

/// The parts of a navigation bar as of iOS 26: buttons on platters of glass, and between them a title with a subtitle
/// (26.B.4 to 26.B.8).
extension NavigationBarContent {
  func placeOnPlatters(_ item: UINavigationItem) {
    platters.begin()
    let made = BarButtons<PlatterRow>(of: item, in: bar, reusing: buttons)
    let (leading, trailing) = (made.leading.spans(in: nil), made.trailing.spans(in: nil))
    let end = bar.bounds.width - safe.trailing - margin
    var start = safe.leading + margin
    back.isHidden = !bar.showsBack(of: item)
    if !back.isHidden {
      back.show(
        bar.backItem?.backTitle ?? "", on: BarPlatters.height,
        tint: bar.backItem?.backBarButtonItem?.tintColor ?? .label,
        image: bar.backIndicatorImage ?? bar.appearance.backIndicatorImage)
      let size = CGSize(width: BarPlatters.height, height: BarPlatters.height)
      place(back, x: start, size: size, in: contentRow)
      platters.place(back.frame, in: bar, above: ground)
      start += size.width + (leading.width > 0 ? BarPlatters.gap : 0)
    }
    placeButtons(leading) { start + $0.x }
    // The first trailing button is the outermost.
    placeButtons(trailing) { end - $0.x - $0.width }
    let isLeadingTaken = !back.isHidden || leading.width > 0
    placeTitles(
      of: item, from: start + leading.width + (isLeadingTaken ? BarPlatters.titleGap : 0),
      to: end - trailing.width - (trailing.width > 0 ? BarPlatters.titleGap : 0))
    placeLargeTitle()
    // A large title that gets or loses its text takes along the height of its subtitle.
    if subtitles.note(largeSubtitleHeight, of: item), bar.hasLargeTitle { item.paletteDidChange() }
    placePrompt()
    adopt(made.all)
    platters.end()
  }

  private func placeButtons(
    _ row: PlatterRow.Places, at place: ((x: CGFloat, width: CGFloat)) -> CGFloat
  ) {
    for platter in row.platters {
      let frame = CGRect(
        x: place((platter.x, platter.width)), y: contentRow.minY, width: platter.width,
        height: BarPlatters.height)
      platters.place(
        frame.mirrored(in: bar.bounds, isMirrored), fill: platter.fill, in: bar, above: ground)
    }
    for span in row.spans {
      let size = CGSize(width: span.width, height: BarPlatters.height)
      self.place(span.button, x: place((span.x, span.width)), size: size, in: contentRow)
    }
  }

  // MARK: Titles

  /// Places the title and the subtitle in the middle, or after the leading buttons where the middle is taken.
  private func placeTitles(of item: UINavigationItem, from start: CGFloat, to end: CGFloat) {
    var size = showTitle(of: item)
    let isInRow = titleView == nil && bar.shownLargeHeight <= 0
    if !isInRow { subtitles.hideRow() }
    let below = isInRow ? subtitles.showRow(of: item, in: bar) : nil
    let own = below?.size ?? .zero
    let room = max(0, end - start)
    let widest = min(room, max(size.width, own.width))
    let isBesideTabs = bar.hasTabsInRow
    var x = bar.bounds.width / 2 - widest / 2
    if x < start || x + widest > end || isBesideTabs { x = start }
    let height = min(size.height + own.height, contentRow.height)
    let top = contentRow.midY - height / 2
    let adjustment = titleView == nil ? bar.appearance.titlePositionAdjustment : .zero
    func put(_ view: UIView, _ size: CGSize, y: CGFloat) {
      let width = min(size.width, room)
      let isLeading = x == start
      place(
        view, x: (isLeading ? x : bar.bounds.width / 2 - width / 2) + adjustment.horizontal,
        size: CGSize(width: width, height: size.height),
        in: CGRect(x: 0, y: y + adjustment.vertical, width: bar.bounds.width, height: size.height))
    }
    size.height = min(size.height, contentRow.height)
    put(titleView ?? title, size, y: top)
    if let below { put(below.view, own, y: top + size.height) }
  }

  func placeLargeSubtitle(below label: UILabel, room: CGFloat) {
    guard bar.traitCollection.system >= .v26, let item = bar.topItem,
      let (view, size) = subtitles.showLarge(of: item, for: bar, in: label.superview)
    else { return }
    let frame = CGRect(
      x: safe.leading + margin, y: label.frame.maxY, width: min(size.width, room), height: size.height)
    view.frame = frame.mirrored(in: bar.bounds, isMirrored)
  }

  /// The height that a subtitle adds to the strip of a large title, which without a text has none.
  package var largeSubtitleHeight: CGFloat {
    guard bar.traitCollection.system >= .v26, let item = bar.topItem, !largeText.isEmpty else { return 0 }
    return subtitles.largeHeight(of: item, in: bar)
  }
}

extension UINavigationBar {
  /// The scroll view whose content is under the bar while it is scrolled, in a list of at most one.
  var scrollViewsBeneath: [UIScrollView] {
    let controller = superview?.next as? UINavigationController
    return controller?.topViewController?.currentContentScrollView.map { [$0] } ?? []
  }

  /// Whether or not tabs are in the middle of the bar's row: on pads (26.B.12).
  var hasTabsInRow: Bool {
    (superview?.next as? UINavigationController)?.tabBarController?.isBarAtTop ?? false
  }
}
