import Foundation
import LayoutCore
import StyleCore
import Testing

private final class Listener: NSObject, UIScrollViewDelegate {
  var offsets: [CGPoint] = []
  var ended = 0
  weak var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}

private final class CountingScrollView: UIScrollView {
  var layouts = 0
  var insets = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
  override func adjustedContentInsetDidChange() { insets += 1 }
}

@MainActor
struct UIScrollViewTests {
  private let frame = CGRect(x: 10, y: 20, width: 100, height: 200)

  @Test("The offset is the bounds' origin, both ways, and any offset will do (A.11)") func offset() {
    let view = UIScrollView(frame: frame)
    let listener = Listener()
    view.delegate = listener
    #expect(view.clipsToBounds && view.contentOffset == .zero)
    view.contentOffset = CGPoint(x: -5, y: 900)
    #expect(view.bounds == CGRect(x: -5, y: 900, width: 100, height: 200) && view.frame == frame)
    view.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(view.contentOffset == CGPoint(x: 1, y: 2))
    view.setContentOffset(CGPoint(x: 3, y: 3), animated: true)
    view.contentOffset = CGPoint(x: 3, y: 3)
    view.setContentOffset(CGPoint(x: 3, y: 3), animated: false)
    #expect(
      listener.offsets.map(\.x) == [-5, 3] && listener.ended == 1, "N.6: not of the bounds that code sets")
    view.frame.size.width = 50
    #expect(view.contentOffset == CGPoint(x: 3, y: 3) && listener.offsets.count == 2)
  }

  @Test("N.6: bounds that the delegate sets are not told of, wherever it sets them") func boundsInDelegate() {
    final class Clamping: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
        scrollView.bounds.origin.y += 1
      }
    }
    let view = UIScrollView(frame: frame)
    let delegate = Clamping()
    view.delegate = delegate
    view.contentOffset = CGPoint(x: 0, y: 5)
    #expect(delegate.count == 1 && view.contentOffset.y == 6)
    view.contentOffset.y = 20
    #expect(delegate.count == 2)
  }

  @Test("Scrolling lays out the scroll view, not what is around it (0.2)") func layout() {
    let parent = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = CountingScrollView(frame: frame)
    let inside = CountingScrollView(frame: frame)
    parent.addSubview(view)
    view.addSubview(inside)
    parent.layoutIfNeeded()
    let before = [parent.layouts, view.layouts + 1, inside.layouts]
    view.contentOffset.y = 7
    parent.layoutIfNeeded()
    let after = [parent.layouts, view.layouts, inside.layouts]
    #expect(after == before)
    #expect(inside.frame == frame && inside.convert(CGPoint.zero, to: parent) == CGPoint(x: 20, y: 33))
  }

  @Test("Without a safe area the adjusted inset is the inset (D.16)") func inset() {
    let view = CountingScrollView(frame: frame)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.adjustedContentInset == view.contentInset && view.insets == 1)
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.insets == 1)
  }

  @Test("A scroll view at the beginning of its content stays there") func restingPlace() {
    let view = UIScrollView(frame: frame)
    view.contentInset.top = 64
    #expect(view.contentOffset == CGPoint(x: 0, y: -64))
    view.contentOffset.y = 10
    view.contentInset.top = 80
    #expect(view.contentOffset == CGPoint(x: 0, y: 10))
    view.contentInset.left = 7
    #expect(view.contentOffset == CGPoint(x: -7, y: 10))
    view.contentOffset.x = 1
    view.contentInset.left = 9
    #expect(view.contentOffset == CGPoint(x: 1, y: 10))
  }

  @Test func guides() {
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 300, height: 400)
    view.contentOffset = CGPoint(x: 5, y: 6)
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 5, y: 6, width: 100, height: 200))
    #expect(view.contentLayoutGuide === view.contentLayoutGuide)
    #expect(view.contentLayoutGuide.owningView === view)
  }

  @Test("It has no intrinsic size, and its own one fits (C.20)") func sizes() {
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 300, height: 400)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.sizeThatFits(CGSize(width: 5, height: 5)) == frame.size)
  }

  @Test("A rectangle of the content is shown with as little scrolling as can be") func showing() {
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 100, height: 1000)
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 100), animated: false)
    #expect(view.contentOffset == .zero)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 400))
    view.contentInset.bottom = 30
    view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 500), animated: false)
    #expect(view.contentOffset == CGPoint(x: 0, y: 830))
    view.contentSize.width = 500
    view.contentInset.left = 20
    // 80 of the 100 points are free; 250…260 is at their right end.
    view.scrollRectToVisible(CGRect(x: 250, y: 900, width: 10, height: 10), animated: false)
    #expect(view.contentOffset == CGPoint(x: 160, y: 830))
  }

  @Test func zooming() {
    let view = UIScrollView(frame: frame)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    listener.zoomed = content
    view.delegate = listener
    view.addSubview(content)
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    view.maximumZoomScale = 3
    view.zoomScale = 9
    #expect(view.zoomScale == 3 && content.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
    #expect(view.contentSize == CGSize(width: 300, height: 300))
    view.minimumZoomScale = 0.5
    view.zoomScale = 0.1
    #expect(view.zoomScale == 0.5 && view.contentSize == CGSize(width: 50, height: 50))
  }

  @Test("Zooming to a rectangle fills the view with it, in the middle") func zoomingToARectangle() {
    let view = UIScrollView(frame: frame)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    listener.zoomed = content
    view.delegate = listener
    view.addSubview(content)
    view.maximumZoomScale = 9
    // 100 × 200 show 25 × 40 four times as large, with 20 points to spare above and below: 80 − 20.
    view.zoom(to: CGRect(x: 20, y: 20, width: 25, height: 40), animated: false)
    #expect(view.zoomScale == 4 && view.contentOffset == CGPoint(x: 80, y: 60))
  }
}
