import Foundation
import LayoutCore
import Raster
import Testing
import ViewRendering

/// Curves that lie out of reach of the canvas.
@MainActor
struct ReachTests {
  /// Circles in a row, each of four curves, as one path.
  private func circles(_ count: Int, apart step: CGFloat, side: CGFloat) -> CGPath {
    let path = UIBezierPath()
    for index in 0..<count {
      path.append(
        UIBezierPath(ovalIn: CGRect(x: CGFloat(index - count / 2) * step, y: 3, width: side, height: side)))
    }
    return path.cgPath
  }

  private func shape(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = .opaqueRed
    return layer
  }

  private func points(_ list: DisplayList) -> Int {
    list.items.reduce(0) { sum, item in
      guard case .fill(let fill) = item.content, case .polygon(let contours) = fill.shape else { return sum }
      return sum + contours.reduce(0) { $0 + $1.count }
    }
  }

  @Test func `a path beyond all canvases is not cut into lines for every curve`() {
    let canvas = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = shape(circles(1_000, apart: 1, side: 1))
    layer.transform = CATransform3DMakeScale(1e15, 1e15, 1)
    canvas.addSublayer(layer)
    // Of one circle at most are the curves near; each is no more than 8,192 lines.
    #expect(points(DisplayList(recordingAllOf: canvas, scale: 1)) < 4 * 8_192 + 1_000 * 4)
  }

  @Test func `very many curves that all are near are cut into fewer lines`() {
    let canvas = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = shape(circles(1_000, apart: 1, side: 1))
    // All that is far apart down comes to lie across, on the canvas.
    layer.setAffineTransform(CGAffineTransform(a: 0.001, b: 1e15, c: 0, d: 1, tx: 0, ty: 0))
    canvas.addSublayer(layer)
    let tilted = shape(circles(1_000, apart: 1, side: 1))
    tilted.transform.m34 = -1e-3
    tilted.transform = CATransform3DRotate(tilted.transform, 1.5, 0, 1, 0)
    tilted.transform = CATransform3DScale(tilted.transform, 1e12, 1e12, 1)
    canvas.addSublayer(tilted)
    #expect(points(DisplayList(recordingAllOf: canvas, scale: 1)) < 2 << 20)
  }

  @Test func `of a line in dashes only those that are near are drawn around`() {
    let canvas = CALayer(CGRect(x: 0, y: 0, width: 20, height: 20))
    let layer = shape(circles(50, apart: 9, side: 8))
    (layer.fillColor, layer.strokeColor, layer.lineDashPattern) = (nil, .opaqueRed, [0.1, 0.1])
    layer.transform = CATransform3DMakeScale(1e9, 1e9, 1)
    canvas.addSublayer(layer)
    #expect(points(DisplayList(recordingAllOf: canvas, scale: 1)) < 40_000)
  }

  @Test func `dashes that are near are drawn as if no others were there`() {
    let all = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    let each = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    func line(_ from: CGFloat, _ to: CGFloat, _ pattern: [NSNumber]?) -> CALayer {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: from, y: 3.3))
      path.addLine(to: CGPoint(x: to, y: 3.3))
      let layer = shape(path.cgPath)
      (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .opaqueRed, 3.5)
      layer.lineDashPattern = pattern
      return layer
    }
    all.addSublayer(line(-8_000, 8_000, [5.5, 2.5]))
    for index in -1_000..<1_000 { each.addSublayer(line(CGFloat(index) * 8, CGFloat(index) * 8 + 5.5, nil)) }
    #expect(all.picture() == each.picture() && Set(all.picture().pixels).count > 4)
  }

  @Test func `what is near is drawn as if nothing else were there`() {
    let all = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    all.addSublayer(shape(circles(400, apart: 17.3, side: 13.7)))
    let each = CALayer(CGRect(x: 0, y: 0, width: 60, height: 20))
    for index in -200..<200 {
      let path = CGRect(x: CGFloat(index) * 17.3, y: 3, width: 13.7, height: 13.7)
      each.addSublayer(shape(UIBezierPath(ovalIn: path).cgPath))
    }
    #expect(all.picture() == each.picture() && Set(all.picture().pixels).count > 10)
  }
}
