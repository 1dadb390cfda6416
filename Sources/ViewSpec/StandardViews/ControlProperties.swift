internal import ControlCore
internal import Foundation
internal import LayoutCore

extension Property where Owner: UIControl {
  /// The properties of all controls.
  static var ofControls: [Property] {
    [
      Property("enabled", .flag, "Whether the control is enabled.") { $0.isEnabled = $1 },
      Property("selected", .flag, "Whether the control is selected.") { $0.isSelected = $1 },
      Property("highlighted", .flag, "Whether the control is highlighted.") { $0.isHighlighted = $1 },
      Property("contentHorizontalAlignment", .horizontalAlignment, "The horizontal alignment of the content.")
      {
        $0.contentHorizontalAlignment = $1
      },
      Property("contentVerticalAlignment", .verticalAlignment, "The vertical alignment of the content.") {
        $0.contentVerticalAlignment = $1
      },
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
      Property("on", .flag, "Whether the switch is on.") { $0.isOn = $1 },
      Property("onTintColor", .color, "The colour of the switch when it is on.") { $0.onTintColor = $1 },
      Property("thumbTintColor", .color, "The colour of the thumb.") { $0.thumbTintColor = $1 },
    ])

  /// `UISlider`.
  static let slider = StandardView(
    control: { UISlider() },
    [
      Property("minimumValue", .number, "The minimum value.") { $0.minimumValue = Float($1) },
      Property("maximumValue", .number, "The maximum value.") { $0.maximumValue = Float($1) },
      Property("value", .number, "The value.") { $0.value = Float($1) },
      Property("minimumTrackTintColor", .color, "The colour of the track before the thumb.") {
        $0.minimumTrackTintColor = $1
      },
      Property("maximumTrackTintColor", .color, "The colour of the track after the thumb.") {
        $0.maximumTrackTintColor = $1
      },
      Property("thumbTintColor", .color, "The colour of the thumb.") { $0.thumbTintColor = $1 },
      Property("minimumValueImage", .image, "The image at the minimum end.") {
        $0.minimumValueImage = $1
      },
      Property("maximumValueImage", .image, "The image at the maximum end.") {
        $0.maximumValueImage = $1
      },
    ])

  /// `UIStepper`.
  static let stepper = StandardView(
    control: { UIStepper() },
    [
      Property("minimumValue", .number, "The minimum value.") { $0.minimumValue = $1 },
      Property("maximumValue", .number, "The maximum value.") { $0.maximumValue = $1 },
      Property("value", .number, "The value.") { $0.value = $1 },
      Property("wraps", .flag, "Whether the value wraps from the maximum to the minimum.") { $0.wraps = $1 },
    ])

  /// `UIPageControl`.
  static let pageControl = StandardView(
    control: { UIPageControl() },
    [
      Property("numberOfPages", .integer(in: 0...PropertyLimits.arrayCount), "The number of pages.") {
        $0.numberOfPages = $1
      },
      .checked(
        "currentPage", .integer(in: 0...PropertyLimits.arrayCount), "The index of the current page, from 0."
      ) {
        control, page, element throws(DocumentError) in
        guard page < control.numberOfPages else {
          throw element.problem(
            "found page \(page) of \(control.numberOfPages)", suggestion: "the first page is 0")
        }
        control.currentPage = page
      },
      Property("hidesForSinglePage", .flag, "Whether a single page has no dot.") {
        $0.hidesForSinglePage = $1
      },
      Property("pageIndicatorTintColor", .color, "The colour of the dots.") {
        $0.pageIndicatorTintColor = $1
      },
      Property("currentPageIndicatorTintColor", .color, "The colour of the dot of the current page.") {
        $0.currentPageIndicatorTintColor = $1
      },
      Property("backgroundStyle", .pageBackground, "The style of the background of the dots.") {
        $0.backgroundStyle = $1
      },
    ])

  /// `UIProgressView`.
  static let progress = StandardView(
    { UIProgressView() },
    [
      Property("progressViewStyle", .progressStyle, "The kind of bar.") { $0.progressViewStyle = $1 },
      Property("progress", .number(in: 0...1), "The progress, from 0 to 1.") { $0.progress = Float($1) },
      Property("progressTintColor", .color, "The colour of the completed part.") {
        $0.progressTintColor = $1
      },
      Property("trackTintColor", .color, "The colour of the remaining part.") { $0.trackTintColor = $1 },
    ])

  /// `UIActivityIndicatorView`.
  static let activityIndicator = StandardView(
    { UIActivityIndicatorView(style: .medium) },
    [
      Property("style", .indicatorStyle, "The size of the indicator.") { $0.style = $1 },
      Property("color", .color, "The colour of the indicator.") { $0.color = $1 },
      Property("hidesWhenStopped", .flag, "Whether the indicator is hidden while it does not animate.") {
        $0.hidesWhenStopped = $1
      },
      Property("animating", .flag, "Whether the indicator animates.") {
        $1 ? $0.startAnimating() : $0.stopAnimating()
      },
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
