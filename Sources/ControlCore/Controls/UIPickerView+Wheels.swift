import Foundation
import GraphicsCore
import LayoutCore
import Paths
import StyleCore
import TextViewCore

/// The turn of a wheel by a touch.
struct WheelTurn {
  /// The distance, in points, from which a touch is no tap.
  static let slop: CGFloat = 5

  var component: Int
  /// The position of the touch at its beginning and now.
  var start: CGFloat
  var position: CGFloat
  var isTap = true

  /// The distance by which the rows have moved down.
  var distance: CGFloat { isTap ? 0 : position - start }
}

/// A wheel of a picker view, with the rows that are visible.
struct PickerWheel {
  let component: Int
  let rect: CGRect
  let rowHeight: CGFloat
  /// The selected row, in the middle of the wheel unless a touch turns it.
  let chosen: Int
  /// The distance, in points, by which a touch has moved the rows down.
  let distance: CGFloat
  /// The visible rows.
  var rows = 0..<0

  /// Returns the rectangle of a row.
  func place(_ row: Int) -> CGRect {
    let offset = (CGFloat(row - chosen) - 0.5) * rowHeight + distance
    return CGRect(x: rect.minX, y: rect.midY + offset, width: rect.width, height: rowHeight)
  }

  /// Returns the number of rows between the middle and a row that is so far below it.
  func rows(_ distance: CGFloat) -> Int {
    let limit: CGFloat = 1_000_000
    return Int(saturating: Double(max(-limit, min((distance / rowHeight).rounded(), limit))))
  }
}

/// The wheels of a picker view, and the touches that turn them.
extension UIPickerView {
  /// The wheels from the leading end on, centered in the bounds.
  var wheels: [PickerWheel] {
    let sizes = (0..<max(0, numberOfComponents)).map { rowSize(forComponent: $0) }
    var x = bounds.midX - sizes.reduce(0) { $0 + $1.width } / 2
    return sizes.enumerated().map { component, size in
      let rect = CGRect(x: x, y: bounds.minY, width: size.width, height: bounds.height)
      x += size.width
      return wheel(component, rect.mirrored(in: bounds, isReversed), rowHeight: max(1, size.height))
    }
  }

  private func wheel(_ component: Int, _ rect: CGRect, rowHeight: CGFloat) -> PickerWheel {
    let chosen = selectedRow(inComponent: component)
    let distance = turn?.component == component ? turn?.distance ?? 0 : 0
    var wheel = PickerWheel(
      component: component, rect: rect, rowHeight: rowHeight, chosen: chosen, distance: distance)
    let reach = min(wheel.rows(bounds.height / 2 + rowHeight / 2), 1_000)
    let middle = chosen - wheel.rows(distance)
    let end = max(0, min(numberOfRows(inComponent: component), middle + reach + 1))
    wheel.rows = min(end, max(0, middle - reach))..<end
    return wheel
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

  // MARK: Touches

  func beginTurn(at point: CGPoint) {
    guard point.y.isFinite, let wheel = wheels.first(where: { $0.rect.covers(point) }) else { return }
    turn = WheelTurn(component: wheel.component, start: point.y, position: point.y)
  }

  func continueTurn(to point: CGPoint) {
    guard var turn, point.y.isFinite else { return }
    turn.position = point.y
    if abs(point.y - turn.start) > WheelTurn.slop { turn.isTap = false }
    self.turn = turn
    wheelsDidTurn()
  }

  /// Selects the row that is nearest to the middle, or the one that was tapped.
  func endTurn(at point: CGPoint) {
    continueTurn(to: point)
    guard let turn, let wheel = wheels.first(where: { $0.component == turn.component }) else {
      return cancelTurn()
    }
    let rows = turn.isTap ? wheel.rows(turn.position - wheel.rect.midY) : -wheel.rows(turn.distance)
    self.turn = nil
    let row = wheel.chosen + rows
    let last = numberOfRows(inComponent: wheel.component) - 1
    wheelsDidTurn()
    guard last >= 0, max(0, min(row, last)) != wheel.chosen else { return }
    selectRow(row, inComponent: wheel.component, animated: true)
    delegate?.pickerView(
      self, didSelectRow: selectedRow(inComponent: wheel.component), inComponent: wheel.component)
  }

  func cancelTurn() {
    turn = nil
    wheelsDidTurn()
  }

  // MARK: Rows

  func drawWheels(in context: CGContext) {
    context.fill(
      CGRect(x: bounds.minX + 9, y: bounds.midY - 16, width: bounds.width - 18, height: 32), radius: 8,
      resolved(.tertiarySystemFill))
    context.clip(to: bounds)
    for wheel in wheels { draw(wheel, in: context) }
  }

  /// Draws the title of the row in the middle, and paler ones of the rows above and below it.
  private func draw(_ wheel: PickerWheel, in context: CGContext) {
    for row in wheel.rows where rowViews.view(row, wheel.component) == nil {
      let place = wheel.place(row).insetBy(dx: 5, dy: 0)
      let opacity = opacity(of: row, in: wheel)
      if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel.component) {
        draw(title, in: place, opacity, context)
      } else {
        delegate?.pickerView(self, titleForRow: row, forComponent: wheel.component)?.drawLine(
          font: .systemFont(ofSize: 21), color: opacity == 1 ? .label : .label.withAlphaComponent(opacity),
          in: place)
      }
    }
  }

  /// Returns the opacity of a row: the farther from the middle, the paler.
  private func opacity(of row: Int, in wheel: PickerWheel) -> CGFloat {
    let distance = abs(wheel.rows(wheel.place(row).midY - wheel.rect.midY))
    return distance == 0 ? 1 : max(0.1, 0.6 - 0.15 * CGFloat(min(distance, 8)))
  }

  private func draw(
    _ title: NSAttributedString, in place: CGRect, _ opacity: CGFloat, _ context: CGContext
  ) {
    let text = title.completed(with: [.font: UIFont.systemFont(ofSize: 21), .foregroundColor: UIColor.label])
    let size = text.size()
    let width = min(size.width, max(0, place.width))
    context.saveGState()
    context.setAlpha(opacity)
    text.draw(
      in: CGRect(
        x: place.midX - width / 2, y: place.midY - size.height / 2, width: width, height: size.height))
    context.restoreGState()
  }

  /// Lays out the views of the visible rows, and makes those that are missing.
  func layOutRowViews() {
    guard let delegate, rowViews.mayExist else { return }
    let wheels = wheels
    rowViews.removeAll { row, component in
      !wheels.contains { $0.component == component && $0.rows.contains(row) }
    }
    for wheel in wheels {
      for row in wheel.rows {
        let view =
          rowViews.view(row, wheel.component)
          ?? delegate.pickerView(
            self, viewForRow: row, forComponent: wheel.component, reusing: rowViews.takeUnused())
        guard !(view is TitleRow) else {
          rowViews.mayExist = false
          return
        }
        rowViews.insert(view, row, wheel.component)
        if view.superview !== self { addSubview(view) }
        view.frame = wheel.place(row)
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

/// The views of the visible rows of a picker view.
@MainActor
struct PickerRowViews {
  private var views: [[Int]: UIView] = [:]
  private var unused: [UIView] = []
  /// Whether or not the delegate may provide views.
  var mayExist = true

  /// Creates no views.
  nonisolated init() {}

  func view(_ row: Int, _ component: Int) -> UIView? { views[[component, row]] }

  mutating func insert(_ view: UIView, _ row: Int, _ component: Int) { views[[component, row]] = view }

  /// Returns a view of a row that is not visible any more.
  mutating func takeUnused() -> UIView? { unused.popLast() }

  /// Removes the views of rows that are not visible, and keeps them for others.
  mutating func removeAll(where isGone: (_ row: Int, _ component: Int) -> Bool) {
    for key in views.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) where isGone(key[1], key[0]) {
      guard let view = views.removeValue(forKey: key) else { continue }
      view.removeFromSuperview()
      unused.append(view)
    }
  }

  /// Removes all views.
  mutating func removeAll() {
    removeAll { _, _ in true }
    self = PickerRowViews()
  }
}
