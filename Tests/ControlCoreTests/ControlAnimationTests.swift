import Foundation
import Plumb
import Testing
import ViewTestSupport

@testable import ControlCore
@testable import LayerCore
@testable import LayoutCore
@testable import TextViewCore

/// Controls that are seen on their way to a new value.
@MainActor
struct ControlAnimationTests {
  /// Returns the position of a control's value in its presentation layer.
  private func place(_ view: UIView) -> Double { view.layer.presentation()?.contentPosition ?? .nan }

  /// A quarter of a second, of which the middle of a curve that is slow at both ends is half the way.
  private let duration = 0.25

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-9 }

  @Test("B.19: a switch is on at once; its knob slides there, if it is to") func switches() {
    AnimatingWindow.run { scene in
      let toggle = UISwitch()
      scene.window.addSubview(toggle)
      scene.loop.runUntilIdle()
      toggle.setOn(true, animated: true)
      #expect(toggle.isOn && place(toggle) == 0)
      scene.loop.run(for: duration / 2)
      #expect(isNear(place(toggle), 0.5) && toggle.layer.contentPosition == 1)
      // Turned back on the way, it goes on from where it is.
      toggle.setOn(false, animated: true)
      #expect(!toggle.isOn && isNear(place(toggle), 0.5))
      // And set without animation, it is there.
      toggle.isOn = true
      #expect(place(toggle) == 1)
      scene.loop.run(for: 1)
      #expect(place(toggle) == 1 && toggle.layer.animationKeys() == nil)
    }
  }

  @Test("A block animates what it sets, for as long as it says") func blocks() {
    AnimatingWindow.run { scene in
      let (slider, bar, dots) = (UISlider(), UIProgressView(), UIPageControl())
      dots.numberOfPages = 3
      for view in [slider, bar, dots] { scene.window.addSubview(view) }
      scene.loop.runUntilIdle()
      scene.linear(2) {
        slider.setValue(0.5, animated: true)
        bar.progress = 1
        dots.currentPage = 2
      }
      #expect(slider.value == 0.5 && bar.progress == 1 && dots.currentPage == 2)
      scene.loop.run(for: 0.5)
      #expect(place(slider) == 0.125 && place(bar) == 0.25 && place(dots) == 0.5)
      scene.loop.run(for: 1.5)
      #expect(place(slider) == 0.5 && place(bar) == 1 && place(dots) == 2)
    }
  }

  @Test("Sliders and bars move by themselves where it is asked for, else not") func asked() {
    AnimatingWindow.run { scene in
      let (slider, bar) = (UISlider(), UIProgressView())
      slider.maximumValue = 4
      for view in [slider, bar] { scene.window.addSubview(view) }
      scene.loop.runUntilIdle()
      slider.setValue(2, animated: true)
      bar.setProgress(1, animated: true)
      scene.loop.run(for: duration / 2)
      #expect(isNear(place(slider), 0.25) && isNear(place(bar), 0.5))
      scene.loop.run(for: duration)
      slider.value = 4
      bar.progress = 0
      #expect(place(slider) == 1 && place(bar) == 0)
      // The same value is another place in another range.
      slider.maximumValue = 8
      #expect(slider.value == 4 && place(slider) == 0.5)
      // A view outside of a window is not animated.
      let nowhere = UISlider()
      nowhere.setValue(1, animated: true)
      #expect(place(nowhere) == 1)
    }
  }

  @Test("A tap slides what is chosen; code that chooses does not, outside of a block") func chosen() {
    AnimatingWindow.run { scene in
      let control = UISegmentedControl(items: ["A", "B"])
      control.frame = CGRect(x: 0, y: 60, width: 100, height: 32)
      scene.window.addSubview(control)
      scene.loop.runUntilIdle()
      control.selectedSegmentIndex = 0
      #expect(place(control) == 0)
      TouchSynthesizer(scene.window).tap(at: CGPoint(x: 75, y: 76))
      scene.loop.run(for: 0.05)
      let start = scene.now
      #expect(control.selectedSegmentIndex == 1 && place(control) < 0.1)
      scene.loop.run(until: start + duration / 2)
      #expect(isNear(place(control), 0.5))
      control.selectedSegmentIndex = 0
      #expect(place(control) == 0)
      // From nothing chosen there is no way to slide.
      control.selectedSegmentIndex = UISegmentedControl.noSegment
      scene.linear(1) { control.selectedSegmentIndex = 1 }
      #expect(place(control) == 1)
      // A segment that comes before moves what is chosen with it.
      scene.linear(1) { control.insertSegment(withTitle: "C", at: 0, animated: true) }
      #expect(control.selectedSegmentIndex == 2 && place(control) == 2)
    }
  }

  @Test("An indicator turns once a second while it is animating, and time runs out all the same")
  func turning() {
    AnimatingWindow.run { scene in
      let indicator = UIActivityIndicatorView(style: .medium)
      scene.window.addSubview(indicator)
      scene.loop.runUntilIdle()
      indicator.startAnimating()
      let start = scene.now
      #expect(place(indicator) == 0)
      scene.loop.run(for: 0.25)
      #expect(place(indicator) == 0.25)
      #expect(indicator.layer.shown(at: start + 3.5).contentPosition == 0.5)
      #expect(AnimationTimeline.main.lastEnd == nil && !AnimationTimeline.main.hasPendingWork)
      // A clock of its own holds it.
      indicator.layer.speed = 0
      indicator.layer.timeOffset = start + 0.75
      #expect(place(indicator) == 0.75)
      indicator.layer.speed = 1
      indicator.stopAnimating()
      #expect(place(indicator) == 0 && !AnimationTimeline.main.hasAnimations)
    }
  }

  @Test("An indicator that began without a clock turns as soon as there is one, and stands still without")
  func turningLate() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let indicator = UIActivityIndicatorView(style: .large)
    window.addSubview(indicator)
    window.isHidden = false
    indicator.startAnimating()
    MainLoop.main.run(for: 0.25)
    #expect(place(indicator) == 0 && !AnimationClock.hasAnimations)
    AnimationClock.setRunning(true)
    #expect(isNear(place(indicator), 0.25) && AnimationClock.hasAnimations)
    AnimationClock.setRunning(false)
    #expect(place(indicator) == 0)
    window.isHidden = true
  }
}

/// Controls in scroll views.
@MainActor
struct ControlsInScrollViewsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }

  init() {
    window.addSubview(view)
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 1000, height: 1000)
    window.isHidden = false
    MainLoop.main.runUntilIdle()
  }

  @Test("A quick drag along a slider moves its thumb from where the finger came down, and scrolls nothing")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 128, height: 34))
    view.addSubview(slider)
    // The thumb of 28 points has 100 to go; the finger takes it by its middle.
    fingers.drag(from: CGPoint(x: 34, y: 67), to: CGPoint(x: 84, y: 67), for: 0.1)
    MainLoop.main.run(for: 1)
    #expect(slider.value == 0.5 && view.contentOffset == .zero)
    // Away from the thumb, and up and down, the finger scrolls.
    fingers.drag(from: CGPoint(x: 140, y: 67), to: CGPoint(x: 40, y: 67), for: 0.1)
    MainLoop.main.run(for: 3)
    #expect(slider.value == 0.5 && view.contentOffset.x > 50)
    view.contentOffset = .zero
    fingers.drag(from: CGPoint(x: 84, y: 67), to: CGPoint(x: 84, y: 20), for: 0.1)
    MainLoop.main.run(for: 3)
    #expect(slider.value == 0.5 && view.contentOffset.y > 20)
    // A disabled slider does not keep the scroll view from scrolling.
    view.contentOffset = .zero
    slider.isEnabled = false
    fingers.drag(from: CGPoint(x: 84, y: 67), to: CGPoint(x: 34, y: 67), for: 0.1)
    MainLoop.main.run(for: 3)
    #expect(slider.value == 0.5 && view.contentOffset.x > 20)
  }

  @Test("A quick drag across a switch switches it") func toggle() {
    let toggle = UISwitch(frame: CGRect(x: 20, y: 50, width: 0, height: 0))
    view.addSubview(toggle)
    fingers.drag(from: CGPoint(x: 30, y: 65), to: CGPoint(x: 66, y: 65), for: 0.1)
    MainLoop.main.run(for: 1)
    #expect(toggle.isOn && view.contentOffset == .zero)
  }

  @Test(
    "A finger that comes to the keyboard sends it away, where that is wanted, and not before",
    arguments: [
      UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory,
    ])
  func keyboard(mode: UIScrollView.KeyboardDismissMode) throws {
    let screen = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let scroll = UIScrollView(frame: screen.bounds)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.addSubview(scroll)
    scroll.addSubview(field)
    scroll.contentSize = CGSize(width: 393, height: 4000)
    scroll.contentOffset.y = 2000
    scroll.keyboardDismissMode = mode
    screen.isHidden = false
    #expect(field.becomeFirstResponder())
    let top = try #require(screen.keyboardFrame?.minY)
    let fingers = TouchSynthesizer(screen)
    fingers.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: top - 1), for: 0.5)
    MainLoop.main.run(for: 3)
    #expect(field.isFirstResponder)
    fingers.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: top), for: 0.5, restingFor: 1)
    MainLoop.main.run(for: 0.45)
    #expect(field.isFirstResponder)
    MainLoop.main.run(for: 0.1)
    #expect(!field.isFirstResponder)
    MainLoop.main.run(for: 3)
    screen.isHidden = true
  }
}
