import Foundation
import LayoutCore
import StyleCore

/// The content of a toolbar: its background, and a button for each item that is no space.
@MainActor
final class ToolbarContent: GroundedBarContent {
  unowned let bar: UIToolbar
  let ground = BarGround(hairlineAbove: true)
  private var buttons: [BarButton] = []
  private var platters = PlatterSet()
  private let search = ToolbarSearch()

  /// Creates the views of `bar`, and adds them to it.
  init(of bar: UIToolbar) {
    self.bar = bar
    bar.addSubview(ground)
  }

  func layOut() {
    ground.fill(bar.bounds)
    let own = BarGround.Own(
      tint: bar.barTintColor, image: bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default),
      shadow: bar.shadowImage(forToolbarPosition: .any))
    if bar.traitCollection.system >= .v26 {
      ground.show(bar.appearance, own, over: bar.isOfController ? bar.scrollViewsBeneath : [])
      return placeOnPlatters()
    }
    ground.show(bar.appearance, own)
    platters.begin()
    platters.end()
    search.removeFromSuperview()
    placeItems()
  }

  /// Places the items on platters of glass, which float over the content of a navigation controller (26.B.11).
  private func placeOnPlatters() {
    let old = buttons
    buttons = []
    platters.begin()
    var row = PlatterRow(bar.items ?? [], button: button(among: old))
    row.height = bar.barHeight
    let palette = bar.searchPalette
    if let palette {
      search.show(palette)
      row.search = (search, search.isButton ? row.height : nil)
    } else {
      search.removeFromSuperview()
    }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    let side = bar.isOfController ? BarMetrics.floatingToolbar.side : BarPlatters.titleInset
    let top =
      bar.isOfController ? BarMetrics.floatingToolbar.top : min(0, (bar.bounds.height - row.height) / 2)
    let safe = UIEdgeInsets(top: 0, left: bar.safeAreaInsets.left, bottom: 0, right: bar.safeAreaInsets.right)
    let area = bar.bounds.inset(by: safe).insetBy(dx: side, dy: 0)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: bar.traitCollection.displayScale)
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      let frame = CGRect(x: area.minX + x, y: top, width: width, height: row.height)
        .mirrored(in: area, isMirrored)
      return CGRect(origin: grid.snap(frame.origin, .nearest(.up)), size: frame.size)
    }
    let places = row.spans(in: area.width)
    for platter in places.platters {
      platters.place(frame(platter.x, platter.width), fill: platter.fill, in: bar, above: ground)
    }
    for span in places.spans { span.button.frame = frame(span.x, span.width) }
    if let place = places.search {
      if search.superview !== bar { bar.addSubview(search) }
      search.frame = frame(place.x, place.width)
      platters.place(search.frame, in: bar, above: ground)
    }
    platters.end()
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
    let barHeight = min(bar.barHeight, max(BarMetrics.toolbar(for: bar.traitCollection), bar.bounds.height))
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
