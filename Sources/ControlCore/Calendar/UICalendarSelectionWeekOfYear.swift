public import Foundation
import LayoutCore

/// A type that decides which week can be selected, and is notified of the selection.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// Tells the delegate that the user selected a week, or none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)

  /// Returns whether a week can be selected; nil stands for no week.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns true for every week.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of at most one week.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// The delegate, which decides which weeks can be selected.
  open weak private(set) var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

  /// The selected week, as a week of a year.
  open var selectedWeekOfYear: DateComponents? {
    didSet { calendarView?.contentDidChange() }
  }

  /// Creates a selection without a selected week.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a week; the delegate is not called.
  open func setSelectedWeekOfYear(_ weekOfYearComponents: DateComponents?, animated: Bool) {
    selectedWeekOfYear = weekOfYearComponents
  }

  /// Selects a week; the delegate is not called.
  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
    setSelectedWeekOfYear(selectedWeekOfYear, animated: animated)
  }

  private var calendar: Calendar { calendarView?.effectiveCalendar ?? Calendar(identifier: .gregorian) }

  /// Returns the week of a day.
  private func week(of day: DateComponents) -> DateComponents? {
    var noon = day
    noon.hour = 12
    return calendar.date(from: noon).map {
      calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: $0)
    }
  }

  override var firstDate: DateComponents? {
    guard let week = selectedWeekOfYear, let year = week.yearForWeekOfYear, let number = week.weekOfYear,
      let date = calendar.date(
        from: DateComponents(weekday: calendar.firstWeekday, weekOfYear: number, yearForWeekOfYear: year))
    else { return nil }
    return calendar.dateComponents([.era, .year, .month, .day], from: date)
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    guard let selected = selectedWeekOfYear, let week = week(of: day) else { return false }
    return week.weekOfYear == selected.weekOfYear && week.yearForWeekOfYear == selected.yearForWeekOfYear
  }

  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
  }

  /// Selects the week of the day, or deselects a selected one, if the delegate agrees.
  override func tap(_ day: DateComponents) {
    let next = isSelected(day) ? nil : week(of: day)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: next) ?? true else { return }
    selectedWeekOfYear = next
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: next)
  }
}
