public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
public import StyleCore
public import TextViewCore

/// A month of days, with buttons to the months before and after; days can be chosen by a tap.
///
/// Its ideal size is that of the month and of its `layoutMargins`: the content stays inside the margins, the background
/// shows where they are.
///
/// Differs from UIKit: the month that shows first is that of the chosen day, of the first available day, or January
/// 2001, so that pictures do not depend on the day; the list of months and years does not open; sizes are ours.
@preconcurrency @MainActor
open class UICalendarView: UIView, @preconcurrency ControlDrawing {
  private var shownMonth: DateComponents?

  /// A calendar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// A calendar. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
  }

  /// The calendar; Gregorian at first.
  open var calendar = Calendar(identifier: .gregorian) {
    didSet { setNeedsDisplay() }
  }

  /// The language; that of the calendar does not matter. English of the United States at first.
  open var locale = Locale(identifier: "en_US") {
    didSet { setNeedsDisplay() }
  }

  /// The time zone; nil is that of the calendar.
  open var timeZone: TimeZone? {
    didSet { setNeedsDisplay() }
  }

  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { setNeedsDisplay() }
  }

  /// The days that can be chosen; months without one cannot be turned to.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { setNeedsDisplay() }
  }

  /// Whether days show what the delegate decorates them with.
  open var wantsDateDecorations = true {
    didSet { setNeedsDisplay() }
  }

  /// How days are chosen; nil where none can be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      setNeedsDisplay()
    }
  }

  /// What is told of the calendar, and decorates its days.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { setNeedsDisplay() }
  }

  /// The era, year and month that show.
  open var visibleDateComponents: DateComponents {
    get { month.components }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month; at once.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let old = visibleDateComponents
    shownMonth = dateComponents
    setNeedsDisplay()
    if old != visibleDateComponents {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }
  }

  /// Asks the delegate anew what days are decorated with.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    setNeedsDisplay()
  }

  /// The calendar with the view's time zone and language.
  var effectiveCalendar: Calendar {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale
    return calendar
  }

  /// The month that shows.
  package var month: CalendarMonth {
    CalendarMonth(shownMonth ?? selectionBehavior?.firstDate ?? firstAvailable, in: effectiveCalendar)
  }

  private var firstAvailable: DateComponents {
    let start = availableDateRange.start
    let first = start > .distantPast ? start : Date(timeIntervalSinceReferenceDate: 86_400)
    return effectiveCalendar.dateComponents([.era, .year, .month], from: first)
  }

  /// The size of the month with the margins around it.
  open override var intrinsicContentSize: CGSize {
    let (size, margins) = (CalendarGrid.idealSize, layoutMargins)
    return CGSize(
      width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
  }

  /// The size of the month with the margins around it, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Asks for another size, since the margins are a part of it.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Chooses a day, or shows the month before or after.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { tap(at: touch.location(in: self)) }
  }

  package func drawContent(in context: CGContext) { drawMonth(in: context) }

  // MARK: For all who describe views

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}

/// What is told of a calendar, and decorates its days.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands beneath the number of a day; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Another month shows.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
