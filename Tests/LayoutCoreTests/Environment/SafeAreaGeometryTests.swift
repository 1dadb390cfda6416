import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StackCore
import StyleCore
import Testing
import ViewTestSupport

/// The changes after which views compute their insets again, once they have been laid out (D.8 to D.11).
@MainActor
struct SafeAreaGeometryTests {
  private let log = CallbackLog()
  private let window = UIWindow(size: CGSize(width: 300, height: 400), safeArea: UIEdgeInsets(50, 10, 30, 20))
  private let outer: InsetRecordingView
  private let inner: InsetRecordingView

  init() {
    outer = InsetRecordingView("A", log, frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner = InsetRecordingView("B", log, frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.addSubview(outer)
    outer.addSubview(inner)
    window.layoutIfNeeded()
    _ = log.take()
  }

  struct Change: CustomStringConvertible, Sendable {
    let description: String
    let outer, inner: UIEdgeInsets
    let body: @MainActor @Sendable (_ outer: UIView, _ inner: UIView) -> Void

    init(
      _ description: String, outer: UIEdgeInsets = UIEdgeInsets(50, 10, 30, 20), inner: UIEdgeInsets,
      _ body: @escaping @MainActor @Sendable (_ outer: UIView, _ inner: UIView) -> Void
    ) {
      self.description = description
      (self.outer, self.inner) = (outer, inner)
      self.body = body
    }
  }

  nonisolated static let changes = [
    Change("nothing", inner: UIEdgeInsets(50, 10, 0, 20)) { _, _ in },
    Change("frame", inner: UIEdgeInsets(40, 6, 0, 20)) { _, inner in
      inner.frame = CGRect(x: 4, y: 10, width: 296, height: 100)
    },
    Change("center", inner: UIEdgeInsets(45, 10, 0, 20)) { _, inner in inner.center.y += 5 },
    // The middle stays, and the top goes down by 4.
    Change("bounds.size", inner: UIEdgeInsets(46, 10, 0, 20)) { _, inner in inner.bounds.size.height -= 8 },
    // A view that sticks out has no larger inset than its superview (D.8).
    Change("a size that sticks out", inner: UIEdgeInsets(50, 10, 0, 20)) { _, inner in
      inner.bounds.size.height += 8
    },
    Change("the superview's bounds.origin", inner: UIEdgeInsets(43, 10, 0, 20)) { outer, _ in
      outer.bounds.origin.y = -7
    },
    // The middle of the view, 50 down, becomes its upper edge.
    Change("anchorPoint", inner: UIEdgeInsets(0, 10, 0, 20)) { _, inner in
      inner.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
    },
    Change("transform", inner: UIEdgeInsets(44, 10, 0, 20)) { _, inner in
      inner.transform = CGAffineTransform(translationX: 0, y: 6)
    },
    // 60 from the top, 20 from the left, further from the others.
    Change("the superview's place, where no inset reaches", outer: .zero, inner: .zero) { outer, _ in
      outer.frame = CGRect(x: 20, y: 60, width: 100, height: 100)
    },
    Change(
      "the superview's place, far from the window's edges", outer: UIEdgeInsets(0, 0, 30, 0), inner: .zero
    ) { outer, _ in
      outer.frame = CGRect(x: 20, y: 300, width: 260, height: 400)
      outer.subviews[0].frame = CGRect(x: 0, y: 0, width: 260, height: 50)
    },
  ]

  @Test(arguments: changes) func insets(_ change: Change) {
    change.body(outer, inner)
    #expect(outer.safeAreaInsets == change.outer && inner.safeAreaInsets == change.inner, "at once")
    window.layoutIfNeeded()
    #expect(outer.safeAreaInsets == change.outer && inner.safeAreaInsets == change.inner, "after layout")
    let margins = UIEdgeInsets(
      change.inner.top + 8, change.inner.left + 8, change.inner.bottom + 8, change.inner.right + 8)
    #expect(inner.layoutMargins == margins, "D.3")
    let isTold = change.inner != UIEdgeInsets(50, 10, 0, 20)
    #expect(log.take().contains("B safeArea") == isTold)
  }

  @Test(
    "The edges that are passed on, one by one",
    arguments: [
      (UIRectEdge.top, UIEdgeInsets(50, 0, 0, 0)), (.left, UIEdgeInsets(0, 10, 0, 0)),
      (.bottom, UIEdgeInsets(0, 0, 30, 0)), (.right, UIEdgeInsets(0, 0, 0, 20)),
      (UIRectEdge.top.union(.bottom), UIEdgeInsets(50, 0, 30, 0)), (UIRectEdge(), .zero),
      (.all, UIEdgeInsets(50, 10, 30, 20)),
    ] as [(UIRectEdge, UIEdgeInsets)])
  func passedOn(edges: UIRectEdge, expected: UIEdgeInsets) {
    inner.frame = outer.bounds
    outer.setSafeAreaEdgesForSubviews(edges)
    #expect(outer.safeAreaInsets == UIEdgeInsets(50, 10, 30, 20) && inner.safeAreaInsets == expected)
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets == expected)
  }

  @Test("D.9: a tree that was never in a window has no safe area, whatever its root was given")
  func neverInAWindow() {
    let (root, child) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    root.addSubview(child)
    root.setRootViewEnvironment(
      RootViewEnvironment(
        safeAreaInsets: UIEdgeInsets(50, 10, 30, 20), systemMinimumLayoutMargins: nil,
        respectsSystemMinimum: true))
    root.layoutIfNeeded()
    #expect(root.safeAreaInsets == .zero && child.safeAreaInsets == .zero)
  }

  @Test("What constraints place inside the safe area has no margins from it", arguments: [false, true])
  func placedByConstraints(inScrollView: Bool) {
    let window = UIWindow(size: CGSize(width: 800, height: 400), safeArea: UIEdgeInsets(0, 59, 0, 59))
    let root = UIView(frame: window.bounds)
    let outer = inScrollView ? UIScrollView() : UIView()
    let (content, line, label) = (UIStackView(), UIStackView(), UIView())
    line.isLayoutMarginsRelativeArrangement = true
    line.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    line.addArrangedSubview(label)
    content.axis = .vertical
    content.addArrangedSubview(line)
    for view in [outer, content, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    window.addSubview(root)
    root.addSubview(outer)
    outer.addSubview(content)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: outer.topAnchor),
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 140),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -140),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(content.frame.minX == 140 && line.safeAreaInsets == .zero)
    #expect(line.layoutMargins == UIEdgeInsets(0, 16, 0, 16))
    #expect(label.frame.minX == 16 && label.frame.width == 800 - 280 - 32)
  }
}
