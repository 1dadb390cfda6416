import ControlCore
import Foundation
import LayoutCore
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// The items of a navigation bar.
///
/// Letters of boxes have half of their point size as advance, so five letters of 17 points are 42.5 wide, and at 2x
/// 42.5 exactly; a line of 17 points is 20.287 high, at 2x 20.5 (C.12).
@MainActor
struct UINavigationBarTests {
  private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  private func show(_ items: UINavigationItem..., direction: UITraitEnvironmentLayoutDirection = .leftToRight)
  {
    bar.hostTraits = UITraitCollection.headless.modifyingTraits {
      $0.displayScale = 2
      $0.layoutDirection = direction
    }
    let looks = UINavigationBarAppearance()
    looks.titleTextAttributes = [.font: UIFont.boxes(17)]
    looks.largeTitleTextAttributes = [.font: UIFont.boxes(34)]
    looks.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.boxes(17)]
    looks.backButtonAppearance.normal.titleTextAttributes = [.font: UIFont.boxes(17)]
    bar.standardAppearance = looks
    bar.scrollEdgeAppearance = looks
    bar.items = items
    bar.layoutIfNeeded()
  }

  private func item(_ title: String, left: [UIBarButtonItem] = [], right: [UIBarButtonItem] = [])
    -> UINavigationItem
  {
    let item = UINavigationItem(title: title)
    (item.leftBarButtonItems, item.rightBarButtonItems) = (left, right)
    return item
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private var title: UILabel? {
    bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }
  }

  /// A line of the system font is 2444/2048 of its size high, at 2x rounded up to a half: 57.5 for 48 points, 72 for 60.
  @Test(
    "D.17: a large title grows with the text, and the bar with it where the line needs more than 52",
    arguments: [
      (.extraSmall, 31, 96), (.large, 34, 96), (.accessibilityLarge, 48, 44 + 57.5 + 4),
      (.accessibilityExtraExtraExtraLarge, 60, 44 + 72 + 4),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat)])
  func largeTitle(category: UIContentSizeCategory, size: CGFloat, height: CGFloat) {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.hostTraits = UITraitCollection.headless.modifyingTraits {
      $0.displayScale = 2
      $0.preferredContentSizeCategory = category
    }
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Large")]
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == height)
    bar.layoutIfNeeded()
    let title = bar.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden && $0.text == "Large" }
    #expect(title?.font == .systemFont(ofSize: size, weight: .bold))
    #expect(title.map { $0.frame.minY >= 44 && $0.frame.maxY <= height } == true)
  }

  @Test("The title is in the middle of the bar") func centred() {
    show(item("abcde"))
    // (320 − 42.5) / 2 = 138.75 is a tie between pixels at 2x and goes up; (44 − 20.5) / 2 = 11.75 as well.
    #expect(title?.frame == CGRect(x: 139, y: 12, width: 42.5, height: 20.5))
    #expect(title?.text == "abcde")
  }

  @Test("A title keeps clear of buttons, and moves as little as it must") func besidesButtons() {
    let button = view(150, 30)
    show(item("abcde", right: [UIBarButtonItem(customView: button)]))
    // The button ends at the margin of 16; the title ends 8 before it: 320 − 16 − 150 − 8 − 42.5.
    #expect(button.superview?.frame == CGRect(x: 154, y: 7, width: 150, height: 30))
    #expect(title?.frame.minX == 103.5)
    button.bounds.size.width = 260
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    // 320 − 16 − 260 − 8 − 16 = 20 are left.
    #expect(title?.frame == CGRect(x: 16, y: 12, width: 20, height: 20.5))
  }

  @Test(
    "Buttons of a side follow each other in 8 points, the first outermost; a fixed space takes its width",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func sides(direction: UITraitEnvironmentLayoutDirection) {
    let views = [view(20, 20), view(30, 20), view(40, 20), view(50, 20)]
    show(
      item(
        "", left: [UIBarButtonItem(customView: views[0]), UIBarButtonItem(customView: views[1])],
        right: [UIBarButtonItem(customView: views[2]), .fixedSpace(3), UIBarButtonItem(customView: views[3])]),
      direction: direction)
    // 16, then 20 + 8 further; 320 − 16 − 40, then 3 and 50 before that.
    var expected: [CGFloat] = [16, 44, 264, 211]
    if direction == .rightToLeft {
      expected = zip(expected, views).map { 320 - $0 - $1.bounds.width }
    }
    #expect(views.map { $0.convert($0.bounds, to: bar).minX } == expected)
    #expect(views.allSatisfy { $0.convert($0.bounds, to: bar).minY == 12 })
  }

  @Test("The way back has the text of the item before, or Back where there is no room for that, or none")
  func backTitle() {
    func backText() -> String? {
      bar.subviews.compactMap { $0 as? UIControl }.flatMap(\.subviews).compactMap { $0 as? UILabel }.first?
        .text
    }
    show(item("abcdefgh"), item("abcde"))
    #expect(backText() == "abcdefgh")
    // Title and way back are 42.5 + 8 and 12 + 6 + 8.5 for each letter; from 8 to 304 there is room for 28 letters.
    show(item(String(repeating: "a", count: 26)), item("abcde"))
    #expect(backText() == String(repeating: "a", count: 26))
    show(item(String(repeating: "a", count: 27)), item("abcde"))
    #expect(backText() == "Back")
    show(item("abc"), item(String(repeating: "a", count: 40)))
    #expect(backText() == nil)
    let first = item("abc")
    first.backButtonTitle = "xy"
    show(first, item("abcde"))
    #expect(backText() == "xy")
    first.backButtonDisplayMode = .minimal
    bar.layoutIfNeeded()
    #expect(backText() == "")
  }

  @Test("There is a way back only from an item that is not the first, unless its own buttons take the place")
  func hidesBack() throws {
    let (first, second) = (item("a"), item("b"))
    show(first)
    let back = try #require(bar.subviews.compactMap { $0 as? UIControl }.first)
    #expect(back.isHidden)
    show(first, second)
    // A mark of 12 × 20 and 6 before one letter of 8.5.
    #expect(!back.isHidden && back.frame == CGRect(x: 8, y: 0, width: 26.5, height: 44))
    second.leftBarButtonItem = UIBarButtonItem(customView: view(10, 10))
    bar.layoutIfNeeded()
    #expect(back.isHidden)
    second.leftItemsSupplementBackButton = true
    bar.layoutIfNeeded()
    #expect(!back.isHidden)
    #expect(second.leftBarButtonItem?.customView?.superview?.frame.minX == 8 + 26.5 + 8)
    second.hidesBackButton = true
    bar.layoutIfNeeded()
    #expect(back.isHidden)
    second.hidesBackButton = false
    bar.layoutIfNeeded()
    back.sendActions(for: .touchUpInside)
    #expect(bar.items == [first])
  }

  @Test("A large title of 34 points is at the margin in the 52 points beneath the row") func large() {
    bar.prefersLargeTitles = true
    bar.frame.size.height = 96
    show(item("abc"))
    // 34 · 1.193359 = 40.574, at 2x 41; 44 + (52 − 41) / 2 = 49.5. Three letters are 51 wide.
    #expect(title?.frame == CGRect(x: 16, y: 49.5, width: 51, height: 41))
    bar.topItem?.largeTitleDisplayMode = .never
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(title?.font.pointSize == 17)
  }

  @Test("A title view takes the title's place with its own size") func titleView() {
    let titleView = view(100, 60)
    show(item("abc"))
    bar.topItem?.titleView = titleView
    bar.layoutIfNeeded()
    #expect(title == nil)
    #expect(titleView.frame == CGRect(x: 110, y: 0, width: 100, height: 44))
    bar.topItem?.titleView = nil
    bar.layoutIfNeeded()
    #expect(titleView.superview == nil && title?.text == "abc")
  }

  @Test("A button shows its image, or its text, in the colour of the bar or its own, and acts") func buttons()
    throws
  {
    var taps = 0
    let text = UIBarButtonItem(title: "ab", primaryAction: UIAction { _ in taps += 1 })
    let done = UIBarButtonItem(systemItem: .done)
    let symbol = UIBarButtonItem(systemItem: .add)
    show(item("", right: [text, done, symbol]))
    let buttons = bar.subviews.compactMap { $0 as? UIControl }.filter { !$0.isHidden }
    let labels = buttons.compactMap { $0.subviews.first as? UILabel }
    #expect(labels.map(\.text) == ["ab", "Done"])
    #expect(labels[1].font == .systemFont(ofSize: 17, weight: .semibold))
    #expect(buttons.map(\.frame.height) == [44, 44, 44])
    // The symbol is 20 × 20 in the middle of the row.
    let image = try #require(buttons[2].subviews.first as? UIImageView)
    #expect(image.convert(image.bounds, to: bar).midY == 22 && image.bounds.width == 20)
    bar.tintColor = .red
    bar.layoutIfNeeded()
    #expect(labels[0].textColor == .red)
    text.tintColor = .green
    bar.layoutIfNeeded()
    #expect(labels[0].textColor == .green)
    buttons[0].sendActions(for: .touchUpInside)
    #expect(taps == 1)
    bar.topItem?.rightBarButtonItems = []
    bar.layoutIfNeeded()
    #expect(buttons.allSatisfy { $0.superview == nil })
  }

  @Test("D.2, D.3: buttons keep the margin of the bar's width inside the safe area") func safeArea() throws {
    let window = try makeWindow("iphone-14-pro", .landscape)
    let content = UIViewController()
    let button = view(20, 20)
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    window.rootViewController = UINavigationController(rootViewController: content)
    window.isHidden = false
    window.layoutIfNeeded()
    // 852 − 59 − 16 − 20, since views with insets at their sides have margins of 16.
    #expect(button.convert(button.bounds, to: window).minX == 757)
  }

  @Test("A new title of a controller shows, and the way back goes back") func inController() throws {
    let window = try makeWindow("iphone-14-pro")
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    second.title = "new"
    window.layoutIfNeeded()
    let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
    #expect(labels.first { !$0.isHidden }?.text == "new")
    let back = try #require(navigation.navigationBar.subviews.compactMap { $0 as? UIControl }.first)
    back.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [first])
  }
}
