import UIKit

extension ViewGallery {
  /// The wheels of dates, times and durations; attributed titles, views, and limits.
  static var wheels: [[UIView]] {
    func date(_ mode: UIDatePicker.Mode, _ change: (UIDatePicker) -> Void = { _ in }) -> UIDatePicker {
      make(UIDatePicker(), width: 316) {
        ($0.datePickerMode, $0.preferredDatePickerStyle) = (mode, .wheels)
        $0.timeZone = TimeZone(secondsFromGMT: 0)
        $0.date = Date(timeIntervalSince1970: 1_771_416_000)
        change($0)
        $0.frame.size.height = 216
      }
    }
    return [
      [date(.dateAndTime)],
      [date(.date) { $0.minimumDate = Date(timeIntervalSince1970: 1_771_200_000) }],
      [date(.time) { ($0.minuteInterval, $0.locale) = (15, Locale(identifier: "de_DE")) }],
      [date(.countDownTimer) { $0.countDownDuration = 5_400 }],
      [
        make(UIPickerView(), width: 316) {
          ($0.dataSource, $0.delegate) = (Stars.shared, Stars.shared)
          $0.selectRow(3, inComponent: 0, animated: false)
          $0.frame.size.height = 162
        }
      ],
    ]
  }

  /// Rows of stars with a view for each, 40 points high.
  private final class Stars: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    static let shared = Stars()

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = view as? UILabel ?? UILabel()
      (label.text, label.textAlignment) = (String(repeating: "★", count: row + 1), .center)
      label.textColor = .systemOrange
      return label
    }
  }

  /// Many dots at the start, in the middle and at the end; images, directions, a progress.
  static var pages: [[UIView]] {
    func pages(_ count: Int, _ page: Int, width: CGFloat = 0, _ change: (UIPageControl) -> Void = { _ in })
      -> UIPageControl
    {
      make(UIPageControl(), width: width) {
        ($0.numberOfPages, $0.currentPage) = (count, page)
        ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (.systemGray3, .label)
        change($0)
      }
    }
    let star = UIImage(systemName: "star.fill")
    return [
      [pages(30, 0, width: 150), pages(30, 15, width: 150)],
      [pages(30, 29, width: 150), pages(30, 4, width: 150) { $0.backgroundStyle = .prominent }],
      [pages(6, 2) { $0.preferredIndicatorImage = star }],
      [
        pages(5, 1) {
          let progress = UIPageControlProgress()
          $0.progress = progress
          progress.currentProgress = 0.6
        }
      ],
      [
        pages(4, 1) { $0.direction = .topToBottom }, pages(4, 1) { $0.direction = .bottomToTop },
        pages(4, 1) { $0.direction = .rightToLeft },
      ],
    ]
  }

  /// The views in place of missing content.
  static var unavailable: [[UIView]] {
    func view(_ configuration: UIContentUnavailableConfiguration, height: CGFloat) -> UIView {
      make(UIContentUnavailableView(configuration: configuration), width: 316) {
        $0.frame.size.height = height
      }
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "star")
    empty.text = "No Favorites"
    empty.secondaryText = "Your favorite teas will be here."
    empty.button = .bordered()
    empty.button.title = "Add a Tea"
    empty.secondaryButton.title = "Learn More"
    empty.background.backgroundColor = .secondarySystemBackground
    var start = UIContentUnavailableConfiguration.search()
    start.alignment = .natural
    return [
      [view(empty, height: 280)], [view(.loading(), height: 100)], [view(.search(), height: 180)],
      [view(start, height: 180)],
    ]
  }
}
