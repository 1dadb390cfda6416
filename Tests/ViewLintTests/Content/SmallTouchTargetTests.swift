import ControlCore
import Foundation
import LayoutCore
import Testing
import ViewLint

@MainActor
struct SmallTouchTargetTests {
  private func frame(_ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 100, y: 100, width: width, height: height)
  }

  @Test func `a button of 30 points`() throws {
    let finding = try #require(findings(.smallTouchTarget, in: UIButton(frame: frame(60, 30))).first)
    #expect(finding.points("touch height") == 30 && finding.points("touch width") == 60)
    // 7 points above and below are missing.
    #expect(finding.fix.contains("7 points"))
    #expect(findings(.smallTouchTarget, in: UIButton(frame: frame(44, 44))).isEmpty)
  }

  @Test func `a view with taps is a target, others are not`() {
    let view = box(frame(20, 20))
    #expect(findings(.smallTouchTarget, in: view).isEmpty)
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    #expect(findings(.smallTouchTarget, in: view).count == 1)
    recognizer.isEnabled = false
    #expect(findings(.smallTouchTarget, in: view).isEmpty)
  }

  /// Answers to touches around it.
  private final class WideButton: UIButton {
    var reach: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -reach, dy: -reach).contains(point)
    }
  }

  /// Gives touches anywhere in it to its button.
  private final class TouchArea: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      self.point(inside: point, with: event) ? subviews.first : nil
    }
  }

  @Test func `what answers around itself is larger than it looks`() {
    let button = WideButton(frame: frame(24, 24))
    #expect(findings(.smallTouchTarget, in: button).count == 1)
    button.reach = 9
    #expect(findings(.smallTouchTarget, in: button).count == 1)
    button.reach = 10
    #expect(findings(.smallTouchTarget, in: button).isEmpty)
  }

  @Test func `so is what the view around it speaks for`() {
    let area = TouchArea(frame: frame(44, 44))
    area.addSubview(UIButton(frame: CGRect(x: 10, y: 10, width: 24, height: 24)))
    #expect(findings(.smallTouchTarget, in: area).isEmpty)
  }

  @Test func `controls of the system have the system's size`() {
    let controls = [
      UISwitch(), UISegmentedControl(items: ["a", "b"]), UIStepper(), UIPageControl(), UISlider(),
    ]
    for control in controls {
      control.frame.origin = CGPoint(x: 100, y: 100)
      control.sizeToFit()
      #expect(findings(.smallTouchTarget, in: control).isEmpty, "\(type(of: control))")
    }
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = frame(100, 20)
    #expect(findings(.smallTouchTarget, in: segments).count == 1)
    let more = UIButton(type: .system)
    more.setTitle("See all", for: .normal)
    more.sizeToFit()
    #expect(findings(.smallTouchTarget, in: more).isEmpty)
    more.frame.size.height = 20
    #expect(findings(.smallTouchTarget, in: more).count == 1)
  }

  @Test func `bars size their buttons`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let item = UINavigationItem(title: "a")
    item.rightBarButtonItem = UIBarButtonItem(customView: UIButton(frame: frame(20, 20)))
    bar.items = [item]
    #expect(findings(.smallTouchTarget, in: bar).isEmpty)
  }

  @Test func `what cannot be touched need not be large`() {
    let (disabled, hidden, closed) = (
      UIButton(frame: frame(20, 20)), UIButton(frame: frame(20, 20)), UIButton(frame: frame(20, 20))
    )
    disabled.isEnabled = false
    hidden.isHidden = true
    let group = box(CGRect(x: 0, y: 0, width: 300, height: 300), nil, closed)
    group.isUserInteractionEnabled = false
    #expect(findings(.smallTouchTarget, in: disabled, hidden, group).isEmpty)
  }
}
