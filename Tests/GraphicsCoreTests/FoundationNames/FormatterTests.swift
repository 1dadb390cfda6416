import Foundation
import GraphicsCore
import Testing

/// Formatters that Linux's Foundation lacks: expected texts are English, by the definitions of the units.
struct FormatterTests {
  private func relative() -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    formatter.calendar = calendar
    return formatter
  }

  @Test func `the time between dates is that of its largest unit`() {
    let formatter = relative()
    let now = Date(timeIntervalSinceReferenceDate: 0)
    // Two hours less a second are one hour and 59 minutes.
    #expect(formatter.localizedString(for: now + 7_199, relativeTo: now) == "in 1 hour")
    #expect(formatter.localizedString(for: now - 7_200, relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now + 13 * 86_400, relativeTo: now) == "in 1 week")
    #expect(formatter.localizedString(from: DateComponents(month: -3, day: 4)) == "3 months ago")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(for: now - 60, relativeTo: now) == "1m ago")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(from: DateComponents(day: 2)) == "in two days")
  }

  @Test func `named times have words of their own`() {
    let formatter = relative()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(hour: 2)) == "in 2 hours")
  }

  @Test func `measurements have units`() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let length = Measurement(value: 1_500, unit: UnitLength.meters)
    #expect(formatter.string(from: length) == "1,500 m")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: length) == "1.5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: length) == "1.5 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitDuration.hours)) == "1 hour")
    #expect(formatter.string(from: Measurement(value: 2, unit: UnitDuration.minutes)) == "2 minutes")
    formatter.unitStyle = .short
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
  }

  @Test func `lists and names are texts`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Ada", "King", "Lovelace")
    let names = PersonNameComponentsFormatter()
    #expect(names.string(from: name) == "Ada Lovelace")
    names.style = .abbreviated
    #expect(names.string(from: name) == "AL")
    names.style = .long
    #expect(names.string(from: name) == "Ada King Lovelace")
    #expect(names.personNameComponents(from: "Ada King Lovelace")?.middleName == "King")
  }

  @Test func `settings of formatters are kept`() {
    let formatter = DateFormatter()
    #expect(formatter.formatterBehavior == .behavior10_4 && formatter.formattingContext == .unknown)
    (formatter.formatterBehavior, formatter.formattingContext) = (.default, .standalone)
    #expect(formatter.formatterBehavior == .default && formatter.formattingContext == .standalone)
    #expect(NumberFormatter().formattingContext == .unknown)
  }
}
