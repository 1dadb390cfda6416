public import Foundation
import LayoutCore

/// How days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar that it is of.
  weak var calendarView: UICalendarView?

  /// The days that are chosen.
  var chosen: [DateComponents] { [] }

  /// A day that the calendar shows at first.
  var firstDate: DateComponents? { chosen.first }

  /// Asks anew which days can be chosen.
  open func updateSelectableDates() {
    calendarView?.setNeedsDisplay()
  }

  /// Whether a day can be chosen.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// A finger was on a day.
  func tap(_ day: DateComponents) {}

  /// Whether a day is chosen.
  func isSelected(_ day: DateComponents) -> Bool { chosen.contains { $0.isSameDay(as: day) } }
}

extension DateComponents {
  /// Whether year, month and day are the same.
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

/// One day is chosen, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who decides what can be chosen.
  open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The chosen day.
  open var selectedDate: DateComponents? {
    didSet { calendarView?.setNeedsDisplay() }
  }

  /// No day chosen yet.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day; the delegate is not told.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// Chooses the day; a day that is chosen is given up, where the delegate lets it.
  override func tap(_ day: DateComponents) {
    let next = isSelected(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: next) ?? true else { return }
    selectedDate = next
    delegate?.dateSelection(self, didSelectDate: next)
  }
}

/// Any number of days is chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who decides what can be chosen.
  open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The chosen days.
  open var selectedDates: [DateComponents] = [] {
    didSet { calendarView?.setNeedsDisplay() }
  }

  /// No day chosen yet.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days; the delegate is not told.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var chosen: [DateComponents] { selectedDates }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  /// Chooses the day, or gives it up.
  override func tap(_ day: DateComponents) {
    if let index = selectedDates.firstIndex(where: { $0.isSameDay(as: day) }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else if canSelect(day) {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Who decides which day can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A finger chose a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Whether a day can be chosen; nil asks whether none can be.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Every day.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Who decides which days can be chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A finger chose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// A finger gave a day up.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Whether a day can be given up.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Every day.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Every day.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
