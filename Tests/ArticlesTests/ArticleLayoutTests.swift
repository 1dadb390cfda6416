import ManualLayout
import Testing
import UIKit

/// The frames of the articles' layouts, worked out by hand.
@MainActor
struct ArticleLayoutTests {
  private let scales: [CGFloat] = [1, 2, 3]

  private func mirrored(_ frame: CGRect, in width: CGFloat, _ isRightToLeft: Bool) -> CGRect {
    isRightToLeft
      ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  @Test("Four corners: each is 12 points from its edges", arguments: [false, true]) func fourCorners(
    isRightToLeft: Bool
  ) {
    for scale in scales {
      let view = FourCornersView(frame: CGRect(x: 0, y: 0, width: 180, height: 120))
      view.host(scale: scale, isRightToLeft: isRightToLeft)
      let wanted = [
        CGRect(x: 12, y: 12, width: 36, height: 36), CGRect(x: 180 - 12 - 48, y: 12, width: 48, height: 24),
        CGRect(x: 180 - 12 - 24, y: 120 - 12 - 48, width: 24, height: 48),
        CGRect(x: 12, y: 120 - 12 - 30, width: 30, height: 30),
      ]
      #expect(view.subviews.map(\.frame) == wanted.map { mirrored($0, in: 180, isRightToLeft) })
    }
  }

  @Test("Indicator and label: in the middle, and 32 points beneath") func indicatorAndLabel() {
    for scale in scales {
      let view = LoadingView(frame: CGRect(x: 0, y: 0, width: 240, height: 201))
      view.host(scale: scale, isRightToLeft: false)
      // (201 − 48) / 2 = 76.5, which at 1x is a tie and goes up to 77 (I.6).
      let top: CGFloat = scale == 2 ? 76.5 : scale == 1 ? 77 : 77 - 1.0 / 3
      #expect(view.activityIndicator.frame.minX == 96)
      #expect(abs(view.activityIndicator.frame.minY - top) < 1e-9)
      #expect(abs(view.label.frame.minY - (top + 48 + 32)) < 1e-9)
      #expect(abs(view.label.frame.midX - 120) <= 0.5 / scale)
      #expect(view.label.bounds.size == view.label.sizeThatFits(.zero))
    }
  }

  @Test("Image and label: the label takes at most the width that remains", arguments: [false, true])
  func imageAndLabel(isRightToLeft: Bool) {
    for scale in scales {
      for (text, isCut) in [("Short text", false), ("Text that is too long for its width", true)] {
        let view = MediaRowView(frame: CGRect(x: 0, y: 0, width: 280, height: 120), text: text)
        view.host(scale: scale, isRightToLeft: isRightToLeft)
        // (120 − 51) / 2 = 34.5: at 1x up to 35, in thirds 34 2/3.
        let top: CGFloat = scale == 2 ? 34.5 : scale == 1 ? 35 : 34 + 2.0 / 3
        let image = mirrored(CGRect(x: 32, y: top, width: 68, height: 51), in: 280, isRightToLeft)
        #expect(
          abs(view.imageView.frame.minX - image.minX) < 1e-9 && abs(view.imageView.frame.minY - top) < 1e-9)
        // Between 32 + 68 + 24 and 280 − 32 there are 124 points.
        let label = view.label.frame
        #expect(isCut == (label.width == 124) && label.width <= 124)
        #expect(abs((isRightToLeft ? 280 - label.maxX : label.minX) - 124) < 1e-9)
        // By the image's middle, on the pixel: both tops were rounded.
        #expect(abs(label.midY - view.imageView.frame.midY) <= 0.5 / scale + 1e-9)
      }
    }
  }

  @Test(
    "A calendar with space outside or inside shows the same, though it is not as large",
    arguments: [false, true])
  func calendars(isRightToLeft: Bool) {
    for scale in scales {
      let frame = CGRect(x: 0, y: 0, width: 260, height: 201)
      let outside = CalendarCardView(frame: frame, isSpaceOutside: true)
      let inside = CalendarCardView(frame: frame, isSpaceOutside: false)
      for view in [outside, inside] { view.host(scale: scale, isRightToLeft: isRightToLeft) }
      #expect(outside.calendarView.contents(in: outside) == inside.calendarView.contents(in: inside))
      // 260 − 34 − 12 = 214 wide, less than the ideal 220; 150 high, in the middle of 10…179: at 19.5.
      let top: CGFloat = scale == 2 ? 19.5 : scale == 1 ? 20 : 19 + 2.0 / 3
      let wanted = mirrored(CGRect(x: 34, y: top, width: 214, height: 150), in: 260, isRightToLeft)
      #expect(outside.calendarView.frame.size == wanted.size)
      #expect(outside.calendarView.frame.origin.distance(to: wanted.origin) < 1e-9)
      let margins = inside.calendarView.layoutMargins
      #expect(margins.left == (isRightToLeft ? 12 : 34) && margins.right == (isRightToLeft ? 34 : 12))
      #expect(inside.calendarView.frame.size == CGSize(width: 260, height: 182))
    }
  }

  @Test("Bubbles by their bodies, and by the tail", arguments: [false, true]) func bubbles(
    isRightToLeft: Bool
  ) {
    for scale in scales {
      let view = ConversationView(frame: CGRect(x: 0, y: 0, width: 240, height: 222))
      view.host(scale: scale, isRightToLeft: isRightToLeft)
      for bubble in [view.plain, view.tailed, view.byTail] { bubble.layoutIfNeeded() }
      func body(_ bubble: SpeechBubbleView) -> CGRect { bubble.convert(bubble.body.frame, to: view) }
      func wanted(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        mirrored(CGRect(x: x, y: y, width: 120, height: 50), in: 240, isRightToLeft)
      }
      // The bodies' trailing edges are at the margin, 240 − 28; the third one's tail, 11 points beyond it, is there.
      #expect(body(view.plain) == wanted(92, 16))
      #expect(body(view.tailed) == wanted(92, 76))
      #expect(body(view.byTail) == wanted(81, 156))
    }
  }

  @Test("Turning the tail on and off does not move the body") func tail() {
    let view = ConversationView(frame: CGRect(x: 0, y: 0, width: 240, height: 222))
    view.host(scale: 2, isRightToLeft: false)
    let frames = [view.plain, view.tailed, view.byTail].map { ($0.frame, $0.body.frame) }
    for isVisible in [true, false, true] {
      for bubble in [view.plain, view.tailed, view.byTail] {
        bubble.isTailVisible = isVisible
        bubble.setNeedsLayout()
      }
      view.setNeedsLayout()
      view.layoutIfNeeded()
      for (bubble, frame) in zip([view.plain, view.tailed, view.byTail], frames) {
        #expect(bubble.frame == frame.0 && bubble.body.frame == frame.1)
      }
    }
  }

  @Test("Proxies need no layout of the view that they stand for") func proxiesWithoutLayout() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let bubble = SpeechBubbleView(.systemBlue)
    superview.addSubview(bubble)
    bubble.sizeToFit(superview.bounds.size)
    bubble.bodyAlignmentProxy.align(.topLeft, with: superview, .topLeft)
    #expect(bubble.layouts == 0)
    let frame = bubble.frame
    bubble.layoutIfNeeded()
    #expect(bubble.layouts == 1)
    bubble.bodyAlignmentProxy.align(.topLeft, with: superview, .topLeft)
    #expect(bubble.frame == frame && bubble.convert(bubble.body.frame, to: superview).origin == .zero)
    // Its body is where the proxy said before there was one.
    #expect(bubble.body.frame == bubble.bodyAlignmentProxy.alignmentContext.alignmentBounds)
  }

  @Test("The four ways to the top trailing corner inside the margins are one", arguments: [false, true])
  func fourWays(isRightToLeft: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (subview, proxyView) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
    [subview, proxyView].forEach(view.addSubview)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: 6, trailing: 10)
    view.host(scale: 2, isRightToLeft: isRightToLeft)
    let margins = view.layoutMargins
    var origins: [CGPoint] = []
    subview.align(
      .topTrailing, with: view, .topTrailing,
      offset: UIOffset(horizontal: isRightToLeft ? margins.left : -margins.right, vertical: margins.top))
    origins.append(subview.frame.origin)
    proxyView.untransformedFrame = view.bounds.inset(by: margins)
    subview.align(.topTrailing, with: proxyView, .topTrailing)
    origins.append(subview.frame.origin)
    subview.align(.topTrailing, with: view.layoutMarginsAlignmentProxy, .topTrailing)
    origins.append(subview.frame.origin)
    subview.align(.topTrailing, with: view.alignmentProxy(insetBy: margins), .topTrailing)
    origins.append(subview.frame.origin)
    #expect(Set(origins.map(\.x)) == [isRightToLeft ? 10 : 160] && Set(origins.map(\.y)) == [5])
  }
}
