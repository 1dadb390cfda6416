import ManualLayout
import Testing
import UIKit

/// Examples of distributions, in a form of 320 × 200 points.
@MainActor
struct ManualLayoutDistributionExamples {
  private let form = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// Returns subviews of the form, of the same width and the given heights.
  private func subviews(_ width: CGFloat, _ heights: CGFloat...) -> [UIView] {
    heights.map { height in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
      form.addSubview(view)
      return view
    }
  }

  @Test("A button is at the bottom of a form") func vertical() {
    let views = subviews(288, 24, 44, 44)
    let (title, field, button) = (views[0], views[1], views[2])
    // Page: Sources/ManualLayout/Distribution/UIView+Distribution.swift
    form.applyVerticalSubviewDistribution([title, 8.fixed, field, 1.flexible, button, 16.fixed])
    // The flexible spacer takes the rest of the height.
    // End
    // 24 + 8, and 200 − 16 − 44
    #expect(views.map(\.frame.minY) == [0, 32, 140])
    #expect(views.allSatisfy { $0.frame.minX == 16 })
  }

  @Test("Lines are at the leading edge, an optional one among them") func verticalBuilder() {
    let views = subviews(100, 20, 20, 20)
    let (title, subtitle, error): (UIView, UIView, UIView?) = (views[0], views[1], views[2])
    // Page: Sources/ManualLayout/Distribution/UIView+Distribution.swift
    form.applyVerticalSubviewDistribution(orthogonalAlignment: .leading(inset: 16)) {
      title
      4
      subtitle
      if let error {
        12
        error
      }
      1.flexible
    }
    // End
    // 20 + 4, and 24 + 20 + 12
    #expect(views.map(\.frame.origin) == [0, 24, 56].map { CGPoint(x: 16, y: $0) })
  }

  @Test("Buttons have equal space around them") func horizontal() {
    let buttons = subviews(44, 44, 44, 44)
    // Page: Sources/ManualLayout/Distribution/UIView+Distribution.swift
    form.applyHorizontalSubviewDistribution(buttons, orthogonalAlignment: .bottom(inset: 8))
    // There are no spacers, so the space before, between and behind the buttons is equal.
    // End
    // (320 − 3 · 44) / 4 is 47.
    #expect(buttons.map(\.frame.minX) == [47, 138, 229])
    #expect(buttons.allSatisfy { $0.frame.maxY == 192 })
  }

  @Test("A hidden line takes no space") func collapsing() {
    let views = subviews(100, 32, 20, 20)
    let (icon, subtitle, title) = (views[0], views[1], views[2])
    // Page: Sources/ManualLayout/Distribution/ViewDistributionItem+Collapsing.swift
    subtitle.isHidden = true
    form.applyVerticalSubviewDistribution(
      ViewDistributionItem.collapsing(icon, 8.fixed, subtitle, 4.fixed, title, 1.flexible))
    // The larger of the spacers around the subtitle stays: the title is 8 points below the icon.
    // End
    // 32 + 8
    #expect(title.frame.minY == 40)
  }

  @Test("Views share the width of a row") func horizontalSpreading() {
    let segments = subviews(0, 0, 0, 0)
    let (menu, text) = (segments[0], segments[1])
    // Page: Sources/ManualLayout/Distribution/UIView+Spreading.swift
    let bar = form.bounds.insetBy(dx: 20, dy: 78)
    form.horizontallySpreadSubviews(segments, margin: 8, inRect: bar)
    // Each of three segments is (280 − 2 · 8) / 3 = 88 points wide, and as high as the bar.
    // End
    // 20, and 88 + 8 more each; 200 − 2 · 78 high
    #expect(segments.map(\.frame) == [20, 116, 212].map { CGRect(x: $0, y: 78, width: 88, height: 44) })
    // Page: Sources/ManualLayout/Distribution/UIView+Spreading.swift
    form.horizontallySpreadSubviews([menu: 1, text: 2], margin: 20)
    // The menu has a third of 320 − 20 points, the text two thirds: 100 and 200.
    // End
    #expect(menu.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(text.frame == CGRect(x: 120, y: 0, width: 200, height: 200))
  }
}
