import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Paths
import StyleCore
import Testing
import ViewTestSupport

struct CGContextTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The boxes of what was filled.
  private func boxes(_ context: CGContext) -> [CGRect] {
    context.drawing.steps.map { step in
      guard case .fill(let path, _)? = step.area else { return .null }
      return CGPath(path).boundingBox
    }
  }

  @Test func fills() {
    let context = CGContext(rect: rect)
    context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    context.setFillColor(red)
    context.fillEllipse(in: CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(context.drawing.steps.map(\.color) == [CGColor(gray: 0, alpha: 1), red])
    #expect(
      boxes(context) == [
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 10, y: 10, width: 5, height: 5),
      ])
  }

  @Test("The CTM moves what is drawn from then on, and a kept state brings it back") func transforms() {
    let context = CGContext(rect: rect)
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(
      boxes(context) == [CGRect(x: 12, y: 23, width: 2, height: 3), CGRect(x: 1, y: 1, width: 1, height: 1)])
    #expect(context.drawing.steps[1].color == CGColor(gray: 0, alpha: 1))
  }

  @Test("The current path is no part of the state, and a later map does not move it") func currentPath() {
    let context = CGContext(rect: rect)
    context.move(to: CGPoint(x: 1, y: 1))
    context.translateBy(x: 10, y: 0)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.addLine(to: CGPoint(x: 1, y: 5))
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 5))
    #expect(context.path?.boundingBox == CGRect(x: -9, y: 1, width: 10, height: 4))
    context.fillPath()
    #expect(boxes(context) == [CGRect(x: 1, y: 1, width: 10, height: 4)] && context.isPathEmpty)
  }

  @Test func opacityAndClips() {
    let context = CGContext(rect: rect)
    context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.setAlpha(0.5)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(rect)
    let step = context.drawing.steps[0]
    #expect(step.color?.alpha == 0.5 && step.opacity == 0.5 && step.clips.count == 1)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    context.clip(to: CGRect(x: 50, y: 10, width: 20, height: 20))
    context.fill(rect)
    #expect(context.drawing.steps.count == 1)
  }

  @Test("What is cleared is gone, or taken away where it lies outside, too") func clearing() {
    let context = CGContext(rect: rect)
    let hole = CGRect(x: 0, y: 0, width: 10, height: 10)
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    context.fill(rect)
    context.clear(hole)
    #expect(boxes(context) == [rect, hole] && context.drawing.steps.map(\.blend) == [.normal, .clear])
    #expect(!context.drawing.isPlain)
    context.clear(rect)
    #expect(context.drawing.steps.isEmpty)
  }

  @Test("Without a context, nothing happens") func noContext() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.set()
    UIRectFill(rect)
    UIBezierPath(rect: rect).fill()
  }

  @Test("The functions of UIKit draw into the current context") func currentContext() {
    let context = CGContext(rect: rect)
    UIGraphicsPushContext(context)
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectFrame(CGRect(x: 0, y: 0, width: 10, height: 10))
    let path = UIBezierPath(rect: rect)
    path.fill(with: .normal, alpha: 0.5)
    path.lineWidth = 3
    path.stroke()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil && context.drawing.steps.count == 4)
    #expect(context.drawing.steps.map(\.opacity) == [1, 1, 0.5, 1])
    #expect(context.drawing.steps.allSatisfy { $0.color?.components == [1, 0, 0, 1] })
  }

  @Test("The CTM leads to pixels from the bottom left, y up", arguments: [1, 2, 3] as [CGFloat])
  func deviceSpace(scale: CGFloat) {
    let context = CGContext(rect: rect, scale: scale)
    // 50 points high: (0, 0) is the top left, 50 · scale pixels above the bottom.
    #expect(context.ctm == CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: 50 * scale))
    context.translateBy(x: 10, y: 20)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 11 * scale, y: 28 * scale))
    #expect(context.convertToUserSpace(CGPoint(x: 11 * scale, y: 28 * scale)) == CGPoint(x: 1, y: 2))
    let box = CGRect(x: 0, y: 0, width: 2, height: 3)
    #expect(
      context.convertToDeviceSpace(box)
        == CGRect(x: 10 * scale, y: 27 * scale, width: 2 * scale, height: 3 * scale))
    let bitmap = CGContext(rect: rect, isUpward: true)
    #expect(bitmap.ctm == .identity)
    bitmap.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(boxes(bitmap) == [CGRect(x: 0, y: 48, width: 1, height: 2)])
  }

  @Test("A shadow lies as the coordinates lay at first, whatever the CTM; its blur is twice σ") func shadows()
  {
    let offset = CGSize(width: 3, height: 4)
    for (isUpward, y) in [(false, 4), (true, -4)] as [(Bool, CGFloat)] {
      let context = CGContext(rect: rect, isUpward: isUpward)
      context.scaleBy(x: 5, y: -7)
      context.setShadow(offset: offset, blur: 6, color: red)
      context.fill(rect)
      let shadow = context.drawing.steps.first?.shadow
      #expect(shadow == Drawing.Shadow(offset: CGSize(width: 3, height: y), sigma: 3, color: red))
      context.setShadow(offset: offset, blur: 6, color: nil)
      context.fill(rect)
      #expect(context.drawing.steps.last?.shadow == nil)
    }
  }

  @Test("A group has its state's opacity, mode, clip and shadow, and begins anew inside") func groups() {
    let context = CGContext(rect: rect)
    context.fill(rect)
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
    context.setShadow(offset: .zero, blur: 2, color: red)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(rect)
    context.beginTransparencyLayer(in: CGRect(x: 5, y: 5, width: 20, height: 20), auxiliaryInfo: nil)
    context.fill(rect)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    context.fill(rect)
    let steps = context.drawing.steps
    #expect(steps.map(\.groupCount) == [nil, 3, nil, 1, nil, nil])
    #expect(steps.map(\.opacity) == [1, 0.5, 1, 1, 1, 0.5])
    #expect(steps.map(\.blend) == [.normal, .multiply, .normal, .normal, .normal, .multiply])
    #expect(steps.map(\.clips.count) == [0, 1, 0, 1, 0, 1])
    #expect(steps.map { $0.shadow != nil } == [false, true, false, false, false, true])
    // Groups are isolated: what is inside does not ask what is behind.
    #expect(!context.drawing.isPlain)
  }

  @Test("Ends without beginnings do nothing; a group keeps its state from what is outside") func groupEnds() {
    let context = CGContext(rect: rect)
    context.endTransparencyLayer()
    context.restoreGState()
    context.saveGState()
    context.setAlpha(0.25)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.restoreGState()
    context.fill(rect)
    context.saveGState()
    context.endTransparencyLayer()
    context.fill(rect)
    context.restoreGState()
    context.fill(rect)
    #expect(context.drawing.steps.map(\.opacity) == [0.25, 1, 0.25, 1])
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    #expect(context.drawing.steps.count == 4, "a group of nothing is nothing")
  }

  @Test("Where the clip is reset, what the context began with remains") func resettingTheClip() {
    let context = CGContext(rect: rect)
    context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.resetClip()
    context.fill(rect)
    #expect(context.boundingBoxOfClipPath == rect && context.drawing.steps[0].clips.isEmpty)
  }

  @Test("A point is on a line where the line would be drawn") func pointsOnLines() {
    let context = CGContext(rect: rect)
    context.setLineWidth(4)
    context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    // The device's y points up from 50: the line around the square covers 8…12 and 28…32 of both axes.
    func modes(_ x: CGFloat, _ y: CGFloat) -> [Bool] {
      [.fill, .stroke, .fillStroke].map { context.pathContains(CGPoint(x: x, y: 50 - y), mode: $0) }
    }
    #expect(modes(20, 20) == [true, false, true])
    #expect(modes(20, 11) == [true, true, true])
    #expect(modes(20, 9) == [false, true, true])
    #expect(modes(20, 7) == [false, false, false])
  }

  @Test("A line's outline, filled, is the line") func strokedPaths() {
    let context = CGContext(rect: rect)
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 10, y: 10))
    context.addLine(to: CGPoint(x: 30, y: 10))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 8, width: 20, height: 4))
    #expect(context.pathContains(CGPoint(x: 20, y: 39), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 20, y: 43), mode: .fill))
    context.fillPath()
    #expect(boxes(context) == [CGRect(x: 10, y: 8, width: 20, height: 4)] && context.isPathEmpty)
  }

  @Test("An image is upright where y points up, and upside down where it points down") func images() {
    let image = CGImage(width: 2, height: 4, pixels: Array(repeating: 255, count: 32))
    for (isUpward, top) in [(false, 18), (true, 32)] as [(Bool, Double)] {
      let context = CGContext(rect: rect, isUpward: isUpward)
      context.draw(image, in: CGRect(x: 10, y: 10, width: 4, height: 8))
      guard case .image(let paint)? = context.drawing.steps.first?.paint else {
        Issue.record("no image was drawn")
        continue
      }
      // y down, the rectangle is 10…18; y up, 32…40. The first row is at the upper end of the user's y axis.
      #expect(paint.transform.map(.zero).y == top && paint.transform.map(.zero).x == 10)
      #expect(paint.transform.a == 2 && abs(paint.transform.d) == 2)
    }
  }

  @Test("Upright rectangles that clip one in the other are kept as one") func nestedClips() {
    let context = CGContext(rect: rect)
    context.clip(to: CGRect(x: 10, y: 0, width: 50, height: 50))
    context.clip(to: CGRect(x: 0, y: 5, width: 30, height: 50))
    context.fill(rect)
    #expect(context.drawing.steps[0].clips == [.area(area(CGRect(x: 10, y: 5, width: 20, height: 45)))])
    // One that is not upright, or not a rectangle, is one of its own.
    context.rotate(by: 0.1)
    context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
    context.fill(rect)
    #expect(context.drawing.steps[1].clips.count == 2)
  }

  @Test("Ten thousand layers that clip one in the other are drawn in memory for each") func deepClips() {
    let root = CALayer()
    root.frame = rect
    var last = root
    for _ in 0..<10_000 {
      let layer = CALayer()
      layer.frame = last.bounds
      layer.masksToBounds = true
      layer.backgroundColor = red
      last.addSublayer(layer)
      last = layer
    }
    let context = CGContext(rect: rect)
    root.render(in: context)
    #expect(context.drawing.steps.count == 10_000)
    #expect(context.drawing.steps.allSatisfy { $0.clips.count <= 1 })
  }

  private func area(_ rect: CGRect) -> Drawing.Area {
    var path = Path()
    path.appendRect(Rect(rect))
    return .fill(path, evenOdd: false)
  }
}
