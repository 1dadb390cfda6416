import ControlCore
import Foundation
import GraphicsCore
import LayerCore
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

  @Test(
    "What the view asks for is rounded up to its pixels; what it is held to is exact", arguments: [1, 2, 3])
  func pixels(scale: CGFloat) {
    let view = Text()
    view.host(scale: scale)
    // 1200 / 70 is 17.142857…: 18 pixels at 1x, 35 at 2x, 52 at 3x.
    let pixels: [CGFloat: CGFloat] = [1: 18, 2: 35, 3: 52]
    #expect(view.sizeThatFits(width: 70) == CGSize(width: 70, height: pixels[scale]! / scale))
    #expect(view.sizeThatFits(width: 70, height: 17.1, constraints: .maxHeight).height == 17.1)
    #expect(view.sizeThatFits(width: 70.1, constraints: .fixedWidth).width == 70.1)
  }

  @Test("Never below zero; what has no end passes through") func extremes() {
    final class Extreme: UIView {
      var answer = CGSize.zero
      override func sizeThatFits(_ size: CGSize) -> CGSize { answer }
    }
    let view = Extreme()
    view.answer = CGSize(width: -5, height: CGFloat.greatestFiniteMagnitude)
    #expect(view.sizeThatFits() == CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
    view.answer = CGSize(width: CGFloat.infinity, height: 3)
    #expect(view.sizeThatFits() == CGSize(width: CGFloat.infinity, height: 3))
    #expect(view.sizeThatFits(width: 10, constraints: .maxWidth) == CGSize(width: 10, height: 3))
    view.sizeToFit(CGSize(width: -10, height: -10), constraints: .fixedSize)
    #expect(view.bounds.size == .zero)
  }

  @Test("The fitting frame is the one that sizing gives, and asking changes nothing")
  func fittingFrames() {
    let view = Text(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let before = view.untransformedFrame
    let fitting = view.frameThatFits(CGSize(width: 40, height: 100), constraints: .maxSize)
    #expect(view.untransformedFrame == before && fitting.size == CGSize(width: 40, height: 30))
    // The anchor is the lower left corner, which stays.
    #expect(fitting.minX == before.minX && fitting.maxY == before.maxY)
    #expect(view.frameThatFits(width: 40) == fitting)
    view.sizeToFit(CGSize(width: 40, height: 100), constraints: .maxSize)
    #expect(view.untransformedFrame == fitting)
    #expect(view.frameSize(thatFits: CGSize(width: 60, height: 5), constraints: .maxSize).height == 5)
  }

  @Test("Wrapped views are as wide as the space without margins, and no higher than it")
  func wrapping() {
    let view = Text()
    view.wrapToFit(width: 220, margins: 10)
    #expect(view.bounds.size == CGSize(width: 200, height: 10))
    view.wrapToFit(CGSize(width: 60, height: 30), margins: 10)
    // 40 wide, 1200 / 40 = 30 high, but there are only 10.
    #expect(view.bounds.size == CGSize(width: 40, height: 10))
    view.wrap(toFitWidth: 100, margins: 20)
    #expect(view.bounds.size == CGSize(width: 60, height: 20))
    view.wrapToFit(width: 10, margins: 20)
    #expect(view.bounds.width == 0)
  }

  @Test func images() {
    let view = UIImageView()
    #expect(view.sizeThatFitsPreservingAspectRatio(width: 100, allowingUpscaling: true) == .zero)
  }
}
