import Foundation
import LayoutCore
import Testing

struct UIBezierPathTests {
  @Test func shapes() {
    let rect = CGRect(x: 10, y: 10, width: 40, height: 20)
    #expect(UIBezierPath(rect: rect).bounds == rect && UIBezierPath(ovalIn: rect).bounds == rect)
    let rounded = UIBezierPath(roundedRect: rect, cornerRadius: 100)
    // The radius becomes half of the shorter side.
    #expect(rounded.bounds == rect && !rounded.contains(CGPoint(x: 12, y: 12)))
    #expect(rounded.contains(CGPoint(x: 20, y: 10.1)))
    let corner = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .topRight, cornerRadii: CGSize(width: 8, height: 8))
    #expect(corner.contains(CGPoint(x: 10.5, y: 10.5)) && !corner.contains(CGPoint(x: 49.5, y: 10.5)))
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
