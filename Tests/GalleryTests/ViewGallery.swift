import UIKit

/// The views in pictures, row by row.
@MainActor
enum ViewGallery {
  /// Makes a view and changes it.
  static func make<View: UIView>(_ view: View, width: CGFloat = 0, _ change: (View) -> Void = { _ in })
    -> View
  {
    if width > 0 { view.frame.size.width = width }
    change(view)
    return view
  }

  /// Switches, sliders, steppers, segments, pages, bars and indicators, in their states.
  static var controls: [[UIView]] {
    let icon = UIImage(systemName: "star.fill")
    return [
      [
        make(UISwitch()), make(UISwitch()) { $0.isOn = true },
        make(UISwitch()) { ($0.isOn, $0.isEnabled) = (true, false) },
        make(UISwitch()) {
          ($0.isOn, $0.onTintColor, $0.thumbTintColor) = (true, .systemIndigo, .systemYellow)
        },
        make(UISwitch()) { $0.isHighlighted = true },
      ],
      [
        make(UISlider(), width: 152) { $0.value = 0.3 },
        make(UISlider(), width: 152) { ($0.value, $0.isEnabled) = (0.7, false) },
      ],
      [
        make(UISlider(), width: 316) {
          $0.value = 0.6
          $0.minimumValueImage = UIImage(systemName: "speaker.fill")
          $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
          ($0.minimumTrackTintColor, $0.maximumTrackTintColor) = (.systemPink, .systemGray4)
        }
      ],
      [
        make(UIStepper()), make(UIStepper()) { $0.value = 100 }, make(UIStepper()) { $0.isEnabled = false },
      ],
      [segments(["Day", "Week", "Month"], 1)],
      [
        segments(["One", "Two"], 0) { $0.isEnabled = false },
        segments([UIImage(systemName: "list.bullet"), UIImage(systemName: "square.grid.2x2")], 0),
      ],
      [
        segments(["A", "Much longer", "B"], 2) {
          $0.apportionsSegmentWidthsByContent = true
          $0.selectedSegmentTintColor = .systemTeal
          $0.setEnabled(false, forSegmentAt: 0)
          $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        }
      ],
      [
        make(UIPageControl()) {
          ($0.numberOfPages, $0.currentPage) = (5, 1)
          ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray4, .systemBlue)
        },
        make(UIPageControl()) {
          ($0.numberOfPages, $0.backgroundStyle) = (4, .prominent)
          ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray, .label)
        },
      ],
      [
        make(UIProgressView(), width: 96) { $0.progress = 0.4 },
        make(UIProgressView(progressViewStyle: .bar), width: 96) { $0.progress = 0.75 },
        make(UIProgressView(), width: 96) {
          ($0.progress, $0.progressTintColor, $0.trackTintColor) = (0.1, .systemRed, .systemYellow)
        },
      ],
      [
        make(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() },
        make(UIActivityIndicatorView(style: .large)) { $0.startAnimating() },
        make(UIActivityIndicatorView(style: .large)) {
          $0.color = .systemBlue
          $0.startAnimating()
        },
        make(UIImageView(image: icon)), make(UIImageView(image: icon)) { $0.tintColor = .systemOrange },
      ],
    ]
  }

  private static func segments(
    _ items: [Any?], _ selected: Int, _ change: (UISegmentedControl) -> Void = { _ in }
  ) -> UISegmentedControl {
    make(UISegmentedControl(items: items.compactMap { $0 })) {
      $0.selectedSegmentIndex = selected
      change($0)
      $0.frame.size = $0.intrinsicContentSize
    }
  }

  // MARK: Calendars

  /// Decorates days of a month.
  private final class Decorations: NSObject, UICalendarViewDelegate {
    static let shared = Decorations()

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      switch dateComponents.day {
      case 3: .default(color: .systemRed, size: .small)
      case 4: .default(color: .systemGreen, size: .large)
      case 11: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
      case 12:
        .customView {
          let label = UILabel()
          (label.text, label.font) = ("noon", .systemFont(ofSize: 9))
          return label
        }
      default: nil
      }
    }
  }

  /// A month in a language, a chosen day, days out of reach, decorations; margins that a background shows.
  static var calendars: [[UIView]] {
    let chosen = UICalendarSelectionSingleDate(delegate: nil)
    chosen.selectedDate = DateComponents(year: 2026, month: 2, day: 18)
    let several = UICalendarSelectionMultiDate(delegate: nil)
    several.selectedDates = [5, 6, 27].map { DateComponents(year: 2024, month: 6, day: $0) }
    return [
      [
        calendar {
          $0.selectionBehavior = chosen
          $0.delegate = Decorations.shared
        }
      ],
      [
        calendar {
          $0.backgroundColor = .systemGreen.withAlphaComponent(0.3)
          $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 16, leading: 4, bottom: 8, trailing: 20)
          $0.selectionBehavior = several
          $0.tintColor = .systemPurple
          $0.locale = Locale(identifier: "de_DE")
          $0.calendar.firstWeekday = 2
          let day = { DateComponents(calendar: $0, year: 2024, month: 6, day: $1).date ?? .distantPast }
          $0.availableDateRange = DateInterval(start: day($0.calendar, 4), end: day($0.calendar, 28))
        }
      ],
    ]
  }

  private static func calendar(_ change: (UICalendarView) -> Void) -> UICalendarView {
    make(UICalendarView()) {
      $0.timeZone = TimeZone(secondsFromGMT: 0)
      $0.calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      change($0)
      $0.frame.size = $0.intrinsicContentSize
    }
  }

  // MARK: Pickers

  /// The words on wheels.
  private final class Words: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = Words()
    private let words = [
      ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"], (1...20).map(String.init),
    ]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { words.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      words[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      words[component][row]
    }
  }

  static var pickers: [[UIView]] {
    func date(_ mode: UIDatePicker.Mode, _ change: (UIDatePicker) -> Void = { _ in }) -> UIDatePicker {
      make(UIDatePicker()) {
        ($0.datePickerMode, $0.timeZone) = (mode, TimeZone(secondsFromGMT: 0))
        $0.date = Date(timeIntervalSince1970: 1_771_416_000)
        change($0)
      }
    }
    return [
      [date(.dateAndTime)], [date(.date)], [date(.time) { $0.isEnabled = false }],
      [date(.countDownTimer) { $0.countDownDuration = 5_400 }],
      [
        make(UIPickerView(), width: 316) {
          ($0.dataSource, $0.delegate) = (Words.shared, Words.shared)
          $0.selectRow(2, inComponent: 0, animated: false)
          $0.selectRow(11, inComponent: 1, animated: false)
        }
      ],
    ]
  }
}
