import Foundation
import LayoutCore
import ManualLayout
import Testing

struct SizingConstraintsTests {
  @Test(
    arguments: [
      (.none, 50, 50), (.minWidth, 80, 50), (.maxWidth, 50, 50), (.minHeight, 50, 50), (.maxHeight, 50, 20),
      (.fixedWidth, 80, 50), (.fixedHeight, 50, 20), (.minSize, 80, 50), (.maxSize, 50, 20),
      (.fixedSize, 80, 20), (.wrap, 80, 20),
    ] as [(UIView.SizingConstraints, CGFloat, CGFloat)])
  func limits(constraints: UIView.SizingConstraints, width: CGFloat, height: CGFloat) {
    let size = constraints.apply(to: CGSize(width: 50, height: 50), in: CGSize(width: 80, height: 20))
    #expect(size == CGSize(width: width, height: height))
  }

  @Test("Never below zero", arguments: [UIView.SizingConstraints.none, .maxSize, .fixedSize, .minSize])
  func neverBelowZero(constraints: UIView.SizingConstraints) {
    let size = constraints.apply(to: CGSize(width: -5, height: -5), in: CGSize(width: -9, height: -9))
    #expect(size == .zero)
  }

  @Test("Unlimited space limits nothing", arguments: [CGFloat.greatestFiniteMagnitude, .infinity])
  func unlimited(space: CGFloat) {
    let ideal = CGSize(width: 50, height: 60)
    #expect(
      UIView.SizingConstraints.fixedSize.apply(to: ideal, in: CGSize(width: space, height: space)) == ideal)
  }
}

@MainActor
struct UIViewSizingTests {
  /// Content of 1,200 square points that wraps.
  private final class Text: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = min(size.width, 120)
      return CGSize(width: width, height: 1_200 / width)
    }
  }

  @Test func sizes() {
    let view = Text()
    #expect(
      view.sizeThatFits(CGSize(width: 60, height: 10), constraints: .maxSize) == CGSize(width: 60, height: 10)
    )
    #expect(view.sizeThatFits(width: 60) == CGSize(width: 60, height: 20))
    #expect(view.sizeThatFits() == CGSize(width: 120, height: 10))
    view.sizeToFit(width: 200, constraints: .fixedWidth)
    #expect(view.bounds.size == CGSize(width: 200, height: 10))
    view.sizeToFit(height: 8, constraints: .maxHeight)
    #expect(view.bounds.size == CGSize(width: 120, height: 8))
    view.sizeToFit(CGSize(width: 30, height: 100), constraints: .fixedSize)
    #expect(view.bounds.size == CGSize(width: 30, height: 100))
    view.sizeToFit(width: 40, height: 10)
    #expect(view.bounds.size == CGSize(width: 40, height: 30))
  }

  @Test func sizingKeepsTheCentreAndTheBoundsOrigin() {
    let view = Text(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 3, y: 3)
    view.sizeToFit(width: 40)
    #expect(view.center == CGPoint(x: 20, y: 20) && view.bounds.origin == CGPoint(x: 3, y: 3))
  }
}
