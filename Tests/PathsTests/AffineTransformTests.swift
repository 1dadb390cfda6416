import Paths
import Testing

@Suite struct AffineTransformTests {
  @Test func `concatenating applies the receiver first`() {
    let move = AffineTransform.translation(x: 3, y: 4)
    let stretch = AffineTransform.scale(x: 2, y: 10)
    // (1, 1) moved is (4, 5), stretched (8, 50); stretched (2, 10), moved (5, 14).
    #expect(move.concatenating(stretch).map(Point(x: 1, y: 1)) == Point(x: 8, y: 50))
    #expect(stretch.concatenating(move).map(Point(x: 1, y: 1)) == Point(x: 5, y: 14))
  }

  @Test func `a positive angle turns clockwise with y down`() {
    // A quarter turn takes the right-hand direction to the downward one.
    #expect(AffineTransform.rotation(by: .pi / 2).map(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(AffineTransform.rotation(by: .pi).map(Point(x: 1, y: 2)) == Point(x: -1, y: -2))
  }

  @Test func `quarter turns and stretches keep rectangles upright, other turns do not`() {
    for quarter in 0..<4 {
      #expect(AffineTransform.rotation(by: Double(quarter) * .pi / 2).keepsRectanglesUpright)
    }
    #expect(AffineTransform.scale(x: -2, y: 3).keepsRectanglesUpright)
    #expect(!AffineTransform.rotation(by: 0.1).keepsRectanglesUpright)
  }

  @Test func `bounding box of a quarter turn`() {
    let box = AffineTransform.rotation(by: .pi / 2).boundingBox(of: Rect(minX: 0, minY: 0, maxX: 4, maxY: 2))
    // (x, y) ↦ (−y, x).
    #expect(box == Rect(minX: -2, minY: 0, maxX: 0, maxY: 4))
  }
}
