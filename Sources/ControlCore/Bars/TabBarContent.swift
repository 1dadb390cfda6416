import Foundation
import LayoutCore
import StyleCore

/// The content of a tab bar: its background, and a button for each item.
@MainActor
final class TabBarContent: GroundedBarContent {
  unowned let bar: UITabBar
  let ground = BarGround(hairlineAbove: true)
  private(set) var buttons: [TabButton] = []
  /// The platters of iOS 26, and the capsule of the selected tab on them.
  var platters = PlatterSet()
  let capsule = TabCapsule()

  /// Creates the views of `bar`, and adds them to it.
  init(of bar: UITabBar) {
    self.bar = bar
    if bar.accessibilityProperties?.traits == nil { bar.accessibilityTraits = .tabBar }
    bar.addSubview(ground)
  }

  func layOut() {
    ground.fill(bar.bounds)
    showGround()
    showItems()
    if isFloating { return placeOnPlatters() }
    platters.begin()
    platters.end()
    capsule.removeFromSuperview()
    bar.isMinimized = false
    for button in buttons { button.isHidden = false }
    placeItems()
  }

  /// Whether or not the tabs are on platters of glass: as of iOS 26, and at the top of pads as of iOS 18.
  var isFloating: Bool { bar.traitCollection.system >= .v26 || isAtTop }

  /// Whether or not the bar is at the top.
  var isAtTop: Bool { (bar.superview?.next as? UITabBarController)?.isBarAtTop ?? false }

  private func showGround() {
    if isFloating {
      ground.edgeReach = EdgeFigures.tabsReach
      return ground.show(
        bar.appearance,
        BarGround.Own(tint: bar.barTintColor, image: bar.backgroundImage, shadow: bar.shadowImage),
        over: isAtTop ? [] : bar.scrollViewsBeneath)
    }
    if bar.isClear { return ground.clear() }
    ground.show(
      bar.appearance,
      BarGround.Own(tint: bar.barTintColor, image: bar.backgroundImage, shadow: bar.shadowImage))
  }

  /// The layout style and the appearance of items, by the size class and the width.
  private var itemAppearance: (style: UITabBarItemAppearance.Style, UITabBarItemAppearance) {
    if bar.traitCollection.verticalSizeClass == .compact {
      return (.compactInline, bar.appearance.compactInlineLayoutAppearance)
    }
    return bar.traitCollection.horizontalSizeClass == .regular
      ? (.inline, bar.appearance.inlineLayoutAppearance) : (.stacked, bar.appearance.stackedLayoutAppearance)
  }

  private func showItems() {
    let old = buttons
    buttons = (bar.items ?? []).map { item in
      old.first { $0.item === item } ?? makeButton(for: item)
    }
    for button in old where !buttons.contains(button) {
      button.item.onChange = nil
      button.removeFromSuperview()
    }
    let (style, appearance) = itemAppearance
    for button in buttons {
      if button.superview !== bar { bar.addSubview(button) }
      let isSelected = button.item === bar.selectedItem
      button.isSelected = isSelected
      let states = isSelected ? appearance.selected : appearance.normal
      button.floats = isFloating ? (isAtTop ? .top : style == .compactInline ? .compact : .upright) : nil
      button.show(
        isFloating && !isAtTop && style == .inline ? .stacked : style,
        button.item.isEnabled ? states : appearance.disabled, badge: appearance.normal,
        color: isSelected
          ? bar.tintColor : bar.unselectedItemTintColor ?? (isFloating ? TabCapsule.ink : .systemGray))
      button.showSelection(
        bar.selectionIndicatorImage ?? bar.appearance.selectionIndicatorImage,
        color: bar.appearance.selectionIndicatorTintColor)
    }
  }

  private func makeButton(for item: UITabBarItem) -> TabButton {
    let button = TabButton(for: item)
    item.onChange = { [weak bar = bar] in bar?.setNeedsLayout() }
    button.addAction(
      UIAction { [weak bar = bar, weak item] _ in if let item { bar?.choose(item) } }, for: .touchUpInside)
    return button
  }

  /// Returns the start of the first column of items, the width of each, and the step between them, in points.
  private func columns(in row: CGRect) -> (start: CGFloat, width: CGFloat, step: CGFloat) {
    let count = CGFloat(max(1, buttons.count))
    let own =
      bar.appearance.stackedItemPositioning == .automatic
      ? bar.itemPositioning : bar.appearance.stackedItemPositioning
    guard own == .centered else { return (row.minX, row.width / count, row.width / count) }
    func first(_ values: CGFloat...) -> CGFloat { values.first { $0 > 0 } ?? 0 }
    let width = first(bar.appearance.stackedItemWidth, bar.itemWidth, 76)
    let step = width + first(bar.appearance.stackedItemSpacing, bar.itemSpacing, 34)
    let length = width + (count - 1) * step
    // Columns that do not fit fill the bar equally.
    guard length <= row.width else { return (row.minX, row.width / count, row.width / count) }
    return (row.midX - length / 2, width, step)
  }

  private func placeItems() {
    let row = CGRect(
      x: bar.safeAreaInsets.left, y: 0,
      width: bar.bounds.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right,
      height: BarMetrics.tabBar(for: bar.traitCollection))
    let (start, width, step) = columns(in: row)
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      let area = CGRect(x: start + place * step, y: row.minY, width: width, height: row.height)
      button.frame = grid.snap(area, .nearest(.up))
    }
  }
}
