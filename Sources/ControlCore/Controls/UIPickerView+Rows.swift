package import Foundation
import GraphicsCore
import LayoutCore
import Paths
import StyleCore
import TextViewCore

/// The wheels of a picker view, their titles and their views.
extension UIPickerView {
  /// The wheels from the leading end on, centered in the bounds.
  package var wheels: [PickerWheel] {
    let sizes = (0..<max(0, numberOfComponents)).map { component -> CGSize in
      let size = rowSize(forComponent: component)
      return CGSize(
        width: size.width.isFinite ? max(0, size.width) : 0, height: min(max(1, size.height), 100_000))
    }
    let gaps = PickerSizes.columnGap * CGFloat(max(0, sizes.count - 1))
    var x = bounds.midX - (sizes.reduce(0) { $0 + $1.width } + gaps) / 2
    return sizes.enumerated().map { component, size in
      let rect = CGRect(x: x, y: bounds.minY, width: size.width, height: bounds.height)
      x += size.width + PickerSizes.columnGap
      return wheel(component, rect.mirrored(in: bounds, isReversed), rowHeight: size.height)
    }
  }

  private func wheel(_ component: Int, _ rect: CGRect, rowHeight: CGFloat) -> PickerWheel {
    let chosen = selectedRow(inComponent: component)
    let middle = turns[component].map { $0.position / rowHeight } ?? CGFloat(chosen)
    return PickerWheel(
      component: component, rect: rect, rowHeight: rowHeight, chosen: chosen,
      middle: middle.isFinite ? middle : CGFloat(chosen), count: numberOfRows(inComponent: component))
  }

  /// The band of the selected rows, from the middle of the picker.
  package var band: CGRect { band(of: wheels) }

  private func band(of wheels: [PickerWheel]) -> CGRect {
    let height = (wheels.map(\.rowHeight).max() ?? PickerSizes.rowHeight) + PickerSizes.bandExtra
    let side = PickerSizes.side
    return CGRect(
      x: bounds.minX + side, y: bounds.midY - height / 2, width: max(0, bounds.width - 2 * side),
      height: height)
  }

  /// Requests the views and titles of rows again.
  func reload() {
    rowViews.removeAll()
    wheelsDidTurn()
  }

  func wheelsDidTurn() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Titles

  /// Draws the band, and the titles: larger within the band than above and below it, as if that were a lens.
  func drawWheels(in context: CGContext) {
    let wheels = wheels
    let band = band(of: wheels)
    context.fill(band, radius: PickerSizes.bandRadius, resolved(.quaternarySystemFill))
    context.clip(to: bounds)
    var (lens, above, below) = (bounds, bounds, bounds)
    (lens.origin.y, lens.size.height) = (band.minY, band.height)
    above.size.height = max(0, band.minY - bounds.minY)
    (below.origin.y, below.size.height) = (band.maxY, max(0, bounds.maxY - band.maxY))
    for (area, isLens) in [(above, false), (below, false), (lens, true)] where area.height > 0 {
      context.saveGState()
      context.clip(to: area)
      for wheel in wheels { draw(wheel, in: area, isLens: isLens, context) }
      context.restoreGState()
    }
  }

  private func draw(_ wheel: PickerWheel, in area: CGRect, isLens: Bool, _ context: CGContext) {
    for row in wheel.rows where rowViews.view(row, wheel.component) == nil {
      guard let place = wheel.place(row), let frame = wheel.frame(row), frame.maxY > area.minY,
        frame.minY < area.maxY
      else { continue }
      context.saveGState()
      context.translateBy(x: place.center.x, y: place.center.y)
      if place.scale != 1 { context.scaleBy(x: 1, y: place.scale) }
      let opacity = isLens ? 1 : PickerSizes.otherOpacity * wheel.fade(place)
      if opacity != 1 { context.setAlpha(opacity) }
      let rect = CGRect(
        x: -wheel.rect.width / 2, y: -wheel.rowHeight / 2, width: wheel.rect.width, height: wheel.rowHeight)
      drawTitle(
        of: row, wheel.component, in: rect.insetBy(dx: min(PickerSizes.titleInset, rect.width / 2), dy: 0),
        .systemFont(ofSize: isLens ? PickerSizes.chosenFont : PickerSizes.otherFont))
      context.restoreGState()
    }
  }

  private func drawTitle(of row: Int, _ component: Int, in rect: CGRect, _ font: UIFont) {
    guard
      let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    else {
      delegate?.pickerView(self, titleForRow: row, forComponent: component)?
        .drawLine(font: font, color: .label, in: rect)
      return
    }
    let text = title.completed(with: [.font: font, .foregroundColor: UIColor.label])
    let size = text.size()
    let width = min(size.width, max(0, rect.width))
    text.draw(
      in: CGRect(x: rect.midX - width / 2, y: rect.midY - size.height / 2, width: width, height: size.height))
  }

  // MARK: Views

  /// Lays out the views of the visible rows, and makes those that are missing.
  func layOutRowViews() {
    guard let delegate, rowViews.mayExist else { return }
    let wheels = wheels
    let band = band(of: wheels)
    rowViews.removeAll { row, component in
      !wheels.contains { $0.component == component && $0.place(row) != nil && $0.rows.contains(row) }
    }
    for wheel in wheels {
      for row in wheel.rows {
        guard let place = wheel.place(row) else { continue }
        let view =
          rowViews.view(row, wheel.component)
          ?? delegate.pickerView(
            self, viewForRow: row, forComponent: wheel.component,
            reusing: rowViews.takeUnused(wheel.component))
        guard !(view is TitleRow) else {
          rowViews.mayExist = false
          return
        }
        let holder = rowViews.holder(of: view, row, wheel.component)
        if holder.superview !== self { addSubview(holder) }
        holder.show(view, at: place, CGSize(width: wheel.rect.width, height: wheel.rowHeight))
        let share = wheel.share(of: row, in: band)
        holder.alpha =
          share + (1 - share) * PickerSizes.otherOpacity * wheel.fade(place)
        clipsToBounds = true
      }
    }
  }
}

/// The view that stands for the title of a row.
@MainActor
final class TitleRow: UIView {
  static let shared = TitleRow()
}

/// The view that turns the delegate's view of a row with its wheel.
final class PickerRowHolder: UIView {
  /// Shows a view of a size at a place of its wheel, as flat as the row is there.
  func show(_ view: UIView, at place: PickerWheel.Place, _ size: CGSize) {
    if view.superview !== self { addSubview(view) }
    bounds = CGRect(origin: .zero, size: size)
    center = place.center
    transform = place.scale == 1 ? .identity : CGAffineTransform(scaleX: 1, y: place.scale)
    view.frame = bounds
  }
}

/// The views of the visible rows of a picker view.
@MainActor
struct PickerRowViews {
  private struct Key: Hashable {
    var component, row: Int
  }

  private var views: [Key: (view: UIView, holder: PickerRowHolder)] = [:]
  private var unused: [Int: [UIView]] = [:]
  /// Whether or not the delegate may provide views.
  var mayExist = true

  /// Creates no views.
  nonisolated init() {}

  func view(_ row: Int, _ component: Int) -> UIView? { views[Key(component: component, row: row)]?.view }

  /// Returns the view around the view of a row.
  mutating func holder(of view: UIView, _ row: Int, _ component: Int) -> PickerRowHolder {
    let key = Key(component: component, row: row)
    if let known = views[key], known.view === view { return known.holder }
    let holder = PickerRowHolder()
    views[key] = (view, holder)
    return holder
  }

  /// Returns a view of a row of the component that is not visible any more.
  mutating func takeUnused(_ component: Int) -> UIView? { unused[component]?.popLast() }

  /// Removes the views of rows that are not visible, and keeps them for others.
  mutating func removeAll(where isGone: (_ row: Int, _ component: Int) -> Bool) {
    let gone = views.keys.filter { isGone($0.row, $0.component) }
    for key in gone.sorted(by: { ($0.component, $0.row) < ($1.component, $1.row) }) {
      guard let (view, holder) = views.removeValue(forKey: key) else { continue }
      view.removeFromSuperview()
      holder.removeFromSuperview()
      unused[key.component, default: []].append(view)
    }
  }

  /// Removes all views.
  mutating func removeAll() {
    removeAll { _, _ in true }
    self = PickerRowViews()
  }
}
