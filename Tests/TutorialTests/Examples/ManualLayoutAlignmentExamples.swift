import ManualLayout
import Testing
import UIKit

/// Examples of alignment and sizes, in a card of 320 × 200 points.
@MainActor
struct ManualLayoutAlignmentExamples {
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  /// Returns a subview of the card.
  private func subview(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    card.addSubview(view)
    return view
  }

  @Test("A title is beside an icon") func beside() {
    let (icon, title) = (subview(16, 20, 24, 24), subview(0, 0, 0, 0))
    // Page: Sources/ManualLayout/Alignment/Alignable+Alignment.swift
    title.bounds.size = CGSize(width: 100, height: 20)
    title.align(.leadingCenter, with: icon, .trailingCenter, horizontalOffset: 8)
    // The title is 8 points behind the icon; their centers are at the same height.
    // End
    // 16 + 24 + 8, and 20 + (24 − 20) / 2
    #expect(title.frame.origin == CGPoint(x: 48, y: 22))
  }

  @Test("A badge hangs over a corner") func badge() {
    let (avatar, badge) = (subview(16, 20, 40, 40), subview(0, 0, 12, 12))
    // Page: Sources/ManualLayout/Alignment/Alignable+Alignment.swift
    let overhang = UIOffset(horizontal: 4, vertical: -4)
    badge.align(.topRight, with: avatar, .topRight, offset: overhang)
    // The badge covers the upper right corner of the avatar, and is 4 points beyond it.
    // End
    // 16 + 40 − 12 + 4, and 20 − 4
    #expect(badge.frame.origin == CGPoint(x: 48, y: 16))
  }

  @Test("Marks are around a dial") func dial() {
    let dial = subview(100, 20, 120, 120)
    let marks = (0..<12).map { _ in subview(0, 0, 8, 8) }
    // Page: Sources/ManualLayout/Alignment/Alignable+Alignment.swift
    for (hour, mark) in marks.enumerated() {
      let angle = Angle(degrees: CGFloat(hour) * 30 - 90)  // twelve o'clock is up
      mark.align(.center, with: dial, .center, translatedBy: 50, along: angle)
    }
    // End
    // The center of the dial is (160, 80).
    #expect(marks[0].center == CGPoint(x: 160, y: 30) && marks[3].center == CGPoint(x: 210, y: 80))
  }

  @Test("Buttons are aligned with their superview") func superview() {
    let (close, button) = (subview(0, 0, 44, 44), subview(0, 0, 288, 44))
    // Page: Sources/ManualLayout/Alignment/Alignable+Superview.swift
    close.alignToSuperview(.topTrailing, inset: 8)  // 8 points from the top and the trailing edge
    button.alignToSuperview(.bottomCenter, inset: 16)  // 16 points from the bottom, centered
    // End
    #expect(close.frame.origin == CGPoint(x: 320 - 44 - 8, y: 8))
    // (320 − 288) / 2, and 200 − 44 − 16
    #expect(button.frame.origin == CGPoint(x: 16, y: 140))
  }

  @Test("Proxies are other rectangles of a view") func proxies() {
    let (photo, caption, chart, marker) = (
      subview(20, 20, 100, 80), subview(0, 0, 60, 20), subview(140, 20, 160, 100), subview(0, 0, 10, 10)
    )
    // Page: Sources/ManualLayout/Alignment/Alignable+Proxies.swift
    let frame = photo.alignmentProxyInsetBy(vertical: 8, horizontal: 12)
    caption.align(.bottomLeading, with: frame, .bottomLeading)
    // The caption is in the photo, 8 points above its lower edge, and 12 points from the leading one.
    // End
    // Page: Sources/ManualLayout/Alignment/Alignable+Proxies.swift
    let bar = chart.alignmentProxy(for: CGRect(x: 40, y: 30, width: 20, height: 70))
    marker.align(.bottomCenter, with: bar, .topCenter, verticalOffset: -4)  // 4 points above the bar
    // End
    // 20 + 12, and 20 + 80 − 8 − 20
    #expect(caption.frame.origin == CGPoint(x: 32, y: 72))
    // 140 + 40 + 20 / 2 − 10 / 2, and 20 + 30 − 4 − 10
    #expect(marker.frame.origin == CGPoint(x: 185, y: 36))
  }

  @Test("A unit is on the baseline of a price") func baselines() {
    let (price, unit) = (UILabel(), UILabel())
    (price.text, unit.text, price.font) = ("12", "EUR", .systemFont(ofSize: 34))
    for label in [price, unit] {
      label.sizeToFit()
      card.addSubview(label)
    }
    // Page: Sources/ManualLayout/Alignment/UILabel+Proxies.swift
    unit.lastBaselineAlignmentProxy.align(
      .bottomLeading, with: price.lastBaselineAlignmentProxy, .bottomTrailing, horizontalOffset: 4)
    // End
    #expect(abs(unit.frame.minX - (price.frame.maxX + 4)) < 0.001)
    // A baseline is below the top of its line by the ascender, at a whole pixel of the main screen, of three a point.
    let baselines = [price, unit].map { $0.frame.minY + $0.font.ascender.roundedToPixel(in: 3) }
    #expect(abs(baselines[0] - baselines[1]) < 0.34 && unit.frame.minY > price.frame.minY)
  }

  @Test("Sizes fit the space") func sizes() {
    let (message, field) = (UILabel(), UILabel())
    (message.text, message.numberOfLines, field.text) = ("Check your connection.", 0, "Name")
    // Page: Sources/ManualLayout/Sizing/UIView+Sizing.swift
    message.wrapToFit(width: card.bounds.width, margins: 16)  // 288 points wide, as high as its lines
    message.alignToSuperview(.topCenter, inset: 16)
    // End
    // Page: Sources/ManualLayout/Sizing/UIView+Sizing.swift
    field.sizeToFit(width: 288, height: 44, constraints: [.fixedWidth, .minHeight])
    // 288 × 44, or higher if the text needs it
    // End
    #expect(message.bounds.width == 288)
    #expect(field.bounds.size == CGSize(width: 288, height: 44))
  }

  @Test("A frame is known before it is set") func frames() {
    let notice = Notice(frame: CGRect(x: 60, y: 80, width: 200, height: 40))
    // Page: Sources/ManualLayout/Sizing/UIView+Sizing.swift
    let frame = notice.frameThatFits(width: 280, constraints: .maxWidth)
    UIView.animate(withDuration: 0.3) { notice.untransformedFrame = frame }
    // The notice grows around its center.
    // End
    // It keeps its center (160, 100): 160 − 120 / 2, and 100 − 60 / 2.
    #expect(notice.frame == CGRect(x: 100, y: 70, width: 120, height: 60))
  }

  private final class Notice: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 120, height: 60) }
  }
}
