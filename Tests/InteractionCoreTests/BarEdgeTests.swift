import ControlCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing

@testable import InteractionCore

/// The effects at the edges of content under bars of iOS 26.
@MainActor
@Suite(.serialized) struct BarEdgeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let navigation = UINavigationController()

  private func show(_ system: SystemVersion, in container: UIViewController? = nil) {
    let content = UIViewController()
    content.view = scrollView
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    navigation.viewControllers = [content]
    window.traitOverrides[UITraitSystemVersion.self] = system
    window.traitOverrides.userInterfaceIdiom = .phone
    window.traitOverrides.horizontalSizeClass = .compact
    window.traitOverrides.verticalSizeClass = .regular
    window.rootViewController = container ?? navigation
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func edges(in bar: UIView) -> [ScrollEdgeView] {
    bar.layoutIfNeeded()
    var (found, waiting) = ([ScrollEdgeView](), [bar])
    while let view = waiting.popLast() {
      if let edge = view as? ScrollEdgeView { found.append(edge) }
      waiting += view.subviews
    }
    return found
  }

  @Test func `content under a navigation bar has the effect while it is scrolled (26.B.6)`() throws {
    show(.v26)
    defer { window.isHidden = true }
    let edge = try #require(edges(in: navigation.navigationBar).first)
    #expect(edges(in: navigation.navigationBar).count == 1)
    #expect(edge.scrollView === scrollView && edge.edge == .top)
    // 26.B.1: the bar is 10 down and 54 high, and its ground covers both.
    #expect(edge.convert(edge.bounds, to: window) == CGRect(x: 0, y: 0, width: 375, height: 64))
    #expect(edge.piecesOfGlass(at: 0).isEmpty)
    scrollView.contentOffset.y += 40
    #expect(edge.piecesOfGlass(at: 0).count == EdgeFigures.softSteps)
    // A layout of the bar keeps the view.
    navigation.navigationBar.setNeedsLayout()
    #expect(edges(in: navigation.navigationBar).first === edge)
    scrollView.topEdgeEffect.isHidden = true
    #expect(edge.piecesOfGlass(at: 0).isEmpty)
  }

  @Test func `the soft effect fades with the square of the distance (26.G.13)`() throws {
    show(.v26)
    defer { window.isHidden = true }
    scrollView.backgroundColor = .white
    scrollView.contentOffset.y += 40
    let pieces = try #require(edges(in: navigation.navigationBar).first).piecesOfGlass(at: 0)
    // Of eight steps, the middle of the first is 1/16 of the way, that of the last 15/16.
    let first = EdgeFigures.softAlpha * (1 - 1.0 / 256)
    let last = EdgeFigures.softAlpha * (1 - 225.0 / 256)
    #expect(abs((pieces.first?.color.alpha ?? 0) - first) < 1e-9)
    #expect(abs((pieces.last?.color.alpha ?? 0) - last) < 1e-9)
  }

  @Test(arguments: [SystemVersion.v17, .v18])
  func `bars before iOS 26 have no effect`(system: SystemVersion) {
    show(system)
    defer { window.isHidden = true }
    #expect(edges(in: navigation.navigationBar).isEmpty)
  }

  @Test func `the effect follows the system`() {
    show(.v26)
    defer { window.isHidden = true }
    #expect(edges(in: navigation.navigationBar).count == 1)
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    window.layoutIfNeeded()
    #expect(edges(in: navigation.navigationBar).isEmpty)
    window.traitOverrides[UITraitSystemVersion.self] = .v26
    window.layoutIfNeeded()
    #expect(edges(in: navigation.navigationBar).count == 1)
  }

  @Test func `a bar with a background of its own has no effect`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    show(.v26)
    defer { window.isHidden = true }
    #expect(edges(in: navigation.navigationBar).isEmpty)
  }

  @Test func `the effect under tabs reaches 64.8 above their bar, while the bar is there (26.B.6)`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    show(.v26, in: tabs)
    defer { window.isHidden = true }
    let edge = try #require(edges(in: tabs.tabBar).first)
    #expect(edge.edge == .bottom && edge.scrollView === scrollView)
    let area = edge.convert(edge.bounds, to: tabs.tabBar)
    // 26.B.9: the bar is 83 high.
    #expect(abs(area.minY + 64.8) < 1e-9 && abs(area.height - 147.8) < 1e-9)
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    window.layoutIfNeeded()
    #expect(edges(in: tabs.tabBar).isEmpty)
  }
}
