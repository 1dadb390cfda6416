import ControlCore
import Foundation
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// The pages of a page view controller that scroll.
@MainActor
struct PageScrollingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = NumberedPages(4)
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }
  private var loop: MainLoop { MainLoop.main }

  private func run(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, reversed: Bool = false,
    _ body: (UIPageViewController, UIScrollView) throws -> Void
  ) throws {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation, options: options)
    controller.dataSource = source
    controller.delegate = source
    if reversed { controller.view.semanticContentAttribute = .forceRightToLeft }
    controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    window.rootViewController = controller
    window.isHidden = false
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    let scrollView = try #require(controller.view.subviews.compactMap { $0 as? UIScrollView }.first)
    try body(controller, scrollView)
  }

  private func place(_ controller: UIViewController) -> CGRect? {
    controller.viewIfLoaded.map { $0.convert($0.bounds, to: window) }
  }

  @Test("A finger that goes on scrolls to the next page, which the delegate is told of")
  func forward() throws {
    try run { controller, _ in
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
      loop.run(for: 0.15)
      #expect(source.notes == ["to 2"] && controller.viewControllers == [source.pages[1]])
      #expect(source.pages[2].parent === controller && source.pages[2].view.window === window)
      loop.run(for: 2)
      #expect(source.notes == ["to 2", "from 1 true true"])
      #expect(controller.viewControllers == [source.pages[2]] && source.pages[1].parent == nil)
      #expect(place(source.pages[2]) == window.bounds && source.pages[1].view.superview == nil)
    }
  }

  @Test("A finger that turns back leaves the page, and the other is gone again") func back() throws {
    try run { controller, _ in
      fingers.drag(
        from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 200), for: 0.2, restingFor: 0.5)
      loop.run(for: 3)
      #expect(source.notes == ["to 2", "from 1 true false"])
      #expect(controller.viewControllers == [source.pages[1]] && source.pages[2].parent == nil)
      #expect(place(source.pages[1]) == window.bounds && controller.children == [source.pages[1]])
    }
  }

  @Test("In a right-to-left layout the next page comes from the left") func reversed() throws {
    try run(reversed: true) { controller, _ in
      fingers.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[2]])
      #expect(place(source.pages[2]) == window.bounds)
    }
  }

  @Test("Along the vertical axis the next page comes from below") func vertical() throws {
    try run(.vertical) { controller, _ in
      fingers.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[2]])
      fingers.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 300, y: 200))
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[2]])
      fingers.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400))
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[1]])
    }
  }

  @Test("Beyond the last page a finger pulls, and nothing is begun") func end() throws {
    try run { controller, _ in
      controller.setViewControllers([source.pages[3]], direction: .forward, animated: false)
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
      loop.run(for: 2)
      #expect(source.notes == [] && controller.viewControllers == [source.pages[3]])
      #expect(place(source.pages[3]) == window.bounds)
      controller.dataSource = nil
      fingers.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200))
      loop.run(for: 2)
      #expect(source.notes == [] && controller.viewControllers == [source.pages[3]])
    }
  }

  @Test("Pages that code sets with an animation come from their side, and the completion follows")
  func animated() throws {
    try run { controller, _ in
      var ends: [Bool] = []
      controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true) {
        ends.append($0)
      }
      #expect(controller.viewControllers == [source.pages[0]] && ends == [])
      loop.run(for: 0.1)
      // It comes from the left, while the other is still there.
      #expect(place(source.pages[0]).map { $0.minX < 0 && $0.minX > -320 } == true)
      #expect(source.pages[1].view.window === window)
      loop.run(for: 1)
      #expect(ends == [true] && source.notes == [])
      #expect(place(source.pages[0]) == window.bounds && source.pages[1].view.superview == nil)
      // A change that another one follows is complete, and not finished.
      controller.setViewControllers([source.pages[1]], direction: .forward, animated: true) {
        ends.append($0)
      }
      loop.run(for: 0.1)
      controller.setViewControllers([source.pages[2]], direction: .forward, animated: true) {
        ends.append($0)
      }
      #expect(ends == [true, false])
      loop.run(for: 1)
      #expect(ends == [true, false, true] && controller.children == [source.pages[2]])
    }
  }

  @Test("Pages that code sets are shown, although a finger stops the scrolling to them") func stopped() throws
  {
    try run { controller, _ in
      var ends: [Bool] = []
      controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true) {
        ends.append($0)
      }
      loop.run(for: 0.05)
      fingers.drag(
        from: CGPoint(x: 200, y: 200), to: CGPoint(x: 140, y: 200), for: 0.2, restingFor: 0.3)
      loop.run(for: 3)
      // The turn that code began ends below the finger, whose way towards page 1 and back is another one.
      #expect(ends == [true] && source.notes == ["to 1", "from 0 true false"])
      #expect(controller.viewControllers == [source.pages[0]] && controller.children == [source.pages[0]])
      #expect(source.pages[0].view.window === window && source.pages[1].view.superview == nil)
    }
  }

  @Test("A finger that goes on after code set a page finds those beside that") func neighbours() throws {
    try run { controller, _ in
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200), for: 0.4)
      loop.run(for: 0.2)
      #expect(source.notes == ["to 2"])
      controller.setViewControllers([source.pages[2]], direction: .forward, animated: false)
      #expect(source.notes == ["to 2", "from 1 false false"])
      loop.run(for: 0.1)
      #expect(source.notes.last == "to 3")
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[3]])
    }
  }

  @Test("The space between pages is beside them, and counts in scrolling") func spacing() throws {
    try run(options: [.interPageSpacing: 20]) { controller, scrollView in
      #expect(scrollView.frame == CGRect(x: -10, y: 0, width: 340, height: 480))
      #expect(scrollView.contentOffset.x == 340 && place(source.pages[1]) == window.bounds)
      fingers.drag(
        from: CGPoint(x: 250, y: 200), to: CGPoint(x: 140, y: 200), for: 0.2, restingFor: 0.5)
      loop.run(for: 0.5)
      // 100 of 110 points count: the next page is 320 + 20 points further on.
      #expect(place(source.pages[1])?.minX == -100 && place(source.pages[2])?.minX == 240)
    }
  }

  @Test("Dots are below the pages, one for each that the data source counts, and follow the user")
  func dots() throws {
    source.dots = 4
    try run { controller, _ in
      let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
      // C.19: they are 26 points high; they are at the bottom, and the pages have the rest.
      #expect(dots.frame == CGRect(x: 0, y: 454, width: 320, height: 26) && !dots.isHidden)
      #expect(place(source.pages[1]) == CGRect(x: 0, y: 0, width: 320, height: 454))
      #expect(dots.numberOfPages == 4 && dots.currentPage == 1)
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
      loop.run(for: 2)
      #expect(dots.currentPage == 2)
      // The left half of the dots leads back.
      fingers.tap(at: CGPoint(x: 120, y: 467))
      loop.run(for: 2)
      #expect(dots.currentPage == 1 && controller.viewControllers == [source.pages[1]])
      #expect(source.notes == ["to 2", "from 1 true true", "to 1", "from 2 true true"])
    }
  }

  @Test("A program's own delegate of the scroll view is told, too, and scrolling goes on working")
  func ownDelegate() throws {
    final class Listener: NSObject, UIScrollViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let listener = Listener()
    try run { controller, scrollView in
      scrollView.delegate = listener
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 50, y: 200))
      loop.run(for: 2)
      #expect(listener.scrolls > 5 && controller.viewControllers == [source.pages[2]])
    }
  }
}
