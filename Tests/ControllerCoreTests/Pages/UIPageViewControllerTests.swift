import ControllerCore
import Foundation
import LayerCore
import LayoutCore
import Testing
import ViewTestSupport

@MainActor
struct UIPageViewControllerTests {
  @Test("The first page fills the view, and another takes its place with its appearance") func pages() throws
  {
    let log = CallbackLog()
    let (first, second) = (RecordingController("A", log), RecordingController("B", log))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = pages
    pages.setViewControllers([first], direction: .forward, animated: false)
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    #expect(first.parent === pages && first.view.frame == window.bounds)
    _ = log.take()
    var isOver = false
    pages.setViewControllers([second], direction: .forward, animated: true) { isOver = $0 }
    #expect(isOver && pages.viewControllers == [second] && first.parent == nil && first.view.superview == nil)
    #expect(
      log.takeWithoutLayout() == [
        "B willMove(toParent: parent)", "A willMove(toParent: nil)", "B loadView", "B viewDidLoad",
        "A viewWillDisappear", "B viewWillAppear", "B viewIsAppearing", "A viewDidDisappear",
        "B viewDidAppear",
        "A didMove(toParent: nil)", "B didMove(toParent: parent)",
      ])
    window.frame.size = CGSize(width: 300, height: 400)
    window.layoutIfNeeded()
    #expect(second.view.frame.size == CGSize(width: 300, height: 400))
    window.isHidden = true
  }
}
