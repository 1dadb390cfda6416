public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A view that shows the days of a month, with buttons to other months; a tap selects a day.
///
/// A tap on the title shows wheels of months and years, and the next one the days again.
///
/// Its intrinsic size is that of the month and of its `layoutMargins`: the content is inside the margins, the
/// background is visible in them.
///
/// Differs from UIKit: the first visible month is that of the selected day, of the first available day, or January
/// 2001, so that pictures do not depend on the date; sizes are estimates.
@preconcurrency @MainActor
open class UICalendarView: UIView, @preconcurrency ControlDrawing {
  private var shownMonth: DateComponents?
  /// The wheels in place of the days, after a tap on the title.
  var monthWheels: MonthWheels?
  /// The decorations that the last layout made.
  var monthDecorations = MonthDecorations()

  /// Creates a calendar view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// Creates a calendar view of zero size.
  ///
  /// Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
  }

  /// The calendar; Gregorian by default.
  open var calendar = Calendar(identifier: .gregorian) {
    didSet { contentDidChange() }
  }

  /// The locale, whose language is used instead of the calendar's.
  ///
  /// The default is English of the United States.
  open var locale = Locale(identifier: "en_US") {
    didSet { contentDidChange() }
  }

  /// The time zone; nil is that of the calendar.
  open var timeZone: TimeZone? {
    didSet { contentDidChange() }
  }

  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { contentDidChange() }
  }

  /// The range of days that can be selected; months without one cannot be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { contentDidChange() }
  }

  /// Whether or not days show the delegate's decorations.
  open var wantsDateDecorations = true {
    didSet { contentDidChange() }
  }

  /// The selection of dates; nil allows none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      contentDidChange()
    }
  }

  /// The delegate, which provides the decorations of days.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { contentDidChange() }
  }

  /// The era, year and month of the visible month.
  open var visibleDateComponents: DateComponents {
    get { month.components }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month, without an animation.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let old = visibleDateComponents
    shownMonth = dateComponents
    contentDidChange()
    if old != visibleDateComponents {
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }
  }

  /// Requests the decorations of days from the delegate again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    contentDidChange()
  }

  /// The calendar with the view's time zone and language.
  var effectiveCalendar: Calendar {
    var calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale
    return calendar
  }

  /// The visible month.
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

  /// Returns the size of the month with the margins around it, whatever there is room for; 280 × 288 in iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ControlSizes.calendar[traitCollection] ?? intrinsicContentSize
  }

  /// Makes the decorations, and lays out their views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutDecorations()
    layOutMonthWheels()
  }

  /// Invalidates the intrinsic size, of which the margins are a part.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Selects the day that was tapped, or shows the previous or next month.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { tap(at: touch.location(in: self)) }
  }

  package func drawContent(in context: CGContext) { drawMonth(in: context) }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenMonth }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .system }
}

/// A type that provides the decorations of a calendar view, and is notified of the visible month.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration below the number of a day; nil for none.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Tells the delegate that the visible month changed.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns no decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
