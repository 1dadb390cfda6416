import ControllerCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UISplitViewControllerTests {
  private final class TopColumn: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  private let split = UISplitViewController(style: .doubleColumn)
  private let primary = UIViewController()
  private let secondary = UIViewController()

  private func show(_ device: String, _ orientation: Device.Orientation) throws -> UIWindow {
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    let window = try makeWindow(device, orientation)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("On a pad on its side the columns share the width, with a line of a pixel between them") func beside()
    throws
  {
    let window = try show("ipad-pro-12.9-6", .landscape)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
    #expect(frame(of: primary) == CGRect(x: 0, y: 0, width: 320, height: 1024))
    // At 2x a pixel is half a point: 1366 − 320 − 0.5.
    #expect(frame(of: secondary) == CGRect(x: 320.5, y: 0, width: 1045.5, height: 1024))
    // D.8: each sees of the safe area what reaches it, and the bar of its navigation controller: 24 + 44.
    #expect(secondary.view.safeAreaInsets == UIEdgeInsets(68, 0, 20, 0))
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    window.layoutIfNeeded()
    #expect(primary.view.frame.width == 400)
    split.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(frame(of: primary)?.minX == 966)
    #expect(frame(of: secondary) == CGRect(x: 0, y: 0, width: 965.5, height: 1024))
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(primary.view.window == nil && frame(of: secondary) == window.bounds)
  }

  @Test("Held upright only the secondary column is shown, unless both are wanted") func upright() throws {
    let window = try show("ipad-pro-12.9-6", .portrait)
    #expect(split.displayMode == .secondaryOnly && !primary.isViewLoaded)
    #expect(frame(of: secondary) == window.bounds)
    split.preferredDisplayMode = .oneBesideSecondary
    window.layoutIfNeeded()
    #expect(primary.view.frame.width == 320)
    split.show(.secondary)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test("Where there is little width the columns are one stack: up to the one that the delegate names")
  func collapsed() throws {
    let window = try show("iphone-14-pro", .portrait)
    let stack = try #require(primary.navigationController)
    #expect(split.isCollapsed && stack.viewControllers == [primary, secondary])
    #expect(frame(of: secondary) == window.bounds && primary.view.window == nil)

    let other = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    let delegate = TopColumn()
    other.delegate = delegate
    other.setViewController(list, for: .primary)
    other.setViewController(detail, for: .secondary)
    window.rootViewController = other
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(list.navigationController?.viewControllers == [list] && !detail.isViewLoaded)
    other.show(.secondary)
    #expect(list.navigationController?.viewControllers == [list, detail])
    let next = UIViewController()
    other.showDetailViewController(next, sender: nil)
    #expect(list.navigationController?.viewControllers == [list, next] && detail.parent == nil)
    other.hide(.secondary)
    #expect(list.navigationController?.viewControllers == [list])
    #expect(other.viewController(for: .secondary) === next && next.splitViewController == nil)

    let compact = UIViewController()
    other.setViewController(compact, for: .compact)
    window.layoutIfNeeded()
    #expect(compact.view.frame == window.bounds && list.view.window == nil)
    #expect(compact.splitViewController === other && other.viewController(for: .primary) === list)
  }

  @Test("Without a style columns are what they were given, and the one in front is seen") func noStyle()
    throws
  {
    let plain = UISplitViewController()
    plain.viewControllers = [primary, secondary]
    let window = try makeWindow("iphone-14-pro", .portrait)
    window.rootViewController = plain
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(secondary.view.superview === plain.view && plain.viewControllers == [primary, secondary])
  }

  // MARK: Three columns

  private let triple = UISplitViewController(style: .tripleColumn)
  private let supplementary = UIViewController()

  private func showThree(_ device: String, _ orientation: Device.Orientation) throws -> UIWindow {
    triple.preferredDisplayMode = .twoBesideSecondary
    triple.preferredPrimaryColumnWidth = 200
    triple.preferredSupplementaryColumnWidth = 300
    triple.setViewController(primary, for: .primary)
    triple.setViewController(supplementary, for: .supplementary)
    triple.setViewController(secondary, for: .secondary)
    let window = try makeWindow(device, orientation)
    window.rootViewController = triple
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("Three columns: the first two as wide as they want, each with a line of a pixel after it")
  func three() throws {
    let window = try showThree("ipad-10", .landscape)
    #expect(triple.displayMode == .twoBesideSecondary)
    #expect(frame(of: primary) == CGRect(x: 0, y: 0, width: 200, height: 820))
    #expect(frame(of: supplementary) == CGRect(x: 200.5, y: 0, width: 300, height: 820))
    // 1180 − 501.
    #expect(frame(of: secondary) == CGRect(x: 501, y: 0, width: 679, height: 820))
    triple.hide(.primary)
    window.layoutIfNeeded()
    #expect(frame(of: supplementary)?.minX == 0 && frame(of: secondary)?.minX == 300.5)
    triple.preferredSupplementaryColumnWidthFraction = 0.25
    triple.preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
    window.layoutIfNeeded()
    #expect(frame(of: supplementary)?.width == 295)
    triple.show(.primary)
    triple.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    // From the right: 980…1180, 684.5…979.5, 0…684.
    #expect(frame(of: primary)?.minX == 980 && frame(of: supplementary)?.minX == 684.5)
    #expect(frame(of: secondary) == CGRect(x: 0, y: 0, width: 684, height: 820))
  }

  @Test("Where two others leave the secondary column less than 320 points, one of them goes") func room()
    throws
  {
    let window = try showThree("ipad-10", .portrait)
    // 820 − 500 is just enough.
    #expect(triple.displayMode == .twoBesideSecondary)
    triple.preferredSupplementaryColumnWidth = 301
    window.layoutIfNeeded()
    #expect(triple.displayMode == .oneBesideSecondary && frame(of: supplementary)?.minX == 0)
    #expect(primary.viewIfLoaded?.window == nil)
  }

  @Test(
    "A window that becomes narrow has all on one stack, and the columns get theirs back when it is wide again"
  )
  func narrowAndWide() throws {
    let window = try showThree("ipad-10", .landscape)
    let (first, pushed) = (try #require(primary.navigationController), UIViewController())
    window.frame.size.width = 400
    window.layoutIfNeeded()
    #expect(triple.isCollapsed && first.viewControllers == [primary, supplementary, secondary])
    #expect(frame(of: secondary)?.size == window.bounds.size)
    // Controllers that the user opens in the last column stay in it.
    first.pushViewController(pushed, animated: true)
    window.frame.size.width = 1180
    window.layoutIfNeeded()
    #expect(first.viewControllers == [primary])
    #expect(supplementary.navigationController?.viewControllers == [supplementary])
    #expect(pushed.navigationController?.viewControllers == [secondary, pushed])
    #expect(frame(of: primary)?.width == 200 && pushed.view.window === window)
    // Controllers that the way back removed are in their columns again, too.
    window.frame.size.width = 400
    window.layoutIfNeeded()
    first.popToRootViewController(animated: true)
    #expect(first.viewControllers == [primary])
    window.frame.size.width = 1180
    window.layoutIfNeeded()
    #expect(secondary.navigationController?.viewControllers.first === secondary)
    #expect(frame(of: supplementary) == CGRect(x: 200.5, y: 0, width: 300, height: 820))
  }

  /// Returns the frame of a controller's column in the split view controller.
  private func frame(of controller: UIViewController) -> CGRect? {
    controller.navigationController?.viewIfLoaded?.frame
  }
}
