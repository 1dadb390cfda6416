import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// The figures of controls in iOS 18 and 26 (26.C), at 2 pixels a point, and that views follow a change of the system.
@MainActor
struct SystemsControlsTests {
  private func set<View: UIView>(_ system: SystemVersion, _ view: View) -> View {
    view.traitOverrides.displayScale = 2
    view.traitOverrides[UITraitSystemVersion.self] = system
    view.updateTraitsIfNeeded()
    return view
  }

  private func in26<View: UIView>(_ view: View) -> View { set(.v26, view) }

  private func up(_ value: CGFloat) -> CGFloat { (value * 2 - 1e-6).rounded(.up) / 2 }

  private func width(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight = .regular) -> CGFloat {
    text.size(withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)]).width
  }

  /// The frame after `sizeToFit()`.
  private func fitted(_ view: UIView) -> CGSize {
    view.sizeToFit()
    return view.frame.size
  }

  @Test("26.C.1, 26.C.4, 26.C.9 to 26.C.12: sizes that no text decides") func sizes() {
    let toggle = in26(UISwitch())
    #expect(toggle.frame.size == CGSize(width: 68, height: 30) && fitted(toggle) == toggle.frame.size)
    #expect(toggle.intrinsicContentSize == CGSize(width: 66, height: 30))
    let slider = in26(UISlider(frame: CGRect(x: 0, y: 0, width: 288, height: 0)))
    #expect(fitted(slider) == CGSize(width: 288, height: 34))
    #expect(
      slider.intrinsicContentSize == CGSize(width: -1, height: 34) && slider.alignmentRectInsets == .zero)
    #expect(slider.trackRect(forBounds: slider.bounds).height == 6 && slider.thumb.size.width == 37)
    slider.bounds.size.height = 30
    #expect(slider.bounds.height == 30, "a slider keeps the height that it is given")
    #expect(in26(UIStepper()).frame.size == CGSize(width: 94, height: 32))
    let progress = in26(UIProgressView(frame: CGRect(x: 0, y: 0, width: 288, height: 9)))
    #expect(progress.frame.height == 4)
    #expect(fitted(in26(UIActivityIndicatorView(style: .medium))) == CGSize(width: 20, height: 20))
    #expect(fitted(in26(UIActivityIndicatorView(style: .large))) == CGSize(width: 37, height: 37))
    #expect(fitted(in26(UIPickerView())) == CGSize(width: 320, height: 216))
  }

  @Test("26.C.12: a page control has 18 points a page and 62.5, 19 or 20 more", arguments: [3, 4])
  func pageControls(count: Int) {
    let control = UIPageControl()
    control.numberOfPages = count
    for (system, extra) in [(SystemVersion.v17, 62.5), (.v18, 19), (.v26, 20)] {
      let size = CGSize(width: 18 * CGFloat(count) + extra, height: 26)
      #expect(set(system, control).intrinsicContentSize == size && fitted(control) == size)
    }
    #expect(abs(control.dots[1].midX - control.dots[0].midX - 18) < 1e-9)
  }

  @Test("26.C.7: a segment has its title's whole points and 19 more, at least 32") func segments() {
    let control = in26(UISegmentedControl(items: ["One", "Two", "Three"]))
    let segment = width("Three", 13).rounded(.up) + 19
    #expect(control.frame.size == CGSize(width: 3 * segment, height: 32), "it was made under another system")
    #expect(fitted(control) == control.frame.size)
    #expect(control.intrinsicContentSize == CGSize(width: 3 * segment, height: 31))
    #expect(in26(UISegmentedControl(items: ["i", "l"])).intrinsicContentSize.width == 64)
    control.bounds.size.width = 343
    #expect(control.segmentRects.map(\.width) == [114, 114, 115], "26.C.8")
  }

  @Test("26.C.14: text fields of the four borders") func fields() {
    func field(_ style: UITextField.BorderStyle) -> UITextField {
      let field = in26(UITextField())
      (field.borderStyle, field.text) = (style, "Field")
      return field
    }
    let text = width("Field", 17).rounded(.up)
    #expect(field(.none).intrinsicContentSize == CGSize(width: text, height: 22))
    #expect(field(.line).intrinsicContentSize == CGSize(width: text + 8, height: 30))
    #expect(field(.bezel).intrinsicContentSize == CGSize(width: text + 28, height: 32))
    let rounded = field(.roundedRect)
    #expect(rounded.intrinsicContentSize == CGSize(width: text + 28, height: 34))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    (rounded.leftView, rounded.leftViewMode) = (view, .always)
    rounded.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    rounded.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 7, width: 20, height: 20), "26.C.15")
  }

  @Test("26.C.17, 26.C.18: a search bar is 64 high, its field 44, the round button 44, 11 from it")
  func search() {
    let bar = in26(UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0)))
    #expect(fitted(bar) == CGSize(width: 320, height: 64))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 10, width: 304, height: 44) && field.layer.cornerRadius == 22)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 8, y: 10, width: 249, height: 44))
    let cancel = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(
      cancel?.frame == CGRect(x: 268, y: 10, width: 44, height: 44) && cancel?.accessibilityLabel == "Cancel")
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    #expect(field.frame.minX == 63 && cancel?.frame.minX == 8)
    bar.semanticContentAttribute = .unspecified
    bar.showsCancelButton = false
    bar.prompt = "Prompt"
    #expect(fitted(bar).height == 98)
    bar.layoutIfNeeded()
    #expect(field.frame.minY == 44)
    bar.prompt = nil
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["All", "Recent"], true)
    #expect(fitted(bar).height == 111)
    bar.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 8, y: 10, width: 304, height: 44))
  }

  @Test("26.C.19: the glass of a search field is 12 in, the text 7 after it") func searchText() {
    let field = in26(UISearchTextField(frame: CGRect(x: 0, y: 0, width: 304, height: 44)))
    field.layoutIfNeeded()
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 12)
    #expect(field.textRect(forBounds: field.bounds).minX == 39.5)
    #expect(field.font == .systemFont(ofSize: 17, weight: .medium))
  }

  @Test("26.C.20: a compact date picker is a line and 14 high, with a time 15.5") func datePickers() {
    let line = up(17 * 2444 / 2048)
    for (mode, extra) in [(UIDatePicker.Mode.date, 14.0), (.time, 15.5), (.dateAndTime, 15.5)] {
      let picker = in26(UIDatePicker())
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, .compact)
      #expect(abs(fitted(picker).height - (line + extra)) < 1e-9)
    }
    let month = in26(UIDatePicker())
    month.timeZone = TimeZone(secondsFromGMT: 0)
    (month.datePickerMode, month.preferredDatePickerStyle) = (.date, .inline)
    // September 2026 has five weeks.
    month.date = Date(timeIntervalSince1970: 1_789_084_800)
    #expect(fitted(month) == CGSize(width: 320, height: 327.5))
  }

  @Test("26.C.21, 26.C.22: dynamic corners are round up to 20 points, those of large buttons always")
  func buttons() {
    func radius(_ configuration: UIButton.Configuration, height: CGFloat, _ system: SystemVersion) -> CGFloat
    {
      let button = set(system, UIButton(configuration: configuration))
      button.frame = CGRect(x: 0, y: 0, width: 200, height: height)
      button.layoutIfNeeded()
      return button.subviews.first?.subviews.first?.layer.cornerRadius ?? -1
    }
    var gray = UIButton.Configuration.gray()
    #expect(radius(gray, height: 34, .v26) == 17 && radius(gray, height: 60, .v26) == 20)
    #expect(radius(gray, height: 34, .v17) == 5.95 && radius(gray, height: 60, .v17) == 5.95)
    gray.buttonSize = .large
    #expect(radius(gray, height: 60, .v26) == 30)
    gray.background.cornerRadius = 3
    #expect(radius(gray, height: 60, .v26) == 3, "a radius that was set stays")
    (gray.cornerStyle, gray.background.cornerRadius) = (.fixed, 4)
    #expect(radius(gray, height: 60, .v26) == 4)
    let line = up(17 * 2444 / 2048)
    gray = .gray()
    gray.title = "Configure"
    let size = in26(UIButton(configuration: gray)).intrinsicContentSize
    #expect(size == CGSize(width: up(width("Configure", 17)) + 24, height: line + 14))
    let custom = in26(UIButton(type: .custom))
    custom.setTitle("Custom", for: .normal)
    #expect(custom.intrinsicContentSize == CGSize(width: width("Custom", 18).rounded(.up), height: 34))
  }

  @Test("26.C.23, 26.C.24: configurations of glass") func glass() {
    func effect(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in })
      -> UIGlassEffect?
    {
      let button = in26(UIButton(configuration: configuration))
      button.tintColor = .systemRed
      change(button)
      return configuration.updated(for: button).background.visualEffect as? UIGlassEffect
    }
    #expect(effect(.glass())?.look == .regular && effect(.glass())?.tintColor == nil)
    #expect(effect(.clearGlass())?.look == .clear && effect(.gray()) == nil)
    #expect(effect(.prominentGlass())?.tintColor == .systemRed)
    #expect(effect(.prominentClearGlass())?.look == .clear)
    #expect(effect(.prominentGlass()) { $0.isEnabled = false }?.tintColor == nil)
    #expect(effect(.glass()) { $0.isSelected = true }?.tintColor == .systemRed)
  }

  @Test("Controls of a fixed size take on that of their present system; a switch of 26 has no other")
  func changes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (toggle, set) = (UISwitch(), UISwitch())
    toggle.frame.origin = CGPoint(x: 10, y: 20)
    set.frame.size = CGSize(width: 80, height: 40)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 320, height: 64))
    for view in [toggle, set, bar] as [UIView] { root.addSubview(view) }
    bar.showsCancelButton = true
    let cancel = bar.subviews.compactMap { $0 as? UIButton }.first
    _ = in26(root)
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 68, height: 30))
    #expect(set.frame == CGRect(x: 0, y: 0, width: 68, height: 30))
    #expect(cancel?.currentTitle == nil && cancel?.currentImage != nil)
    _ = self.set(.v17, root)
    #expect(toggle.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    #expect(cancel?.currentTitle == "Cancel" && cancel?.currentImage == nil)
    #expect(bar.searchTextField.font == .systemFont(ofSize: 17))
    root.layoutIfNeeded()
    #expect(bar.searchTextField.layer.cornerRadius == 10 && bar.searchTextField.layer.shadowOpacity == 0)
  }

  @Test("26.C.30: a slider with ticks takes on their values") func ticks() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    #expect(slider.trackConfiguration == nil && slider.sliderStyle == .default)
    let six = UISlider.TrackConfiguration(numberOfTicks: 6)
    #expect(six.ticks.map(\.position) == [0, 0.2, 0.4, 0.6, 0.8, 1] && six.allowsTickValuesOnly)
    slider.maximumValue = 5
    slider.trackConfiguration = six
    for (value, nearest) in [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (5, 5)] as [(Float, Float)] {
      slider.value = value
      #expect(slider.value == nearest)
    }
    slider.trackConfiguration = UISlider.TrackConfiguration(
      allowsTickValuesOnly: false, enabledRange: 0.2...0.6, ticks: [.init(position: 0.5)])
    slider.value = 4.5
    #expect(slider.value == 3)
  }

  @Test("26.C.10: progress is drawn in whole points, at least 8, and not at all at 0") func progress() {
    let view = in26(UIProgressView(frame: CGRect(x: 0, y: 0, width: 99, height: 4)))
    #expect(view.filled.width == 0)
    view.progress = 0.01
    #expect(view.filled.width == 8)
    view.progress = 0.505
    #expect(view.filled.width == 50)
  }
}
