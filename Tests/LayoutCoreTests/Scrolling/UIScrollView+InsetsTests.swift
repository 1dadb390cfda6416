import Foundation
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// D.16.
@MainActor
struct UIScrollViewInsetsTests {
  private let window = UIWindow(size: CGSize(width: 300, height: 400), safeArea: UIEdgeInsets(50, 10, 30, 20))

  private func scrollView(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize = .zero
  ) -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset = UIEdgeInsets(1, 2, 3, 4)
    view.contentSize = content
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  /// The inset of (1, 2, 3, 4), with the safe area where it counts.
  private func inset(across: Bool, down: Bool) -> UIEdgeInsets {
    UIEdgeInsets(down ? 51 : 1, across ? 12 : 2, down ? 33 : 3, across ? 24 : 4)
  }

  @Test("D.16: never and always", arguments: [CGSize.zero, CGSize(width: 900, height: 900)])
  func neverAndAlways(content: CGSize) {
    #expect(scrollView(.never, content: content).adjustedContentInset == inset(across: false, down: false))
    #expect(scrollView(.always, content: content).adjustedContentInset == inset(across: true, down: true))
  }

  @Test(
    "D.16: the axes in which the content is longer than the bounds",
    arguments: [.scrollableAxes, .automatic] as [UIScrollView.ContentInsetAdjustmentBehavior],
    [
      (CGSize(width: 200, height: 200), false, false), (CGSize(width: 200, height: 401), false, true),
      (CGSize(width: 301, height: 200), true, false), (CGSize(width: 301, height: 401), true, true),
    ])
  func scrollableAxes(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: (size: CGSize, across: Bool, down: Bool)
  ) {
    let view = scrollView(behavior, content: content.size)
    #expect(view.adjustedContentInset == inset(across: content.across, down: content.down))
  }

  @Test(
    "D.16: an axis that always bounces counts as one that scrolls",
    arguments: [.scrollableAxes, .automatic] as [UIScrollView.ContentInsetAdjustmentBehavior])
  func bouncing(behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    let view = scrollView(behavior)
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset == inset(across: false, down: true))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset == inset(across: true, down: true))
    view.alwaysBounceVertical = false
    #expect(view.adjustedContentInset == inset(across: true, down: false))
  }

  @Test(
    "D.8, D.16: what the inset has of the safe area, the content has not",
    arguments: [
      (.never, UIEdgeInsets(50, 10, 30, 20)), (.scrollableAxes, UIEdgeInsets(0, 10, 0, 20)),
      (.always, UIEdgeInsets(0, 0, 0, 0)),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, UIEdgeInsets)])
  func content(behavior: UIScrollView.ContentInsetAdjustmentBehavior, expected: UIEdgeInsets) {
    let view = scrollView(behavior, content: CGSize(width: 300, height: 900))
    view.contentInset = .zero
    view.contentOffset = .zero
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    view.addSubview(child)
    window.layoutIfNeeded()
    #expect(child.safeAreaInsets == expected)
    // A view that no longer scrolls has its content in the safe area again.
    guard behavior == .scrollableAxes else { return }
    child.frame.size.height = 400
    view.contentSize.height = 400
    window.layoutIfNeeded()
    #expect(child.safeAreaInsets == UIEdgeInsets(50, 10, 30, 20))
  }

  @Test("Constraints to margins in the content count on the safe area that the content has")
  func marginsInContent() {
    let view = UIScrollView(frame: window.bounds)
    view.alwaysBounceVertical = true
    let (card, label) = (UIView(), UIView())
    for subview in [card, label] { subview.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(card)
    card.addSubview(label)
    window.addSubview(view)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
      card.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 200),
      label.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      label.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    // 8 + 20 + 8, D.1: not the 50 above and the 30 below.
    #expect(card.frame.height == 36 && label.frame.minY == 8)
    view.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    // The card is at the upper end of the view, 50 of it in the safe area: 58 + 20 + 8.
    #expect(card.frame.height == 86 && label.frame.minY == 58)
  }

  @Test("D.16: only what of the safe area reaches the scroll view counts (D.8)") func overlap() {
    let view = scrollView(.always)
    view.frame = CGRect(x: 4, y: 20, width: 296, height: 360)
    window.layoutIfNeeded()
    // 50 − 20, 10 − 4, 30 − 20, 20
    #expect(view.adjustedContentInset == UIEdgeInsets(31, 8, 13, 24))
    view.removeFromSuperview()
    view.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(1, 2, 3, 4), "D.9")
  }

  @Test("An axis scrolls where the content with its inset is longer than the bounds, not where it fits")
  func longestThatFits() {
    // The inset is 4 high and 6 wide in 300 × 400.
    let fitting = scrollView(.scrollableAxes, content: CGSize(width: 294, height: 396))
    #expect(fitting.adjustedContentInset == inset(across: false, down: false))
    fitting.contentSize = CGSize(width: 295, height: 397)
    #expect(fitting.adjustedContentInset == inset(across: true, down: true))
  }

  @Test("Each change is announced as it is made") func atOnce() {
    final class Counting: UIScrollView {
      var insets: [UIEdgeInsets] = []
      override func adjustedContentInsetDidChange() { insets.append(adjustedContentInset) }
      override func layoutSubviews() {}
    }
    let view = Counting(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    window.addSubview(view)
    window.layoutIfNeeded()
    var expected: [UIEdgeInsets] = []
    func announced(_ across: Bool, _ down: Bool) -> Bool {
      expected.append(UIEdgeInsets(down ? 50 : 0, across ? 10 : 0, down ? 30 : 0, across ? 20 : 0))
      return view.insets == expected
    }
    view.contentSize.height = 401
    #expect(announced(false, true))
    view.alwaysBounceHorizontal = true
    #expect(announced(true, true))
    view.alwaysBounceHorizontal = false
    #expect(announced(false, true))
    view.contentInsetAdjustmentBehavior = .never
    #expect(announced(false, false))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(announced(false, true))
    view.bounds.size.height = 500
    #expect(announced(false, false))
  }

  @Test("A safe area that comes is announced even where layoutSubviews does not call super")
  func withoutSuper() {
    final class Counting: UIScrollView {
      var announcements = 0
      override func adjustedContentInsetDidChange() { announcements += 1 }
      override func layoutSubviews() {}
    }
    let view = Counting(frame: window.bounds)
    view.contentInsetAdjustmentBehavior = .always
    window.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.announcements == 1 && view.contentOffset == CGPoint(x: -10, y: -50))
  }

  @Test("The delegate and the view hear of each new inset, once") func announcements() {
    final class Listener: NSObject, UIScrollViewDelegate {
      var insets: [UIEdgeInsets] = []
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        insets.append(scrollView.adjustedContentInset)
      }
    }
    let listener = Listener()
    let view = scrollView(.always)
    view.delegate = listener
    view.contentInset.top = 5
    view.contentInset.top = 5
    view.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(listener.insets == [UIEdgeInsets(55, 12, 33, 24), UIEdgeInsets(5, 2, 3, 4)])
  }
}
