import Foundation
import LayoutCore
import Testing

struct CGPathTests {
  @Test func shapes() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = unsafe CGPath(rect: rect, transform: nil)
    var found = CGRect.zero
    let isRect = unsafe path.isRect(&found)
    #expect(isRect && found == rect)
    #expect(path.boundingBox == rect && path.contains(CGPoint(x: 2, y: 3)))
    #expect(!path.contains(CGPoint(x: 0, y: 3)) && !path.isEmpty)
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let moved = unsafe CGPath(ellipseIn: rect, transform: &shift)
    #expect(moved.boundingBoxOfPath == rect.offsetBy(dx: 5, dy: 0))
    let same = unsafe CGPath(rect: rect, transform: nil)
    #expect(same == path && moved != path)
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func elements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 3, y: 1))
    path.addCurve(to: .zero, control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var last = CGPoint.zero
    unsafe path.applyWithBlock { element in
      types.append(unsafe element.pointee.type)
      if unsafe element.pointee.type == .addCurveToPoint { last = unsafe element.pointee.points[1] }
    }
    #expect(
      types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(last == CGPoint(x: 5, y: 5) && path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test("An arc that is not clockwise with y up runs clockwise on a screen") func arcs() {
    func end(_ clockwise: Bool, _ endAngle: CGFloat) -> CGRect {
      let path = CGMutablePath()
      path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: endAngle, clockwise: clockwise)
      return path.boundingBoxOfPath
    }
    func near(_ a: CGRect, _ b: CGRect) -> Bool {
      abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
        && abs(a.maxY - b.maxY) < 0.01
    }
    #expect(near(end(false, .pi / 2), CGRect(x: 0, y: 0, width: 10, height: 10)))
    // The other way round it is three quarters of the circle.
    #expect(near(end(true, .pi / 2), CGRect(x: -10, y: -10, width: 20, height: 20)))
    #expect(near(end(true, -.pi / 2), CGRect(x: 0, y: -10, width: 10, height: 10)))
    #expect(near(end(false, -.pi), CGRect(x: -10, y: 0, width: 20, height: 10)))
  }

  @Test("An arc between two lines touches both") func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    // The circle's centre is (6, 4): it leaves the first line at (6, 0) and reaches the second at (10, 4).
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    let box = path.boundingBoxOfPath
    #expect(abs(box.maxX - 10) < 1e-6 && abs(box.minY) < 1e-6 && abs(box.maxY - 4) < 1e-9)
  }
}
