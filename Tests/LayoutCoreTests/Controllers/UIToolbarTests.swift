import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIToolbarTests {
  private func frames(
    _ direction: UITraitEnvironmentLayoutDirection,
    _ items: (UIBarButtonItem, UIBarButtonItem) -> [UIBarButtonItem]
  ) -> [CGRect] {
    let views = [30, 50].map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 20)) }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.hostTraits = UITraitCollection.headless.modifyingTraits { $0.layoutDirection = direction }
    bar.items = items(UIBarButtonItem(customView: views[0]), UIBarButtonItem(customView: views[1]))
    bar.layoutIfNeeded()
    return views.map { $0.convert($0.bounds, to: bar) }
  }

  @Test("Items follow each other in 8 points from the margin of 16") func row() {
    let frames = frames(.leftToRight) { [$0, $1] }
    #expect(
      frames == [CGRect(x: 16, y: 12, width: 30, height: 20), CGRect(x: 54, y: 12, width: 50, height: 20)])
  }

  @Test(
    "Flexible spaces share what is left, fixed ones take their width; all is mirrored",
    arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func spaces(direction: UITraitEnvironmentLayoutDirection) {
    let frames = frames(direction) { [.flexibleSpace(), $0, .fixedSpace(10), $1, .flexibleSpace()] }
    // 288 − 30 − 10 − 50 = 198 are left, 99 at both ends.
    #expect(frames.map(\.minX) == (direction == .leftToRight ? [115, 155] : [175, 115]))
  }

  @Test(
    "A bar is 44 points high, and 49 on phones and 50 on pads with a home indicator, unless a controller has it",
    arguments: [("iphone-15", 49), ("iphone-se-3", 44), ("ipad-pro-11-4", 50)] as [(String, CGFloat)])
  func height(_ device: String, _ height: CGFloat) throws {
    let window = try makeWindow(device)
    let root = UIViewController()
    window.rootViewController = root
    window.isHidden = false
    let bar = UIToolbar()
    #expect(bar.intrinsicContentSize.height == 44)
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(bar.frame.height == height && bar.sizeThatFits(.zero).height == height)
    window.isHidden = true
  }

  @Test("A navigation controller shows what its last controller wants") func inController() {
    let (first, second) = (UIViewController(), UIViewController())
    first.toolbarItems = [.flexibleSpace()]
    let navigation = UINavigationController(rootViewController: first)
    #expect(navigation.isToolbarHidden && navigation.toolbar.items?.count == 1)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items == nil)
    let item = UIBarButtonItem(systemItem: .add)
    second.setToolbarItems([item], animated: false)
    #expect(navigation.toolbar.items == [item])
  }
}
