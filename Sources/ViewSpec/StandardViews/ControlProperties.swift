internal import Foundation
internal import LayoutCore

extension Property where Owner: UIControl {
  /// What all controls have.
  static var ofControls: [Property] {
    [
      Property("enabled", .flag) { $0.isEnabled = $1 },
      Property("selected", .flag) { $0.isSelected = $1 },
      Property("highlighted", .flag) { $0.isHighlighted = $1 },
      Property("contentHorizontalAlignment", .horizontalAlignment) { $0.contentHorizontalAlignment = $1 },
      Property("contentVerticalAlignment", .verticalAlignment) { $0.contentVerticalAlignment = $1 },
    ]
  }
}

extension PropertyValue<UIControl.ContentHorizontalAlignment> {
  fileprivate static var horizontalAlignment: PropertyValue {
    .choice([
      "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
      "trailing": .trailing,
    ])
  }
}

extension PropertyValue<UIControl.ContentVerticalAlignment> {
  fileprivate static var verticalAlignment: PropertyValue {
    .choice(["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
  }
}

extension StandardView {
  /// `UISwitch`.
  static let `switch` = StandardView(
    control: { UISwitch() },
    [
      Property("on", .flag) { $0.isOn = $1 },
      Property("onTintColor", .color) { $0.onTintColor = $1 },
      Property("thumbTintColor", .color) { $0.thumbTintColor = $1 },
    ])

  /// `UISlider`.
  static let slider = StandardView(
    control: { UISlider() },
    [
      Property("minimumValue", .number) { $0.minimumValue = Float($1) },
      Property("maximumValue", .number) { $0.maximumValue = Float($1) },
      Property("value", .number) { $0.value = Float($1) },
      Property("minimumTrackTintColor", .color) { $0.minimumTrackTintColor = $1 },
      Property("maximumTrackTintColor", .color) { $0.maximumTrackTintColor = $1 },
      Property("thumbTintColor", .color) { $0.thumbTintColor = $1 },
      Property("minimumValueImage", .image) { $0.minimumValueImage = $1 },
      Property("maximumValueImage", .image) { $0.maximumValueImage = $1 },
    ])

  /// `UIStepper`.
  static let stepper = StandardView(
    control: { UIStepper() },
    [
      Property("minimumValue", .number) { $0.minimumValue = $1 },
      Property("maximumValue", .number) { $0.maximumValue = $1 },
      Property("value", .number) { $0.value = $1 },
      Property("wraps", .flag) { $0.wraps = $1 },
    ])

  /// `UIPageControl`.
  static let pageControl = StandardView(
    control: { UIPageControl() },
    [
      Property("numberOfPages", .integer(in: 0...PropertyLimits.arrayCount)) { $0.numberOfPages = $1 },
      .checked("currentPage", .integer(in: 0...PropertyLimits.arrayCount)) {
        control, page, element throws(SpecProblem) in
        guard page < control.numberOfPages else {
          throw element.problem(
            "found page \(page) of \(control.numberOfPages)", suggestion: "the first page is 0")
        }
        control.currentPage = page
      },
      Property("hidesForSinglePage", .flag) { $0.hidesForSinglePage = $1 },
      Property("pageIndicatorTintColor", .color) { $0.pageIndicatorTintColor = $1 },
      Property("currentPageIndicatorTintColor", .color) { $0.currentPageIndicatorTintColor = $1 },
      Property("backgroundStyle", .pageBackground) { $0.backgroundStyle = $1 },
    ])

  /// `UIProgressView`.
  static let progress = StandardView(
    { UIProgressView() },
    [
      Property("progressViewStyle", .progressStyle) { $0.progressViewStyle = $1 },
      Property("progress", .number(in: 0...1)) { $0.progress = Float($1) },
      Property("progressTintColor", .color) { $0.progressTintColor = $1 },
      Property("trackTintColor", .color) { $0.trackTintColor = $1 },
    ])

  /// `UIActivityIndicatorView`.
  static let activityIndicator = StandardView(
    { UIActivityIndicatorView(style: .medium) },
    [
      Property("style", .indicatorStyle) { $0.style = $1 },
      Property("color", .color) { $0.color = $1 },
      Property("hidesWhenStopped", .flag) { $0.hidesWhenStopped = $1 },
      Property("animating", .flag) { $1 ? $0.startAnimating() : $0.stopAnimating() },
    ])
}

extension PropertyValue<UIPageControl.BackgroundStyle> {
  fileprivate static var pageBackground: PropertyValue {
    .choice(["automatic": .automatic, "prominent": .prominent, "minimal": .minimal])
  }
}

extension PropertyValue<UIProgressView.Style> {
  fileprivate static var progressStyle: PropertyValue { .choice(["default": .default, "bar": .bar]) }
}

extension PropertyValue<UIActivityIndicatorView.Style> {
  fileprivate static var indicatorStyle: PropertyValue { .choice(["medium": .medium, "large": .large]) }
}
