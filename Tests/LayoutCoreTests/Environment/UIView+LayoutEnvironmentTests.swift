import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

@MainActor
struct UIViewLayoutEnvironmentTests {
  private let log = CallbackLog()
  /// An iPhone 14 Pro held upright (H.1).
  private let window = UIWindow(
    size: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  private func view(_ id: String, _ frame: CGRect, in superview: UIView) -> InsetRecordingView {
    let view = InsetRecordingView(id, log, frame: frame)
    superview.addSubview(view)
    return view
  }

  /// Lays the window out and forgets what was noted until then.
  private func settle() {
    window.layoutIfNeeded()
    _ = log.take()
  }

  @Test("D.8: a top inset of 59, 20 of it above the view, leaves 39") func movedDown() {
    let view = view("V", CGRect(x: 0, y: 0, width: 393, height: 400), in: window)
    #expect(view.safeAreaInsets == UIEdgeInsets(59, 0, 0, 0))
    view.frame.origin.y = 20
    #expect(view.safeAreaInsets == UIEdgeInsets(39, 0, 0, 0))
  }

  @Test(
    "D.8: per edge, what the distance to the superview's edge leaves, never below 0",
    arguments: [
      (CGRect(x: 0, y: 0, width: 300, height: 400), UIEdgeInsets(50, 10, 30, 20)),
      (CGRect(x: 4, y: 5, width: 290, height: 380), UIEdgeInsets(45, 6, 15, 14)),
      (CGRect(x: 10, y: 50, width: 270, height: 320), .zero),
      (CGRect(x: 100, y: 200, width: 10, height: 10), .zero),
      (CGRect(x: 100, y: 390, width: 10, height: 10), UIEdgeInsets(0, 0, 30, 0)),
      // Sticking out: no more than the superview has.
      (CGRect(x: 100, y: -10, width: 10, height: 10), UIEdgeInsets(50, 0, 0, 0)),
      (CGRect(x: -10, y: 370, width: 320, height: 40), UIEdgeInsets(0, 10, 30, 20)),
    ])
  func distances(frame: CGRect, expected: UIEdgeInsets) {
    let window = UIWindow(size: CGSize(width: 300, height: 400), safeArea: UIEdgeInsets(50, 10, 30, 20))
    let view = UIView(frame: frame)
    window.addSubview(view)
    #expect(view.safeAreaInsets == expected)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == expected, "and no other after layout")
  }

  @Test("An edge without inset gives none to what sticks out of it") func noInsetOutside() {
    let view = view("V", CGRect(x: -50, y: 100, width: 600, height: 100), in: window)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("D.8: through several levels, in the coordinates of each superview") func nested() {
    let outer = view("A", CGRect(x: 0, y: 10, width: 393, height: 842), in: window)
    let inner = view("B", CGRect(x: 0, y: 105, width: 393, height: 837), in: outer)
    outer.bounds.origin.y = 100
    // 59 - 10 - (105 - 100) = 44; the far edges meet.
    #expect(inner.safeAreaInsets == UIEdgeInsets(44, 0, 34, 0))
  }

  @Test("D.9: nothing outside a window, and nothing again after leaving it") func outsideWindow() {
    let view = InsetRecordingView("V", log, frame: window.bounds)
    let inner = InsetRecordingView("I", log, frame: window.bounds)
    view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero && inner.safeAreaLayoutGuide.layoutFrame == inner.bounds)
    window.addSubview(view)
    #expect(inner.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    settle()
    view.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero && inner.layoutMargins == UIEdgeInsets(8, 8, 8, 8))
    view.layoutIfNeeded()
    #expect(log.take() == ["V safeArea", "V margins", "V", "I safeArea", "I margins", "I"])
  }

  @Test("D.11: a transform changes the insets of the view") func transform() {
    let view = view("V", CGRect(x: 0, y: 0, width: 393, height: 100), in: window)
    view.transform = CGAffineTransform(translationX: 0, y: 20)
    #expect(view.safeAreaInsets == UIEdgeInsets(39, 0, 0, 0))
    view.transform = CGAffineTransform(scaleX: 1, y: 0.5)
    #expect(view.safeAreaInsets == UIEdgeInsets(34, 0, 0, 0), "the frame begins at 25")
  }

  @Test("D.10: the insets of a root view do not follow its place") func rootView() {
    let root = view("R", CGRect(x: 0, y: 0, width: 393, height: 852), in: window)
    root.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: UIEdgeInsets(103, 0, 34, 0), systemMinimumLayoutMargins: nil,
        respectsSystemMinimum: true))
    let child = view("C", CGRect(x: 0, y: 3, width: 393, height: 849), in: root)
    #expect(root.safeAreaInsets.top == 103 && child.safeAreaInsets == UIEdgeInsets(100, 0, 34, 0))
    root.frame.origin.y = 200
    #expect(root.safeAreaInsets.top == 103 && child.safeAreaInsets.top == 100)
    #expect(root.safeAreaInsets(forSubviewAt: CGRect(x: 0, y: 60, width: 9, height: 9)).top == 43)
    root.setRootViewEnvironment(nil)
    #expect(root.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0), "59 - 200 < 0; below it sticks out")
  }

  @Test("Who gives a root view its environment does so in time, and hears what became of it") func observer()
  {
    final class Controller: RootViewObserver {
      let (root, log): (InsetRecordingView, CallbackLog)
      init(_ root: InsetRecordingView, _ log: CallbackLog) { (self.root, self.log) = (root, log) }

      func rootViewSafeAreaInsetsDidChange() { log.note("controller safeArea") }
      func rootViewLayoutMarginsDidChange() { log.note("controller margins") }
      func rootViewEnvironmentDidChange() {
        log.note("surroundings")
        var insets = root.superview?.safeAreaInsets(forSubviewAt: root.frame) ?? .zero
        insets.top += 44
        root.setRootViewEnvironment(
          RootViewEnvironment(
            safeAreaInsets: insets, systemMinimumLayoutMargins: nil, respectsSystemMinimum: true))
      }
    }
    let root = view("R", CGRect(x: 0, y: 10, width: 393, height: 842), in: window)
    let controller = Controller(root, log)
    root.setRootViewObserver(controller)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "surroundings", "R safeArea", "controller safeArea", "R margins", "controller margins", "R",
      ])
    #expect(root.safeAreaInsets == UIEdgeInsets(93, 0, 34, 0), "59 - 10 + 44")
    root.frame.origin.y = 0
    window.layoutIfNeeded()
    #expect(log.take() == [] && root.safeAreaInsets.top == 93, "D.10: a move does not count")
  }

  @Test("Edges that are not passed on leave subviews nothing there") func edgesForSubviews() {
    let scrolling = view("S", window.bounds, in: window)
    let content = view("C", window.bounds, in: scrolling)
    scrolling.setSafeAreaEdgesForSubviews([.bottom])
    #expect(scrolling.safeAreaInsets.top == 59)
    #expect(content.safeAreaInsets == UIEdgeInsets(0, 0, 34, 0))
  }

  @Test("However often the frame is set, a view hears of its insets once, before its layout") func once() {
    let outer = view("A", window.bounds, in: window)
    _ = view("B", outer.bounds, in: outer)
    window.layoutIfNeeded()
    #expect(log.take() == ["A safeArea", "A margins", "A", "B safeArea", "B margins", "B"])
    for y in [5, 50, 500, 20] as [CGFloat] { outer.frame.origin.y = y }
    #expect(log.take() == [])
    window.layoutIfNeeded()
    // The window is not laid out for a move, and the views are only because their insets changed.
    #expect(log.take() == ["A safeArea", "A margins", "A", "B safeArea", "B margins", "B"])
    outer.frame.origin.y = 300
    outer.frame.origin.y = 20
    window.layoutIfNeeded()
    #expect(log.take() == [], "there and back is no change")
  }

  @Test("Subviews hear of insets with the frames that their superview's layout gave them")
  func settledFrames() {
    let outer = view("A", window.bounds, in: window)
    let inner = view("B", outer.bounds, in: outer)
    outer.onLayout = { view in inner.frame = view.bounds.inset(by: view.safeAreaInsets) }
    window.layoutIfNeeded()
    #expect(log.take() == ["A safeArea", "A margins", "A", "B"], "B is never within the unsafe area")
    #expect(inner.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test("A move is looked at where it can matter, and nowhere else") func cost() {
    let top = view("A", CGRect(x: 0, y: 0, width: 393, height: 100), in: window)
    let rest = view("B", CGRect(x: 0, y: 100, width: 393, height: 700), in: window)
    for parent in [top, rest] {
      for y in 0..<50 {
        parent.addSubview(UIView(frame: CGRect(x: 0, y: CGFloat(60 + y), width: 9, height: 9)))
      }
    }
    settle()
    rest.subviews[7].center.y += 1
    #expect(!window.layer.waitsForLayout, "no safe area is near")
    top.center.y += 1
    var pass = LayoutPass()
    pass.run(from: window.layer)
    // The window, A and B on the way; those in A, whose superview's safe area changed; not those in B.
    #expect(pass.visited == 53)
  }

  @Test("Trees deeper than the stack hear of insets, level by level") func deep() {
    let highest = UIView(frame: window.bounds)
    var deepest = highest
    for _ in 0..<10_000 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      deepest.addSubview(next)
      deepest = next
    }
    window.addSubview(highest)
    #expect(deepest.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0), "before layout")
    window.layoutIfNeeded()
    #expect(deepest.safeAreaInsets == UIEdgeInsets(59, 0, 34, 0))
    highest.frame.origin.y = 9
    #expect(deepest.safeAreaInsets.top == 50)
    window.layoutIfNeeded()
    // 59 - 9 + 8; below the trees stick out by 9, which adds nothing to 34 + 8.
    #expect(deepest.layoutMargins == UIEdgeInsets(58, 8, 42, 8))
  }

  @Test("B.11: insets that change with every layout are a loop, and it ends") func loop() {
    let view = view("V", CGRect(x: 0, y: 0, width: 393, height: 100), in: window)
    view.onLayout = { $0.frame.origin.y = $0.frame.origin.y == 0 ? 10 : 0 }
    let diagnostics = LayoutDiagnostics.collect { window.layoutIfNeeded() }
    #expect(diagnostics.count == 1)
    #expect(!window.layer.waitsForLayout)
  }
}
