import Foundation
import LayoutCore
import Testing

struct CGContextTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// The boxes of what was filled.
  private func boxes(_ context: CGContext) -> [CGRect] {
    context.drawing.steps.map { step in
      guard case .fill(let path, _) = step.area else { return .null }
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
    #expect(context.ctm.isIdentity && context.drawing.steps[1].color != red)
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
    #expect(context.drawing.steps[0].color.alpha == 0.25 && context.drawing.steps[0].clips.count == 1)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 20, height: 20))
    context.clip(to: CGRect(x: 50, y: 10, width: 20, height: 20))
    context.fill(rect)
    #expect(context.drawing.steps.count == 1)
  }

  @Test("What is cleared is gone, or hidden by a clip where it lies outside, too") func clearing() {
    let context = CGContext(rect: rect)
    context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    context.fill(rect)
    context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(boxes(context) == [rect] && context.drawing.steps[0].clips.count == 1)
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
    #expect(context.drawing.steps.map(\.color.alpha) == [1, 1, 0.5, 1])
    #expect(context.drawing.steps.allSatisfy { $0.color.components?[0] == 1 })
  }

  @Test("What pictures leave out is reported once") func reports() {
    let context = CGContext(rect: rect)
    let reported = LayoutDiagnostics.collect {
      context.setLineDash(phase: 0, lengths: [2, 2])
      context.stroke(rect)
      context.stroke(rect)
      context.setBlendMode(.multiply)
      context.fill(rect)
    }
    #expect(reported == [.notDrawn("dashes"), .notDrawn("a blend mode")])
  }
}
