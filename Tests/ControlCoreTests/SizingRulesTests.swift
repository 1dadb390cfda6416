import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

/// The sizes of section C, rule by rule, at 3 pixels a point.
@MainActor
struct SizingRulesTests {
  /// A size rounded up once to the pixel of a display with 3 pixels a point (C.5).
  private func up(_ value: CGFloat) -> CGFloat { (value * 3 - 1e-6).rounded(.up) / 3 }

  /// The unrounded height of a line of the system font: 2444/2048 of its size (C.12).
  private func line(_ size: CGFloat) -> CGFloat { size * 2_444 / 2_048 }

  private func label(_ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
    return label
  }

  @Test("C.1, C.2, C.3: a plain view has the size that it has") func plainViews() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.sizeThatFits(CGSize(width: 7, height: 8)) == CGSize(width: 50, height: 60))
    #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: -1))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 9) }
    }
    let fitting = Fitting(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    fitting.sizeToFit()
    #expect(fitting.frame == CGRect(x: 3, y: 4, width: 25, height: 9), "the origin is kept")
  }

  @Test("C.4, C.8, C.10: one line ignores the width; shrinking changes no size") func singleLines() {
    let label = label("Some words in a line")
    let size = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == size)
    label.numberOfLines = 3
    #expect(label.intrinsicContentSize == size)
    (label.numberOfLines, label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (1, true, 0.5)
    #expect(label.intrinsicContentSize == size && label.sizeThatFits(CGSize(width: 10, height: 10)) == size)
  }

  @Test(
    "C.5, C.9: the height is that of the lines, rounded up once", arguments: [4.0, 12, 20, 28, 36, 60, 76])
  func lines(size: CGFloat) {
    let label = label("a\nb\nc\nd\ne", size, lines: 0)
    for limit in 1...5 {
      label.numberOfLines = limit
      let fitted = label.sizeThatFits(CGSize(width: 1_000, height: 0))
      #expect(fitted.height == up(CGFloat(limit) * line(size)))
    }
  }

  @Test("C.11: text is at the left edge, in the middle where it is too high") func textRect() {
    let label = label("a\nb\nc", 20, lines: 0)
    let high = label.textRect(
      forBounds: CGRect(x: 4, y: 200, width: 90, height: 200), limitedToNumberOfLines: 0)
    #expect(high.origin == CGPoint(x: 4, y: 200) && high.height == up(3 * line(20)))
    let low = label.textRect(
      forBounds: CGRect(x: 4, y: 200, width: 90, height: 30), limitedToNumberOfLines: 0)
    // 215 pixels in 90: half of −125 is a tie, which goes up to −62 from 600.
    #expect(high.height == 215.0 / 3 && abs(low.minY - 538.0 / 3) < 1e-9)
  }

  /// Point sizes, and captured heights in pixels of a third of a point.
  nonisolated static let captured: [(size: CGFloat, pixels: CGFloat)] = [
    (14, 51), (15, 54), (16, 58), (17, 61), (25, 90), (26, 94), (27, 97), (28, 101), (30, 108), (32, 115),
    (34, 122), (38, 137), (43, 154), (48, 172), (53, 190), (58, 208),
  ]

  @Test("C.12, C.13: lines of the system font, and of titles in every category", arguments: captured)
  func systemLines(size: CGFloat, pixels: CGFloat) {
    let height = label("Text", size).intrinsicContentSize.height
    #expect(abs(height - pixels / 3) < 1e-9)
  }

  @Test(
    "C.14, C.15: an image view is as large as its image, pixels by the scale",
    arguments: [1, 2, 3] as [CGFloat])
  func images(scale: CGFloat) {
    let image = UIImage(
      cgImage: CGImage(width: 12, height: 6, pixels: Array(repeating: 255, count: 288)), scale: scale,
      orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 12 / scale, height: 6 / scale))
    #expect(view.sizeThatFits(.zero) == view.intrinsicContentSize && view.contentMode == .scaleToFill)
    view.image = nil
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 12 / scale, height: 6 / scale))
  }

  @Test("C.16, C.17: what constraints say is fitted to a target, and not applied") func fitting() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10_000, height: 10_000))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 30),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
    #expect(view.systemLayoutSizeFitting(CGSize(width: 70, height: 70)) == CGSize(width: 70, height: 30))
    #expect(view.bounds.size == CGSize(width: 5, height: 5))
  }

  @Test("C.18: buttons and fields by their font; the captured size of a plus in a circle")
  func buttonsAndFields() {
    let plus = UIButton(type: .contactAdd)
    #expect(abs(plus.intrinsicContentSize.width - 73.0 / 3) < 1e-9)
    #expect(abs(plus.intrinsicContentSize.height - 71.0 / 3) < 1e-9)
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let width = label("Title", 15).intrinsicContentSize.width
    #expect(button.intrinsicContentSize == CGSize(width: max(30, width.rounded(.up)), height: 30))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    #expect(UIButton(configuration: configuration).intrinsicContentSize.height == (61 / 3 + 14) as CGFloat)
    let field = UITextField()
    field.text = "Text"
    #expect(field.intrinsicContentSize == label("Text").intrinsicContentSize)
    field.borderStyle = .bezel
    #expect(field.intrinsicContentSize.height == (61 / 3 + 12) as CGFloat)
  }

  @Test("C.19: the sizes of controls that have one of their own") func controls() {
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISegmentedControl(items: ["a", "b"]).sizeThatFits(.zero).height == 32)
    #expect(UISlider().sizeThatFits(CGSize(width: 70, height: 9)) == CGSize(width: 70, height: 31))
    #expect(UIPageControl().sizeThatFits(.zero).height == 26)
    #expect(UISearchBar().intrinsicContentSize == CGSize(width: -1, height: 56))
    #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 44))
    #expect(UITabBar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 49))
  }

  @Test(
    "C.19: the alignment rectangles of switches, sliders and segmented controls are smaller than their frames"
  )
  func alignment() {
    func frame(_ view: UIView, width: CGFloat? = nil) -> CGRect {
      let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.translatesAutoresizingMaskIntoConstraints = false
      area.addSubview(view)
      var constraints = [
        view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      ]
      if let width { constraints.append(view.widthAnchor.constraint(equalToConstant: width)) }
      NSLayoutConstraint.activate(constraints)
      area.layoutIfNeeded()
      return view.frame
    }
    #expect(frame(UISwitch()) == CGRect(x: 51, y: 69, width: 51, height: 31))
    #expect(frame(UISlider(), width: 60) == CGRect(x: 38, y: 70, width: 64, height: 31))
    let segments = UISegmentedControl(items: ["a"])
    #expect(frame(segments, width: 60) == CGRect(x: 40, y: 69, width: 60, height: 32))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 30))
    #expect(segments.intrinsicContentSize.height == 31)
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
  }

  @Test("C.19: a rounded field is 34 points high, or more with a large font, and its line is in the middle")
  func roundedFields() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    for size: CGFloat in [9, 14, 17, 20] {
      field.font = .systemFont(ofSize: size)
      #expect(field.intrinsicContentSize.height == 34)
    }
    field.hostTraits = UITraitCollection(displayScale: 2)
    // Lines of 24 and 30 points are 29 and 36 points high.
    field.font = .systemFont(ofSize: 24)
    #expect(field.intrinsicContentSize.height == 38.5)
    field.font = .systemFont(ofSize: 30)
    #expect(field.intrinsicContentSize.height == 45.5)
    field.hostTraits = nil
    field.font = .systemFont(ofSize: 14)
    let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let mark = UIView()
    for view in [field, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      area.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: area.topAnchor), mark.heightAnchor.constraint(equalToConstant: 1),
      mark.topAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    area.layoutIfNeeded()
    // The line is 17 high and begins at 8.5, rounded up to 8⅔; its baseline is 13⅓ below.
    #expect(mark.frame.minY == 22)
  }

  @Test(
    "C.20: scroll views have no size of their own; a text view that does not scroll has the height of its text"
  )
  func scrollViews() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    scrollView.contentSize = CGSize(width: 500, height: 500)
    #expect(scrollView.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(scrollView.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 30, height: 40))
    let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    (textView.font, textView.text) = (.systemFont(ofSize: 17), "Text")
    #expect(textView.intrinsicContentSize.height == -1)
    textView.isScrollEnabled = false
    #expect(textView.intrinsicContentSize.height == (61 / 3 + 16) as CGFloat)
  }
}
