import Foundation
import LayoutCore
import StyleCore

/// The content of a toolbar: its background, and a button for each item that is no space.
@MainActor
final class ToolbarContent: GroundedBarContent {
  private unowned let bar: UIToolbar
  let ground = BarGround(hairlineAbove: true)
  private var buttons: [BarButton] = []

  /// Creates the views of `bar`, and adds them to it.
  init(of bar: UIToolbar) {
    self.bar = bar
    bar.addSubview(ground)
  }

  func layOut() {
    ground.fill(bar.bounds)
    ground.show(
      bar.appearance,
      BarGround.Own(
        tint: bar.barTintColor, image: bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default),
        shadow: bar.shadowImage(forToolbarPosition: .any)))
    placeItems()
  }

  private func placeItems() {
    let old = buttons
    buttons = []
    let row = BarRow(bar.items ?? [], button: button(among: old))
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    let margin = RootViewEnvironment.systemMinimumLayoutMargins(
      width: bar.bounds.width, safeAreaInsets: bar.safeAreaInsets
    ).leading
    let safe = UIEdgeInsets(top: 0, left: bar.safeAreaInsets.left, bottom: 0, right: bar.safeAreaInsets.right)
    let area = bar.bounds.inset(by: safe).insetBy(dx: margin, dy: 0)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    let barHeight = min(bar.barHeight, max(BarMetrics.toolbar, bar.bounds.height))
    for span in row.spans(in: area.width).spans {
      let own = span.button.fittingSize.height
      let height = span.button.item.customView == nil ? barHeight : min(own, barHeight)
      let frame = CGRect(
        x: area.minX + span.x, y: (barHeight - height) / 2, width: span.width, height: height)
      let placed = frame.mirrored(in: area, isMirrored)
      span.button.frame = CGRect(origin: grid.snap(placed.origin, .nearest(.up)), size: placed.size)
    }
  }

  /// Returns a function that gives an item its present button, or a new one.
  private func button(among old: [BarButton]) -> (UIBarButtonItem) -> BarButton {
    { [unowned self] item in
      let button = old.first { $0.item === item } ?? BarButton(for: item)
      item.onChange = { [weak bar = bar] in bar?.setNeedsLayout() }
      // A button inherits the bar's tint colour, so it is in the bar before it is updated.
      if button.superview !== bar { bar.addSubview(button) }
      button.update(
        with: item.style == .done ? bar.appearance.doneButtonAppearance : bar.appearance.buttonAppearance)
      buttons.append(button)
      return button
    }
  }
}
