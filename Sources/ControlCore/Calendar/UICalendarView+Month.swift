package import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Paths
import StyleCore
import TextViewCore

extension UICalendarView {
  /// The rectangles of the parts of the month, inside the margins.
  var calendarGrid: CalendarGrid {
    CalendarGrid(rect: bounds.inset(by: layoutMargins), isReversed: isReversed, pixels: pixels)
  }

  // MARK: Touches

  /// Handles a tap at `point`: turns to another month, or selects a day.
  package func tap(at point: CGPoint) {
    let (grid, month) = (calendarGrid, month)
    if grid.title.covers(point) {
      toggleMonthWheels()
    } else if monthWheels != nil {
      return
    } else if grid.back.covers(point) {
      turn(by: -1)
    } else if grid.forward.covers(point) {
      turn(by: 1)
    } else if let number = month.days.first(where: { grid.day(month.place($0)).covers(point) }),
      isAvailable(number, in: month)
    {
      selectionBehavior?.tap(month.day(number))
    }
  }

  private func turn(by months: Int) {
    let next = month.advanced(by: months)
    if isAvailable(next) { setVisibleDateComponents(next.components, animated: true) }
  }

  /// Returns whether any day of the month is in the available range.
  func isAvailable(_ month: CalendarMonth) -> Bool {
    month.start <= availableDateRange.end && month.end > availableDateRange.start
  }

  func isAvailable(_ number: Int, in month: CalendarMonth) -> Bool {
    let date = month.date(number)
    return date >= month.calendar.startOfDay(for: availableDateRange.start) && date <= availableDateRange.end
  }

  // MARK: Appearance

  func drawMonth(in context: CGContext) {
    let (grid, month) = (calendarGrid, month)
    guard grid.rect.width > 0, grid.rect.height > 0 else { return }
    drawHeader(month, grid, context)
    if monthWheels != nil { return }
    for (column, name) in month.weekdays.enumerated() {
      name.uppercased(with: locale).drawLine(
        font: font(13, .semibold), color: .tertiaryLabel, in: grid.name(column))
    }
    for number in month.days { draw(number, of: month, in: grid.day(month.place(number)), context) }
  }

  /// Draws the name of the month with an indicator after it, and the arrows to other months.
  private func drawHeader(_ month: CalendarMonth, _ grid: CalendarGrid, _ context: CGContext) {
    let (title, font) = (month.title, font(17, .semibold))
    let area = grid.title
    let isOpen = monthWheels != nil
    title.drawLine(
      font: font, color: isOpen ? tintColor ?? .systemBlue : .label, in: area,
      alignment: isReversed ? .right : .left)
    let width = min(title.size(withAttributes: [.font: font]).width, area.width)
    let tint = tintColor ?? .systemBlue
    let mark = CGRect(
      x: isReversed ? area.maxX - width - 20 : area.minX + width, y: area.minY, width: 20,
      height: area.height)
    context.drawSymbol(
      isOpen ? "chevron.down" : isReversed ? "chevron.left" : "chevron.right",
      .init(pointSize: 13, weight: .bold), in: mark, color: resolved(tint))
    if isOpen { return }
    for (months, arrow) in [(-1, grid.back), (1, grid.forward)] {
      context.drawSymbol(
        (months < 0) != isReversed ? "chevron.left" : "chevron.right",
        .init(pointSize: 20, weight: .semibold), in: arrow,
        color: resolved(isAvailable(month.advanced(by: months)) ? tint : .tertiaryLabel))
    }
  }

  private func draw(_ number: Int, of month: CalendarMonth, in rect: CGRect, _ context: CGContext) {
    let day = month.day(number)
    let tint = tintColor ?? .systemBlue
    let isChosen = selectionBehavior?.isSelected(day) ?? false
    let canBeChosen = isAvailable(number, in: month) && selectionBehavior?.canSelect(day) ?? true
    if isChosen {
      let side = max(0, min(rect.width, rect.height) - 2)
      let circle = rect.middle(ofSize: CGSize(width: side, height: side), scale: traitCollection.displayScale)
      context.fillCapsule(circle, resolved(tint, opacity: 0.15))
    }
    String(number).drawLine(
      font: font(20, isChosen ? .semibold : .regular),
      color: isChosen ? tint : canBeChosen ? .label : .tertiaryLabel, in: rect)
    if let day = monthDecorations.day(number, of: month) { draw(day, below: rect, context) }
  }

  private func draw(_ day: MonthDecorations.Day, below rect: CGRect, _ context: CGContext) {
    let decoration = day.decoration
    let side = decoration.size.points
    let place = CGRect(x: rect.midX - side / 2, y: rect.maxY - 2 - side, width: side, height: side)
    switch decoration.content {
    case .dot: context.fillCapsule(place, resolved(decoration.color))
    case .image(let image): image.draw(in: place, tint: resolved(decoration.color))
    case .view:
      guard let view = day.view else { return }
      context.saveGState()
      context.translateBy(x: rect.midX - view.bounds.midX, y: rect.maxY - 2 - view.bounds.maxY)
      view.layer.renderTree(in: context)
      context.restoreGState()
    }
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard fontDesign != .default, let designed = font.fontDescriptor.withDesign(fontDesign) else {
      return font
    }
    return UIFont(descriptor: designed, size: size)
  }
}
