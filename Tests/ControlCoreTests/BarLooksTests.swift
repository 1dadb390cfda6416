import ControlCore
import ControllerCore
import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The effects of appearance objects, pictures and states on bars.
@MainActor
struct BarLooksTests {
  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(
      cgImage: CGImage(
        width: width, height: height, pixels: Array(repeating: 255, count: width * height * 4)),
      scale: 1, orientation: .up)
  }

  private func bar(_ items: UINavigationItem...) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.hostTraits = UITraitCollection.headless.modifyingTraits { $0.displayScale = 2 }
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func controls(_ bar: UIView) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }
  }

  private func pictures(_ bar: UIView) -> [UIImageView] {
    bar.layoutIfNeeded()
    return (bar.subviews.first?.subviews ?? []).compactMap { $0 as? UIImageView }
  }

  @Test("A picture takes the ground's place, one without pixels takes it away, and shadows fall outside")
  func grounds() {
    let bar = bar(UINavigationItem(title: "a"))
    let (ground, shadow) = (image(10, 10), image(2, 3))
    bar.standardAppearance.backgroundImage = ground
    bar.standardAppearance.shadowImage = shadow
    #expect(pictures(bar).contains { $0.image == ground && $0.frame == bar.bounds })
    #expect(
      pictures(bar).contains { $0.image == shadow && $0.frame == CGRect(x: 0, y: 44, width: 320, height: 3) })
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == nil && !pictures(bar).contains { $0.image == ground })
    bar.setBackgroundImage(nil, for: .default)
    bar.standardAppearance.backgroundImage = nil
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == .systemBackground)

    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.setShadowImage(shadow, forToolbarPosition: .any)
    #expect(
      pictures(toolbar).contains {
        $0.image == shadow && $0.frame == CGRect(x: 0, y: -3, width: 320, height: 3)
      })
    toolbar.setBackgroundImage(ground, forToolbarPosition: .any, barMetrics: .default)
    #expect(pictures(toolbar).contains { $0.image == ground })
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.backgroundImage = ground
    #expect(pictures(tabs).contains { $0.image == ground && $0.frame == tabs.bounds })
  }

  @Test("A prompt is in the middle of 30 points above the row") func prompt() {
    let item = UINavigationItem(title: "abc")
    item.prompt = "Prompt"
    let bar = bar(item)
    #expect(bar.intrinsicContentSize.height == 74)
    bar.frame.size.height = 74
    bar.layoutIfNeeded()
    let labels = bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    let (title, prompt) = (labels.first { $0.text == "abc" }, labels.first { $0.text == "Prompt" })
    #expect(abs((title?.frame.midY ?? 0) - 52) <= 0.5 && abs((prompt?.frame.midY ?? 0) - 15) <= 0.5)
    #expect(abs((prompt?.frame.midX ?? 0) - 160) <= 0.5)
    item.prompt = nil
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == 44 && prompt?.isHidden == true)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let top = navigation.topViewController?.view.safeAreaInsets.top ?? 0
    navigation.topViewController?.navigationItem.prompt = "Prompt"
    window.layoutIfNeeded()
    #expect(navigation.topViewController?.view.safeAreaInsets.top == top + 30)
  }

  @Test("The way back may have a picture, and is pale under a finger") func back() throws {
    let bar = bar(UINavigationItem(title: "ab"), UINavigationItem(title: "cd"))
    let back = try #require(controls(bar).first)
    let width = back.frame.width
    bar.standardAppearance.setBackIndicatorImage(image(30, 20), transitionMaskImage: nil)
    bar.layoutIfNeeded()
    #expect(back.frame.width == width + 18, "30 points instead of 12")
    bar.backIndicatorImage = image(20, 20)
    bar.layoutIfNeeded()
    #expect(back.frame.width == width + 8)
    back.isHighlighted = true
    #expect(abs((back.subviews.first?.alpha ?? 0) - 0.2) < 1e-6)
    back.isHighlighted = false
    #expect(back.subviews.first?.alpha == 1)
    let text = try #require(back.subviews.first as? UILabel)
    let place = text.frame.origin
    bar.standardAppearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 2, vertical: 1)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(text.frame.origin == CGPoint(x: place.x + 2, y: place.y + 1))
  }

  @Test("Buttons have the look of their state") func buttonStates() throws {
    let item = UIBarButtonItem(title: "ab", primaryAction: UIAction { _ in })
    let top = UINavigationItem(title: "")
    top.rightBarButtonItem = item
    let bar = bar(top)
    let button = try #require(controls(bar).first)
    let label = try #require(button.subviews.first as? UILabel)
    button.isHighlighted = true
    #expect(abs(label.alpha - 0.2) < 1e-6)
    button.isHighlighted = false
    #expect(label.alpha == 1 && label.textColor == .systemBlue)
    bar.standardAppearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    button.isHighlighted = true
    #expect(label.alpha == 1 && label.textColor == .red)
    button.isHighlighted = false
    bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 3, vertical: -2)
    let origin = label.frame.origin
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: origin.x + 3, y: origin.y - 2))
    let font = UIFont.systemFont(ofSize: 12)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.font: font]
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    let place = label.frame
    button.isHighlighted = true
    bar.layoutIfNeeded()
    #expect(label.frame == place && label.textColor == .red, "what a state does not say, most states say")
    button.isHighlighted = false
    item.isEnabled = false
    bar.layoutIfNeeded()
    #expect(label.font.pointSize == 12 && label.textColor != .systemBlue)
    item.isEnabled = true
    item.isSelected = true
    bar.layoutIfNeeded()
    #expect(label.textColor == .systemBackground && button.subviews.first?.backgroundColor == .systemBlue)
  }

  @Test("Over the beginning of content a navigation bar has the look for that, if there is one")
  func scrollEdge() throws {
    let window = try makeWindow("iphone-14-pro")
    let content = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 3_000)
    content.view = scrollView
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let (edge, end) = (UINavigationBarAppearance(), UITabBarAppearance())
    (edge.backgroundColor, end.backgroundColor) = (.red, .green)
    navigation.navigationBar.scrollEdgeAppearance = edge
    tabs.tabBar.scrollEdgeAppearance = end
    window.rootViewController = tabs
    window.isHidden = false
    func colors() -> [UIColor?] {
      window.layoutIfNeeded()
      return [navigation.navigationBar, tabs.tabBar].map { ($0 as UIView).subviews.first?.backgroundColor }
    }
    #expect(colors() == [.red, .systemBackground])
    scrollView.contentOffset.y += 1
    #expect(colors() == [.systemBackground, .systemBackground])
    scrollView.contentOffset.y = 3_000 + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    #expect(colors() == [.systemBackground, .green])
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top - 20
    #expect(colors() == [.red, .systemBackground], "pulled beyond it")
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(colors() == [.red, .green], "nothing scrolls")
    navigation.navigationBar.scrollEdgeAppearance = nil
    tabs.tabBar.scrollEdgeAppearance = nil
    #expect(colors() == [nil, nil], "without a look for that, bars are transparent")
  }

  @Test("A tab bar follows the content of the visible columns of a split view controller")
  func edgesOfColumns() throws {
    let window = try makeWindow("iphone-14-pro")
    let content = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 100, height: 3_000)
    content.view = scrollView
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(content, for: .primary)
    let tabs = UITabBarController()
    tabs.viewControllers = [split]
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isClear)
    scrollView.contentOffset.y = 3_000 + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isClear)
  }

  // MARK: Tabs

  private func tabs(_ count: Int, isWide: Bool = false, _ change: (UITabBar) -> Void = { _ in })
    -> [UIControl]
  {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.hostTraits = UITraitCollection.headless.modifyingTraits {
      $0.displayScale = 2
      if isWide { $0.horizontalSizeClass = .regular }
    }
    bar.items = (0..<count).map { UITabBarItem(title: "Title", image: UIImage(systemName: "star"), tag: $0) }
    bar.items?[0].badgeValue = "8"
    bar.selectedItem = bar.items?[0]
    change(bar)
    bar.layoutIfNeeded()
    Self.shown = bar
    return controls(bar)
  }

  /// Bars are not held by their buttons.
  private static var shown: UITabBar?

  @Test("On wide bars the badge covers neither picture nor text", arguments: [false, true])
  func wideBadge(isRightToLeft: Bool) throws {
    let button = try #require(
      tabs(2, isWide: true) { $0.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified }
        .first)
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let badge = try #require(labels.first { $0.text == "8" })
    let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    let title = try #require(labels.first { $0.text == "Title" })
    #expect(!badge.frame.intersects(title.frame) && !badge.frame.intersects(picture.frame))
    #expect(
      isRightToLeft ? badge.frame.maxX == title.frame.minX - 2 : badge.frame.minX == title.frame.maxX + 2)
    #expect(button.bounds.contains(badge.frame))
  }

  @Test("Items in the middle have a width and a space between them, and fill a bar without room")
  func centered() {
    let buttons = tabs(2) { ($0.itemPositioning, $0.itemWidth, $0.itemSpacing) = (.centered, 60, 20) }
    // 60 + 20 + 60 = 140 in 400 begin at 130.
    #expect(buttons.map(\.frame.minX) == [130, 210] && buttons.map(\.frame.width) == [60, 60])
    let looked = tabs(2) {
      $0.standardAppearance.stackedItemPositioning = .centered
      $0.standardAppearance.stackedItemWidth = 100
    }
    // 100 + 34 + 100 = 234 begin at 83.
    #expect(looked.map(\.frame.minX) == [83, 217])
    #expect(tabs(5) { $0.itemPositioning = .centered }.map(\.frame.minX) == [0, 80, 160, 240, 320])
  }

  @Test("A picture is behind the selected item, and texts and badges can be moved") func selection() throws {
    let mark = image(30, 30)
    let buttons = tabs(2) { $0.selectionIndicatorImage = mark }
    #expect((buttons[0].subviews.first as? UIImageView)?.image == mark)
    #expect(!buttons[1].subviews.contains { ($0 as? UIImageView)?.image == mark })
    func frames(_ change: (UITabBar) -> Void) -> [CGRect] {
      let button = tabs(1, change)[0]
      return button.subviews.compactMap { $0 as? UILabel }.map(\.frame)
    }
    let plain = frames { _ in }
    let moved = frames {
      $0.standardAppearance.stackedLayoutAppearance.selected.titlePositionAdjustment = UIOffset(
        horizontal: 2, vertical: -3)
      $0.standardAppearance.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(
        horizontal: 4, vertical: 5)
    }
    #expect(moved == [plain[0].offsetBy(dx: 2, dy: -3), plain[1].offsetBy(dx: 4, dy: 5)])
    #expect(
      frames { $0.items?[0].titlePositionAdjustment.vertical = 1 }[0] == plain[0].offsetBy(dx: 0, dy: 1))
  }
}
