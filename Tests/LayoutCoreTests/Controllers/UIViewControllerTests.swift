import Foundation
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewControllerTests {
  private let log = CallbackLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("The view is made once, when it is first asked for") func loading() {
    let controller = RecordingController("A", log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view)
    controller.loadViewIfNeeded()
    #expect(log.take() == ["A loadView", "A viewDidLoad"])
  }

  @Test("A plain controller has a view of the screen's size that follows its superview")
  func plainView() {
    let controller = UIViewController()
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.backgroundColor == nil)
  }

  @Test("From a window to the screen and away: the whole life") func lifeCycle() {
    let controller = RecordingController("A", log)
    window.rootViewController = controller
    #expect(log.take() == [], "B.30")
    window.makeKeyAndVisible()
    #expect(log.take() == ["A loadView", "A viewDidLoad", "A viewWillAppear", "A viewIsAppearing"])
    MainLoop.main.turn()
    #expect(
      log.take() == [
        "A viewWillLayoutSubviews", "A layoutSubviews", "A viewDidLayoutSubviews", "A viewDidAppear",
      ])
    MainLoop.main.turn()
    #expect(log.take() == [])
    window.isHidden = true
    #expect(log.take() == ["A viewWillDisappear", "A viewDidDisappear"])
  }

  @Test("B.9: each layout of the root view is between the callbacks, before any subview's own")
  func layoutOrder() {
    let controller = RecordingController("A", log)
    controller.onLoad = { [log] in $0.view.addSubview(RecordingView("subview", log)) }
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    _ = log.take()
    controller.view.frame.size.width -= 1
    window.layoutIfNeeded()
    let once = ["A viewWillLayoutSubviews", "A layoutSubviews", "A viewDidLayoutSubviews"]
    #expect(log.take() == once)
    controller.view.setNeedsLayout()
    controller.view.subviews[0].setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(log.take() == once + ["subview"])
    controller.view.layoutIfNeeded()
    #expect(log.take() == [])
  }

  @Test("B.9: constraints that viewWillLayoutSubviews asks for are updated before layoutSubviews")
  func constraintsWithinLayout() {
    final class Controller: UIViewController {
      let log: CallbackLog
      init(_ log: CallbackLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = CycleView("view", log) }
      override func viewWillLayoutSubviews() {
        log.note("will")
        view.setNeedsUpdateConstraints()
        view.subviews.first?.setNeedsUpdateConstraints()
      }
      override func updateViewConstraints() {
        log.note("updateViewConstraints")
        super.updateViewConstraints()
      }
      override func viewDidLayoutSubviews() { log.note("did") }
    }
    let controller = Controller(log)
    controller.view.addSubview(CycleView("subview", log))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    let expected = [
      "will", "subview constraints", "updateViewConstraints", "view constraints", "view", "did",
    ]
    #expect(log.take() == expected + ["subview"])
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(log.take() == expected)
  }

  @Test("The appearance of a child whose view is added follows the window's next turn") func addedChild() {
    let parent = RecordingController("A", log)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    _ = log.take()
    let child = RecordingController("B", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "B willMove(toParent: parent)", "B loadView", "B viewDidLoad", "B viewWillAppear",
        "B viewIsAppearing",
        "B didMove(toParent: parent)",
      ])
    MainLoop.main.turn()
    #expect(log.takeWithoutLayout() == ["B viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.takeWithoutLayout() == [
        "B willMove(toParent: nil)", "B viewWillDisappear", "B viewDidDisappear", "B didMove(toParent: nil)",
      ])
    window.isHidden = true
  }

  @Test("Children in the view appear and disappear after their parent") func forwarding() {
    let parent = RecordingController("A", log)
    let child = RecordingController("B", log)
    parent.onLoad = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    window.rootViewController = parent
    parent.loadViewIfNeeded()
    _ = log.take()
    window.isHidden = false
    MainLoop.main.turn()
    #expect(
      log.takeWithoutLayout() == [
        "A viewWillAppear", "B viewWillAppear", "A viewIsAppearing", "B viewIsAppearing", "A viewDidAppear",
        "B viewDidAppear",
      ])
    window.isHidden = true
    #expect(
      log.takeWithoutLayout() == [
        "A viewWillDisappear", "B viewWillDisappear", "A viewDidDisappear", "B viewDidDisappear",
      ])
  }

  @Test("A transition that is announced twice is announced once") func stateMachine() {
    let controller = RecordingController("A", log)
    controller.loadViewIfNeeded()
    _ = log.take()
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: false)
    #expect(log.take() == [])
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(log.take() == ["A viewWillAppear", "A viewWillDisappear", "A viewDidDisappear"])
  }

  @Test("Adding a child takes it from its parent; removing leaves the view") func containment() {
    let first = UIViewController()
    let second = UIViewController()
    let child = RecordingController("B", log)
    first.addChild(child)
    first.view.addSubview(child.view)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    child.removeFromParent()
    #expect(second.children.isEmpty && child.parent == nil && child.view.superview === first.view)
  }

  @Test("transition(from:to:) exchanges views, with appearance in the order of a push") func transition() {
    let parent = RecordingController("A", log)
    let (old, new) = (RecordingController("B", log), RecordingController("C", log))
    parent.onLoad = {
      $0.addChild(old)
      $0.view.addSubview(old.view)
      $0.addChild(new)
    }
    window.rootViewController = parent
    window.makeKeyAndVisible()
    MainLoop.main.turn()
    _ = log.take()
    var isCompleted = false
    parent.transition(from: old, to: new, duration: 0, completion: { isCompleted = $0 })
    #expect(isCompleted && parent.view.subviews == [new.view])
    #expect(
      log.takeWithoutLayout() == [
        "C loadView", "C viewDidLoad", "B viewWillDisappear", "C viewWillAppear", "C viewIsAppearing",
        "B viewDidDisappear", "C viewDidAppear",
      ])
    window.isHidden = true
  }

  @Test("The chain of responders goes through controllers") func responders() {
    let controller = UIViewController()
    let subview = UIView(frame: .zero)
    controller.view.addSubview(subview)
    window.rootViewController = controller
    window.isHidden = false
    #expect(subview.next === controller.view && controller.view.next === controller)
    #expect(controller.next === window)
  }

  @Test("A controller dies with its window; the view and the controller do not keep each other")
  func release() {
    weak var weakController: UIViewController?
    weak var weakView: UIView?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let controller = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      weakController = controller
      weakView = controller.view
    }
    #expect(weakController == nil && weakView == nil)
  }

  @Test("Styles and traits of a controller override those around its view") func traits() {
    let parent = RecordingController("A", log)
    let child = RecordingController("B", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.rootViewController = parent
    window.isHidden = false
    _ = log.take()
    child.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(log.take() == ["B traitCollectionDidChange", "B traitCollectionDidChange"])
    parent.setOverrideTraitCollection(nil, forChild: child)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection == parent.traitCollection)
  }
}
