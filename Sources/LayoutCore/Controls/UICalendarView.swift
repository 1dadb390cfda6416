public import Foundation

/// A month of days. Differs from UIKit: it has a size and is drawn as a block.
@preconcurrency @MainActor
open class UICalendarView: UIView, @preconcurrency ContentBlockDrawing {
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

  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian)
  /// The language.
  open var locale = Locale(identifier: "en_US")
  /// The time zone.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be seen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Whether days show decorations.
  open var wantsDateDecorations = true
  /// How days are chosen; nil where none can be.
  open var selectionBehavior: UICalendarSelection?
  /// What is told of the calendar.
  open weak var delegate: (any UICalendarViewDelegate)?

  open override var intrinsicContentSize: CGSize { ControlSizes.calendar }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlSizes.calendar }

  var contentBlocks: [ContentBlock] { [block(bounds.insetBy(dx: 16, dy: 16), .tertiarySystemFill)] }
}

/// What is told of a calendar. Differs from UIKit: there are no decorations.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {}

/// How days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {}

/// One day is chosen, or none. Differs from UIKit: fingers choose none, and the delegate is not told.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who decides what can be chosen.
  open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day.
  open var selectedDate: DateComponents?

  /// No day chosen yet.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }
}

/// Any number of days is chosen. Differs from UIKit: fingers choose none, and the delegate is not told.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who decides what can be chosen.
  open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  open var selectedDates: [DateComponents] = []

  /// No day chosen yet.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Who decides which day can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A day was chosen, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

/// Who decides which days can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A day was chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// A day is chosen no longer.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}
