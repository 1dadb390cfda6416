import Foundation
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// Columns that are on their way when something else happens.
@MainActor
struct SplitSettlingTests {
  private let primary = UIViewController()
  private let secondary = UIViewController()
  private let split = UISplitViewController(style: .doubleColumn)
  private var loop: MainLoop { MainLoop.main }

  /// Runs `body` with the controller on a pad of 820 × 1180 points, while animations take time.
  private func run(_ body: (UIWindow, TouchSynthesizer) throws -> Void) throws {
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = try makeWindow("ipad-10", .portrait)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    try body(window, TouchSynthesizer(window))
  }

  /// The left edge of the primary column.
  private var left: CGFloat? { primary.navigationController?.viewIfLoaded?.frame.minX }

  /// Shows the primary column, and sends it away by a flick, which is under way for 0.1 s when the function returns.
  private func flick(_ fingers: TouchSynthesizer) {
    split.show(.primary)
    loop.run(for: 1)
    fingers.drag(from: CGPoint(x: 600, y: 300), to: CGPoint(x: 400, y: 300), for: 0.2)
    loop.run(for: 0.3)
    #expect(split.columns.reveal == 0 && split.displayMode == .oneOverSecondary)
  }

  @Test func `code that hides columns after a flick leaves nothing of it`() throws {
    try run { _, fingers in
      flick(fingers)
      split.hide(.primary)
      loop.run(for: 1)
      #expect(split.displayMode == .secondaryOnly && primary.view.window == nil)
      split.show(.primary)
      loop.run(for: 1)
      #expect(left == 0 && split.columns.dimming.alpha == 1)
    }
  }

  @Test func `code that shows columns after a flick brings them back`() throws {
    try run { _, fingers in
      flick(fingers)
      split.show(.primary)
      loop.run(for: 2)
      #expect(split.displayMode == .oneOverSecondary && left == 0)
    }
  }

  @Test func `a pad that turns during a swipe shows whole columns`() throws {
    try run { window, fingers in
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), for: 0.3, restingFor: 0.5)
      loop.run(for: 0.5)
      // 100 of 320.5 points.
      #expect(left.map { abs($0 + 220.5) < 0.01 } == true)
      window.frame.size = CGSize(width: 1180, height: 820)
      window.layoutIfNeeded()
      #expect(split.displayMode == .oneBesideSecondary && left == 0)
      loop.run(for: 2)
      #expect(left == 0 && split.columns.reveal == nil)
      window.frame.size = CGSize(width: 820, height: 1180)
      window.layoutIfNeeded()
      #expect(split.displayMode == .secondaryOnly)
      split.show(.primary)
      loop.run(for: 1)
      #expect(left == 0)
    }
  }
}
