import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewSpec

/// The properties that specs set on controls and indicators.
@MainActor
@Suite struct ControlPropertyTests {
  nonisolated static let cases: [PropertyCase] =
    ["button", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker", "textField"]
    .flatMap { type in
      [
        PropertyCase(type, "enabled", "false") { (view: UIControl) in !view.isEnabled },
        PropertyCase(type, "selected", "true") { (view: UIControl) in view.isSelected },
        PropertyCase(type, "highlighted", "true") { (view: UIControl) in view.isHighlighted },
        PropertyCase(type, "contentHorizontalAlignment", #""trailing""#) { (view: UIControl) in
          view.contentHorizontalAlignment == .trailing
        },
        PropertyCase(type, "contentVerticalAlignment", #""bottom""#) { (view: UIControl) in
          view.contentVerticalAlignment == .bottom
        },
      ]
    } + [
      PropertyCase("switch", "on", "true") { (view: UISwitch) in view.isOn },
      PropertyCase("switch", "onTintColor", #""red""#) { (view: UISwitch) in view.onTintColor == .red },
      PropertyCase("switch", "thumbTintColor", #""red""#) { (view: UISwitch) in view.thumbTintColor == .red },
      PropertyCase("slider", "minimumValue", "-2") { (view: UISlider) in view.minimumValue == -2 },
      PropertyCase("slider", "maximumValue", #""two""#) { (view: UISlider) in view.maximumValue == 2 },
      PropertyCase("slider", "value", "0.25") { (view: UISlider) in view.value == 0.25 },
      PropertyCase("slider", "value", "3", with: #""minimumValue": 2, "maximumValue": 4"#) {
        (view: UISlider) in view.value == 3
      },
      PropertyCase("slider", "minimumTrackTintColor", #""red""#) { (view: UISlider) in
        view.minimumTrackTintColor == .red
      },
      PropertyCase("slider", "maximumTrackTintColor", #""red""#) { (view: UISlider) in
        view.maximumTrackTintColor == .red
      },
      PropertyCase("slider", "thumbTintColor", #""red""#) { (view: UISlider) in view.thumbTintColor == .red },
      PropertyCase("slider", "minimumValueImage", #""sun.min""#) { (view: UISlider) in
        view.minimumValueImage == UIImage(systemName: "sun.min")
      },
      PropertyCase("slider", "maximumValueImage", #""sun.max""#) { (view: UISlider) in
        view.maximumValueImage == UIImage(systemName: "sun.max")
      },
      PropertyCase("stepper", "minimumValue", "1") { (view: UIStepper) in view.minimumValue == 1 },
      PropertyCase("stepper", "maximumValue", "5") { (view: UIStepper) in view.maximumValue == 5 },
      PropertyCase("stepper", "value", "7", with: #""minimumValue": 6, "maximumValue": 9"#) {
        (view: UIStepper) in view.value == 7
      },
      PropertyCase("stepper", "wraps", "true") { (view: UIStepper) in view.wraps },
      PropertyCase("pageControl", "numberOfPages", "3") { (view: UIPageControl) in view.numberOfPages == 3 },
      PropertyCase("pageControl", "currentPage", "2", with: #""numberOfPages": 3"#) {
        (view: UIPageControl) in view.currentPage == 2
      },
      PropertyCase("pageControl", "hidesForSinglePage", "true") { (view: UIPageControl) in
        view.hidesForSinglePage
      },
      PropertyCase("pageControl", "pageIndicatorTintColor", #""red""#) { (view: UIPageControl) in
        view.pageIndicatorTintColor == .red
      },
      PropertyCase("pageControl", "currentPageIndicatorTintColor", #""red""#) { (view: UIPageControl) in
        view.currentPageIndicatorTintColor == .red
      },
      PropertyCase("pageControl", "backgroundStyle", #""prominent""#) { (view: UIPageControl) in
        view.backgroundStyle == .prominent
      },
      PropertyCase("progress", "progressViewStyle", #""bar""#) { (view: UIProgressView) in
        view.progressViewStyle == .bar
      },
      PropertyCase("progress", "progress", #""1 / 4""#) { (view: UIProgressView) in view.progress == 0.25 },
      PropertyCase("progress", "progressTintColor", #""red""#) { (view: UIProgressView) in
        view.progressTintColor == .red
      },
      PropertyCase("progress", "trackTintColor", #""red""#) { (view: UIProgressView) in
        view.trackTintColor == .red
      },
      PropertyCase("activityIndicator", "style", #""large""#) { (view: UIActivityIndicatorView) in
        view.style == .large
      },
      PropertyCase("activityIndicator", "color", #""red""#) { (view: UIActivityIndicatorView) in
        view.color == .red
      },
      PropertyCase("activityIndicator", "animating", "true") { (view: UIActivityIndicatorView) in
        view.isAnimating && !view.isHidden
      },
      PropertyCase("activityIndicator", "hidesWhenStopped", "false") { (view: UIActivityIndicatorView) in
        !view.hidesWhenStopped && !view.isHidden
      },
      PropertyCase("segmentedControl", "items", #"["A", { "image": "star" }]"#) {
        (view: UISegmentedControl) in
        view.numberOfSegments == 2 && view.titleForSegment(at: 0) == "A"
          && view.imageForSegment(at: 1) == UIImage(systemName: "star")
      },
      PropertyCase("segmentedControl", "items", #"[{ "title": "A", "width": 40, "enabled": false }]"#) {
        (view: UISegmentedControl) in
        view.titleForSegment(at: 0) == "A" && view.widthForSegment(at: 0) == 40
          && !view.isEnabledForSegment(at: 0)
      },
      PropertyCase("segmentedControl", "selectedSegmentIndex", "1", with: #""items": ["A", "B"]"#) {
        (view: UISegmentedControl) in view.selectedSegmentIndex == 1
      },
      PropertyCase("segmentedControl", "apportionsSegmentWidthsByContent", "true") {
        (view: UISegmentedControl) in view.apportionsSegmentWidthsByContent
      },
      PropertyCase("segmentedControl", "selectedSegmentTintColor", #""red""#) {
        (view: UISegmentedControl) in view.selectedSegmentTintColor == .red
      },
      PropertyCase("segmentedControl", "titleTextAttributes", #"{ "color": "red", "font": 11, "kern": 2 }"#) {
        (view: UISegmentedControl) in
        let attributes = view.titleTextAttributes(for: .normal)
        return attributes?[.foregroundColor] as? UIColor == .red && attributes?[.kern] as? CGFloat == 2
          && attributes?[.font] as? UIFont == .systemFont(ofSize: 11)
      },
      PropertyCase("segmentedControl", "selectedTitleTextAttributes", #"{ "color": "red" }"#) {
        (view: UISegmentedControl) in
        view.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red
      },
    ]

  @Test(arguments: cases)
  func `a property is what the view has, and only where it is said`(property: PropertyCase) throws {
    try property.check()
  }

  @Test(arguments: [
    ("switch", #""on": 1"#, "found the number 1, expected true or false"),
    ("switch", #""isEnabled": true"#, #"unknown key "isEnabled"; did you mean "enabled"?"#),
    ("slider", #""value": "1 / 0""#, "division by zero"),
    ("slider", #""value": 1e9"#, "found 1000000000; use a number from -10000000 to 10000000"),
    ("slider", #""minimumValueImage": "sunn""#, #"$.views[0].minimumValueImage: unknown symbol "sunn""#),
    ("progress", #""progress": 1.5"#, "found 1.5; use a number from 0 to 1"),
    ("pageControl", #""numberOfPages": 3, "currentPage": 3"#, "found page 3 of 3; the first page is 0"),
    ("pageControl", #""numberOfPages": -1"#, "expected a whole number from 0 to 1000"),
    ("activityIndicator", #""style": "larg""#, #"expected one of "medium", "large"; did you mean "large"?"#),
    (
      "segmentedControl", #""items": ["A"], "selectedSegmentIndex": 1"#,
      "found segment 1 of 1; the first segment is 0, and -1 is none"
    ),
    ("segmentedControl", #""items": [{}]"#, "$.views[0].items[0]: a segment has a title or an image"),
    ("segmentedControl", #""items": [3]"#, "$.views[0].items[0]: found the number 3, expected an object"),
    ("swich", #""on": true"#, #"did you mean "switch"?"#),
    ("switch", #""views": []"#, #"unknown key "views""#),
  ])
  func `mistakes are told`(type: String, properties: String, message: String) {
    let told = SpecViews.message(type, properties)
    #expect(told.contains(message), "\(told)")
    #expect(told.contains("test.json:2:"))
  }

  @Test func `what is not said is as in UIKit`() throws {
    let slider = try SpecViews.make("slider", "", as: UISlider.self)
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    #expect(slider.isEnabled && slider.alpha == 1 && !slider.isHidden && slider.backgroundColor == nil)
    let indicator = try SpecViews.make("activityIndicator", "", as: UIActivityIndicatorView.self)
    #expect(indicator.isHidden && indicator.style == .medium)
    let text = try SpecViews.make("textView", "", as: UITextView.self)
    let plain = UITextView()
    #expect(text.backgroundColor == plain.backgroundColor && text.clipsToBounds == plain.clipsToBounds)
  }
}

extension PropertyCase {
  /// Sees that the view has what the property asks for, and that it is the property that asks.
  @MainActor
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let separator = rest.isEmpty ? "" : ", "
    let metrics = #""two": 2"#
    let view: UIView = try SpecViews.make(type, "\"\(key)\": \(value)\(separator)\(rest)", metrics: metrics)
    #expect(isMet(view), "not set", sourceLocation: sourceLocation)
    let plain: UIView = try SpecViews.make(type, rest, metrics: metrics)
    #expect(!isMet(plain), "set without being said", sourceLocation: sourceLocation)
  }
}
