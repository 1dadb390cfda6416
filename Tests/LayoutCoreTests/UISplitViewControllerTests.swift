import Foundation
import LayoutCore
import Testing

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
    window.layoutIfNeeded()
    return window
  }

  @Test("On a pad on its side the columns share the width, with a line of a pixel between them") func beside()
    throws
  {
    let window = try show("ipad-pro-12.9-6", .landscape)
    #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.primaryColumnWidth == 320)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 1024))
    // At 2x a pixel is half a point: 1366 − 320 − 0.5.
    #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 1045.5, height: 1024))
    // D.8: each sees of the safe area what reaches it.
    #expect(secondary.view.safeAreaInsets == UIEdgeInsets(24, 0, 20, 0))
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 400
    window.layoutIfNeeded()
    #expect(primary.view.frame.width == 400)
    split.view.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    #expect(
      primary.view.frame.minX == 966 && secondary.view.frame == CGRect(x: 0, y: 0, width: 965.5, height: 1024)
    )
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(primary.view.superview == nil && secondary.view.frame == window.bounds)
  }

  @Test("Held upright only the secondary column is shown, unless both are wanted") func upright() throws {
    let window = try show("ipad-pro-12.9-6", .portrait)
    #expect(split.displayMode == .secondaryOnly && !primary.isViewLoaded)
    #expect(secondary.view.frame == window.bounds)
    split.preferredDisplayMode = .oneBesideSecondary
    window.layoutIfNeeded()
    #expect(primary.view.frame.width == 320)
  }

  @Test("Where there is little width one column fills the view: as the delegate says, or the compact one")
  func collapsed() throws {
    let window = try show("iphone-14-pro", .portrait)
    #expect(split.isCollapsed && secondary.view.frame == window.bounds && !primary.isViewLoaded)
    let delegate = TopColumn()
    split.delegate = delegate
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(primary.view.superview === split.view && secondary.view.superview == nil)
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    window.layoutIfNeeded()
    #expect(compact.view.frame == window.bounds && primary.view.superview == nil)
    #expect(compact.splitViewController === split && split.viewControllers == [primary, secondary])
  }
}
