import Foundation
import GraphicsCore
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

  @Test func dashedAndStrokedCopies() {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let shift = CGAffineTransform(translationX: 0, y: 5)
    let dashes = line.copy(dashingWithPhase: 0, lengths: [4, 2], transform: shift)
    // Dashes from 0 to 4 and from 6 to 10.
    #expect(dashes.boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
    let stroke = dashes.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.boundingBoxOfPath == CGRect(x: 0, y: 4, width: 10, height: 2))
    #expect(stroke.contains(CGPoint(x: 3, y: 5.5)) && !stroke.contains(CGPoint(x: 5, y: 5.5)))
  }

  @Test func combinations() {
    let a = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let b = unsafe CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
    #expect(a.intersection(b).boundingBox == CGRect(x: 2, y: 2, width: 2, height: 2))
    let union = a.union(b)
    #expect(union.contains(CGPoint(x: 1, y: 1)) && union.contains(CGPoint(x: 5, y: 5)))
    #expect(!union.contains(CGPoint(x: 5, y: 1)))
    #expect(!a.subtracting(b).contains(CGPoint(x: 3, y: 3)) && a.subtracting(b).contains(CGPoint(x: 3, y: 1)))
    #expect(!a.symmetricDifference(b).contains(CGPoint(x: 3, y: 3)))
    let far = unsafe CGPath(rect: CGRect(x: 9, y: 9, width: 1, height: 1), transform: nil)
    #expect(a.intersects(b) && !a.intersects(far))
    #expect(a.union(far).componentsSeparated().count == 2 && a.normalized().boundingBox == a.boundingBox)
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -2, y: 1), CGPoint(x: 9, y: 1)])
    #expect(line.lineIntersection(a).boundingBox == CGRect(x: 0, y: 1, width: 4, height: 0))
    #expect(line.lineSubtracting(a).boundingBox == CGRect(x: -2, y: 1, width: 11, height: 0))
    let circle = unsafe CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    var curves = 0
    unsafe circle.flattened(threshold: 0.1).applyWithBlock { element in
      if unsafe element.pointee.type == .addCurveToPoint { curves += 1 }
    }
    #expect(curves == 0)
  }

  @Test func applyingAFunction() {
    let path = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    var count = 0
    unsafe withUnsafeMutablePointer(to: &count) { pointer in
      unsafe path.apply(info: UnsafeMutableRawPointer(pointer)) { info, _ in
        unsafe info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 5)
  }

  @Test("A transform moves the new elements alone, and arcs start where the outline has come to")
  func additions() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addRects(
      [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 4, y: 4, width: 2, height: 1)],
      transform: CGAffineTransform(translationX: 10, y: 0))
    #expect(path.boundingBoxOfPath == CGRect(x: 1, y: 0, width: 15, height: 5))
    let arc = CGMutablePath()
    arc.move(to: .zero)
    // Half a circle of radius 2 about (5, 0), twice as large: from (14, 0) over (10, 4) to (6, 0).
    arc.addRelativeArc(
      center: CGPoint(x: 5, y: 0), radius: 2, startAngle: 0, delta: .pi,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(abs(arc.currentPoint.x - 6) < 1e-12 && abs(arc.currentPoint.y) < 1e-12)
    let box = arc.boundingBoxOfPath
    #expect(abs(box.maxX - 14) < 1e-12 && abs(box.maxY - 4) < 1e-12 && box.minX == 0)
    // The corner in the transform's own space: the line to it is level, 20 long, and the arc ends below.
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(abs(corner.currentPoint.x - 20) < 1e-9 && abs(corner.currentPoint.y - 8) < 1e-9)
  }

  @Test("A copy is not changed by what is added to the path") func copies() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    let (copy, changeable) = (path.copy(), path.mutableCopy())
    path.addLine(to: CGPoint(x: 9, y: 9))
    changeable?.addLine(to: CGPoint(x: 7, y: 7))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(changeable?.currentPoint == CGPoint(x: 7, y: 7) && path.currentPoint == CGPoint(x: 9, y: 9))
    let isRect = unsafe (copy?.isRect(nil), path.isRect(nil))
    #expect(isRect == (true, false))
  }

  @Test("By the even-odd rule what is inside twice is out") func rules() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 0, y: 0, width: 9, height: 9), CGRect(x: 3, y: 3, width: 3, height: 3)])
    let middle = CGPoint(x: 4, y: 4)
    #expect(path.contains(middle) && !path.contains(middle, using: .evenOdd))
    // Either rule tells the inside of what is normalized.
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(path.normalized(using: .evenOdd).contains(middle, using: rule) == false)
      #expect(path.normalized(using: .winding).contains(middle, using: rule))
    }
    #expect(path.componentsSeparated(using: .evenOdd).count == 1)
    #expect(path.contains(.zero, transform: CGAffineTransform(translationX: 1, y: 1)))
  }
}
