import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

struct CGGeometryStringsTests {
  static let numbers: [CGFloat] = [0, 1, -3, 0.5, 1.0 / 3, -12_345.678, 1e-9, 2e22]

  @Test(arguments: numbers) func roundTrips(x: CGFloat) {
    let point = CGPoint(x: x, y: -x)
    #expect(CGPointFromString(NSStringFromCGPoint(point)) == point)
    let size = CGSize(width: x, height: 7)
    #expect(CGSizeFromString(NSStringFromCGSize(size)) == size)
    let rect = CGRect(x: 1, y: x, width: 2 * x, height: 3)
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    let insets = UIEdgeInsets(top: 1, left: x, bottom: 3, right: 4)
    #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)) == insets)
    let vector = CGVector(dx: x, dy: 1)
    #expect(CGVectorFromString(NSStringFromCGVector(vector)) == vector)
    let offset = UIOffset(horizontal: x, vertical: 1)
    #expect(UIOffsetFromString(NSStringFromUIOffset(offset)) == offset)
    let map = CGAffineTransform(a: 1, b: x, c: 3, d: 4, tx: 5, ty: -x)
    #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(map)) == map)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: x, bottom: 3, trailing: 4)
    #expect(NSDirectionalEdgeInsetsFromString(NSStringFromDirectionalEdgeInsets(directional)) == directional)
  }

  @Test func asApplePrintsThem() {
    #expect(NSStringFromCGRect(CGRect(x: 1, y: 2.5, width: 30, height: -4)) == "{{1, 2.5}, {30, -4}}")
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 0)) == "{1, 0}")
    #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test(arguments: ["", "nonsense", "{1, 2}", "{{1, 2}, {3, 4}, 5}", "{{1, 2}, {3, x}}"])
  func whatIsNoRectangleIsZero(text: String) {
    #expect(CGRectFromString(text) == .zero)
  }

  @Test func valuesAndCoders() throws {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(insets, forKey: "insets")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(reader.decodeCGSize(forKey: "size") == rect.size)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeCGRect(forKey: "none") == .zero)
  }
}
