import ControlCore
internal import Foundation
import GraphicsCore
internal import LayoutCore

/// The wheels of pickers.
extension HeadlessUser {
  /// Turns a wheel of a picker until a row is in its middle, and lets it rest there.
  ///
  /// Of several rows with the title, the nearest one is chosen; rows with views have the titles of their labels.
  ///
  /// - Parameters:
  ///   - component: The number of the wheel, from 0 at the leading end.
  ///   - title: The title of the row.
  ///   - name: The name of the picker view or of a date picker; that in front by default.
  /// - Throws: `notFound` if there is no such row, with the titles around the selected one; `outOfSight` without a picker.
  public func turn(
    wheel component: Int = 0, to title: String, of name: String? = nil
  ) throws(HeadlessUserError) {
    let picker = try picker(named: name)
    let chosen = picker.selectedRow(inComponent: component)
    guard chosen >= 0, let row = picker.nearestRow(titled: title, component) else {
      throw .notFound(title, among: picker.titles(around: chosen, component))
    }
    try turn(picker, component, to: row)
  }

  /// Returns the picker view in front, or that in the view with a name.
  private func picker(named name: String?) throws(HeadlessUserError) -> UIPickerView {
    let pickers = visibleViews.compactMap { $0 as? UIPickerView }
    guard let name else {
      guard let first = pickers.first(where: { visiblePart(of: $0) != nil }) else {
        throw .outOfSight("a picker")
      }
      return first
    }
    let place = try view(named: name)
    guard let found = pickers.first(where: { $0.isDescendant(of: place) }) else { throw .outOfSight(name) }
    return found
  }

  /// Drags a wheel as often as needed; a finger moves it by at most three rows at a time.
  private func turn(_ picker: UIPickerView, _ component: Int, to row: Int) throws(HeadlessUserError) {
    _ = try point(of: picker)
    var waits = 0
    while waits < 2, picker.selectedRow(inComponent: component) != row {
      guard let wheel = picker.wheels.first(where: { $0.component == component }),
        let part = visiblePart(of: picker)
      else { throw .outOfSight(picker.userDescription) }
      let before = picker.selectedRow(inComponent: component)
      let rows = max(-3, min(row - before, 3))
      let middle = picker.convert(CGPoint(x: wheel.rect.midX, y: wheel.rect.midY), to: window)
      let start = CGPoint(x: max(part.minX, min(middle.x, part.maxX - 1)), y: middle.y)
      fingers.scroll(from: start, by: CGVector(dx: 0, dy: -CGFloat(rows) * wheel.rowHeight), for: 0.1)
      HeadlessLoop.run(for: 0.3)
      HeadlessLoop.runUntilIdle()
      waits = picker.selectedRow(inComponent: component) == before ? waits + 1 : 0
    }
  }
}

extension UIPickerView {
  /// Returns the row with a title that is nearest to the selected one.
  fileprivate func nearestRow(titled title: String, _ component: Int) -> Int? {
    let (chosen, count) = (selectedRow(inComponent: component), numberOfRows(inComponent: component))
    for distance in 0..<max(count, 0) {
      for row in distance == 0 ? [chosen] : [chosen + distance, chosen - distance]
      where row >= 0 && row < count && rowTitle(row, component) == title {
        return row
      }
    }
    return nil
  }

  /// Returns the titles of some rows around one.
  fileprivate func titles(around row: Int, _ component: Int) -> [String] {
    let count = numberOfRows(inComponent: component)
    guard row >= 0, row < count else { return [] }
    return (max(0, row - 5)..<min(count, row + 6)).compactMap { rowTitle($0, component) }
  }
}
