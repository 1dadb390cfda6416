import Foundation
import Plumb
import StyleCore
import Testing
import ViewTestSupport

@testable import ControllerCore
@testable import LayerCore
@testable import LayoutCore

/// The pages of a page view controller that are turned without scrolling.
@MainActor
struct PageTurningTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = NumberedPages(6)
  private var fingers: TouchSynthesizer { TouchSynthesizer(window) }
  private var loop: MainLoop { MainLoop.main }

  private func run(
    spine: UIPageViewController.SpineLocation = .min, _ body: (UIPageViewController) throws -> Void
  ) rethrows {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue])
    controller.dataSource = source
    controller.delegate = source
    let first = spine == .mid ? Array(source.pages[2...3]) : [source.pages[2]]
    controller.setViewControllers(first, direction: .forward, animated: false)
    window.rootViewController = controller
    window.isHidden = false
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    loop.runUntilIdle()
    try body(controller)
  }

  private func place(_ controller: UIViewController) -> CGRect? {
    controller.viewIfLoaded.map { $0.convert($0.bounds, to: window) }
  }

  @Test("A finger drags the page away from the next one, and turns it if it goes on") func drag() {
    run { controller in
      #expect(controller.gestureRecognizers.count == 2 && controller.spineLocation == .min)
      fingers.drag(
        from: CGPoint(x: 250, y: 200), to: CGPoint(x: 90, y: 200), for: 0.2, restingFor: 0.5)
      loop.run(for: 0.5)
      #expect(source.notes == ["to 3"])
      #expect(place(source.pages[2])?.minX == -160 && place(source.pages[3]) == window.bounds)
      loop.run(for: 2)
      // At rest in the middle it goes back.
      #expect(source.notes == ["to 3", "from 2 true false"] && place(source.pages[2]) == window.bounds)
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 90, y: 200))
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[3]] && place(source.pages[3]) == window.bounds)
      #expect(source.notes.suffix(2) == ["to 3", "from 2 true true"])
    }
  }

  @Test("A tap near an edge turns the page; one in the middle does not") func tap() {
    run { controller in
      fingers.tap(at: CGPoint(x: 160, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == [source.pages[2]] && source.notes == [])
      fingers.tap(at: CGPoint(x: 310, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == [source.pages[3]])
      fingers.tap(at: CGPoint(x: 10, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == [source.pages[2]])
    }
  }

  @Test("On both sides of a spine are two pages, which are turned together") func middle() {
    run(spine: .mid) { controller in
      #expect(controller.isDoubleSided && controller.viewControllers == Array(source.pages[2...3]))
      #expect(place(source.pages[2]) == CGRect(x: 0, y: 0, width: 160, height: 480))
      #expect(place(source.pages[3]) == CGRect(x: 160, y: 0, width: 160, height: 480))
      fingers.tap(at: CGPoint(x: 310, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == Array(source.pages[4...5]))
      fingers.tap(at: CGPoint(x: 310, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == Array(source.pages[4...5]), "there is no page 6")
      controller.view.semanticContentAttribute = .forceRightToLeft
      window.layoutIfNeeded()
      #expect(place(source.pages[4])?.minX == 160)
      fingers.tap(at: CGPoint(x: 310, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == Array(source.pages[2...3]))
      #expect(source.notes == ["to 4 5", "from 2 3 true true", "to 2 3", "from 4 5 true true"])
    }
  }

  @Test("Every second page of two-sided ones is a back, which is passed over") func twoSided() {
    run { controller in
      controller.isDoubleSided = true
      fingers.tap(at: CGPoint(x: 310, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == [source.pages[4]])
      fingers.tap(at: CGPoint(x: 10, y: 200))
      loop.run(for: 1)
      #expect(controller.viewControllers == [source.pages[2]])
    }
  }

  @Test("When the view is turned the delegate chooses the spine, and may set two pages") func spine() {
    run { controller in
      source.spine = .mid
      source.onSpine = {
        $0.setViewControllers(Array(source.pages[2...3]), direction: .forward, animated: false)
      }
      window.frame.size = CGSize(width: 480, height: 320)
      #expect(controller.spineLocation == .mid)
      window.layoutIfNeeded()
      #expect(controller.viewControllers == Array(source.pages[2...3]))
      #expect(controller.children == Array(source.pages[2...3]) && source.notes == [])
      #expect(place(source.pages[3]) == CGRect(x: 240, y: 0, width: 240, height: 320))
      // Upright again the spine has room for one page, the first.
      source.spine = .min
      source.onSpine = { _ in }
      window.frame.size = CGSize(width: 320, height: 480)
      window.layoutIfNeeded()
      #expect(controller.viewControllers == [source.pages[2]] && place(source.pages[2]) == window.bounds)
    }
  }

  @Test("A finger that touches a page that settles does not move it") func settling() {
    run { controller in
      fingers.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 90, y: 200))
      loop.run(for: 0.25)
      // The finger was lifted about half-way after 0.2 s; the page goes on for 0.17 s or more.
      #expect(controller.book.turn != nil && controller.book.progress == 1)
      fingers.drag(from: CGPoint(x: 90, y: 200), to: CGPoint(x: 250, y: 200), for: 0.3)
      loop.run(for: 0.08)
      #expect(controller.book.progress == 1)
      loop.run(for: 2)
      #expect(controller.viewControllers == [source.pages[3]] && place(source.pages[3]) == window.bounds)
      #expect(source.notes == ["to 3", "from 2 true true"])
    }
  }

  @Test("Numbers that are no spaces and no spines have no effect") func oddOptions() {
    for odd: Any in [Double.nan, -5, Double.infinity, "x"] {
      let options = PageOptions(.scroll, .horizontal, [.interPageSpacing: odd])
      #expect(options.spacing == 0 && options.spine == .none)
      #expect(PageOptions(.pageCurl, .horizontal, [.spineLocation: odd]).spine == .min)
    }
    #expect(PageOptions(.pageCurl, .horizontal, [.spineLocation: 3]).spine == .max)
    #expect(PageOptions(.scroll, .vertical, [.interPageSpacing: CGFloat(7.5)]).spacing == 7.5)
  }
}
