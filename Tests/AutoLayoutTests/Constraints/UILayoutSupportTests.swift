import Foundation
import LayoutCore
import StyleCore
import Testing

/// The guides of controllers as items of constraints.
@MainActor
struct UILayoutSupportTests {
  @Test("The first access puts the guide into the view with two constraints of its own, and once only")
  func attaching() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    #expect(controller.view.constraints.isEmpty)
    let guide = controller.topLayoutGuide
    #expect(guide === controller.topLayoutGuide && controller.view.constraints.count == 2)
    let constraint = NSLayoutConstraint(
      item: child, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
      multiplier: 1, constant: 5)
    constraint.isActive = true
    #expect(controller.view.constraints.count == 3 && controller.view.constraints.last === constraint)
    #expect(constraint.secondItem === guide)
  }

  @Test("The guides follow the safe area by the constants of their heights") func heights() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let controller = UIViewController()
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    func heights() -> [CGFloat] {
      [top, bottom].map { guide in
        controller.view.constraints.first { $0.firstItem === guide && $0.firstAttribute == .height }!.constant
      }
    }
    #expect(heights() == [0, 0])
    window.rootViewController = controller
    window.isHidden = false
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 7, right: 0)
    window.layoutIfNeeded()
    #expect(heights() == [20, 7] && top.length == 20)
    #expect(
      controller.view.constraints.map(\.firstAttribute) == [.top, .height, .bottom, .height],
      "the upper one begins at the top, the lower one ends at the bottom")
  }
}
