import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

struct UIBezierPathTests {
  @Test func shapes() {
    let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(UIBezierPath(rect: rect).bounds == rect && UIBezierPath(ovalIn: rect).bounds == rect)
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 100)
    // The radius becomes half of the shorter side.
    #expect(rounded.bounds == rect && !rounded.contains(CGPoint(x: 12, y: 12)))
    #expect(rounded.contains(CGPoint(x: 20, y: 10.2)))
    let corner = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topRight, cornerRadii: CGSize(width: 8, height: 8))
    #expect(corner.contains(CGPoint(x: 10.5, y: 10.5)) && !corner.contains(CGPoint(x: 49.5, y: 10.5)))
  }

  /// Returns the start of the outline of a path with round corners: the left end of the upper side.
  private func start(of path: UIBezierPath) -> CGFloat {
    var first = CGPoint.zero
    unsafe path.cgPath.applyWithBlock { element in
      if unsafe element.pointee.type == .moveToPoint { first = unsafe element.pointee.points[0] }
    }
    return first.x
  }

  /// Returns the largest distance of a path's outline, near its upper left corner, from a circle that touches both
  /// sides.
  private func distanceFromCircle(_ path: UIBezierPath, radius: CGFloat) -> CGFloat {
    var farthest: CGFloat = 0
    for degrees in stride(from: 181.0, through: 269, by: 1) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      // Outwards from the middle of the circle, the outline is where the path ends.
      var (inside, outside) = (radius / 2, radius * 1.5)
      for _ in 0..<40 {
        let middle = (inside + outside) / 2
        if path.contains(CGPoint(x: radius + x * middle, y: radius + y * middle)) {
          inside = middle
        } else {
          outside = middle
        }
      }
      farthest = max(farthest, abs(inside - radius))
    }
    return farthest
  }

  @Test("G.21, K.9: round corners reach 1.528665 radii, and become half circles where that is too much")
  func roundCorners() {
    func path(_ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius)
    }
    // Two corners of 16 want 48.9 of a side.
    #expect(abs(start(of: path(200, 49, 16)) - 16 * 1.528665) < 1e-9)
    #expect(distanceFromCircle(path(200, 49, 16), radius: 16) > 0.05)
    #expect(abs(start(of: path(200, 48, 16)) - 24) < 1e-9)
    #expect(distanceFromCircle(path(200, 48, 16), radius: 24) < 0.01)
    // The captured one.
    #expect(distanceFromCircle(path(60, 40, 20), radius: 20) < 0.01)
    #expect(distanceFromCircle(path(50, 50, 20), radius: 25) < 0.01)
  }

  @Test("K.10: a radius for some or all corners stays as it is, and makes a pill of half a side")
  func roundCornersOfAChoice() {
    func path(_ radius: CGFloat, _ corners: UIRectCorner = .allCorners) -> UIBezierPath {
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 44), byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius))
    }
    #expect(abs(start(of: path(15)) - 15) < 1e-9 && distanceFromCircle(path(15), radius: 15) < 0.01)
    #expect(abs(start(of: path(22)) - 22) < 1e-9 && distanceFromCircle(path(22), radius: 22) < 0.01)
    #expect(abs(start(of: path(100)) - 22) < 1e-9)
    // 14 · 1.528665 are 21.4, less than half of 44; one corner of 15 has room on either side.
    #expect(abs(start(of: path(14)) - 14 * 1.528665) < 1e-9)
    #expect(abs(start(of: path(15, [.topLeft, .topRight])) - 15 * 1.528665) < 1e-9)
    #expect(abs(start(of: path(15, [.topLeft, .bottomLeft])) - 15) < 1e-9)
  }

  @Test("A radius of 0 makes no round corner, and the height of radii plays no part")
  func radiiWithoutEffect() {
    let square = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 0)
    #expect(square == UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
    // The height of the radii plays no part.
    let (flat, round) = (CGSize(width: 5, height: 1), CGSize(width: 5, height: 5))
    let rect = CGRect(x: 0, y: 0, width: 80, height: 40)
    #expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: flat)
        == UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: round))
  }

  @Test func dashesAreKept() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    unsafe path.setLineDash([3, 2, 1], count: 3, phase: 4)
    var count = 0
    var phase: CGFloat = 0
    unsafe path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 4)
    var lengths: [CGFloat] = [0, 0, 0]
    unsafe path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(lengths == [3, 2, 1])
    unsafe path.setLineDash(nil, count: 0, phase: 0)
    unsafe path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func archivedPathsComeBackEqual() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addQuadCurve(to: CGPoint(x: 1.0 / 3, y: 9), controlPoint: .zero)
    path.addLine(to: CGPoint(x: 5, y: 5))
    path.lineWidth = 3
    path.lineCapStyle = .square
    path.lineJoinStyle = .round
    path.miterLimit = 4
    path.usesEvenOddFillRule = true
    unsafe path.setLineDash([1, 2], count: 2, phase: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
    #expect(back == path)
  }

  @Test func elementsAreDescribed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3.5, y: 4))
    path.addCurve(to: CGPoint(x: 9, y: 9), controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 1))
    path.close()
    #expect(
      path.description.hasSuffix(
        "; <MoveTo {1, 2}>,\n <LineTo {3.5, 4}>,\n <CurveTo {9, 9} {0, 0} {1, 1}>,\n <Close>>"))
    #expect(
      path.cgPath.description.hasSuffix(
        ":\n  moveto (1, 2)\n    lineto (3.5, 4)\n    curveto (0, 0) (1, 1) (9, 9)\n    closepath"))
  }

  @Test("Clockwise is as seen on a screen") func arcs() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.bounds.minY > -0.01 && path.bounds.maxY > 9.99)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.bounds.maxY < 0.01)
  }

  @Test func building() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 8, y: 0))
    path.addLine(to: CGPoint(x: 8, y: 8))
    path.close()
    #expect(path.contains(CGPoint(x: 7, y: 2)) && !path.contains(CGPoint(x: 2, y: 7)))
    path.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 16, height: 8))
    #expect(path.reversing().cgPath.boundingBox == path.bounds && path.reversing().cgPath != path.cgPath)
    path.lineWidth = 5
    #expect((path.copy() as? UIBezierPath)?.lineWidth == 5)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func pathsAreEqualByValue() {
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let (one, other) = (UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
    #expect(one == other && one.hash == other.hash)
    #expect(one != UIBezierPath(rect: rect))
    other.lineWidth = 2
    #expect(one != other)
    other.lineWidth = 1
    other.addLine(to: .zero)
    #expect(one != other)
  }
}
