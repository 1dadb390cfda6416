import Foundation
import LayoutCore
import StyleCore
import Testing

@MainActor
struct UIViewAutoresizingTests {
  /// The span on the x axis of a view at 10…40 in a superview that grows from 100 to 160, by mask.
  nonisolated static let cases: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([], 10, 30),
    ([.flexibleRightMargin], 10, 30),
    ([.flexibleLeftMargin], 70, 30),
    ([.flexibleWidth], 10, 90),
    // The margins are 10 and 60, the width 30: parts share 60 points by their sizes (F.17).
    ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 60.0 * 10 / 70, 30),
    ([.flexibleLeftMargin, .flexibleWidth], 10 + 60.0 * 10 / 40, 30 + 60.0 * 30 / 40),
    ([.flexibleWidth, .flexibleRightMargin], 10, 30 + 60.0 * 30 / 90),
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 48),
  ]

  @Test(arguments: cases) func horizontal(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size.width = 160
    #expect(abs(view.frame.minX - x) < 1e-9 && abs(view.frame.width - width) < 1e-9)
    #expect(view.frame.minY == 5 && view.frame.height == 20)
  }

  @Test("Both axes, at once and before any layout (B.13)") func vertical() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
    view.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    parent.addSubview(view)
    parent.bounds.size = CGSize(width: 120, height: 80)
    #expect(view.frame == CGRect(x: 10, y: -15, width: 50, height: 20))
  }

  @Test func notWithoutLeave() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.autoresizesSubviews = false
    parent.frame.size.width = 10
    #expect(view.frame.width == 100)
  }

  @Test(
    "F.18: parts without size",
    arguments: [
      ([.flexibleLeftMargin, .flexibleRightMargin], 0, 100, 30, 100),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 0, 0, 20, 20),
      ([.flexibleWidth, .flexibleRightMargin], 100, 0, 100, 60),
      ([.flexibleLeftMargin, .flexibleWidth], 0, 0, 0, 60),
    ] as [(UIView.AutoresizingMask, CGFloat, CGFloat, CGFloat, CGFloat)])
  func degenerate(
    mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat, newX: CGFloat, newWidth: CGFloat
  ) {
    // All flexible parts are 0 in a superview as wide as the others together.
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: x + width, height: 10))
    let view = UIView(frame: CGRect(x: x, y: 0, width: width, height: 10))
    view.autoresizingMask = mask
    parent.addSubview(view)
    parent.frame.size.width += 60
    #expect(abs(view.frame.minX - newX) < 1e-9 && abs(view.frame.width - newWidth) < 1e-9)
  }

  @Test("Superviews that shrink take back what they gave (F.17)") func shrinking() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight]
    parent.addSubview(view)
    parent.frame.size = CGSize(width: 137, height: 63)
    parent.frame.size = CGSize(width: 100, height: 100)
    #expect(abs(view.frame.minX - 10) < 1e-9 && abs(view.frame.width - 30) < 1e-9)
    #expect(view.frame.minY == 10 && view.frame.height == 30)
  }

  @Test("Values are not rounded (F.19), and masks do not flip (E.6)") func unroundedAndUnflipped() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.semanticContentAttribute = .forceRightToLeft
    parent.addSubview(view)
    parent.frame.size.width = 101
    // The margins are 10 and 60 of 70.
    #expect(abs(view.frame.minX - (10 + 10.0 / 70)) < 1e-9)
  }

  @Test("Grandchildren follow at once, before any layout (B.13)") func nested() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = UIView(frame: parent.bounds)
    let leaf = UIView(frame: parent.bounds)
    for (view, superview) in [(middle, parent), (leaf, middle)] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      superview.addSubview(view)
    }
    parent.bounds = CGRect(x: 5, y: 5, width: 40, height: 60)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 40, height: 60))
  }
}
