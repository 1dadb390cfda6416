import Foundation
import LayoutCore
import ManualLayout
import StyleCore
import Testing

struct CGRectEdgesTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
  private let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func insetsAndOutsets() {
    #expect(rect.outset(by: insets) == CGRect(x: 8, y: 19, width: 106, height: 54))
    #expect(rect.outset(by: insets).inset(by: insets) == rect)
    #expect(rect.inset(left: 5) == CGRect(x: 15, y: 20, width: 95, height: 50))
    #expect(rect.inset(top: 5) == CGRect(x: 10, y: 25, width: 100, height: 45))
    #expect(rect.inset(right: 5) == CGRect(x: 10, y: 20, width: 95, height: 50))
    #expect(rect.inset(bottom: 5) == CGRect(x: 10, y: 20, width: 100, height: 45))
    #expect(rect.insetBy(left: 1, top: 2, right: 3, bottom: 4) == CGRect(x: 11, y: 22, width: 96, height: 44))
    #expect(
      rect.outset(left: 1, top: 2, right: 3, bottom: 4).inset(left: 1, top: 2, right: 3, bottom: 4) == rect)
    #expect(rect.insetAllSides(by: 5) == CGRect(x: 15, y: 25, width: 90, height: 40))
    #expect(rect.insetAllSides(by: 26).isNull)
  }

  @Test @MainActor func directionalInsets() {
    let view = UIView()
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(rect.inset(by: insets, in: view) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.outset(by: insets, in: view) == CGRect(x: 8, y: 19, width: 106, height: 54))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(rect.inset(by: insets, in: view) == CGRect(x: 14, y: 21, width: 94, height: 46))
    #expect(rect.outset(by: insets, in: view).inset(by: insets, in: view) == rect)
  }

  @Test func makingRectanglesAndInsets() {
    #expect(CGRect(left: 10, top: 20, right: 110, bottom: 70) == rect)
    #expect(CGRect(left: 110, top: 70, right: 10, bottom: 20) == rect)
    #expect(UIEdgeInsets(uniform: 3) == UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(UIEdgeInsets(uniformOutset: 3) == UIEdgeInsets(uniform: -3))
    #expect(UIEdgeInsets(vertical: 1, horizontal: 2) == UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(insets.verticalAmount == 4 && insets.horizontalAmount == 6)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.verticalAmount == 4 && directional.horizontalAmount == 6)
    #expect(
      NSDirectionalEdgeInsets(uniformOutset: -2)
        == NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2))
    #expect(
      NSDirectionalEdgeInsets(vertical: 1, horizontal: 2)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
  }

  @Test(
    "Two slices tile the rectangle, whatever the amount (A.24)",
    arguments: [-5, 0, 30, 100, 500] as [CGFloat])
  func slices(amount: CGFloat) {
    for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
      let (slice, remainder) = rect.slice(from: edge, amount: amount)
      #expect(slice.union(remainder) == rect)
      #expect(slice.width * slice.height + remainder.width * remainder.height == rect.width * rect.height)
    }
    #expect(rect.slice(from: .maxXEdge, amount: 30).slice == CGRect(x: 80, y: 20, width: 30, height: 50))
  }

  @Test @MainActor func directionalSlices() {
    let view = UIView()
    for (direction, leading, trailing) in [
      (UISemanticContentAttribute.forceLeftToRight, CGRectEdge.minXEdge, CGRectEdge.maxXEdge),
      (.forceRightToLeft, .maxXEdge, .minXEdge),
    ] {
      view.semanticContentAttribute = direction
      for (edge, absolute) in [
        (DirectionalEdge.leading, leading), (.trailing, trailing), (.top, .minYEdge), (.bottom, .maxYEdge),
      ] {
        #expect(rect.slice(from: edge, amount: 7, in: view) == rect.slice(from: absolute, amount: 7))
      }
    }
  }

  @Test func offsets() {
    let (start, end) = (CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 6))
    let way = UIOffset(horizontal: 3, vertical: 4)
    #expect(start.offset(to: end) == way && end.offset(from: start) == way && end - start == way)
    #expect(start.offset(by: way) == end && start + way == end)
    #expect(start.distance(to: end) == 5)
    #expect(CGPoint(midpointBetween: start, and: end) == CGPoint(x: 2.5, y: 4))
    #expect(way + way == way * 2 && (way * 2) / 2 == way && -way == way * -1)
    #expect(rect.offset(by: way) == CGRect(x: 13, y: 24, width: 100, height: 50))
    #expect(CGSize(width: 2, height: 3) * 2 == CGSize(width: 4, height: 6))
    #expect(CGSize.greatestFiniteMagnitude.width == .greatestFiniteMagnitude)
    #expect(rect.point(at: .bottomTrailing, layoutDirection: .rightToLeft) == CGPoint(x: 10, y: 70))
  }
}
