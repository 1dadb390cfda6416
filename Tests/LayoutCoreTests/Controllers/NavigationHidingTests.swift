import Foundation
import Plumb
import Testing
import ViewTestSupport

@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// The bars of a navigation controller that fingers and other occasions hide.
@MainActor
struct NavigationHidingTests {
  private let content = UIViewController()
  private let navigation: UINavigationController
  private var loop: MainLoop { MainLoop.main }

  init() {
    navigation = UINavigationController(rootViewController: content)
  }

  private func run(_ body: (UIWindow, TouchSynthesizer) throws -> Void) throws {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = navigation
    window.isHidden = false
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    try body(window, TouchSynthesizer(window))
  }

  /// Whether or not the bars at the top and at the bottom are hidden.
  private var hidden: [Bool] { [navigation.isNavigationBarHidden, navigation.isToolbarHidden] }

  @Test("A bar moves beyond the edge in a fifth of a second, and the content follows") func moves() throws {
    try run { window, _ in
      let bar = navigation.navigationBar
      navigation.setNavigationBarHidden(true, animated: true)
      loop.run(for: 0.1)
      // It moves from 59 points to −44.
      let y = bar.layer.presentation()?.frame.minY ?? 0
      #expect(y > -44 && y < 59 && !bar.isHidden && navigation.isNavigationBarHidden)
      loop.run(for: 0.2)
      #expect(bar.isHidden && content.view.safeAreaInsets.top == 59)
      navigation.setNavigationBarHidden(false, animated: true)
      #expect(!bar.isHidden)
      loop.run(for: 0.3)
      #expect(bar.frame.minY == 59 && content.view.safeAreaInsets.top == 103)
    }
  }

  @Test("A finger that moves up hides both bars, and one that moves down shows them") func swipe() throws {
    navigation.isToolbarHidden = false
    try run { window, fingers in
      @MainActor func drag(_ way: CGFloat) -> [Bool] {
        fingers.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 400 + way))
        loop.run(for: 1)
        return hidden
      }
      #expect(drag(-100) == [false, false], "not wanted")
      navigation.hidesBarsOnSwipe = true
      #expect(drag(-100) == [true, true])
      #expect(drag(-100) == [true, true])
      #expect(drag(100) == [false, false])
      fingers.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 390))
      loop.run(for: 1)
      #expect(hidden == [false, false], "it moves across")
      navigation.isToolbarHidden = true
      #expect(drag(-100) == [true, true] && drag(100) == [false, true])
    }
  }

  @Test("A tap hides the bars and shows them, unless it is on a control or a bar") func tap() throws {
    let button = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
    content.view.addSubview(button)
    navigation.hidesBarsOnTap = true
    try run { window, fingers in
      @MainActor func tap(_ x: CGFloat, _ y: CGFloat) -> Bool {
        fingers.tap(at: CGPoint(x: x, y: y))
        loop.run(for: 1)
        return navigation.isNavigationBarHidden
      }
      #expect(!tap(150, 350) && !tap(200, 80))
      #expect(tap(300, 600) && !tap(300, 600))
    }
  }

  @Test("With little height the bars are hidden, and a tap shows them") func compact() throws {
    navigation.hidesBarsWhenVerticallyCompact = true
    let window = try makeWindow("iphone-14-pro", .landscape)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(navigation.isNavigationBarHidden && content.view.safeAreaInsets.top == 0)
    window.traitOverrides.verticalSizeClass = .regular
    navigation.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("A keyboard hides the bars") func keyboard() throws {
    navigation.hidesBarsWhenKeyboardAppears = true
    try run { window, _ in
      NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
      loop.run(for: 1)
      #expect(navigation.isNavigationBarHidden)
    }
  }

  @Test("The recognizers are those of the two properties, and off until they are wanted") func recognizers() {
    navigation.loadViewIfNeeded()
    let (swipe, tap) = (
      navigation.barHideOnSwipeGestureRecognizer, navigation.barHideOnTapGestureRecognizer
    )
    #expect(!swipe.isEnabled && !tap.isEnabled && swipe.view === navigation.view)
    navigation.hidesBarsOnSwipe = true
    navigation.hidesBarsOnTap = true
    #expect(swipe.isEnabled && tap.isEnabled)
  }
}
