import Plumb
import UIKit

/// The table's rows for views and controls.
enum ControlFacts {
  @MainActor
  private static func fitted(_ view: UIView, in window: UIWindow) -> UIView {
    window.addSubview(view)
    view.sizeToFit()
    view.layoutIfNeeded()
    return view
  }

  private static func size(
    _ control: String, _ older: [SystemFact.Value], v18 middle: [SystemFact.Value]? = nil,
    v26 newer: [SystemFact.Value],
    _ make: @escaping @MainActor () -> UIView
  ) -> SystemFact {
    SystemFact(control, older, v18: middle, v26: newer) { fitted(make(), in: $0).bounds.size.brief }
  }

  private static func height(
    _ control: String, _ older: [SystemFact.Value], v26 newer: [SystemFact.Value],
    _ make: @escaping @MainActor () -> UIView
  ) -> SystemFact {
    SystemFact(control, older, v26: newer) { fitted(make(), in: $0).bounds.height.brief }
  }

  @MainActor
  private static func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Title"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  static let all: [SystemFact] = [
    height("`UILabel`, 17 pt, at 2x", [.known("20.5")], v26: [.frame("20.5")]) {
      let label = UILabel()
      label.text = "Text"
      return label
    },
    size("`UISwitch`", [.known("51 × 31")], v26: [.frame("68 × 30"), .capture("63 × 28")]) { UISwitch() },
    height("`UISlider`, height", [.known("31")], v26: [.frame("34")]) { UISlider() },
    size("`UIStepper`", [.known("94 × 32")], v26: [.frame("94 × 32")]) { UIStepper() },
    height("`UISegmentedControl`, height", [.known("32")], v26: [.frame("32")]) {
      UISegmentedControl(items: ["One", "Two", "Three"])
    },
    SystemFact(
      "`UISegmentedControl`, titles One, Two and Three: width", [], v26: [.frame("165")]
    ) { fitted(UISegmentedControl(items: ["One", "Two", "Three"]), in: $0).bounds.width.brief },
    height("`UIProgressView`, height", [.known("4")], v26: [.frame("4")]) { UIProgressView() },
    size("`UIActivityIndicatorView`, medium", [.known("20 × 20")], v26: [.frame("20 × 20")]) {
      UIActivityIndicatorView(style: .medium)
    },
    size("`UIActivityIndicatorView`, large", [.known("37 × 37")], v26: [.frame("37 × 37")]) {
      UIActivityIndicatorView(style: .large)
    },
    size(
      "`UIPageControl`, three pages", [.known("116.5 × 26")], v18: [.known("73 × 26")],
      v26: [.frame("74 × 26")]
    ) { pages(3) },
    size(
      "`UIPageControl`, four pages", [.known("134.5 × 26")], v18: [.known("91 × 26")],
      v26: [.frame("92 × 26")]
    ) { pages(4) },
    height("`UITextField`, rounded, height", [.known("34")], v26: [.frame("34")]) {
      let field = UITextField()
      field.borderStyle = .roundedRect
      return field
    },
    height("`UITextField`, bezel, height", [], v26: [.frame("32")]) { field(.bezel) },
    height("`UITextField`, line, height", [], v26: [.frame("30")]) { field(.line) },
    height("`UITextField`, no border, height at 2x", [], v26: [.frame("22")]) { field(.none) },
    height("`UITextView`, one line of 17 pt, height at 2x", [.known("36.5")], v26: [.frame("36.5")]) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
      view.font = .systemFont(ofSize: 17)
      view.text = "Text"
      return view
    },
    height("`UIButton`, system, 15 pt, height", [.known("30")], v26: [.frame("30")]) {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      return button
    },
    height(
      "`UIButton`, configured, medium, height at 2x", [.known("34.5")],
      v26: [.capture("34.5"), .expected("36.5")]
    ) {
      button(.filled())
    },
    height(
      "`UIButton`, configured, small, height at 2x", [.expected("28")],
      v26: [.expected("28"), .expected("30")]
    ) {
      button(.filled()) { $0.buttonSize = .small }
    },
    height(
      "`UIButton`, configured, large, height at 2x", [.known("50.5")],
      v26: [.expected("50.5"), .expected("52.5")]
    ) {
      button(.filled()) { $0.buttonSize = .large }
    },
    height("`UIButton`, configured, with a subtitle, height at 2x", [], v26: [.expected("55.5")]) {
      button(.filled()) { $0.subtitle = "More" }
    },
    height("`UISearchBar`, height", [.known("56")], v26: [.frame("64")]) { UISearchBar() },
    SystemFact("`UISearchBar`, height of its field", [.known("36")], v26: [.frame("44")]) { window in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
      window.addSubview(bar)
      bar.sizeToFit()
      bar.layoutIfNeeded()
      return bar.searchTextField.frame.height.brief
    },
    height("`UISearchBar` with a prompt, height", [], v26: [.frame("98")]) {
      let bar = UISearchBar()
      bar.prompt = "Prompt"
      return bar
    },
    height("`UISearchBar` with scopes, height", [], v26: [.frame("111")]) {
      let bar = UISearchBar()
      bar.scopeButtonTitles = ["One", "Two"]
      bar.showsScopeBar = true
      return bar
    },
    SystemFact("`UISearchBar` with a cancel button, 320 wide: width of its field", [], v26: [.frame("249")]) {
      window in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
      bar.showsCancelButton = true
      window.addSubview(bar)
      bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
      bar.layoutIfNeeded()
      return bar.searchTextField.frame.width.brief
    },
    height("`UIDatePicker`, compact date, height at 2x", [.known("34")], v26: [.expected("34.5")]) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .date
      return picker
    },
    size("`UIDatePicker`, inline, a month of five weeks", [], v26: [.frame("320 × 327.5")]) {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .date
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.locale = Locale(identifier: "en_US")
      // 2026-07-15; July 2026 begins on a Wednesday and ends on a Friday.
      picker.date = Date(timeIntervalSince1970: 1_784_073_600)
      return picker
    },
    size("`UICalendarView`", [], v26: [.frame("280 × 288")]) { UICalendarView() },
    size("`UIPickerView`", [.known("320 × 216")], v26: [.frame("320 × 216")]) { UIPickerView() },
    height("`UIRefreshControl`, height", [.known("60")], v26: [.frame("60")]) { UIRefreshControl() },
    height("`UIToolbar`, height", [.known("44")], v26: [.frame("48")]) { UIToolbar() },
    height("`UINavigationBar` alone, height", [.known("44")], v26: [.frame("54")]) { UINavigationBar() },
  ]

  @MainActor
  private static func field(_ style: UITextField.BorderStyle) -> UIView {
    let field = UITextField()
    field.borderStyle = style
    return field
  }

  @MainActor
  private static func pages(_ count: Int) -> UIView {
    let control = UIPageControl()
    control.numberOfPages = count
    return control
  }
}
