import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore

/// The capsule behind the selected tab on a platter.
final class TabCapsule: UIView {
  /// The colour of tabs that are not selected (26.B.10).
  static let ink = UIColor { traits in
    let levels = BarPlatters.tabInk
    return UIColor(white: traits.userInterfaceStyle == .dark ? levels.dark : levels.light, alpha: 1)
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = UIColor { traits in
      let (isDark, shares) = (traits.userInterfaceStyle == .dark, BarPlatters.tabCapsule)
      return UIColor(white: isDark ? 1 : 0, alpha: isDark ? shares.dark : shares.light)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}

/// The tabs on platters of glass (26.B.9, 26.B.10, 26.B.12).
///
/// The platter is in the middle, unless the tab of a search is on one of its own at the trailing side. While the bar is
/// minimized, it has the selected tab only.
extension TabBarContent {
  private var isCompact: Bool { bar.traitCollection.verticalSizeClass == .compact && !isAtTop }
  private var isMirrored: Bool { bar.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func placeOnPlatters() {
    platters.begin()
    let apart = isAtTop ? nil : buttons.last { $0.item.standsApart }
    let others = buttons.filter { $0 !== apart }
    let isMinimized = bar.isMinimized && !isAtTop
    let selected = others.first { $0.isSelected } ?? others.first
    let shown = isMinimized ? [selected].compactMap { $0 } : others
    for button in buttons { button.isHidden = button !== apart && !shown.contains(button) }
    let safe = bar.safeAreaInsets
    let area = bar.bounds.inset(by: UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right))
      .insetBy(dx: BarPlatters.tabsSide, dy: 0)
    let full = isAtTop ? BarPlatters.padTabs.height : isCompact ? BarPlatters.compactTabs : BarPlatters.tabs
    let height = isMinimized ? min(full, BarPlatters.minimizedTab) : full
    let top = full - height
    let room = area.width - (apart == nil ? 0 : height + BarPlatters.tabsGap)
    let widths = isMinimized ? [height] : widths(of: shown, room: room)
    let overlap =
      isCompact || isAtTop ? -BarPlatters.tabInset : BarPlatters.tabButton.width - BarPlatters.tabPitch
    let inset = isMinimized ? 0 : BarPlatters.tabInset
    let length = widths.reduce(2 * inset, +) - overlap * CGFloat(max(0, widths.count - 1))
    var x = apart != nil || isMinimized ? area.minX : area.midX - length / 2
    if !shown.isEmpty {
      place(x, top, length, height)
      x += inset
      for (button, width) in zip(shown, widths) {
        button.frame = frame(x, top + inset, width, height - 2 * inset)
        x += width - overlap
      }
    }
    if let apart {
      apart.frame = frame(area.maxX - height, top, height, height)
      place(area.maxX - height, top, height, height)
    }
    placeCapsule(isMinimized: isMinimized)
    platters.end()
  }

  /// Returns the widths of buttons: equal ones upright, which give way to the room, and else those of their content.
  private func widths(of shown: [TabButton], room: CGFloat) -> [CGFloat] {
    if isCompact || isAtTop { return shown.map(\.floatingWidth) }
    let overlap = BarPlatters.tabButton.width - BarPlatters.tabPitch
    let count = CGFloat(max(1, shown.count))
    let pitch = min(BarPlatters.tabPitch, (room - 2 * BarPlatters.tabInset - overlap) / count)
    return shown.map { _ in pitch + overlap }
  }

  private func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let frame = CGRect(x: x, y: y, width: width, height: height).mirrored(in: bar.bounds, isMirrored)
    return PixelGrid(scale: bar.traitCollection.displayScale).snap(frame, .nearest(.up))
  }

  private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    platters.place(frame(x, y, width, height), in: bar, above: ground)
  }

  private func placeCapsule(isMinimized: Bool) {
    guard let selected = buttons.first(where: { $0.isSelected && !$0.isHidden }), !isMinimized,
      !selected.item.standsApart || isAtTop
    else { return capsule.removeFromSuperview() }
    if capsule.superview !== bar, let first = buttons.first {
      bar.insertSubview(capsule, belowSubview: first)
    }
    capsule.frame = selected.frame
  }
}
