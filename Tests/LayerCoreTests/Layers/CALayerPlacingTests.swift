import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import TestSupport
import Testing
import ViewTestSupport

/// A view with a plain layer takes shortcuts to it; one whose layer might override something takes none.
@MainActor
struct CALayerPlacingTests {
  private final class DetouringView: UIView {
    final class Layer: CALayer {}
    override class var layerClass: AnyClass { Layer.self }
  }

  @Test(
    "Shortcuts change nothing: frames, flags and callbacks are those of the long way",
    arguments: TestEffort.seeds(60))
  func shortcuts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (straight, detour) = (Family(UIView()), Family(DetouringView()))
    for step in 0..<40 {
      let change = Change(from: &generator)
      straight.apply(change)
      detour.apply(change)
      #expect(straight.state == detour.state, "seed \(seed), step \(step): \(change)")
    }
  }

  @Test("A frame that is not finite goes the long way", arguments: [CGFloat.nan, .infinity])
  func oddFrames(number: CGFloat) {
    let (straight, detour) = (Family(UIView()), Family(DetouringView()))
    for rect in [
      CGRect(x: number, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: 1, height: number),
      CGRect(x: -CGFloat.infinity, y: 0, width: number, height: 1), .null, .infinite,
    ] {
      straight.view.frame = rect
      detour.view.frame = rect
      #expect(straight.state == detour.state, "\(rect)")
    }
  }
}

/// A change to a view's place.
private enum Change {
  case frame(CGRect)
  case bounds(CGRect)
  case center(CGPoint)
  case anchor(CGPoint)
  case scale(CGFloat)
  case resize(CGSize)
  case layOut

  init(from generator: inout SeededGenerator) {
    func number() -> CGFloat { (generator.number(in: -100...100) * 2).rounded() / 2 }
    self =
      switch generator.next() % 9 {
      case 0...2: .frame(CGRect(x: number(), y: number(), width: number(), height: number()))
      case 3: .bounds(CGRect(x: number(), y: number(), width: number(), height: number()))
      case 4: .center(CGPoint(x: number(), y: number()))
      case 5: .anchor(CGPoint(x: number() / 100, y: number() / 100))
      case 6: .scale(CGFloat(generator.next() % 3))
      case 7: .resize(CGSize(width: number(), height: number()))
      default: .layOut
      }
  }
}

/// A view between a superview and a subview that follows its size.
@MainActor
private struct Family {
  let view: UIView
  private let superview = RecordingView("superview", CallbackLog())
  private let subview = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  init(_ view: UIView) {
    self.view = view
    subview.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    view.addSubview(subview)
    superview.addSubview(view)
    superview.layoutIfNeeded()
  }

  /// All that can be seen from outside; text, so that NaN is equal to NaN.
  var state: [String] {
    [
      "\(view.frame) \(view.bounds) \(view.center)", "\(subview.frame)",
      "\(superview.layer.needsLayout()) \(view.layer.needsLayout()) \(subview.layer.needsLayout())",
    ]
  }

  func apply(_ change: Change) {
    switch change {
    case .frame(let rect): view.frame = rect
    case .bounds(let rect): view.bounds = rect
    case .center(let point): view.center = point
    case .anchor(let point): view.layer.anchorPoint = point
    case .scale(let scale): view.transform = CGAffineTransform(scaleX: scale, y: 1)
    case .resize(let size): view.frame.size = size
    case .layOut: superview.layoutIfNeeded()
    }
  }
}
