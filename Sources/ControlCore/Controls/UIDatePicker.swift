public import Foundation
package import GraphicsCore
import LayerCore
@_spi(Plumb) public import LayoutCore
import StyleCore
public import TextViewCore

/// A control that displays a date in the compact style.
///
/// Differs from UIKit: touches do not change it.
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
  }

  /// The preferred style.
  ///
  /// Differs from UIKit: the style is always compact.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The style of the date picker, which is the compact one.
  open var datePickerStyle: UIDatePickerStyle { .compact }

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
    didSet { change() }
  }
  /// The date; the first of January 2001 by default, so that pictures do not depend on the day.
  open var date = Date(timeIntervalSinceReferenceDate: 0) {
    willSet { KeyValueObserving.willChange(self, "date") }
    didSet {
      change()
      KeyValueObserving.didChange(self, "date")
    }
  }
  /// Sets the date, without an animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The minimum date.
  open var minimumDate: Date?
  /// The maximum date.
  open var maximumDate: Date?
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) {
    didSet { change() }
  }
  /// The locale; nil is English of the United States.
  open var locale: Locale? {
    didSet { change() }
  }
  /// The time zone; nil is that of the calendar.
  open var timeZone: TimeZone? {
    didSet { change() }
  }
  /// The duration of a countdown, in seconds, a multiple of a minute.
  open var countDownDuration: TimeInterval = 0 {
    didSet { change() }
  }
  /// The interval between selectable times, in minutes.
  open var minuteInterval = 1

  /// The size of the boxes of all texts.
  open override var intrinsicContentSize: CGSize {
    let widths = texts.map { width(of: $0) }
    let gaps = CGFloat(max(0, widths.count - 1)) * ControlSizes.datePickerGap
    return CGSize(width: widths.reduce(gaps, +), height: ControlSizes.datePickerHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Appearance

  /// The texts: day, time or duration, each in a box.
  package var texts: [String] {
    switch datePickerMode {
    case .date: [text("MMMdyyyy")]
    case .time: [text("jmm")]
    case .dateAndTime: [text("MMMdyyyy"), text("jmm")]
    case .countDownTimer:
      [Int(saturating: countDownDuration) / 60].map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
    }
  }

  private func text(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale ?? Locale(identifier: "en_US")
    formatter.timeZone = timeZone ?? calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  private static let font = UIFont.systemFont(ofSize: 17)

  /// Returns the width of a box, in whole points: 11 more than its text at both ends.
  private func width(of text: String) -> CGFloat {
    text.size(withAttributes: [.font: Self.font]).width.rounded(.up) + 22
  }

  private func change() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Draws the boxes at the trailing end.
  package func drawContent(in context: CGContext) {
    var end: CGFloat = 0
    for text in texts.reversed() {
      let width = width(of: text)
      let box = CGRect(
        x: isReversed ? bounds.minX + end : bounds.maxX - end - width, y: bounds.minY, width: width,
        height: bounds.height)
      context.fill(box, radius: 6, resolved(.tertiarySystemFill))
      text.drawLine(font: Self.font, color: isEnabled ? .label : .tertiaryLabel, in: box)
      end += width + ControlSizes.datePickerGap
    }
  }

  // MARK: Describing views

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
