import Foundation
import GraphicsCore
import Plumb
import Testing
import ViewTestSupport

@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

/// The large title of a navigation bar above content that is scrolled.
///
/// The window is 393 points wide and 852 high, with a safe area of 59 points at the top: the bar ends at 59 + 44 + 52
/// = 155 points with a large title, and at 103 without (D.12).
@MainActor
struct LargeTitleScrollingTests {
  private let scrollView = UIScrollView()
  private let content = UIViewController()
  private let navigation: UINavigationController

  init() {
    content.view = scrollView
    navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    content.title = "Large"
  }

  private func show(height: CGFloat = 3_000) throws -> UIWindow {
    scrollView.contentSize = CGSize(width: 393, height: height)
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  private var barEnd: CGFloat { navigation.navigationBar.frame.maxY }

  @Test("The bar ends where scrolled content begins, until the row is left") func shrinks() throws {
    let window = try show()
    #expect(barEnd == 155 && scrollView.contentOffset.y == -155)
    func scroll(to offset: CGFloat) -> [CGFloat] {
      scrollView.contentOffset.y = offset
      window.layoutIfNeeded()
      return [barEnd, scrollView.adjustedContentInset.top, scrollView.contentOffset.y]
    }
    #expect(scroll(to: -140) == [140, 140, -140])
    #expect(scroll(to: -103) == [103, 103, -103])
    #expect(scroll(to: 500) == [103, 103, 500])
    // Code that scrolls to the start of what is visible leaves the row alone, as on a phone.
    #expect(scroll(to: -103) == [103, 103, -103])
    #expect(scroll(to: -150) == [150, 150, -150])
    #expect(scroll(to: -200) == [155, 155, -200], "pulled beyond the start")
    #expect(scroll(to: -155) == [155, 155, -155])
  }

  @Test("The next controller has a whole title, and the one before it the part that it had") func stack()
    throws
  {
    let window = try show()
    scrollView.contentOffset.y = -120
    window.layoutIfNeeded()
    #expect(barEnd == 120)
    let next = UIViewController()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(barEnd == 155 && next.view.safeAreaInsets.top == 155)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(barEnd == 120 && scrollView.contentOffset.y == -120)
  }

  @Test("With little height no title is large") func compact() throws {
    let window = try makeWindow("iphone-14-pro", .landscape)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 44))
  }

  @Test("A finger takes the title away and brings it back, and scrolling never ends within it")
  func finger() throws {
    let window = try show()
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    MainLoop.main.runUntilIdle()
    let fingers = TouchSynthesizer(window)
    func scroll(by way: CGFloat) -> [CGFloat] {
      fingers.scroll(from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: way), for: 0.5)
      MainLoop.main.run(for: 3)
      return [barEnd, scrollView.contentOffset.y]
    }
    // 36 of 52 points may be gone for it to come back; after 37 it goes.
    #expect(scroll(by: -36) == [155, -155])
    #expect(scroll(by: -37) == [103, -103])
    #expect(scroll(by: 10) == [103, -103], "42 are gone")
    #expect(scroll(by: 60) == [155, -155])
    #expect(scroll(by: -152) == [103, -3])
    #expect(scroll(by: 400) == [155, -155])
  }

  @Test("Content that does not scroll keeps a large title") func short() throws {
    let window = try show(height: 100)
    scrollView.alwaysBounceVertical = true
    AnimationClock.setRunning(true)
    defer {
      AnimationClock.setRunning(false)
      window.isHidden = true
    }
    MainLoop.main.runUntilIdle()
    TouchSynthesizer(window).scroll(
      from: CGPoint(x: 200, y: 500), by: CGVector(dx: 0, dy: -200), for: 0.5)
    MainLoop.main.run(for: 3)
    #expect(barEnd == 155 && scrollView.contentOffset.y == -155)
  }
}
