public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
@_spi(Plumb) public import StyleCore
public import TextViewCore

/// A control for a date or a duration: boxes with the date and the time, wheels, or a calendar.
///
/// A tap on a box shows a calendar or wheels beside it, until a tap elsewhere.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, @preconcurrency ControlDrawing {
  /// The parts of a date that a date picker displays.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time of day.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month of a year.
    case yearAndMonth = 4
  }

  /// Whether or not wheels turn to the next date that is set.
  var turnsWheels = false
  /// The wheels or the calendar, and what connects them with the date; nil for the compact style.
  var content: (any DateContent)?

  /// The preferred style.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { styleDidChange() }
  }
  /// The style of the date picker: the preferred one, as far as the mode has it.
  ///
  /// The automatic style is the compact one. Durations have wheels in every style, times of day have no calendar.
  open var datePickerStyle: UIDatePickerStyle { effectiveStyle }

  /// Creates a date picker with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// Creates a date picker of zero size.
  ///
  /// Differs from UIKit: only objects of nibs and storyboards are read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
    coder.decodeInterface(of: self, as: UIDatePicker.self)
  }

  /// The mode of the date picker.
  open var datePickerMode = Mode.dateAndTime {
    didSet { styleDidChange() }
  }
  /// The date; the first of January 2001 by default, so that pictures do not depend on the day.
  ///
  /// A date beyond the minimum or the maximum becomes that one. The minute is one of the interval, unless
  /// `roundsToMinuteInterval` is false.
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    willSet { KeyValueObserving.willChange(self, "date") }
    didSet {
      date = clamped(date)
      change()
      KeyValueObserving.didChange(self, "date")
    }
  }
  /// Sets the date, to which wheels turn if the change is animated and a clock runs.
  open func setDate(_ date: Date, animated: Bool) {
    turnsWheels = animated
    self.date = date
    turnsWheels = false
  }
  /// The minimum date.
  open var minimumDate: Date? {
    didSet { limitsDidChange() }
  }
  /// The maximum date; one before the minimum has no effect.
  open var maximumDate: Date? {
    didSet { limitsDidChange() }
  }
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { styleDidChange() }
  }
  /// The locale; nil is English of the United States.
  open var locale: Locale? {
    didSet { styleDidChange() }
  }
  /// The time zone; nil is that of the calendar.
  open var timeZone: TimeZone? {
    didSet { styleDidChange() }
  }
  /// The duration of a countdown, in seconds, a multiple of a minute.
  open var countDownDuration: TimeInterval = 0 {
    didSet { change() }
  }
  /// The interval between selectable times, in minutes; one that does not divide an hour is 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      styleDidChange()
      limitsDidChange()
    }
  }
  /// Whether or not the date is rounded down to a minute of the interval.
  open var roundsToMinuteInterval = true {
    didSet { if roundsToMinuteInterval { limitsDidChange() } }
  }

  /// The size of the wheels, of the calendar, or of the boxes of all texts.
  open override var intrinsicContentSize: CGSize { content?.size ?? compactSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the wheels or the calendar.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  /// Draws the boxes of the compact style, or that of the time below a calendar.
  package func drawContent(in context: CGContext) { drawBoxes(in: context) }

  /// Shows a calendar or wheels if the touch ended in the box where it began.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, let touch { openBox(at: touch.location(in: self)) }
  }

  @_spi(Plumb)
  open override func stateDidChange() {
    super.stateDidChange()
    content?.view.isUserInteractionEnabled = isEnabled
  }

  // MARK: Describing views

  @_spi(Plumb)
  open override var spokenContent: SpokenContent { spokenBoxes }

  @_spi(Plumb)
  open override var contentKind: ViewContent.Kind { .control }
}

/// The styles of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The default style.
  case automatic = 0
  /// A style with wheels.
  case wheels = 1
  /// A label that opens the picker.
  case compact = 2
  /// A calendar.
  case inline = 3
}
