import Foundation
import GraphicsCore
import Testing

/// Durations as texts, by Foundation's documentation.
struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ style: GraphicsCore.DateComponentsFormatter.UnitsStyle,
    _ change: (GraphicsCore.DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = GraphicsCore.DateComponentsFormatter()
    formatter.unitsStyle = style
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test("Positions begin with the first unit that is not zero, and have minutes at least") func positions() {
    #expect(text(3_665, .positional) == "1:01:05" && text(65, .positional) == "1:05")
    #expect(text(5, .positional) == "0:05" && text(0, .positional) == "0:00")
    #expect(text(65, .positional) { $0.zeroFormattingBehavior = .pad } == "00:00:00:00:01:05")
    #expect(
      text(65, .positional) { ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.minute, .second], .pad) }
        == "01:05")
    #expect(
      text(90, .full) { ($0.allowedUnits, $0.collapsesLargestUnit) = ([.minute, .second], true) }
        == "90 seconds")
  }

  @Test("Words have no units of zero, and at most as many units as are asked for") func words() {
    #expect(text(3_665, .full) == "1 hour, 1 minute, 5 seconds")
    #expect(text(3_600, .abbreviated) == "1h" && text(3_660, .abbreviated) == "1h 1m")
    #expect(text(3_665, .full) { $0.maximumUnitCount = 1 } == "1 hour")
    #expect(text(65, .full) { $0.includesTimeRemainingPhrase = true } == "1 minute, 5 seconds remaining")
    #expect(text(.nan, .full) == nil && text(1e300, .full) == nil)
    #expect(text(60, .full) { $0.calendar?.locale = Locale(identifier: "de_DE") } == "1 Minute")
  }

  @Test("Components are written as they are") func components() {
    let formatter = GraphicsCore.DateComponentsFormatter()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(year: 1, month: 2)) == "1 year, 2 months")
    #expect(formatter.string(from: DateComponents()) == nil)
    #expect(formatter.string(from: DateComponents(hour: .max, second: .min)) != nil)
    #expect(
      formatter.string(from: Date.distantPast, to: Date(timeIntervalSinceReferenceDate: .infinity)) == nil)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(86_400 * 31)) == "1 month")
  }
}
