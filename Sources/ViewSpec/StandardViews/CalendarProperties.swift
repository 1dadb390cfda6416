internal import ControlCore
internal import Foundation
internal import LayerCore
internal import LayoutCore
internal import StyleCore
internal import TextViewCore

extension StandardView {
  /// `UICalendarView`.
  static let calendar = StandardView(
    { SpecCalendarView(frame: .zero) },
    [
      Property("calendar", .calendar, "The calendar.") { $0.calendar = $1 },
      Property("firstWeekday", .integer(in: 1...7), "The first day of the week; 1 is Sunday.") {
        $0.calendar.firstWeekday = $1
      },
      Property("locale", .locale, "The language, such as \"de_DE\".") { $0.locale = $1 },
      Property("fontDesign", .fontDesign, "The kind of typeface.") { $0.fontDesign = $1 },
      Property("selectedDate", .date, "The selected day.") { $0.select($1) },
      Property("selectedDates", .array(of: .date), "The selected days.") { $0.select($1) },
      Property("visibleDate", .date, "A day of the visible month.") {
        $0.visibleDateComponents = $0.components(of: $1)
      },
      Property("availableDateRange", .dateRange, "The selectable days.") {
        $0.availableDateRange = $1
      },
      Property("decorations", .array(of: .decoratedDate), "Decorations below the numbers of days.") {
        $0.decorate($1)
      },
    ],
    rules: [
      KeyRule(
        .excludes("selectedDate", ["selectedDates"]), "a calendar has either one selected day or several",
        suggestion: "remove \"selectedDate\" or \"selectedDates\"")
    ])
}

/// A calendar whose days a spec selects and decorates.
@preconcurrency @MainActor
private final class SpecCalendarView: UICalendarView, UICalendarViewDelegate {
  private var decorations: [DateComponents: Decoration] = [:]

  override init(frame: CGRect) {
    super.init(frame: frame)
    calendar = SpecDate.calendar
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the components of a date in the view's calendar.
  func components(of date: Date) -> DateComponents {
    calendar.dateComponents([.era, .year, .month, .day], from: date)
  }

  /// Selects one day.
  func select(_ date: Date) {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = components(of: date)
    selectionBehavior = selection
  }

  /// Selects several days.
  func select(_ dates: [Date]) {
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.selectedDates = dates.map(components)
    selectionBehavior = selection
  }

  /// Adds decorations below the numbers of days.
  func decorate(_ days: [DecoratedDate]) {
    for day in days { decorations[key(components(of: day.date))] = day.decoration }
    delegate = self
  }

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> Decoration? { decorations[key(dateComponents)] }

  /// Returns the key of a day, without its other components.
  private func key(_ day: DateComponents) -> DateComponents {
    DateComponents(era: day.era, year: day.year, month: day.month, day: day.day)
  }
}

/// A day with the decoration below its number.
private struct DecoratedDate {
  var date = Date.distantPast
  var color: UIColor?
  var size = UICalendarView.DecorationSize.medium
  var image: UIImage?

  @MainActor var decoration: UICalendarView.Decoration { .image(image, color: color, size: size) }
}

extension PropertyValue<DecoratedDate> {
  fileprivate static var decoratedDate: PropertyValue {
    object(
      [
        Property("date", .date, "The day.", isRequired: true) { $0.date = $1 },
        Property("color", .color, "The colour of the decoration.") { $0.color = $1 },
        Property("size", .decorationSize, "The size of the decoration.") { $0.size = $1 },
        Property("image", .image, "An image instead of a dot.") { $0.image = $1 },
      ], from: { DecoratedDate() }
    )
  }
}

extension PropertyValue<UICalendarView.DecorationSize> {
  fileprivate static var decorationSize: PropertyValue {
    .choice(["small": .small, "medium": .medium, "large": .large])
  }
}

extension PropertyValue<UIFontDescriptor.SystemDesign> {
  fileprivate static var fontDesign: PropertyValue {
    .choice(["default": .default, "monospaced": .monospaced, "rounded": .rounded, "serif": .serif])
  }
}

extension PropertyValue<DateInterval> {
  /// An object of `start` and `end`, both included.
  fileprivate static var dateRange: PropertyValue {
    let startKey = Key("start", .date, "The first day.")
    let endKey = Key("end", .date, "The last day.")
    let declaration = ObjectDeclaration([startKey, endKey])
    return .constant(
      SpecValue(.object(declaration)) { element, _ throws(DocumentError) in
        let reader = try element.object(declaration)
        let (start, end) = (try reader.optional(startKey), try reader.optional(endKey))
        let first = start ?? .distantPast
        let last = end?.addingTimeInterval(86_399) ?? max(first, .distantFuture)
        guard first <= last else {
          throw element.problem("the range ends before it starts", suggestion: "swap \"start\" and \"end\"")
        }
        return DateInterval(start: first, end: last)
      })
  }
}
