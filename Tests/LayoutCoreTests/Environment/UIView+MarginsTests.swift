import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewMarginsTests {
  private let log = CallbackLog()

  /// A window like a phone's, and in it a root view that fills it.
  private func screen(
    _ size: CGSize, _ safeArea: UIEdgeInsets, respectsMinimum: Bool = true
  ) -> (window: UIWindow, root: InsetRecordingView) {
    let window = UIWindow(size: size, safeArea: safeArea)
    let root = InsetRecordingView("R", log, frame: window.bounds)
    root.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: safeArea,
        systemMinimumLayoutMargins: RootViewEnvironment.systemMinimumLayoutMargins(
          width: size.width, safeAreaInsets: safeArea),
        respectsSystemMinimum: respectsMinimum))
    window.addSubview(root)
    return (window, root)
  }

  @Test(
    "D.2: the system's margins by width and side insets",
    arguments: [
      (320, 0, 16), (375, 0, 16), (390, 0, 16), (393, 0, 16), (414, 0, 20), (428, 0, 20), (430, 0, 20),
      (667, 0, 20), (736, 0, 20), (812, 50, 16), (844, 47, 16), (852, 59, 16), (926, 47, 16), (932, 59, 16),
      (744, 0, 20), (1133, 0, 20), (820, 0, 20), (1180, 0, 20), (1366, 0, 20),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func systemMinimum(width: CGFloat, sideInset: CGFloat, expected: CGFloat) {
    let margins = RootViewEnvironment.systemMinimumLayoutMargins(
      width: width, safeAreaInsets: UIEdgeInsets(0, sideInset, 21, sideInset))
    #expect(
      margins == NSDirectionalEdgeInsets(top: 0, leading: expected, bottom: 0, trailing: expected))
  }

  @Test(
    "H.1: the captured side margins of every device held sideways",
    arguments: [
      ("iphone-se-3", 20), ("iphone-8-plus", 20), ("iphone-13-mini", 66), ("iphone-14", 63),
      ("iphone-14-pro", 75), ("iphone-14-plus", 63), ("iphone-14-pro-max", 75), ("ipad-10", 20),
      ("ipad-pro-11-4", 20), ("ipad-pro-12.9-6", 20), ("ipad-mini-6", 20),
    ] as [(String, CGFloat)])
  func landscapeMargins(identifier: String, expected: CGFloat) throws {
    let device = try #require(Device.named(identifier))
    let (window, root) = screen(device.size(.landscape), device.safeAreaInsets(.landscape))
    let insets = device.safeAreaInsets(.landscape)
    #expect(root.layoutMargins == UIEdgeInsets(insets.top, expected, insets.bottom, expected))
    withExtendedLifetime(window) {}
  }

  @Test("D.3: the safe area adds to the margins, unless it shall not") func safeAreaAdds() {
    let (window, root) = screen(CGSize(width: 393, height: 852), UIEdgeInsets(59, 0, 34, 0))
    #expect(root.layoutMargins == UIEdgeInsets(59, 16, 34, 16))
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    #expect(child.layoutMargins == UIEdgeInsets(67, 8, 42, 8))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    withExtendedLifetime(window) {}
  }

  @Test("D.4: margins of a root view are at least the system's, unless they shall not") func minimum() {
    let custom = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 0, trailing: 40)
    let (window, root) = screen(CGSize(width: 393, height: 852), UIEdgeInsets(59, 0, 34, 0))
    root.directionalLayoutMargins = custom
    #expect(root.layoutMargins == UIEdgeInsets(64, 16, 34, 40))
    let (other, free) = screen(
      CGSize(width: 393, height: 852), UIEdgeInsets(59, 0, 34, 0), respectsMinimum: false)
    #expect(free.layoutMargins == UIEdgeInsets(59, 0, 34, 0))
    free.directionalLayoutMargins = custom
    #expect(free.layoutMargins == UIEdgeInsets(64, 4, 34, 40))
    withExtendedLifetime((window, other)) {}
  }

  @Test(
    "D.5: preserved margins are what the distance leaves of the superview's, never less than its own",
    arguments: [
      (CGRect(x: 0, y: 0, width: 200, height: 200), UIEdgeInsets(30, 40, 20, 8)),
      (CGRect(x: 10, y: 25, width: 190, height: 160), UIEdgeInsets(8, 30, 8, 8)),
      (CGRect(x: -5, y: 0, width: 205, height: 195), UIEdgeInsets(30, 45, 15, 8)),
    ])
  func preserved(frame: CGRect, expected: UIEdgeInsets) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    superview.layoutMargins = UIEdgeInsets(30, 40, 20, 5)
    let view = InsetRecordingView("V", log, frame: frame)
    superview.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == expected)
    #expect(log.take() == ["V margins"], "D.7")
    superview.layoutIfNeeded()
    #expect(log.take() == ["V"])
  }

  @Test("D.5, D.7: a change above reaches views that preserve it, and no others") func preservedChange() {
    let views = ["A", "B", "C"].map {
      InsetRecordingView($0, log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[1].preservesSuperviewLayoutMargins = true
    views[0].layoutIfNeeded()
    _ = log.take()
    views[0].layoutMargins.left = 30
    #expect(views[1].layoutMargins.left == 30 && views[2].layoutMargins.left == 8)
    views[0].layoutIfNeeded()
    #expect(log.take() == ["A margins", "A", "B margins", "B"])
    views[2].preservesSuperviewLayoutMargins = true
    views[1].frame.origin.x = 10
    #expect(views[1].layoutMargins.left == 20 && views[2].layoutMargins.left == 20)
    views[1].removeFromSuperview()
    #expect(views[1].layoutMargins.left == 8)
  }

  @Test("D.5: a view that preserves margins already when it is added follows those it finds")
  func preservedOnAdding() {
    let superview = InsetRecordingView("S", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    superview.layoutMargins.left = 30
    superview.layoutIfNeeded()
    let view = InsetRecordingView("V", log, frame: superview.bounds)
    view.preservesSuperviewLayoutMargins = true
    superview.addSubview(view)
    superview.layoutIfNeeded()
    #expect(view.layoutMargins.left == 30)
    _ = log.take()
    superview.layoutMargins.left = 40
    superview.layoutIfNeeded()
    #expect(log.take() == ["S margins", "S", "V margins", "V"] && view.layoutMargins.left == 40)
  }

  @Test("D.6: one store; its sides follow the direction") func directional() {
    let view = InsetRecordingView("V", log)
    view.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.layoutIfNeeded()
    _ = log.take()
    view.hostTraits = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(view.layoutMargins == UIEdgeInsets(1, 4, 3, 2))
    view.layoutIfNeeded()
    #expect(log.take() == ["V margins", "V"], "D.7")
  }

  @Test("D.7: nothing is said where the effective margins stay") func noChange() {
    let (window, root) = screen(CGSize(width: 393, height: 852), .zero)
    window.layoutIfNeeded()
    _ = log.take()
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 3)
    window.layoutIfNeeded()
    #expect(log.take() == [], "both are 16 at least")
  }
}
