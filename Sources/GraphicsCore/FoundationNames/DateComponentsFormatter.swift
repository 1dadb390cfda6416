public import Foundation

/// A formatter of durations, which Linux's Foundation lacks.
///
/// Differs from UIKit: years and months are written in English, `spellOut` writes numbers as digits, and
/// `allowsFractionalUnits` has no effect.
open class DateComponentsFormatter: Formatter {
  /// The styles of units.
  public enum UnitsStyle: Int, Sendable {
    /// Numbers between colons: 1:05:00.
    case positional = 0
    /// One letter: 1h 5m.
    case abbreviated = 1
    /// A short word: 1 hr, 5 min.
    case short = 2
    /// Whole words: 1 hour, 5 minutes.
    case full = 3
    /// Words for numbers, too.
    case spellOut = 4
    /// A short word without commas: 1hr 5min.
    case brief = 5
  }

  /// The units of zero that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The behaviour of the style: leading ones, and in words all of them.
    public static let `default` = Self(rawValue: 1 << 0)
    /// The option for those before the first other unit.
    public static let dropLeading = Self(rawValue: 1 << 1)
    /// The option for those between others.
    public static let dropMiddle = Self(rawValue: 1 << 2)
    /// The option for those after the last other unit.
    public static let dropTrailing = Self(rawValue: 1 << 3)
    /// The option for all of them.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The option for numbers of two digits with zeros.
    public static let pad = Self(rawValue: 1 << 16)
  }

  /// The style of units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are written; none stands for all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The units of zero that are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar of the days, and the locale of the words, which is English of the United States by default.
  open var calendar: Calendar? = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()
  /// The date from which a duration is counted.
  open var referenceDate: Date?
  /// The largest number of units; 0 is no limit.
  open var maximumUnitCount = 0
  /// Whether or not a largest unit of one is written in the next smaller unit.
  open var collapsesLargestUnit = false
  /// Whether or not parts of units are written.
  open var allowsFractionalUnits = false
  /// Whether or not “About” is written before the duration.
  open var includesApproximationPhrase = false
  /// Whether or not “remaining” is written after the duration.
  open var includesTimeRemainingPhrase = false

  /// Returns a duration in seconds as text; nil for one that is no duration.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti.rounded()))
  }

  /// Returns the duration between two dates as text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let limit: TimeInterval = 1e12
    guard abs(startDate.timeIntervalSinceReferenceDate) < limit,
      abs(endDate.timeIntervalSinceReferenceDate) < limit
    else { return nil }
    var calendar = calendar ?? Calendar(identifier: .gregorian)
    if referenceDate == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone }
    let units = DurationUnit.allCases.filter { isAllowed($0) }
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  /// Returns the units of date components as text.
  open func string(from components: DateComponents) -> String? {
    let units = DurationUnit.allCases.filter { isAllowed($0) && components.value(for: $0.component) != nil }
    return units.isEmpty ? nil : text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the units of date components as text in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func isAllowed(_ unit: DurationUnit) -> Bool {
    allowedUnits.isEmpty ? unit != .week : allowedUnits.contains(unit.unit)
  }

  // MARK: Text

  private typealias Part = (unit: DurationUnit, value: Int)

  private func text(_ values: [Part]) -> String {
    // Larger numbers of a unit are no durations.
    let limit = 1_000_000_000_000
    var parts = shown(collapsed(values.map { ($0.unit, max(-limit, min($0.value, limit))) }))
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let isNegative = parts.contains { $0.value < 0 }
    let text = unitsStyle == .positional ? positional(parts) : words(parts)
    let signed = isNegative ? "-" + text : text
    return (includesApproximationPhrase ? "About " : "") + signed
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func collapsed(_ parts: [Part]) -> [Part] {
    guard collapsesLargestUnit, let first = parts.firstIndex(where: { $0.value != 0 }),
      parts[first].value == 1,
      first + 1 < parts.count, let factor = parts[first].unit.size(in: parts[first + 1].unit)
    else { return parts }
    var parts = parts
    parts[first].value = 0
    parts[first + 1].value += factor
    return parts
  }

  /// Returns the parts without the zeros that are left out; of zeros alone the last one is left.
  private func shown(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? [.dropLeading] : .dropAll }
    guard let first = parts.firstIndex(where: { $0.value != 0 }),
      let last = parts.lastIndex(where: { $0.value != 0 })
    else { return behavior.isDisjoint(with: .dropAll) ? parts : positionalRest(of: parts) }
    let kept = parts.enumerated().filter { index, part in
      if part.value != 0 { return true }
      if index < first {
        return !behavior.contains(.dropLeading) || (unitsStyle == .positional && index >= parts.count - 2)
      }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }
    return kept.map(\.element)
  }

  /// Returns what is left of zeros: 0:00 of minutes and seconds, or the smallest unit.
  private func positionalRest(of parts: [Part]) -> [Part] {
    Array(parts.suffix(unitsStyle == .positional ? 2 : 1))
  }

  private func positional(_ parts: [Part]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return parts.enumerated().map { index, part in
      let digits = String(abs(part.value))
      return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func words(_ parts: [Part]) -> String {
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    let long = parts.filter { $0.unit.seconds == nil }.map { part in
      "\(abs(part.value)) " + part.unit.name + (abs(part.value) == 1 ? "" : "s")
    }
    let short = parts.filter { $0.unit.seconds != nil }
    guard !short.isEmpty else { return long.joined(separator: separator) }
    let seconds = short.reduce(0) { $0 + abs($1.value) * ($1.unit.seconds ?? 0) }
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(short.compactMap(\.unit.durationUnit)), width: unitsStyle.width,
      zeroValueUnits: .show(length: 1))
    style.locale = calendar?.locale ?? Locale(identifier: "en_US")
    return (long + [Duration.seconds(seconds).formatted(style)]).joined(separator: separator)
  }
}
