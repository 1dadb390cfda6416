import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import ManualLayout
import Testing

@MainActor
struct UIViewUntransformedFrameTests {
  private let transforms = [
    CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.5), CGAffineTransform(scaleX: 0, y: 0),
  ]

  @Test("The transform has no part in it", arguments: [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 1)])
  func transformPlaysNoPart(anchor: CGPoint) {
    for transform in transforms {
      let view = UIView()
      view.layer.anchorPoint = anchor
      view.transform = transform
      view.bounds.origin = CGPoint(x: 5, y: 6)
      view.untransformedFrame = CGRect(x: 10, y: 20, width: 30, height: 40)
      #expect(view.untransformedFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.bounds == CGRect(x: 5, y: 6, width: 30, height: 40))
      #expect(view.center == CGPoint(x: 10 + 30 * anchor.x, y: 20 + 40 * anchor.y))
    }
  }

  @Test func equalsFrameWithoutTransform() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.untransformedFrame == view.frame)
    view.untransformedFrame.size = CGSize(width: 5, height: 6)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 5, height: 6))
  }
}
