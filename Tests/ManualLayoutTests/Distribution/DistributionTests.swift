import DiagnosticCore
import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ManualLayout
import StyleCore
import Testing
import TextViewCore
import ViewTestSupport

/// A container of subviews in given sizes.
@MainActor
func container(
  _ size: CGSize, scale: CGFloat = 2, isRightToLeft: Bool = false, subviews sizes: [CGSize]
) -> (UIView, [UIView]) {
  let container = UIView(frame: CGRect(origin: .zero, size: size))
  container.host(scale: scale, isRightToLeft ? .rightToLeft : .leftToRight)
  let views = sizes.map { UIView(frame: CGRect(origin: CGPoint(x: -1, y: -2), size: $0)) }
  views.forEach(container.addSubview)
  return (container, views)
}

@MainActor
struct DistributionTests {
  private let size = CGSize(width: 100, height: 60)

  private func starts(_ views: [UIView], _ axis: ViewDistributionAxis) -> [CGFloat] {
    views.map { axis == .horizontal ? $0.untransformedFrame.minX : $0.untransformedFrame.minY }
  }

  @Test("Spacers between, before and behind; along either axis the same")
  func bothAxes() {
    for axis in ViewDistributionAxis.allCases {
      let isHorizontal = axis == .horizontal
      let sizes = [10, 30, 20].map {
        isHorizontal ? CGSize(width: $0, height: 10) : CGSize(width: 10, height: $0)
      }
      let (view, subviews) = container(CGSize(width: 100, height: 100), subviews: sizes)
      let (a, b, c) = (subviews[0], subviews[1], subviews[2])
      func distribute(_ items: [any ViewDistributionSpecifying]) -> [CGFloat] {
        view.applySubviewDistribution(items, axis: axis)
        let starts = starts(subviews, axis)
        if isHorizontal {
          view.applyHorizontalSubviewDistribution(items)
        } else {
          view.applyVerticalSubviewDistribution(items)
        }
        #expect(self.starts(subviews, axis) == starts)
        // Across the axis all are in the middle.
        #expect(self.starts(subviews, isHorizontal ? .vertical : .horizontal) == [45, 45, 45])
        return starts
      }
      // 100 − 60 are left.
      #expect(distribute([a, 4.fixed, b, 6.fixed, c]) == [15, 29, 65])
      #expect(distribute([a, b, c]) == [10, 30, 70])
      #expect(distribute([1.flexible, a, b, c, 3.flexible]) == [10, 20, 50])
      #expect(distribute([5.fixed, a, 1.flexible, b, 1.flexible, c, 5.fixed]) == [5, 30, 75])
      #expect(distribute([a, 1.5.flexible, b, CGFloat(2.5).flexible, c]) == [0, 25, 80])
      // Weights of 0 leave nothing to share by, so the space goes to both ends.
      #expect(distribute([a, 0.flexible, b, c]) == [20, 30, 60])
      // Touching views count as spaced by what is written, which is nothing.
      #expect(distribute([a, 0.fixed, b, 0.fixed, c]) == [20, 30, 60])
      // There are 20 points too few: flexible spacers are negative, and all stays in the middle.
      #expect(distribute([1.flexible, a, 30.fixed, b, 30.fixed, c, 1.flexible]) == [-10, 30, 90])
    }
  }

  @Test("Right to left the horizontal distribution is the mirror image, the vertical one the same")
  func rightToLeft() {
    let sizes = [CGSize(width: 10, height: 10), CGSize(width: 30, height: 20)]
    let (plain, views) = container(size, subviews: sizes)
    let (mirror, twins) = container(size, isRightToLeft: true, subviews: sizes)
    let insets = UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 5)
    plain.applyHorizontalSubviewDistribution([
      4.fixed, views[0], 1.flexible, ViewDistributionItem.view(views[1], insets),
    ])
    mirror.applyHorizontalSubviewDistribution([
      4.fixed, twins[0], 1.flexible,
      ViewDistributionItem.view(twins[1], UIEdgeInsets(top: 1, left: 5, bottom: 2, right: 3)),
    ])
    #expect(starts(views, .horizontal) == [4, 100 - 30 + 5] as [CGFloat])
    for (view, twin) in zip(views, twins) {
      #expect(twin.untransformedFrame.maxX == 100 - view.untransformedFrame.minX)
      #expect(twin.untransformedFrame.minY == view.untransformedFrame.minY)
    }
    for (alignment, x) in [
      (HorizontalDistributionAlignment.leading(inset: 7), 100 - 7 - 10), (.trailing(inset: 7), 7),
      (.centered(offset: 7), 45 - 7),
    ] as [(HorizontalDistributionAlignment, CGFloat)] {
      mirror.applyVerticalSubviewDistribution([twins[0]], orthogonalAlignment: alignment)
      plain.applyVerticalSubviewDistribution([views[0]], orthogonalAlignment: alignment)
      #expect(twins[0].untransformedFrame.minX == x)
      #expect(views[0].untransformedFrame.minX == 100 - x - 10)
      #expect(twins[0].untransformedFrame.minY == 25)
    }
  }

  @Test("Across the axis: top, middle, bottom, or where they are; in any area")
  func orthogonal() {
    let (view, subviews) = container(size, subviews: [CGSize(width: 10, height: 10)])
    let area = CGRect(x: 20, y: 10, width: 60, height: 40)
    for (alignment, y) in [
      (VerticalDistributionAlignment.top(), 10), (.top(inset: 3), 13), (.centered(), 25),
      (.centered(offset: 3), 28),
      (.bottom(), 40), (.bottom(inset: 3), 37),
    ] as [(VerticalDistributionAlignment, CGFloat)] {
      view.applyHorizontalSubviewDistribution(subviews, inRect: area, orthogonalAlignment: alignment)
      #expect(subviews[0].untransformedFrame.origin == CGPoint(x: 45, y: y))
    }
    subviews[0].untransformedFrame.origin.y = 3.25
    view.applyHorizontalSubviewDistribution(subviews, inRect: area, orthogonalAlignment: nil)
    #expect(subviews[0].untransformedFrame.origin == CGPoint(x: 45, y: 3.25))
    view.applySubviewDistribution(subviews, axis: .horizontal, inRect: area, alignment: .trailing(inset: 1))
    #expect(subviews[0].untransformedFrame.minY == 39)
    view.applySubviewDistribution(subviews, alignment: .leading(inset: 1))
    #expect(subviews[0].untransformedFrame.origin == CGPoint(x: 1, y: 25))
  }

  @Test("Views of whole pixels that touch still do, at every place between pixels, also across zero")
  func noGapsOrOverlaps() {
    for scale in [1, 2, 3] as [CGFloat] {
      let sizes = (1...6).map { CGSize(width: CGFloat($0 * 3) / scale, height: 10) }
      for isRightToLeft in [false, true] {
        let (view, subviews) = container(size, scale: scale, isRightToLeft: isRightToLeft, subviews: sizes)
        for step in -60...60 {
          let area = CGRect(x: CGFloat(step) / 4 / scale - 5, y: 0, width: 80, height: 10)
          view.applyHorizontalSubviewDistribution(
            subviews.flatMap { [$0, 0.fixed] as [any ViewDistributionSpecifying] }, inRect: area)
          let ordered = isRightToLeft ? subviews.reversed() : subviews
          for (left, right) in zip(ordered, ordered.dropFirst()) {
            #expect(abs(left.untransformedFrame.maxX - right.untransformedFrame.minX) < 1e-9)
          }
        }
      }
    }
  }

  @Test(
    "Gaps of equal weight differ by at most a pixel and add up exactly, so nothing drifts",
    arguments: [1, 2, 3] as [CGFloat])
  func gaps(scale: CGFloat) {
    for count in 1...9 {
      let sizes = (0..<count).map { CGSize(width: CGFloat($0 % 3 + 1), height: 1) }
      let (view, subviews) = container(CGSize(width: 1, height: 1), scale: scale, subviews: sizes)
      for width in 1...400 {
        let width = CGFloat(width)
        view.bounds.size.width = width
        view.applyHorizontalSubviewDistribution(subviews)
        let gap = (width - sizes.reduce(0) { $0 + $1.width }) / CGFloat(count + 1)
        var (edge, exact): (CGFloat, CGFloat) = (0, gap)
        var isExact = true
        for subview in subviews {
          let frame = subview.untransformedFrame
          isExact =
            isExact && abs(frame.minX - exact) <= 0.5 / scale + 1e-9
            && abs(frame.minX - edge - gap) < 1 / scale + 1e-9
            && abs(frame.minX * scale - (frame.minX * scale).rounded()) < 1e-6
          edge = frame.maxX
          exact += frame.width + gap
        }
        #expect(isExact && abs(width - edge - gap) < 1 / scale + 1e-9, "\(count) views in \(width)")
      }
    }
  }

  @Test("Proxies take up their own rectangle, whatever is around it") func proxies() {
    let (view, subviews) = container(
      size, subviews: [CGSize(width: 30, height: 20), CGSize(width: 10, height: 10)])
    subviews[0].bounds.origin = CGPoint(x: 50, y: 50)
    let body = subviews[0].alignmentProxyInsetBy(top: 2, left: 4, bottom: 6, right: 8)
    view.applyHorizontalSubviewDistribution([10.fixed, body, 5.fixed, subviews[1], 1.flexible])
    // The body is 18 × 12, its middle is 30: it begins at (10, 24).
    #expect(subviews[0].untransformedFrame.origin == CGPoint(x: 10 - 4, y: 24 - 2))
    #expect(subviews[1].untransformedFrame.origin == CGPoint(x: 33, y: 25))
    view.applyVerticalSubviewDistribution([body, 5.fixed, 1.flexible], orthogonalAlignment: .trailing())
    #expect(subviews[0].untransformedFrame.origin == CGPoint(x: 100 - 18 - 4, y: -2))
    view.applyHorizontalSubviewDistribution([
      subviews[1].distributionItem(insetBy: UIEdgeInsets(uniform: 3)), 1.flexible,
    ])
    #expect(subviews[1].untransformedFrame.minX == -3)
  }

  @Test("Labels by their capitals") func labels() {
    let (view, _) = container(CGSize(width: 100, height: 100), subviews: [])
    let label = UILabel()
    label.font = .boxes(20)
    label.text = "aa"
    view.addSubview(label)
    label.sizeToFit()
    // Of 24 points 5 are above the capitals, and 5 beneath the baseline.
    view.applyVerticalSubviewDistribution([10.fixed, label.distributionItemUsingCapInsets, 1.flexible])
    #expect(label.untransformedFrame.minY == 5)
    view.applyVerticalSubviewDistribution([10.fixed, label.capInsetsAlignmentProxy, 1.flexible])
    #expect(label.untransformedFrame.minY == 5)
  }

  @Test("Transforms and anchors play no part") func transforms() {
    let sizes = [CGSize(width: 10, height: 10), CGSize(width: 30, height: 20)]
    let (view, subviews) = container(size, subviews: sizes)
    view.applyHorizontalSubviewDistribution(subviews)
    let frames = subviews.map(\.untransformedFrame)
    for subview in subviews {
      subview.layer.anchorPoint = CGPoint(x: 0.1, y: 0.9)
      subview.transform = CGAffineTransform(rotationAngle: 1)
    }
    view.applyHorizontalSubviewDistribution(subviews)
    for (subview, frame) in zip(subviews, frames) {
      #expect(subview.untransformedFrame.origin.distance(to: frame.origin) < 1e-9)
    }
  }

  @Test("Strangers and repeated views are reported and left out; nothing is distributed in nothing")
  func badInput() {
    let (view, subviews) = container(size, subviews: [CGSize(width: 10, height: 10)])
    let stranger = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let found = LayoutDiagnostics.collect {
      view.applyHorizontalSubviewDistribution([stranger, subviews[0], 10.fixed, subviews[0], 1.flexible])
    }
    #expect(
      found == [
        .placement(
          .notSubview(view: "UIView at (1.0, 2.0, 3.0, 4.0)", superview: "UIView at (0.0, 0.0, 100.0, 60.0)")),
        .placement(
          .repeatedView(
            view: "UIView at (-1.0, -2.0, 10.0, 10.0)", superview: "UIView at (0.0, 0.0, 100.0, 60.0)")),
      ])
    #expect(subviews[0].untransformedFrame.minX == 0 && stranger.frame.minX == 1)
    #expect(
      LayoutDiagnostics.collect { view.applyVerticalSubviewDistribution([10.fixed, 1.flexible]) }.isEmpty)
    view.applyVerticalSubviewDistribution([])
  }
}
