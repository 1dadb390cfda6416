import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// Devices of H.1, and what their screens cover.
struct Surroundings: Sendable, CustomTestStringConvertible {
  var device: String
  var orientation: Device.Orientation
  var insets: UIEdgeInsets

  init(_ device: String, _ orientation: Device.Orientation, _ insets: UIEdgeInsets) {
    self.device = device
    self.orientation = orientation
    self.insets = insets
  }

  var testDescription: String { "\(device) \(orientation)" }

  static let all = [
    Surroundings("iphone-se-3", .portrait, UIEdgeInsets(20, 0, 0, 0)),
    Surroundings("iphone-se-3", .landscape, UIEdgeInsets(0, 0, 0, 0)),
    Surroundings("iphone-14-pro", .portrait, UIEdgeInsets(59, 0, 34, 0)),
    Surroundings("iphone-14-pro", .landscape, UIEdgeInsets(0, 59, 21, 59)),
    Surroundings("ipad-10", .portrait, UIEdgeInsets(24, 0, 20, 0)),
    Surroundings("ipad-10", .landscape, UIEdgeInsets(24, 0, 20, 0)),
  ]
}

@MainActor
struct UIViewControllerEnvironmentTests {
  @Test("D.10: a root view has the window's insets and the controller's own", arguments: Surroundings.all)
  func rootView(_ surroundings: Surroundings) throws {
    let window = try makeWindow(surroundings.device, surroundings.orientation)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets == surroundings.insets)
    controller.additionalSafeAreaInsets = UIEdgeInsets(1, 2, 3, 4)
    let i = surroundings.insets
    #expect(
      controller.view.safeAreaInsets == UIEdgeInsets(i.top + 1, i.left + 2, i.bottom + 3, i.right + 4))
  }

  @Test("D.9: outside a window there is no safe area") func noWindow() throws {
    let controller = UIViewController()
    #expect(controller.view.safeAreaInsets == .zero)
    let window = try makeWindow("iphone-14-pro")
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    window.rootViewController = nil
    #expect(controller.view.safeAreaInsets == .zero)
  }

  @Test("D.10: a child sees the overlap, and its own insets; moving it changes nothing until the next layout")
  func child() throws {
    let window = try makeWindow("iphone-14-pro")
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 20, width: 393, height: 400)
    child.additionalSafeAreaInsets.left = 7
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(39, 7, 0, 0))
    child.view.center.y += 30
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(39, 7, 0, 0))
    parent.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(9, 7, 0, 0))
    parent.additionalSafeAreaInsets.bottom = 402 + 5
    #expect(child.view.safeAreaInsets == UIEdgeInsets(9, 7, 34 + 407 - 402, 0))
  }

  @Test("A safe area that changes in a layout is not another layout (B.9)") func oneLayout() throws {
    let log = CallbackLog()
    let window = try makeWindow("iphone-14-pro")
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    window.isHidden = false
    _ = log.take()
    window.layoutIfNeeded()
    #expect(log.take() == ["A viewWillLayoutSubviews", "A layoutSubviews", "A viewDidLayoutSubviews"])
    window.isHidden = true
  }

  @Test("The controller hears of a new safe area once") func callback() throws {
    final class Counting: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() { changes += 1 }
    }
    let window = try makeWindow("iphone-14-pro")
    let controller = Counting()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.changes == 1)
    controller.additionalSafeAreaInsets.top = 10
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(controller.changes == 2)
  }

  @Test(
    "D.2: the least margins follow from the window's width and side insets",
    arguments: [
      ("iphone-se-3", Device.Orientation.portrait, 16), ("iphone-se-3", .landscape, 20),
      ("iphone-14-pro", .portrait, 16), ("iphone-14-pro", .landscape, 16),
      ("iphone-14-pro-max", .portrait, 20), ("iphone-14-pro-max", .landscape, 16), ("ipad-10", .portrait, 20),
    ])
  func margins(_ device: String, _ orientation: Device.Orientation, _ side: CGFloat) throws {
    let window = try makeWindow(device, orientation)
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let expected = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    #expect(controller.systemMinimumLayoutMargins == expected)
  }

  @Test("D.4, D.7: the controller says whether the system's margins count, and hears of new ones")
  func respectingMargins() throws {
    final class Listening: UIViewController {
      var margins: [UIEdgeInsets] = []
      override func viewLayoutMarginsDidChange() { margins.append(view.layoutMargins) }
    }
    let window = try makeWindow("iphone-14-pro", .landscape)
    let controller = Listening()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let view = try #require(controller.view)
    #expect(controller.viewRespectsSystemMinimumLayoutMargins)
    #expect(view.layoutMargins == UIEdgeInsets(0, 75, 21, 75), "59 + 16")
    #expect(controller.margins == [view.layoutMargins])
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 0, trailing: 30)
    window.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(5, 75, 21, 89), "59 + 30; 10 is less than 16")
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(view.layoutMargins == UIEdgeInsets(5, 69, 21, 89))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    #expect(controller.margins.map(\.left) == [75, 75, 69])
    #expect(controller.margins.map(\.right) == [75, 89, 89])
  }

  @Test("D.2: a child has the least margins of the window's width, not of its own") func marginsOfChildren()
    throws
  {
    let window = try makeWindow("iphone-14-pro-max")
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(child.systemMinimumLayoutMargins.leading == 20)
    let alone = UIViewController()
    alone.view.frame.size.width = 100
    #expect(alone.systemMinimumLayoutMargins.leading == 16)
  }

  @Test("D.10: a view that was moved sees its new surroundings in its own next layout, which is one")
  func movedAndLaidOut() throws {
    let log = CallbackLog()
    let window = try makeWindow("iphone-14-pro")
    let (parent, child) = (UIViewController(), RecordingController("B", log))
    parent.addChild(child)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 20, width: 393, height: 400)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.take()
    child.view.center.y += 30
    child.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.take() == ["B viewWillLayoutSubviews", "B layoutSubviews", "B viewDidLayoutSubviews"])
    #expect(child.view.safeAreaInsets == UIEdgeInsets(9, 0, 0, 0), "59 − 50")
  }

  @Test("Layout guides are the view's, the same every time, and as long as the safe area") func guides()
    throws
  {
    let window = try makeWindow("iphone-14-pro")
    let controller = UIViewController()
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(top === controller.topLayoutGuide && bottom === controller.bottomLayoutGuide && top !== bottom)
    #expect((top as? UILayoutGuide)?.owningView === controller.view)
    #expect(top.length == 0)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(top.length == 59 && bottom.length == 34)
    #expect((bottom as? UILayoutGuide)?.layoutFrame == CGRect(x: 0, y: 818, width: 0, height: 34))
    controller.view.bounds.origin = CGPoint(x: 3, y: 100)
    #expect((bottom as? UILayoutGuide)?.layoutFrame == CGRect(x: 3, y: 918, width: 0, height: 34))
    #expect((top as? UILayoutGuide)?.layoutFrame == CGRect(x: 3, y: 100, width: 0, height: 59))
  }
}
