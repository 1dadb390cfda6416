import Foundation
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayoutCore

/// Split view controllers without a style where there is space for one column only, and the delegate's older methods.
@MainActor
struct SplitCollapsingTests {
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var notes: [String] = []
    var merges = true
    var separated: UIViewController?
    var wanted = UISplitViewController.DisplayMode.automatic

    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      notes.append("collapse")
      return merges
    }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
      notes.append("separate")
      return separated
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { wanted }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notes.append("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notes.append("did expand") }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      notes.append("detail")
      return vc.title == "handled"
    }
  }

  private let listener = Listener()
  private let split = UISplitViewController()
  private let list = UIViewController()
  private let detail = UIViewController()

  private func show() throws -> UIWindow {
    split.delegate = listener
    let window = try makeWindow("ipad-10", .landscape)
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private func resize(_ window: UIWindow, _ width: CGFloat) {
    window.frame.size.width = width
    window.layoutIfNeeded()
  }

  @Test("A delegate that merges the secondary controller leaves the primary one in front") func merged()
    throws
  {
    split.viewControllers = [list, detail]
    let window = try show()
    #expect(list.view.frame.width == 320 && detail.view.frame.minX == 320.5 && listener.notes == [])
    resize(window, 400)
    #expect(list.view.frame == split.view.bounds && detail.view.window == nil)
    #expect(listener.notes == ["collapse", "did collapse"])
    let other = UIViewController()
    listener.separated = other
    listener.wanted = .secondaryOnly
    resize(window, 1180)
    #expect(listener.notes == ["collapse", "did collapse", "separate", "did expand"])
    #expect(split.viewControllers == [list, other] && detail.parent == nil)
    #expect(split.displayMode == .secondaryOnly && other.view.frame == split.view.bounds)
  }

  @Test("Stacks without a style become one, and are two again") func stacks() throws {
    let stacks = [list, detail].map { UINavigationController(rootViewController: $0) }
    split.viewControllers = stacks
    listener.merges = false
    let window = try show()
    resize(window, 400)
    #expect(stacks[0].viewControllers == [list, detail] && stacks[1].viewControllers == [])
    resize(window, 1180)
    #expect(stacks[0].viewControllers == [list] && stacks[1].viewControllers == [detail])
    #expect(stacks[1].view.frame.minX == 320.5)
  }

  @Test("A controller is shown as the delegate does it, or else as the secondary one") func details() throws {
    split.viewControllers = [list, detail]
    listener.merges = false
    let window = try show()
    let (handled, next) = (UIViewController(), UIViewController())
    handled.title = "handled"
    split.showDetailViewController(handled, sender: nil)
    #expect(split.viewControllers == [list, detail])
    split.showDetailViewController(next, sender: nil)
    window.layoutIfNeeded()
    #expect(split.viewControllers == [list, next] && next.view.window === window)
    #expect(listener.notes == ["detail", "detail"])
  }
}
