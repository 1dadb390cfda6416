import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore

@testable import ControlCore

/// Changes of titles, subtitles, tabs and the system that bars of iOS 26 follow.
extension SystemsBarsTests {
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    labels(in: view).first { $0.text == text }
  }

  @Test("26.B.8: subtitles are as wide as their text, and filled only when it changes") func subtitles()
    throws
  {
    let controller = navigation()
    let (bar, item) = (controller.navigationBar, try #require(controller.topViewController?.navigationItem))
    item.subtitle = "ab"
    let window = show(controller)
    let row = try #require(label("ab", in: bar))
    let width = row.bounds.width
    item.subtitle = "abababab"
    window.layoutIfNeeded()
    #expect(row.bounds.size == row.intrinsicContentSize && row.bounds.width > width)
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let large = try #require(label("abababab", in: bar))
    #expect(large !== row && row.superview == nil)
    large.textColor = .red
    #expect(bar.intrinsicContentSize.height == 54 + 52 + large.intrinsicContentSize.height)
    #expect(large.textColor == .red)
    item.largeSubtitle = "abababababab"
    window.layoutIfNeeded()
    #expect(large.textColor == .secondaryLabel && large.bounds.size == large.intrinsicContentSize)
  }

  @Test("26.B.8: a subtitle goes with its item, and an empty large title has none") func staleSubtitles()
    throws
  {
    let controller = navigation()
    let (bar, item) = (controller.navigationBar, try #require(controller.topViewController?.navigationItem))
    item.subtitle = "ab"
    let window = show(controller)
    let next = UIViewController()
    next.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(label("ab", in: bar) == nil)
    controller.popViewController(animated: false)
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let height = try #require(label("ab", in: bar)).bounds.height
    #expect(height > 0 && bar.frame.height == 54 + 52 + height)
    item.title = ""
    window.layoutIfNeeded()
    #expect(label("ab", in: bar) == nil && bar.frame.height == 54 + 52)
    item.title = "Settings"
    window.layoutIfNeeded()
    #expect(label("ab", in: bar) != nil && bar.frame.height == 54 + 52 + height)
  }

  @Test("A title with attributes needs no other one, as of iOS 26") func attributedTitle() {
    let controller = navigation("")
    controller.topViewController?.navigationItem.attributedTitle = "ab"
    let window = show(controller)
    #expect(label("ab", in: controller.navigationBar)?.bounds.isEmpty == false)
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    window.layoutIfNeeded()
    #expect(labels(in: controller.navigationBar).isEmpty)
  }

  @Test("26.B.15: a minimized bar is whole again after a choice, and in 17") func minimizedTabs() {
    let tabs = UITabBarController()
    tabs.tabs =
      ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
      + [UISearchTab { _ in UIViewController() }]
    let (bar, content) = (tabs.tabBar, UIView())
    tabs.bottomAccessory = UITabAccessory(contentView: content)
    let window = show(tabs)
    func hidden() -> Int { bar.subviews.count { $0 is TabButton && $0.isHidden } }
    func minimize() {
      bar.isMinimized = true
      window.layoutIfNeeded()
    }
    for choose in [{ bar.choose(bar.selectedItem!) }, { tabs.selectedIndex = 1 }] {
      minimize()
      #expect(hidden() == 1 && content.traitCollection.tabAccessoryEnvironment == .inline)
      choose()
      window.layoutIfNeeded()
      #expect(hidden() == 0 && content.traitCollection.tabAccessoryEnvironment == .regular)
    }
    minimize()
    window.traitOverrides[UITraitSystemVersion.self] = .v17
    window.layoutIfNeeded()
    #expect(hidden() == 0 && !bar.isMinimized)
    let texts = bar.subviews.flatMap { $0 is TabButton ? labels(in: $0).compactMap(\.text) : [] }
    #expect(texts.prefix(2) == ["a", "b"] && texts.count == 3)
  }
}
