public import Foundation
import LayoutCore

/// The abstract class of the selections of dates in a calendar view.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// The calendar view that uses the selection.
  weak var calendarView: UICalendarView?

  /// The selected days.
  var chosen: [DateComponents] { [] }

  /// A day of the month that the calendar shows first.
  var firstDate: DateComponents? { chosen.first }

  /// Updates which days can be selected, by asking the delegate again.
  open func updateSelectableDates() {
    calendarView?.contentDidChange()
  }

  /// Returns whether a day can be selected.
  func canSelect(_ day: DateComponents) -> Bool { true }

  /// Handles a tap on a day.
  func tap(_ day: DateComponents) {}

  /// Returns whether a day is selected.
  func isSelected(_ day: DateComponents) -> Bool { chosen.contains { $0.isSameDay(as: day) } }
}

extension DateComponents {
  /// Returns whether year, month and day are equal.
  fileprivate func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

/// A selection of at most one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate, which decides which days can be selected.
  open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The selected day.
  open var selectedDate: DateComponents? {
    didSet { calendarView?.contentDidChange() }
  }

  /// Creates a selection without a selected day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a day; the delegate is not called.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  /// Selects the day, or deselects a selected one, if the delegate agrees.
  override func tap(_ day: DateComponents) {
    let next = isSelected(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: next) ?? true else { return }
    selectedDate = next
    delegate?.dateSelection(self, didSelectDate: next)
  }
}

/// A selection of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate, which decides which days can be selected.
  open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The selected days.
  open var selectedDates: [DateComponents] = [] {
    didSet { calendarView?.contentDidChange() }
  }

  /// Creates a selection without selected days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects days; the delegate is not called.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var chosen: [DateComponents] { selectedDates }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  /// Selects the day, or deselects a selected one, if the delegate agrees.
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

/// A type that decides which day can be selected, and is notified of the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Tells the delegate that the user selected a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Returns whether a day can be selected; nil stands for no day.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true for every day.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A type that decides which days can be selected, and is notified of the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Tells the delegate that the user selected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Tells the delegate that the user deselected a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Returns whether a day can be selected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Returns whether a day can be deselected.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true for every day.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Returns true for every day.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
