import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore

/// The properties of controls, and of views that look like them.
@MainActor
enum ControlProperties {
  static let all = [
    PropertyReading(UIControl.self, readControl), PropertyReading(UIButton.self, ButtonProperties.read),
    PropertyReading(UISwitch.self, readSwitch), PropertyReading(UISlider.self, readSlider),
    PropertyReading(UIStepper.self, readStepper), PropertyReading(UIProgressView.self, readProgress),
    PropertyReading(UIPageControl.self, readPages), PropertyReading(UISegmentedControl.self, readSegments),
    PropertyReading(UIActivityIndicatorView.self, readIndicator),
    PropertyReading(UIDatePicker.self, readDatePicker),
  ]

  private static func readControl(_ control: UIControl, _ values: NibValues, _ context: NibContext) {
    if let enabled = values.bool("enabled") { control.isEnabled = enabled }
    if let selected = values.bool("selected") { control.isSelected = selected }
    if let highlighted = values.bool("highlighted") { control.isHighlighted = highlighted }
    if let alignment = values.choice("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment = values.choice("contentVerticalAlignment", vertical) {
      control.contentVerticalAlignment = alignment
    }
  }

  private static func readSwitch(_ control: UISwitch, _ values: NibValues, _ context: NibContext) {
    ViewProperties.readPriorities(control, values)
    if let on = values.bool("on") { control.isOn = on }
    if let color = values.color("onTintColor") { control.onTintColor = color }
    if let color = values.color("thumbTintColor") { control.thumbTintColor = color }
    if let title = values.text("title") { control.title = title }
  }

  private static func readSlider(_ slider: UISlider, _ values: NibValues, _ context: NibContext) {
    ViewProperties.readPriorities(slider, values)
    if let value = values.number("minValue") { slider.minimumValue = Float(value) }
    if let value = values.number("maxValue") { slider.maximumValue = Float(value) }
    if let value = values.number("value") { slider.value = Float(value) }
    if let continuous = values.bool("continuous") { slider.isContinuous = continuous }
    if let color = values.color("minimumTrackTintColor") { slider.minimumTrackTintColor = color }
    if let color = values.color("maximumTrackTintColor") { slider.maximumTrackTintColor = color }
    if let color = values.color("thumbTintColor") { slider.thumbTintColor = color }
    if let image = values.image("minimumValueImage") { slider.minimumValueImage = image }
    if let image = values.image("maximumValueImage") { slider.maximumValueImage = image }
  }

  private static func readStepper(_ stepper: UIStepper, _ values: NibValues, _ context: NibContext) {
    ViewProperties.readPriorities(stepper, values)
    if let value = values.number("minimumValue") { stepper.minimumValue = value }
    if let value = values.number("maximumValue") { stepper.maximumValue = value }
    if let value = values.number("stepValue") { stepper.stepValue = value }
    if let value = values.number("value") { stepper.value = value }
    if let wraps = values.bool("wraps") { stepper.wraps = wraps }
    if let repeats = values.bool("autorepeat") { stepper.autorepeat = repeats }
    if let continuous = values.bool("continuous") { stepper.isContinuous = continuous }
  }

  private static func readProgress(_ view: UIProgressView, _ values: NibValues, _ context: NibContext) {
    ViewProperties.readPriorities(view, values)
    if let style = values.choice("progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar])
    {
      view.progressViewStyle = style
    }
    if let progress = values.number("progress") { view.progress = Float(progress) }
    if let color = values.color("progressTintColor") { view.progressTintColor = color }
    if let color = values.color("trackTintColor") { view.trackTintColor = color }
    if let image = values.image("progressImage") { view.progressImage = image }
    if let image = values.image("trackImage") { view.trackImage = image }
  }

  private static func readPages(_ control: UIPageControl, _ values: NibValues, _ context: NibContext) {
    ViewProperties.readPriorities(control, values)
    if let count = values.integer("numberOfPages") { control.numberOfPages = count }
    if let page = values.integer("currentPage") { control.currentPage = page }
    if let hides = values.bool("hidesForSinglePage") { control.hidesForSinglePage = hides }
    if let color = values.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
    if let color = values.color("currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
  }

  private static func readSegments(_ control: UISegmentedControl, _ values: NibValues, _ context: NibContext)
  {
    ViewProperties.readPriorities(control, values)
    for (index, segment) in values.element.children(of: "segments").enumerated() {
      let own = NibValues(element: segment, document: values.document)
      let localized = values.document.text("segmentTitles[\(index)]", of: values.element)
      if let image = own.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: localized ?? own.text("title") ?? "", at: index, animated: false)
      }
      if let width = own.number("width") { control.setWidth(width, forSegmentAt: index) }
      if let enabled = own.bool("enabled") { control.setEnabled(enabled, forSegmentAt: index) }
      if let offset = own.size("contentOffset") { control.setContentOffset(offset, forSegmentAt: index) }
    }
    if let momentary = values.bool("momentary") { control.isMomentary = momentary }
    if let proportional = values.bool("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = proportional
    }
    if let color = values.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    if let index = values.integer("selectedSegmentIndex") { control.selectedSegmentIndex = index }
    _ = values.element["segmentControlStyle"]
  }

  private static func readIndicator(
    _ view: UIActivityIndicatorView, _ values: NibValues, _ context: NibContext
  ) {
    ViewProperties.readPriorities(view, values)
    if let style = values.choice("style", indicatorStyles) { view.style = style }
    if let hides = values.bool("hidesWhenStopped") {
      view.hidesWhenStopped = hides
    } else {
      view.hidesWhenStopped = false
    }
    if let color = values.color("color") { view.color = color }
    if values.bool("animating") == true { view.startAnimating() }
  }

  private static func readDatePicker(_ picker: UIDatePicker, _ values: NibValues, _ context: NibContext) {
    picker.datePickerMode = values.choice("datePickerMode", dateModes) ?? .dateAndTime
    if let style = values.choice("style", dateStyles) { picker.preferredDatePickerStyle = style }
    if let interval = values.integer("minuteInterval") { picker.minuteInterval = interval }
    if let date = date("date", values) { picker.date = date }
    if let date = date("minimumDate", values) { picker.minimumDate = date }
    if let date = date("maximumDate", values) { picker.maximumDate = date }
    if let duration = values.number("countDownDuration") { picker.countDownDuration = duration }
    _ = values.element["useCurrentDate"]
  }

  private static func date(_ key: String, _ values: NibValues) -> Date? {
    guard let child = values.child(key) else { return nil }
    return NibValues(element: child, document: values.document).number("timeIntervalSinceReferenceDate")
      .map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
    "trailing": .trailing,
  ]
  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]
  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
  ]
  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
  ]
  private static let dateStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
}
