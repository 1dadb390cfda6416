import ControlCore
import ControllerCore
import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// The places and the looks of popovers on a pad of 834 by 1194 points.
@MainActor
struct UIPopoverPresentationControllerTests {
  private let root = UIViewController()
  private let shown = UIViewController()

  private func present(
    at source: CGRect, _ change: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws -> (UIWindow, UIPopoverPresentationController) {
    let window = try makeWindow("ipad-pro-11-4")
    window.rootViewController = root
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = root.view
    popover.sourceRect = source
    change(popover)
    root.present(shown, animated: false)
    window.layoutIfNeeded()
    return (window, popover)
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, CGRect(x: 310, y: 620, width: 200, height: 113), UIEdgeInsets(13, 0, 0, 0)),
    (.down, CGRect(x: 310, y: 487, width: 200, height: 113), UIEdgeInsets(0, 0, 13, 0)),
    (.left, CGRect(x: 430, y: 560, width: 213, height: 100), UIEdgeInsets(0, 13, 0, 0)),
    (.right, CGRect(x: 177, y: 560, width: 213, height: 100), UIEdgeInsets(0, 0, 0, 13)),
  ]) func `the view reaches into the arrow, which is in its safe area`(
    direction: UIPopoverArrowDirection, frame: CGRect, insets: UIEdgeInsets
  ) throws {
    // The middle of the source is at 410, 610.
    let (window, popover) = try present(at: CGRect(x: 390, y: 600, width: 40, height: 20)) {
      $0.permittedArrowDirections = direction
    }
    #expect(popover.arrowDirection == direction)
    #expect(shown.view.frame == frame && shown.view.safeAreaInsets == insets)
    let mask = try #require(shown.view.layer.mask as? CAShapeLayer)
    let path = try #require(mask.path)
    // The tip is at the source, in the middle of the side, and the corners are round.
    let tip = popover.containerView.map { shown.view.convert(CGPoint(x: 410, y: 610), from: $0) } ?? .zero
    let inside = CGPoint(
      x: max(1, min(tip.x, frame.width - 1)), y: max(1, min(tip.y, frame.height - 1)))
    #expect(path.contains(inside) && !path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: frame.width / 2, y: frame.height / 2)))
    shown.dismiss(animated: false)
    #expect(shown.view.layer.mask == nil && window.subviews == [root.view])
    window.isHidden = true
  }

  @Test func `an arrow stays beside the corners where the source is at the edge`() throws {
    let (window, popover) = try present(at: CGRect(x: 0, y: 600, width: 4, height: 20))
    #expect(popover.arrowDirection == .up)
    #expect(shown.view.frame == CGRect(x: 10, y: 620, width: 200, height: 113))
    let path = try #require((shown.view.layer.mask as? CAShapeLayer)?.path)
    // Its middle is 13 points for the corner and 15 for half of the base from the side.
    #expect(path.contains(CGPoint(x: 28, y: 2)) && !path.contains(CGPoint(x: 40, y: 2)))
    window.isHidden = true
  }

  @Test func `a popover without space covers its source where it may`() throws {
    for canOverlap in [false, true] {
      let (window, _) = try present(at: CGRect(x: 20, y: 40, width: 794, height: 1114)) {
        $0.canOverlapSourceViewRect = canOverlap
        $0.permittedArrowDirections = [.up, .down]
      }
      let source = CGRect(x: 20, y: 40, width: 794, height: 1114)
      #expect((shown.view.frame.height >= 100) == canOverlap)
      #expect(shown.view.frame.insetBy(dx: 0, dy: 1).intersects(source) == canOverlap)
      shown.dismiss(animated: false)
      window.isHidden = true
    }
  }

  /// A background that a program draws.
  private final class Bubble: UIPopoverBackgroundView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 7
    }

    required init?(coder: NSCoder) { nil }

    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(5, 6, 7, 8) }
  }

  @Test func `a background of a program has the arrow, and insets for the content`() throws {
    let (window, popover) = try present(at: CGRect(x: 390, y: 600, width: 40, height: 20)) {
      $0.popoverBackgroundViewClass = Bubble.self
    }
    // The card is 200 by 100 at 310, 630, ten points below the source.
    #expect(shown.view.frame == CGRect(x: 316, y: 635, width: 186, height: 88))
    let bubble = try #require(popover.containerView?.subviews.first as? Bubble)
    #expect(bubble.frame == CGRect(x: 310, y: 620, width: 200, height: 110) && bubble.tag == 7)
    #expect(bubble.arrowDirection == .up && bubble.arrowOffset == 0 && shown.view.layer.mask == nil)
    window.isHidden = true
  }

  @Test func `a popover that becomes a sheet leaves nothing behind, and neither does the sheet`() throws {
    let (window, popover) = try present(at: CGRect(x: 390, y: 600, width: 40, height: 20))
    let container = try #require(popover.containerView)
    func become(_ width: UIUserInterfaceSizeClass) {
      window.traitOverrides.horizontalSizeClass = width
      window.layoutIfNeeded()
      window.layoutIfNeeded()
    }
    // The background with the arrow, and the tap outside.
    #expect(container.subviews.count == 2 && container.gestureRecognizers?.count == 1)
    become(.compact)
    // Round corners, a drag and a tap outside.
    #expect(shown.view.layer.mask == nil && container.subviews == [shown.view])
    #expect(shown.view.layer.cornerRadius == 10 && container.gestureRecognizers?.count == 2)
    become(.regular)
    #expect(shown.view.layer.mask != nil && container.subviews.count == 2)
    #expect(shown.view.layer.cornerRadius == 0 && !shown.view.clipsToBounds)
    #expect(container.gestureRecognizers?.count == 1)
    window.isHidden = true
  }

  private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController,
      willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      unsafe rect.pointee.origin.y = 300
    }
  }

  @Test func `the delegate moves the source when the window changes its size`() throws {
    let mover = Mover()
    let (window, popover) = try present(at: CGRect(x: 390, y: 600, width: 40, height: 20)) {
      $0.delegate = mover
    }
    window.frame.size = CGSize(width: 834, height: 900)
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(popover.sourceRect.minY == 300 && shown.view.frame.minY == 320)
    window.isHidden = true
  }

  @Test func `items of bars are sources, and a popover without one is reported`() throws {
    let item = UIBarButtonItem(title: "Menu", primaryAction: nil)
    root.navigationItem.rightBarButtonItem = item
    let bars = UINavigationController(rootViewController: root)
    let window = try makeWindow("ipad-pro-11-4")
    window.rootViewController = bars
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    window.layoutIfNeeded()
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceItem = item
    bars.present(shown, animated: false)
    let button = try #require(item.frame(in: window))
    #expect(shown.view.frame.minY == button.maxY && shown.view.frame.maxX == 824)
    bars.dismiss(animated: false)
    let problems = LayoutDiagnostics.collect {
      let other = UIViewController()
      other.modalPresentationStyle = .popover
      bars.present(other, animated: false)
      bars.present(UIViewController(), animated: false)
    }
    #expect(
      problems == [
        .presentation(.noSource(controller: "UIViewController")),
        .presentation(
          .alreadyPresenting(
            presented: "UIViewController", presenter: "UINavigationController", current: "UIViewController")),
      ])
    window.isHidden = true
  }
}
