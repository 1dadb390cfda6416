import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import ListCore
import StackCore
import StyleCore
import Testing
import TextKitCore
import TextViewCore
import ViewTestSupport

@MainActor
struct ControlsTests {
  static let priorities: [(@MainActor @Sendable () -> UIView, Float, Float)] = [
    ({ UIView() }, 250, 250), ({ UILabel() }, 250, 250), ({ UIImageView() }, 250, 250),
    ({ UIButton() }, 250, 250), ({ UITextField() }, 250, 250), ({ UITextView() }, 250, 250),
    ({ UIScrollView() }, 250, 250), ({ UIStackView() }, 250, 250), ({ UISlider() }, 250, 750),
    ({ UISegmentedControl(items: ["One", "Two"]) }, 250, 750), ({ UIProgressView() }, 250, 750),
    ({ UIPageControl() }, 250, 750), ({ UIActivityIndicatorView() }, 750, 750), ({ UISwitch() }, 750, 750),
    ({ UIStepper() }, 750, 750),
  ]

  @Test("F.10, F.83: priorities of views made in code") func priorities() {
    for (make, horizontal, vertical) in Self.priorities {
      let view = make()
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
      #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
      view.setContentHuggingPriority(UILayoutPriority(999.5), for: .horizontal)
      #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 999.5)
      #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
    }
  }

  @Test("C.19: sizes of their own") func fixedSizes() {
    let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIProgressView().sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 4))
  }

  @Test("C.19: steppers and page controls") func steppersAndPages() {
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(
      UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.size == CGSize(width: 94, height: 32))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    #expect(pages.sizeThatFits(.zero) == CGSize(width: 18 * 3 + 62.5, height: 26))
    #expect(pages.size(forNumberOfPages: 4).width == 134.5 && pages.size(forNumberOfPages: 0).width == 0)
  }

  @Test("A stepper keeps its value between its limits") func stepperLimits() {
    let stepper = UIStepper()
    stepper.value = 500
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
    stepper.minimumValue = 60
    #expect(stepper.value == 60 && stepper.maximumValue == 60, "the limits never cross")
    stepper.value = -1
    #expect(stepper.value == 60)
    stepper.maximumValue = 10
    #expect(stepper.value == 10 && stepper.minimumValue == 10)
  }

  @Test("A slider keeps its value between its limits") func sliderLimits() {
    let slider = UISlider()
    slider.value = 0.25
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 2
    slider.value = 9
    #expect(slider.value == 2)
    slider.maximumValue = 1
    #expect(slider.value == 1)
  }

  @Test("Knobs stand where the value is; their way follows the reading direction") func knobs() {
    let toggle = UISwitch(frame: .zero)
    // The knob is 27 wide, 2 from the edges of 51.
    #expect(toggle.knob == CGRect(x: 2, y: 2, width: 27, height: 27))
    toggle.isOn = true
    #expect(toggle.knob == CGRect(x: 22, y: 2, width: 27, height: 27))
    toggle.semanticContentAttribute = .forceRightToLeft
    #expect(toggle.knob.minX == 2)
    toggle.isHighlighted = true
    #expect(toggle.knob == CGRect(x: 2, y: 2, width: 34, height: 27), "a finger makes it 7 wider")
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.value = 0.25
    // A thumb of 28 has 100 points to go.
    #expect(slider.thumb == CGRect(x: 25, y: 3, width: 28, height: 28))
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 0, y: 15, width: 128, height: 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.thumb.minX == 75)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    // 3 · 7 + 2 · 11 = 43, in the middle of 100.
    #expect(pages.dots.map(\.minX) == [28.5, 46.5, 64.5] && pages.dots[0].minY == 9.5)
    pages.semanticContentAttribute = .forceRightToLeft
    #expect(pages.dots.map(\.minX) == [64.5, 46.5, 28.5])
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 4))
    bar.progress = 0.25
    #expect(bar.filled == CGRect(x: 0, y: 0, width: 20, height: 4))
    bar.semanticContentAttribute = .forceRightToLeft
    #expect(bar.filled.minX == 60)
  }

  @Test("Images at the ends of a slider take 8 points besides their width from its track") func sliderEnds() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let image = UIImage(
      cgImage: CGImage(width: 20, height: 10, pixels: Array(repeating: 255, count: 800)))
    slider.minimumValueImage = image
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 15, width: 172, height: 4))
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 12, width: 20, height: 10))
    slider.maximumValueImage = image
    #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 15, width: 144, height: 4))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).minX == 180)
    slider.setThumbImage(image, for: .normal)
    #expect(slider.thumb.size == CGSize(width: 20, height: 10) && slider.currentThumbImage === image)
  }

  @Test("Pages stay among those that there are") func pages() {
    let control = UIPageControl()
    control.currentPage = 2
    #expect(control.currentPage == 0)
    control.numberOfPages = 5
    control.currentPage = 9
    #expect(control.currentPage == 4)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.dots.isEmpty)
    control.numberOfPages = 1
    #expect(control.dots.count == 1)
    control.hidesForSinglePage = true
    #expect(control.dots.isEmpty)
  }

  @Test func anIndicatorShowsWhileItTurns() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func textFieldsAndTextViews() {
    let field = UITextField()
    // 4 letters of 8.5 in 17 points; a line is 20.287… points, 61 pixels at 3x.
    field.font = .boxes(17)
    field.placeholder = "abcd"
    #expect(field.intrinsicContentSize == CGSize(width: 34, height: 61.0 / 3))
    field.text = "ab"
    #expect(field.intrinsicContentSize.width == 17)

    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    view.font = .boxes(20)
    view.text = "aa bb"
    // 40 − 2 · 5 leave room for "aa" and its space (K.7): two lines of 23.867 are 144 pixels, with 8 above and below.
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 35, height: 144.0 / 3 + 16))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 25, height: 144.0 / 3))
    #expect(view.intrinsicContentSize.height == -1)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: 144.0 / 3))
  }

  @Test("An empty text view has the height of a line; no more lines count than its container may have")
  func linesOfTextViews() {
    let view = UITextView()
    view.font = .boxes(20)
    view.textContainerInset = .zero
    // A line of 20 points is 72 pixels high, three are 215.
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 24)
    view.text = "a\nb\nc"
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == (215 / 3) as CGFloat)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == 24)
  }

  @Test("Borders of text fields take room, and placeholders have their own colour")
  func bordersAndPlaceholders() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.font = .boxes(20)
    field.placeholder = "ab"
    #expect(field.intrinsicContentSize == CGSize(width: 20, height: 24))
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    #expect(field.layer.drawnAreas.map(\.color) == [UIColor.placeholderText.cgColor])
    field.text = "abc"
    #expect(field.layer.drawnAreas.map(\.color) == [UIColor.label.cgColor])
    field.borderStyle = .roundedRect
    // Three boxes of 10 points and 28 more; a line of 24 and 9.5 more are not as high as the least height.
    #expect(field.intrinsicContentSize == CGSize(width: 58, height: 34))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 4.75, width: 86, height: 30.5))
  }

  @Test("A segmented control is 32 high") func segments() {
    #expect(UISegmentedControl(items: ["a", "b"]).bounds.height == 32)
  }

  @Test func cellsAreFilledByTheirContent() {
    let frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    let item = UICollectionViewCell(frame: frame)
    #expect(item.contentView.frame == frame)
    item.frame.size.width = 200
    #expect(item.contentView.frame.width == 200)
    let row = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    row.frame = frame
    row.layoutIfNeeded()
    #expect(row.contentView.frame == frame && row.reuseIdentifier == "row" && row.detailTextLabel != nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    effect.frame = frame
    #expect(effect.contentView.frame == frame)
  }
}
