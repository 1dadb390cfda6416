public import Foundation

/// A formatter of the time between two moments, `in 2 hours`, which the Foundation of Linux lacks.
open class RelativeDateTimeFormatter: Formatter {
  /// The styles of dates.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers always: `1 day ago`.
    case numeric = 0
    /// Words where a language has them: `yesterday`.
    case named = 1
  }

  /// The styles of units.
  public enum UnitsStyle: Int, Sendable {
    /// Whole words: `2 months ago`.
    case full = 0
    /// Words for numbers: `two months ago`.
    case spellOut = 1
    /// Short words: `2 mo. ago`.
    case short = 2
    /// The shortest words: `2mo ago`.
    case abbreviated = 3
  }

  /// The style of dates.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The style of units.
  open var unitsStyle: UnitsStyle = .full
  /// The place of the text in a sentence, which has an effect on its first letter.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() {
    super.init()
  }

  /// Creates a formatter with the usual settings.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Returns the text for a date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let calendar = calendar ?? .autoupdatingCurrent
    return text(calendar.dateComponents(units, from: referenceDate, to: date), calendar)
  }

  /// Returns the text for a number of seconds from now.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text for the largest unit of components that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    text(dateComponents, calendar ?? .autoupdatingCurrent)
  }

  /// Returns the text for a date as seen from now; nil for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// Returns the text of the largest unit, as that of a moment exactly so many units away.
  private func text(_ components: DateComponents, _ calendar: Calendar) -> String {
    let units: [(Calendar.Component, Int?)] = [
      (.year, components.year), (.month, components.month),
      (.weekOfMonth, components.weekOfMonth ?? components.weekOfYear), (.day, components.day),
      (.hour, components.hour), (.minute, components.minute), (.second, components.second),
    ]
    let (unit, count) =
      units.compactMap { unit, count in count.flatMap { $0 == 0 ? nil : (unit, $0) } }.first ?? (.second, 0)
    // Months from here on have 31 days twice, and no clock is changed.
    var calendar = calendar
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = calendar.date(byAdding: unit, value: count, to: start) ?? start
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatStyle,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar, capitalizationContext: capitalization)
    return style.format(start)
  }

  private var formatStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .dynamic, .unknown: .unknown
    @unknown default: .unknown
    }
  }
}
