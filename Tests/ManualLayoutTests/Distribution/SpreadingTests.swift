import DiagnosticCore
import Foundation
import LayoutCore
import ManualLayout
import Testing

@MainActor
struct SpreadingTests {
  @Test(
    "n views in a width are exact: no gap, no overlap, no drift, in both directions",
    arguments: [1, 2, 3] as [CGFloat])
  func exact(scale: CGFloat) {
    for count in 1...9 {
      for isRightToLeft in [false, true] {
        let (view, subviews) = container(
          .zero, scale: scale, isRightToLeft: isRightToLeft, subviews: Array(repeating: .zero, count: count))
        let ordered = isRightToLeft ? Array(subviews.reversed()) : subviews
        for width in 1...400 {
          let width = CGFloat(width)
          view.horizontallySpreadSubviews(
            subviews, margin: 0, inRect: CGRect(x: 0, y: 0, width: width, height: 5))
          var edge: CGFloat = 0
          var isExact = true
          for (index, subview) in ordered.enumerated() {
            let frame = subview.untransformedFrame
            let wanted = width * CGFloat(index) / CGFloat(count)
            let pixels = frame.minX * scale
            isExact =
              isExact && abs(frame.minX - edge) < 1e-9 && abs(frame.minX - wanted) <= 0.5 / scale + 1e-9
              && abs(pixels - pixels.rounded()) < 1e-6 && frame.minY == 0 && frame.height == 5
            edge = frame.maxX
          }
          #expect(isExact && abs(edge - width) < 1e-9, "\(count) views in \(width) at \(scale)x")
        }
      }
    }
  }

  @Test("With a margin of whole pixels every gap is the margin", arguments: [1, 2, 3] as [CGFloat])
  func margins(scale: CGFloat) {
    for axis in ViewDistributionAxis.allCases {
      for count in 2...9 {
        let (view, subviews) = container(.zero, scale: scale, subviews: Array(repeating: .zero, count: count))
        for length in stride(from: 50, through: 400, by: 7) {
          // Across zero, where ties away from it would part.
          let area = CGRect(x: -20.5, y: -20.5, width: CGFloat(length), height: CGFloat(length))
          view.spreadOutSubviews(subviews, axis: axis, margin: 4, inRect: area)
          let spans = subviews.map { subview in
            let frame = subview.untransformedFrame
            return axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
          }
          for (before, after) in zip(spans, spans.dropFirst()) { #expect(abs(after.0 - before.1 - 4) < 1e-9) }
          #expect(spans[0].0 == -20.5 && abs(spans[count - 1].1 - (CGFloat(length) - 20.5)) < 1e-9)
        }
      }
    }
  }

  @Test("Views stay in an area that lies between pixels", arguments: [0.1, 0.4, 0.45, 0.9] as [CGFloat])
  func areasBetweenPixels(start: CGFloat) {
    let (view, subviews) = container(.zero, scale: 1, subviews: [.zero, .zero, .zero])
    for width in [0.1, 0.3, 1.2, 5.7] as [CGFloat] {
      let area = CGRect(x: start, y: 0, width: width, height: 1)
      view.horizontallySpreadSubviews(subviews, margin: 0, inRect: area)
      var edge = start
      for frame in subviews.map(\.untransformedFrame) {
        #expect(abs(frame.minX - edge) < 1e-9 && frame.width >= 0)
        edge = frame.maxX
      }
      #expect(abs(edge - start - width) < 1e-9)
    }
  }

  @Test("Shares are in proportion to weights") func proportions() {
    let (view, subviews) = container(CGSize(width: 106, height: 50), subviews: [.zero, .zero, .zero])
    view.horizontallySpreadSubviews([subviews[0]: 1, subviews[1]: 3, subviews[2]: 6], margin: 3)
    #expect(
      subviews.map(\.untransformedFrame) == [
        CGRect(x: 0, y: 0, width: 10, height: 50), CGRect(x: 13, y: 0, width: 30, height: 50),
        CGRect(x: 46, y: 0, width: 60, height: 50),
      ])
    view.verticallySpreadSubviews([subviews[0]: 0, subviews[1]: 1, subviews[2]: 1], margin: 0)
    #expect(subviews.map(\.untransformedFrame.height) == [0, 25, 25])
    // Without any weight all are alike.
    view.verticallySpreadSubviews([subviews[0]: 0, subviews[1]: 0], margin: 10)
    #expect(subviews.map(\.untransformedFrame.height) == [20, 20, 25])
  }

  @Test("Across the axis: all of it, or in their own size") func orthogonal() {
    for isRightToLeft in [false, true] {
      let (view, subviews) = container(
        CGSize(width: 100, height: 60), isRightToLeft: isRightToLeft,
        subviews: [CGSize(width: 20, height: 10)])
      let area = CGRect(x: 10, y: 5, width: 80, height: 40)
      for (behavior, y, height) in [
        (VerticalSpreadingBehavior.fill, 5, 40), (.top(inset: 1), 6, 10), (.centered(offset: 1), 21, 10),
        (.bottom(inset: 1), 34, 10),
      ] as [(VerticalSpreadingBehavior, CGFloat, CGFloat)] {
        subviews[0].bounds.size.height = 10
        view.horizontallySpreadSubviews(subviews, margin: 0, inRect: area, orthogonalBehavior: behavior)
        #expect(subviews[0].untransformedFrame == CGRect(x: 10, y: y, width: 80, height: height))
      }
      for (behavior, x, width) in [
        (HorizontalSpreadingBehavior.fill, 10, 80), (.leading(inset: 1), 11, 20),
        (.centered(offset: 1), 41, 20), (.trailing(inset: 1), 69, 20),
      ] as [(HorizontalSpreadingBehavior, CGFloat, CGFloat)] {
        subviews[0].bounds.size.width = 20
        view.verticallySpreadSubviews(subviews, margin: 0, inRect: area, orthogonalBehavior: behavior)
        #expect(
          subviews[0].untransformedFrame
            == CGRect(x: isRightToLeft ? 100 - x - width : x, y: 5, width: width, height: 40))
      }
    }
  }

  @Test func builders() {
    let (view, subviews) = container(CGSize(width: 100, height: 60), subviews: [.zero, .zero, .zero])
    let isWide = true
    let missing: UIView? = nil
    view.horizontallySpreadSubviews(margin: 10) {
      subviews[0]
      missing
      if isWide { subviews[1] }
      for view in subviews[2...] { view }
    }
    #expect(subviews.map(\.untransformedFrame.width) == [26.5, 27, 26.5])
    view.verticallySpreadSubviews(margin: 0) {
      [subviews[0], subviews[1]]
      if !isWide { subviews[2] } else { [missing] }
    }
    #expect(subviews.map(\.untransformedFrame.height) == [30, 30, 60])
  }

  @Test("Margins that are too long, and strangers, are reported") func badInput() {
    let (view, subviews) = container(CGSize(width: 15, height: 60), subviews: [.zero, .zero, .zero])
    let stranger = UIView()
    let found = LayoutDiagnostics.collect {
      view.horizontallySpreadSubviews(subviews + [stranger], margin: 10)
    }
    #expect(
      found == [
        .placement(
          .notSubview(view: "UIView at (0.0, 0.0, 0.0, 0.0)", superview: "UIView at (0.0, 0.0, 15.0, 60.0)")),
        .placement(.tooLittleSpace(superview: "UIView at (0.0, 0.0, 15.0, 60.0)", needed: 20, available: 15)),
      ])
    #expect(subviews.map(\.untransformedFrame.minX) == [0, 10, 20])
    #expect(subviews.allSatisfy { $0.untransformedFrame.width == 0 })
    #expect(LayoutDiagnostics.collect { view.verticallySpreadSubviews([], margin: 5) }.isEmpty)
  }
}
