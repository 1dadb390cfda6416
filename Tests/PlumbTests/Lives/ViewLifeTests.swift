import Foundation
import Plumb
import Testing
import UIKit

/// The ends of views that were in a window, laid out and drawn: each is gone with its last reference.
@MainActor
struct ViewLifeTests {
  /// A new view, with a name.
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> UIView

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) {
      testDescription = name
      self.make = make
    }
  }

  private nonisolated static let controls = [
    Sample("button with a menu") {
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "A") { _ in })
      button.menu = UIMenu(children: [UIAction(title: "B") { _ in }])
      return button
    },
    Sample("switch") { UISwitch() },
    Sample("slider") { UISlider() },
    Sample("stepper") { UIStepper() },
    Sample("segments") { UISegmentedControl(items: ["A", "B"]) },
    Sample("page control") { UIPageControl() },
    Sample("progress") { UIProgressView() },
    Sample("search bar") { UISearchBar() },
    Sample("date picker") { UIDatePicker() },
    Sample("inline date picker") { datePicker(.inline) },
    Sample("wheels of dates") { datePicker(.wheels) },
    Sample("picker") { UIPickerView() },
    Sample("calendar") { UICalendarView() },
    Sample("indicator") {
      let indicator = UIActivityIndicatorView()
      indicator.startAnimating()
      return indicator
    },
    Sample("refresh control") {
      let view = UIScrollView()
      view.refreshControl = UIRefreshControl()
      return view
    },
  ]

  private nonisolated static let texts = [
    Sample("label") { text(UILabel()) { $0.attributedText = styled } },
    Sample("field") { text(UITextField()) { $0.attributedText = styled } },
    Sample("text view") { text(UITextView()) { $0.attributedText = styled } },
    Sample("text view of a layout manager") {
      text(UITextView(usingTextLayoutManager: false)) { $0.attributedText = styled }
    },
  ]

  private nonisolated static let others = [
    Sample("stack") { UIStackView(arrangedSubviews: [UILabel(), UIButton()]) },
    Sample("blur") { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
    Sample("masks and layers") {
      let view = UIView()
      view.mask = UIView()
      view.layer.mask = CAShapeLayer()
      view.layer.addSublayer(CAGradientLayer())
      return view
    },
    Sample("recognizers") {
      let view = UIView()
      for recognizer in [UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer()] {
        view.addGestureRecognizer(recognizer)
      }
      return view
    },
    Sample("endless animation") {
      let view = UIView()
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0 }
      return view
    },
    Sample("animator") {
      let view = UIView()
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }.startAnimation()
      return view
    },
    Sample("trait registration") {
      let view = UIView()
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
      return view
    },
    Sample("observed") {
      let view = UIView()
      let observation = view.observe(\.frame) { _, _ in }
      view.frame.size.width = 3
      return withExtendedLifetime(observation) { view }
    },
  ]

  private static var styled: NSAttributedString {
    NSAttributedString(string: "A\nB", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
  }

  private static func text<View: UIView>(_ view: View, _ set: (View) -> Void) -> View {
    set(view)
    return view
  }

  private static func datePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    return picker
  }

  @Test("A view is gone with its last reference", arguments: controls + texts + others)
  func ends(sample: Sample) throws {
    weak var gone: UIView?
    do {
      let (view, controller) = (sample.make(), UIViewController())
      gone = view
      controller.view.addSubview(view)
      view.frame = controller.view.bounds.insetBy(dx: 20, dy: 100)
      try ControllerLifeTests.show(controller)
    }
    HeadlessLoop.runUntilIdle()
    #expect(gone == nil)
  }
}
