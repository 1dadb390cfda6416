import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import StyleCore
import Testing
import ViewTestSupport

/// A view that notes what it was asked to draw, and fills it.
private final class Painter: UIView {
  var asked: [CGRect] = []
  var color: UIColor? = .red
  var seen: [UITraitCollection] = []

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    asked.append(rect)
    seen.append(.current)
    color?.setFill()
    if color != nil { UIRectFill(bounds) }
  }
}

@MainActor
struct CALayerContentsTests {
  private func painter(_ width: CGFloat = 20, _ height: CGFloat = 10) -> Painter {
    Painter(frame: CGRect(x: 3, y: 4, width: width, height: height))
  }

  @Test("A view draws once, with the union of what waits, within its bounds (B.3)") func union() {
    let view = painter()
    #expect(view.layer.needsDisplay())
    view.layer.displayIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.asked == [view.bounds] && !view.layer.needsDisplay())
    view.setNeedsDisplay(CGRect(x: 2, y: 2, width: 2, height: 2))
    view.setNeedsDisplay(CGRect(x: 15, y: 5, width: 50, height: 1))
    view.layer.displayIfNeeded()
    #expect(view.asked.last == CGRect(x: 2, y: 2, width: 18, height: 4))
    view.setNeedsDisplay(CGRect(x: 2, y: 2, width: 2, height: 2))
    view.setNeedsDisplay()
    view.setNeedsDisplay(CGRect(x: 2, y: 2, width: 2, height: 2))
    view.layer.displayIfNeeded()
    #expect(view.asked.last == view.bounds && view.asked.count == 3)
  }

  @Test("Nothing is drawn for a rectangle without area, or outside of the bounds") func nothingWaits() {
    let view = painter()
    view.layer.displayIfNeeded()
    view.setNeedsDisplay(.zero)
    #expect(!view.layer.needsDisplay())
    view.setNeedsDisplay(CGRect(x: 500, y: 0, width: 5, height: 5))
    view.layer.displayIfNeeded()
    #expect(view.asked.count == 1)
  }

  @Test("A part that is drawn anew leaves the rest as it was") func patches() {
    let view = painter()
    view.layer.displayIfNeeded()
    view.color = .blue
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
    view.layer.displayIfNeeded()
    let steps = view.layer.drawing?.steps ?? []
    #expect(steps.map { $0.color?.components ?? [] } == [[1, 0, 0, 1], [0, 1], [0, 0, 1, 1]])
    #expect(steps.map(\.blend) == [.normal, .clear, .normal])
    #expect(steps.map(\.clips.count) == [0, 0, 1])
    // Parts are not piled up for ever.
    for _ in 0..<200 {
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 5, height: 5))
      view.layer.displayIfNeeded()
    }
    #expect(view.layer.drawing?.steps.count == 3)
  }

  @Test("A new size keeps the drawing, unless the mode is redraw (B.15)") func newSize() {
    let view = painter()
    view.layer.displayIfNeeded()
    view.bounds.size = CGSize(width: 40, height: 40)
    #expect(!view.layer.needsDisplay())
    #expect(view.layer.drawing?.rect == CGRect(x: 0, y: 0, width: 20, height: 10))
    view.contentMode = .redraw
    view.bounds.size = CGSize(width: 50, height: 40)
    view.layer.displayIfNeeded()
    #expect(view.layer.drawing?.rect == view.bounds && view.asked.count == 2)
  }

  @Test("Without area nothing is drawn, and all is once there is one (B.17)") func noArea() {
    let view = painter(20, 0)
    view.layer.displayIfNeeded()
    #expect(view.asked.isEmpty && !view.layer.needsDisplay())
    view.bounds.size.height = 5
    view.layer.displayIfNeeded()
    #expect(view.asked == [view.bounds])
    view.bounds.size.height = 50
    #expect(!view.layer.needsDisplay())
  }

  @Test("Who draws nothing has no drawing, and one that stops loses it (B.16)") func noDrawing() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(!plain.layer.needsDisplay())
    plain.setNeedsDisplay()
    plain.layer.displayIfNeeded()
    #expect(plain.layer.drawing == nil && plain.layer.contents == nil)
    let view = painter()
    view.layer.displayIfNeeded()
    view.color = nil
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.layer.drawing == nil)
  }

  @Test("Colours resolve with the view's traits while it draws (G.24)") func traits() {
    let view = painter()
    view.hostTraits = UITraitCollection { $0.userInterfaceStyle = .dark }
    view.color = .label
    view.layer.displayIfNeeded()
    #expect(view.seen.map(\.userInterfaceStyle) == [.dark] && UITraitCollection.current != view.seen[0])
    #expect(view.layer.drawing?.steps.first?.color == CGColor(gray: 1, alpha: 1))
  }

  @Test("Layers draw by themselves, by their delegate, or by what it does instead") func layers() {
    final class Layer: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    }
    final class Drawer: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill([layer.bounds, layer.bounds]) }
    }
    final class Displayer: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = "picture" }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("display(_:) comes first") }
    }
    func displayed(_ layer: CALayer, _ delegate: (any CALayerDelegate)?) -> CALayer {
      layer.bounds.size = CGSize(width: 5, height: 5)
      layer.delegate = delegate
      layer.displayIfNeeded()
      #expect(layer.drawing == nil)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      return layer
    }
    let (drawer, displayer) = (Drawer(), Displayer())
    #expect(displayed(Layer(), nil).drawing?.steps.count == 1)
    #expect(displayed(CALayer(), drawer).drawing?.steps.count == 2)
    let picture = displayed(CALayer(), displayer)
    #expect(picture.drawing == nil && picture.contents as? String == "picture")
  }

  /// A delegate that notes when it is told to draw.
  private final class Drawer: NSObject, CALayerDelegate {
    var log: [String] = []
    func layerWillDraw(_ layer: CALayer) { log.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) { log.append("draw") }
  }

  @Test("A delegate is told before the default display draws, and not before a drawing of its own")
  func tells() {
    let (layer, drawer) = (CALayer(), Drawer())
    layer.delegate = drawer
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(drawer.log == ["will", "draw"])
    layer.draw(in: CGContext(rect: layer.bounds))
    #expect(drawer.log == ["will", "draw", "draw"])
  }
}
