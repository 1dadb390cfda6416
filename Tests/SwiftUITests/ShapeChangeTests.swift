import SwiftUI
import Testing

/// Changes of paths and shapes, and values between states.
@MainActor
struct ShapeChangeTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test func pathsAreMovedAndScaled() {
    let path = Path(rect)
    #expect(path.offsetBy(dx: 3, dy: 4).boundingRect == CGRect(x: 3, y: 4, width: 10, height: 20))
    let scaled = path.applying(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(scaled.boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func partsOfPathsAreTold() {
    var path = Path()
    path.addLines([.zero, CGPoint(x: 1, y: 2)])
    path.closeSubpath()
    var parts: [Path.Element] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { parts.append($0) }
    #expect(parts == [.move(to: .zero), .line(to: CGPoint(x: 1, y: 2)), .closeSubpath])
    #expect(path.description == "0.0 0.0 m 1.0 2.0 l h")
    #expect(Path(path.description)?.boundingRect == path.boundingRect)
    #expect(Path("1 m") == nil)
  }

  @Test func aLineHasTheWidthOfItsStyle() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 0)])
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    let bounds = outline.boundingRect
    #expect(abs(bounds.minY + 2) < 0.001 && abs(bounds.height - 4) < 0.001 && abs(bounds.width - 10) < 0.001)
  }

  @Test func aTrimmedPathHasAShareOfItsLength() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    let part = line.trimmedPath(from: 0.25, to: 0.75)
    #expect(part.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 5))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func shapesAreMadeOfOthers() {
    func bounds<Outline: Shape>(_ shape: Outline) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(bounds(Rectangle().offset(x: 1, y: 2)) == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(bounds(Rectangle().scale(0.5)) == CGRect(x: 2.5, y: 5, width: 5, height: 10))
    #expect(bounds(Rectangle().size(width: 4, height: 6)) == CGRect(x: 0, y: 0, width: 4, height: 6))
    #expect(
      bounds(Rectangle().size(CGSize(width: 4, height: 6), anchor: .bottomTrailing)).origin
        == CGPoint(x: 6, y: 14))
    #expect(bounds(Rectangle().inset(by: 2)) == CGRect(x: 2, y: 2, width: 6, height: 16))
    #expect(bounds(Rectangle().inset(by: 2).inset(by: 1)) == CGRect(x: 3, y: 3, width: 4, height: 14))
    #expect(bounds(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))).width == 20)
  }

  @Test func unevenCornersAreCutByTheirRadii() {
    let path = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 5).path(in: rect)
    #expect(abs(path.boundingRect.width - 10) < 0.001 && abs(path.boundingRect.height - 20) < 0.001)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 9.5, y: 19.5)))
    #expect(path.contains(CGPoint(x: 9.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test func pairsAreAddedAndScaled() {
    var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(2.0, CGFloat(2))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6.0, CGFloat(8)) && pair.magnitudeSquared == 100)
  }

  @Test func springsEndAtTheirTarget() {
    #expect(Spring(mass: 1, stiffness: 100, damping: 20).dampingRatio == 1)
    for spring in [Spring.smooth, .snappy, .bouncy] {
      #expect(spring.value(target: 8.0, time: 0) == 0)
      #expect(abs(spring.value(target: 8.0, time: 5) - 8) < 0.01)
    }
  }
}
