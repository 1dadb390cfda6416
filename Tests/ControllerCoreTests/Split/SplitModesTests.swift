import Foundation
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// The display modes of split view controllers, and what brings columns in and takes them away.
@MainActor
struct SplitModesTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var notes: [String] = []
    var target = UISplitViewController.DisplayMode.automatic

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { notes.append("mode \(displayMode.rawValue)") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
      notes.append("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
      notes.append("hide \(column.rawValue)")
    }
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
      target
    }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
      notes.append("finger")
    }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
      notes.append("no finger")
    }

    func take() -> [String] {
      defer { notes = [] }
      return notes
    }
  }

  private let listener = Listener()
  private let primary = UIViewController()
  private let supplementary = UIViewController()
  private let secondary = UIViewController()
  private var loop: MainLoop { MainLoop.main }

  private func make(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = listener
    split.setViewController(primary, for: .primary)
    if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
    split.setViewController(secondary, for: .secondary)
    return split
  }

  /// Shows a controller on a pad of 820 × 1180 points.
  private func show(_ split: UISplitViewController, _ orientation: StyleCore.Device.Orientation) throws
    -> UIWindow
  {
    let window = try makeWindow("ipad-10", orientation)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  /// Returns the frame of a controller's column in the split view controller.
  private func frame(of controller: UIViewController) -> CGRect? {
    controller.navigationController?.viewIfLoaded?.frame
  }

  private func dimming(_ split: UISplitViewController) -> UIView? {
    split.columns.dimming.superview == nil ? nil : split.columns.dimming
  }

  @Test("Held upright the primary column comes over the secondary one, which is dimmed") func overlay() throws
  {
    let split = make(.doubleColumn)
    let window = try show(split, .portrait)
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(listener.take() == ["mode 3", "show 0"])
    #expect(frame(of: primary) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(frame(of: secondary) == window.bounds)
    #expect(dimming(split)?.frame == window.bounds && dimming(split)?.alpha == 1)
    let order = split.view.subviews
    let places = [secondary.navigationController?.view, dimming(split), primary.navigationController?.view]
      .compactMap { $0.flatMap(order.firstIndex(of:)) }
    #expect(places.count == 3 && places == places.sorted())
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(listener.take() == ["mode 1", "hide 0"])
    #expect(dimming(split) == nil && primary.view.window == nil && frame(of: secondary) == window.bounds)
    // Once the pad is turned, what was shown and hidden no longer matters.
    split.show(.primary)
    window.frame.size = CGSize(width: 1180, height: 820)
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneBesideSecondary && dimming(split) == nil)
  }

  @Test("The behaviour that is preferred decides between modes with as many columns") func behaviors() throws
  {
    let split = make(.tripleColumn)
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 200
    let window = try show(split, .landscape)
    func modes() -> [Int] {
      [.automatic, .secondaryOnly, .oneBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].map {
        (mode: UISplitViewController.DisplayMode) in
        split.preferredDisplayMode = mode
        return split.displayMode.rawValue
      }
    }
    #expect(modes() == [2, 1, 2, 5, 6])
    split.preferredSplitBehavior = .tile
    #expect(modes() == [2, 1, 2, 4, 4])
    split.preferredSplitBehavior = .overlay
    #expect(modes() == [1, 1, 3, 5, 5])
    split.preferredSplitBehavior = .displace
    #expect(modes() == [2, 1, 2, 6, 6])
    // Two columns that move it aside leave the secondary one the width that it has beside one: 1180 − 200.5.
    window.layoutIfNeeded()
    #expect(frame(of: primary)?.minX == 0 && frame(of: supplementary)?.minX == 200.5)
    #expect(frame(of: secondary) == CGRect(x: 401, y: 0, width: 979.5, height: 820))
    #expect(dimming(split)?.frame == frame(of: secondary))
  }

  @Test("Of two columns one comes after the other, over the secondary one where there is too little room")
  func three() throws {
    let split = make(.tripleColumn)
    let window = try show(split, .portrait)
    split.show(.supplementary)
    #expect(split.displayMode == .oneOverSecondary && listener.take() == [])
    window.layoutIfNeeded()
    #expect(listener.take() == ["mode 3", "show 1"] && frame(of: supplementary)?.minX == 0)
    split.show(.primary)
    window.layoutIfNeeded()
    #expect(listener.take() == ["mode 5", "show 0"] && frame(of: supplementary)?.minX == 320.5)
    split.show(.secondary)
    window.layoutIfNeeded()
    #expect(listener.take() == ["mode 1", "hide 0", "hide 1"])
    split.preferredSplitBehavior = .tile
    split.show(.primary)
    window.layoutIfNeeded()
    // 820 − 640 are less than 320.
    #expect(split.displayMode == .twoOverSecondary)
  }

  @Test("The primary edge may be the trailing one") func trailing() throws {
    let split = make(.doubleColumn)
    split.primaryEdge = .trailing
    let window = try show(split, .landscape)
    #expect(frame(of: primary)?.minX == 860 && frame(of: secondary)?.width == 859.5)
    split.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(frame(of: primary)?.minX == 0 && frame(of: secondary)?.minX == 320.5)
  }

  @Test("A button in the bar of the first column shows one column more, or hides them") func button() throws {
    let split = make(.doubleColumn)
    let window = try show(split, .portrait)
    let button = split.displayModeButtonItem
    #expect(secondary.navigationItem.systemLeadingItem === button && button === split.displayModeButtonItem)
    button.performAction()
    window.layoutIfNeeded()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(primary.navigationItem.systemLeadingItem === button)
    #expect(secondary.navigationItem.systemLeadingItem == nil)
    button.performAction()
    #expect(split.displayMode == .secondaryOnly)
    listener.target = .oneBesideSecondary
    button.performAction()
    #expect(split.displayMode == .oneBesideSecondary)
    split.presentsWithGesture = false
    window.layoutIfNeeded()
    #expect(primary.navigationItem.systemLeadingItem == nil)
    split.displayModeButtonVisibility = .always
    window.layoutIfNeeded()
    #expect(primary.navigationItem.systemLeadingItem === button)
  }

  // MARK: In time

  private func clocked(
    _ split: UISplitViewController, _ body: (UIWindow, TouchSynthesizer) throws -> Void
  ) throws {
    let window = try show(split, .portrait)
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    _ = listener.take()
    try body(window, TouchSynthesizer(window))
  }

  private func left(_ controller: UIViewController) -> CGFloat? {
    controller.navigationController?.view.layer.presentation()?.frame.minX
  }

  @Test("Columns slide in and out from the primary edge, and the dimming comes and goes with them")
  func slides() throws {
    let split = make(.doubleColumn)
    try clocked(split) { window, _ in
      split.show(.primary)
      loop.run(for: 0.1)
      #expect(left(primary).map { $0 > -320 && $0 < 0 } == true)
      let opacity = dimming(split)?.layer.presentation()?.opacity ?? 0
      #expect(opacity > 0 && opacity < 1)
      loop.run(for: 1)
      #expect(left(primary) == 0 && listener.take() == ["mode 3", "show 0"])
      split.hide(.primary)
      loop.run(for: 0.1)
      #expect(left(primary).map { $0 > -320 && $0 < 0 } == true && primary.view.window === window)
      loop.run(for: 1)
      #expect(primary.view.window == nil && dimming(split) == nil)
    }
  }

  @Test("A finger from the edge brings the primary column in, and a tap beside it takes it away")
  func fingers() throws {
    let split = make(.doubleColumn)
    try clocked(split) { window, fingers in
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 205, y: 300), for: 0.3, restingFor: 0.5)
      loop.run(for: 0.5)
      // 200 of 320 points and the line of half a point have been brought in.
      #expect(split.displayMode == .oneOverSecondary)
      #expect(frame(of: primary).map { abs($0.minX + 120.5) < 0.01 } == true)
      loop.run(for: 2)
      #expect(frame(of: primary)?.minX == 0)
      #expect(listener.take() == ["finger", "mode 3", "show 0", "no finger"])
      fingers.tap(at: CGPoint(x: 600, y: 600))
      loop.run(for: 2)
      #expect(split.displayMode == .secondaryOnly && primary.view.window == nil)
      _ = listener.take()
      // A finger that turns back brings nothing.
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 105, y: 300), for: 0.3, restingFor: 0.5)
      loop.run(for: 3)
      #expect(split.displayMode == .secondaryOnly && primary.view.window == nil)
      #expect(listener.take() == ["finger", "mode 3", "show 0", "no finger", "mode 1", "hide 0"])
      split.presentsWithGesture = false
      fingers.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 305, y: 300))
      loop.run(for: 2)
      #expect(split.displayMode == .secondaryOnly && listener.take() == [])
    }
  }

  @Test("A finger on the dimmed column drags the other one away") func dragsAway() throws {
    let split = make(.doubleColumn)
    try clocked(split) { window, fingers in
      split.show(.primary)
      loop.run(for: 1)
      fingers.drag(from: CGPoint(x: 600, y: 300), to: CGPoint(x: 400, y: 300))
      loop.run(for: 2)
      #expect(split.displayMode == .secondaryOnly && primary.view.window == nil)
    }
  }
}
