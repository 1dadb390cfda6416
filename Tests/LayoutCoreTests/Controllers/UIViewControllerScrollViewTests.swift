import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewControllerScrollViewTests {
  /// A container, and what of the safe area of a 14 Pro (59 above, 34 below) its content gets.
  enum Container: CaseIterable {
    case navigation, tabs, plain

    @MainActor
    func holding(_ content: UIViewController) -> UIViewController {
      switch self {
      case .navigation: return UINavigationController(rootViewController: content)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [content]
        return tabs
      case .plain: return content
      }
    }

    /// D.12 adds 44 above or 49 below; D.16 adds nothing where small content is in no container.
    var expected: UIEdgeInsets {
      switch self {
      case .navigation: UIEdgeInsets(59 + 44, 0, 34, 0)
      case .tabs: UIEdgeInsets(59, 0, 34 + 49, 0)
      case .plain: .zero
      }
    }
  }

  private func show(_ content: UIViewController, in container: Container) throws -> UIWindow {
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = container.holding(content)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test(
    "D.16: small content of the controller's own scroll view is adjusted in a container only",
    arguments: Container.allCases)
  func rootView(_ container: Container) throws {
    let content = UIViewController()
    let scrollView = UIScrollView()
    content.view = scrollView
    let window = try show(content, in: container)
    #expect(scrollView.adjustedContentInset == container.expected)
    #expect(scrollView.contentOffset.y == -container.expected.top, "it rests at the beginning")
    _ = window
  }

  @Test("D.16: so is that of the backmost subview, which fills the view", arguments: Container.allCases)
  func subview(_ container: Container) throws {
    let content = UIViewController()
    let scrollView = UIScrollView(frame: content.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(scrollView)
    content.view.addSubview(UIView())
    let window = try show(content, in: container)
    #expect(scrollView.adjustedContentInset == container.expected)
    #expect(content.contentScrollView(for: .top) === scrollView)
    _ = window
  }

  @Test("Another scroll view is adjusted if the controller names it") func named() throws {
    let content = UIViewController()
    let scrollView = UIScrollView(frame: content.view.bounds)
    content.view.addSubview(UIView())
    content.view.addSubview(scrollView)
    let window = try show(content, in: .navigation)
    #expect(scrollView.adjustedContentInset == .zero)
    content.setContentScrollView(scrollView)
    #expect(scrollView.adjustedContentInset == Container.navigation.expected)
    content.setContentScrollView(nil)
    #expect(scrollView.adjustedContentInset == .zero)
    _ = window
  }

  @Test("The controller, or the behaviour, can forbid it; an axis that scrolls is adjusted anyway")
  func forbidden() throws {
    let content = UIViewController()
    let scrollView = UIScrollView()
    content.view = scrollView
    let window = try show(content, in: .navigation)
    content.automaticallyAdjustsScrollViewInsets = false
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentSize.height = 10_000
    #expect(scrollView.adjustedContentInset == Container.navigation.expected)
    scrollView.contentSize.height = 1
    content.automaticallyAdjustsScrollViewInsets = true
    #expect(scrollView.adjustedContentInset == Container.navigation.expected)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    #expect(scrollView.adjustedContentInset == .zero)
    _ = window
  }

  @Test("What leaves the container, or the place of the main view, is adjusted no longer") func leaving()
    throws
  {
    let content = UIViewController()
    let scrollView = UIScrollView(frame: content.view.bounds)
    content.view.addSubview(scrollView)
    let navigation = UINavigationController(rootViewController: content)
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(scrollView.isMainViewInContainer)
    content.view.insertSubview(UIView(), at: 0)
    window.layoutIfNeeded()
    #expect(!scrollView.isMainViewInContainer)
    content.view.sendSubviewToBack(scrollView)
    content.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(scrollView.isMainViewInContainer)
    navigation.viewControllers = [UIViewController()]
    #expect(!scrollView.isMainViewInContainer)
  }
}
