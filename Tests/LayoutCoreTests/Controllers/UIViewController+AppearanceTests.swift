import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewControllerAppearanceTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// A parent that tells its children of their appearance itself.
  private final class Silent: RecordingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.isHidden = false
    MainLoop.main.turn()
    _ = log.take()
  }

  @Test("A parent that forwards nothing leaves its children alone, in both ways") func noForwarding() {
    let (parent, first, second) = (
      Silent("A", log), RecordingController("B", log), RecordingController("C", log)
    )
    parent.onLoad = {
      $0.addChild(first)
      $0.view.addSubview(first.view)
    }
    window.rootViewController = parent
    parent.loadViewIfNeeded()
    _ = log.take()
    window.isHidden = false
    MainLoop.main.turn()
    #expect(log.takeWithoutLayout() == ["A viewWillAppear", "A viewIsAppearing", "A viewDidAppear"])
    parent.addChild(second)
    parent.view.addSubview(second.view)
    MainLoop.main.turn()
    #expect(log.takeWithoutLayout() == ["C willMove(toParent: parent)", "C loadView", "C viewDidLoad"])
    first.beginAppearanceTransition(true, animated: false)
    first.endAppearanceTransition()
    #expect(log.take() == ["B viewWillAppear", "B viewDidAppear"])
    window.isHidden = true
    #expect(log.takeWithoutLayout() == ["A viewWillDisappear", "A viewDidDisappear"])
  }

  @Test("A controller knows that it comes to a parent, or leaves it, while it does") func moving() {
    final class Asking: RecordingController {
      override func viewWillAppear(_ animated: Bool) { log.note("will \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { log.note("did \(isMovingToParent)") }
    }
    let (parent, child) = (RecordingController("A", log), Asking("B", log))
    show(parent)
    #expect(!child.isMovingToParent && !child.isMovingFromParent)
    parent.addChild(child)
    #expect(!child.isMovingToParent, "its view is nowhere yet")
    parent.view.addSubview(child.view)
    #expect(child.isMovingToParent)
    MainLoop.main.turn()
    #expect(!child.isMovingToParent)
    #expect(log.take().contains("will true"))
    window.isHidden = true
  }

  @Test("What a parent gave a child ends with its being a child") func parentTraits() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    first.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    first.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(first.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    second.addChild(child)
    #expect(second.overrideTraitCollection(forChild: child) == nil)
    second.view.addSubview(child.view)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("A window that is hidden tells those who were seen, not who was covered") func covered() {
    let (root, presented) = (RecordingController("A", log), RecordingController("B", log))
    show(root)
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: false)
    _ = log.take()
    window.isHidden = true
    #expect(log.takeWithoutLayout() == ["B viewWillDisappear", "B viewDidDisappear"])
    window.isHidden = false
    MainLoop.main.turn()
    #expect(log.takeWithoutLayout() == ["B viewWillAppear", "B viewIsAppearing", "B viewDidAppear"])
    window.isHidden = true
  }
}
