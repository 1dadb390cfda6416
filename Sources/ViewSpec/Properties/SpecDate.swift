internal import Foundation

/// A date of a spec, with or without a day and a time (ISO 8601): `2026-11`, `2026-11-22`, `2026-11-22T14:30`.
///
/// It is in the Gregorian calendar and in GMT, whatever calendar displays it.
struct SpecDate: Sendable {
  let date: Date

  /// Creates the date of a text, or nil if the text is not a date.
  ///
  /// An omitted day is the first of the month, and an omitted time is midnight.
  init?(_ text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2, let day = SpecDate.numbers(in: parts[0], separator: "-", [4, 2, 2]), day.count > 1
    else { return nil }
    var time = [0, 0]
    if parts.count == 2 {
      guard day.count == 3, let read = SpecDate.numbers(in: parts[1], separator: ":", [2, 2]), read.count == 2
      else { return nil }
      time = read
    }
    let components = DateComponents(
      calendar: SpecDate.calendar, timeZone: .gmt, year: day[0], month: day[1],
      day: day.count > 2 ? day[2] : 1, hour: time[0], minute: time[1])
    guard day[0] > 0, time[0] < 24, time[1] < 60, components.isValidDate, let date = components.date else {
      return nil
    }
    self.date = date
  }

  /// The calendar of the dates in specs.
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// Returns numbers with the given counts of digits, or nil if the text has another form.
  private static func numbers(in text: Substring, separator: Character, _ digits: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= digits.count else { return nil }
    var numbers: [Int] = []
    for (part, count) in zip(parts, digits) {
      guard part.utf8.count == count, part.utf8.allSatisfy(isDigit), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }
}

extension PropertyValue<Date> {
  /// A date.
  static var date: PropertyValue { .constant(.date) }
}

extension SpecValue<Date> {
  /// A date.
  static var date: SpecValue {
    let shape = TextShape(pattern: #"^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2})?)?$"#, example: "2026-11-22")
    let description = "A date, optionally with a time: 2026-11, 2026-11-22 or 2026-11-22T14:30."
    return SpecValue(.shared("date", description) { .text(shape) }) { element, _ throws(DocumentError) in
      let text = try element.string()
      guard let date = SpecDate(text) else {
        throw element.problem(
          "\(quoted(text)) is not a date",
          suggestion: "write it as \"2026-11\", \"2026-11-22\" or \"2026-11-22T14:30\"")
      }
      return date.date
    }
  }
}

extension PropertyValue<Calendar> {
  /// A calendar by name, in GMT.
  static var calendar: PropertyValue {
    .constant(
      SpecValue(.choice(identifiers.map(\.key))) { element, _ throws(DocumentError) in
        var calendar = Calendar(identifier: try element.choice(identifiers))
        calendar.timeZone = .gmt
        return calendar
      })
  }

  private static var identifiers: KeyValuePairs<String, Calendar.Identifier> {
    [
      "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
      "ethiopicAmeteMihret": .ethiopicAmeteMihret, "ethiopicAmeteAlem": .ethiopicAmeteAlem,
      "hebrew": .hebrew, "indian": .indian, "islamic": .islamic, "islamicCivil": .islamicCivil,
      "islamicTabular": .islamicTabular, "islamicUmmAlQura": .islamicUmmAlQura, "iso8601": .iso8601,
      "japanese": .japanese, "persian": .persian, "republicOfChina": .republicOfChina,
    ]
  }
}

extension PropertyValue<Locale> {
  /// A language, with or without a region.
  static var locale: PropertyValue {
    .constant(
      SpecValue(.text(TextShape(example: "en_US"))) { element, _ throws(DocumentError) in
        let name = try element.string()
        let known = Locale.availableIdentifiers
        guard known.contains(String(name.map { $0 == "-" ? "_" : $0 })) else {
          throw element.problem(
            "unknown locale \(quoted(name))",
            suggestion: didYouMean(name, among: known.sorted()) ?? "write one such as \"en_US\"")
        }
        return Locale(identifier: name)
      })
  }
}
