import Foundation
import GraphicsCore
import LayoutCore
import TestSupport
import Testing

struct CGAffineTransformTests {
  private func random(_ generator: inout SeededGenerator) -> CGAffineTransform {
    CGAffineTransform(
      a: generator.number(in: 0.5...2), b: generator.number(in: -0.2...0.2),
      c: generator.number(in: -0.2...0.2),
      d: generator.number(in: 0.5...2), tx: generator.number(in: -50...50), ty: generator.number(in: -50...50)
    )
  }

  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  @Test func laws() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let (s, t) = (random(&generator), random(&generator))
      let point = CGPoint(x: generator.number(in: -99...99), y: generator.number(in: -99...99))
      #expect(near(point.applying(s.concatenating(t)), point.applying(s).applying(t)))
      #expect(near(point.applying(t).applying(t.inverted()), point))
      #expect(t.concatenating(.identity) == t)
      #expect(CGAffineTransform.identity.concatenating(t) == t)
    }
  }

  @Test(
    arguments: [
      (0, 1, 2), (1, -2, 1), (2, -1, -2), (3, 2, -1), (4, 1, 2), (-1, 2, -1),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func quarterTurnsAreExact(quarters: CGFloat, x: CGFloat, y: CGFloat) {
    let (angle, expected) = (quarters * .pi / 2, CGPoint(x: x, y: y))
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(rotationAngle: angle)) == expected)
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform.identity.rotated(by: angle)) == expected)
  }

  @Test("Each step of a chain acts before those written so far") func steps() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
    // (0, 0) → (1, 1) → (2, 3) → (12, 3)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 12, y: 3))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
  }

  @Test func aSingularTransformIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    #expect(!flat.isIdentity)
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
  }

  @Test func rectanglesBecomeTheirBox() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rect.applying(CGAffineTransform(rotationAngle: .pi / 2)) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(
      rect.applying(CGAffineTransform(scaleX: -1, y: 1)) == CGRect(x: -4, y: 2, width: 3, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    let third = CGRect(x: 0.1, y: 0, width: 1.0 / 3, height: 1)
    #expect(third.applying(CGAffineTransform(translationX: 1e6, y: 0)).size.width == third.size.width)
  }

  @Test func survivesCoding() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
