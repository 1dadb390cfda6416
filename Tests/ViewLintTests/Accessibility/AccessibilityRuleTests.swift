import ControlCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ViewLint

/// The rules on names, contrast, text sizes and the reach of elements.
@MainActor
struct AccessibilityRuleTests {
  private func findings(_ code: FindingCode, in views: UIView...) -> [Finding] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.backgroundColor = .white
    for view in views { root.addSubview(view) }
    root.layoutIfNeeded()
    let options = LintOptions(scales: [2], checksAccessibility: true)
    return LayoutLinter(options).findings(in: root).filter { $0.code == code }
  }

  private func at<View: UIView>(_ frame: CGRect, _ view: View, _ change: (View) -> Void = { _ in }) -> View {
    view.frame = frame
    change(view)
    return view
  }

  private let place = CGRect(x: 16, y: 16, width: 200, height: 44)

  private func label(_ text: String, _ color: UIColor, size: CGFloat = 17) -> UILabel {
    at(place, UILabel()) {
      ($0.text, $0.textColor, $0.font) = (text, color, .systemFont(ofSize: size))
    }
  }

  // MARK: Names

  @Test func `elements without a name are found once`() {
    let image = UIButton()
    image.setImage(UIImage(systemName: "star"), for: .normal)
    let found = findings(.missingLabel, in: at(place, image))
    #expect(found.map(\.message) == ["VoiceOver has no name for this button"])
    #expect(found.first?.marks.map(\.rect) == [place])
    #expect(findings(.missingLabel, in: at(place, UISwitch())).count == 1)
    #expect(findings(.missingLabel, in: at(place, UISlider())).count == 1)
    #expect(findings(.missingLabel, in: at(place, UITextField())).count == 1)
    let segments = UISegmentedControl(items: [UIImage(), UIImage()])
    #expect(findings(.missingLabel, in: at(place, segments)).count == 1)
    let control = findings(.missingLabel, in: at(place, UIControl()))
    #expect(control.map(\.message) == ["VoiceOver does not find this control"])
  }

  @Test func `elements with names are not`() {
    let titled = at(place, UIButton(type: .system)) { $0.setTitle("Save", for: .normal) }
    let field = at(place.offsetBy(dx: 0, dy: 60), UITextField()) { $0.placeholder = "Name" }
    let toggle = at(place.offsetBy(dx: 0, dy: 120), UISwitch()) { $0.accessibilityLabel = "Wi-Fi" }
    #expect(findings(.missingLabel, in: titled, field, toggle).isEmpty)
    let card = at(place, UIControl()) { $0.addSubview(label("Open", .black)) }
    #expect(findings(.missingLabel, in: card).isEmpty)
    let plain = [
      UIView(), UIImageView(image: UIImage(systemName: "star")), UILabel(), UIStepper(), UIPageControl(),
    ]
    for view in plain { #expect(findings(.missingLabel, in: at(place, view)).isEmpty) }
    let hidden = at(place, UIControl()) { $0.accessibilityElementsHidden = true }
    #expect(findings(.missingLabel, in: hidden).isEmpty)
  }

  // MARK: Contrast

  /// Greys on white: #767676 is the palest with 4.5 (4.54), #777777 has 4.47; #949494 has 3.03, #969696 2.95.
  @Test(arguments: [
    (0x76, CGFloat(17), false), (0x79, 17, true), (0x92, 18, false), (0x98, 18, true), (0x98, 40, true),
  ])
  func `text below its contrast is found`(grey: Int, size: CGFloat, isFound: Bool) {
    let color = UIColor(white: CGFloat(grey) / 255, alpha: 1)
    let found = findings(.lowContrast, in: label("Hill", color, size: size))
    #expect(found.count == (isFound ? 1 : 0), "\(found.map(\.message))")
    if isFound { #expect(found[0].message.contains("#FFFFFF")) }
  }

  @Test func `bold text of 14 points is large`() {
    let grey = UIColor(white: 0x92 / 255, alpha: 1)
    for (weight, count) in [(UIFont.Weight.regular, 1), (.bold, 0)] {
      let label = label("Hill", grey)
      label.font = .systemFont(ofSize: 14, weight: weight)
      #expect(findings(.lowContrast, in: label).count == count)
    }
  }

  @Test func `what is behind text counts as it looks`() {
    let ground = at(place, UIView()) { $0.backgroundColor = UIColor(white: 0, alpha: 0.5) }
    // White on the grey 128, which half of black over white is, has a contrast of 3.9.
    #expect(findings(.lowContrast, in: ground, label("Hill", .white)).count == 1)
    ground.backgroundColor = .black
    #expect(findings(.lowContrast, in: ground, label("Hill", .white)).isEmpty)
  }

  @Test func `disabled text, placeholders and the system's colours may be faint`() {
    let pale = UIColor(white: 0.8, alpha: 1)
    let disabled = label("Hill", pale)
    disabled.isEnabled = false
    let field = at(place, UITextField()) { $0.placeholder = "Name" }
    let secondary = label("Hill", .secondaryLabel)
    for view in [disabled, field, secondary] { #expect(findings(.lowContrast, in: view).isEmpty) }
    #expect(findings(.lowContrast, in: label("Hill", pale)).count == 1)
  }

  // MARK: Text sizes

  @Test func `text in a fixed font stays small`() {
    let found = findings(.fixedTextSize, in: label("Hill", .black))
    #expect(
      found.map(\.message) == ["“Hill” stays at 17 points when the user asks for larger text"])
  }

  @Test func `text that grows needs room`() {
    let growing = label("A hill of some height", .black)
    growing.font = .preferredFont(forTextStyle: .body)
    growing.adjustsFontForContentSizeCategory = true
    // Body text is 40 points in the size that is tried: the line does not fit into 200.
    let found = findings(.fixedTextSize, in: growing)
    #expect(found.count == 1)
    #expect(found.first?.message.contains("does not fit at 40 points") == true)
    growing.text = "Hill"
    #expect(findings(.fixedTextSize, in: growing).isEmpty)
    #expect(growing.font.pointSize == 17)
  }

  @Test func `large text may stay`() {
    #expect(findings(.fixedTextSize, in: label("Hill", .black, size: 40)).isEmpty)
  }

  // MARK: Reach

  @Test func `a control in an element is not reached, unless that acts for it`() {
    let card = at(place, UIView()) {
      $0.isAccessibilityElement = true
      $0.accessibilityLabel = "Card"
    }
    let button = UIButton(type: .system)
    button.setTitle("Join", for: .normal)
    button.frame = CGRect(x: 150, y: 0, width: 44, height: 44)
    card.addSubview(button)
    #expect(findings(.unreachableElement, in: card).count == 1)
    card.accessibilityActivationPoint = CGPoint(x: 16 + 170, y: 16 + 22)
    #expect(findings(.unreachableElement, in: card).isEmpty)
    card.accessibilityActivationPoint = CGPoint(x: 20, y: 20)
    card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Join") { _ in true }]
    #expect(findings(.unreachableElement, in: card).isEmpty)
  }

  @Test func `an element under another is found, and one beside it is not`() {
    let below = label("Hill", .black)
    let above = at(place, UIButton()) { $0.accessibilityLabel = "Open" }
    let found = findings(.unreachableElement, in: below, above)
    #expect(found.map(\.view.last) == ["UILabel[0]"])
    above.frame.origin.x = 216
    #expect(findings(.unreachableElement, in: below, above).isEmpty)
  }

  @Test func `nothing is checked unless it is asked for`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(at(place, UISwitch()))
    let found = LayoutLinter(LintOptions(scales: [2], minimumSeverity: .note)).findings(in: root)
    #expect(found.allSatisfy { $0.code.descriptor.topic != .accessibility })
  }

  @Test func `views are as they were`() {
    let label = label("Hill", .black)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    root.addSubview(label)
    let before = [root.bounds, label.frame]
    _ = LayoutLinter(LintOptions(scales: [2], checksAccessibility: true)).findings(in: root)
    #expect([root.bounds, label.frame] == before)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
  }
}
