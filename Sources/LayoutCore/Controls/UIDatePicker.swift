public import Foundation

/// A control for a date. Differs from UIKit: it has a size and is drawn as a block.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, @preconcurrency ContentBlockDrawing {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }

  /// A date picker of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    drawsContent()
  }

  /// A date picker. Differs from UIKit: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    drawsContent()
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The date; the first of January 2001 at first, so that pictures do not depend on the day.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The calendar.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The language.
  open var locale: Locale?
  /// The minutes between times that can be chosen.
  open var minuteInterval = 1

  open override var intrinsicContentSize: CGSize { ControlSizes.compactDatePicker }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.compactDatePicker }

  var contentBlocks: [ContentBlock] { [block(bounds, .tertiarySystemFill)] }
}
