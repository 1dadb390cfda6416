import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

struct CGGeometryFunctionsTests {
  @Test func partsOfARectangle() {
    // A negative size is turned round by the edges, not by the stored size (A.12).
    let rect = CGRectMake(10, 20, -4, 8)
    #expect(CGRectGetMinX(rect) == 6 && CGRectGetMidX(rect) == 8 && CGRectGetMaxX(rect) == 10)
    #expect(CGRectGetMinY(rect) == 20 && CGRectGetMidY(rect) == 24 && CGRectGetMaxY(rect) == 28)
    #expect(CGRectGetWidth(rect) == 4 && CGRectGetHeight(rect) == 8)
    #expect(rect.equalTo(CGRect(x: 6, y: 20, width: 4, height: 8)))
    #expect(CGRectStandardize(rect).size == CGSize(width: 4, height: 8))
  }

  @Test func `the common part is that of the edges, of all numbers but NaN`() {
    let unit = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      CGRect(x: 14, y: 6, width: -8, height: -9).common(with: unit) == CGRect(x: 6, y: 0, width: 4, height: 6)
    )
    #expect(CGRect.infinite.common(with: unit) == unit && CGRect.null.common(with: unit).isNull)
    #expect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1).common(with: unit).isNull)
  }

  @Test func combining() {
    let (a, b) = (CGRectMake(0, 0, 10, 10), CGRectMake(5, 5, 10, 10))
    #expect(CGRectUnion(a, b) == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(CGRectIntersection(a, b) == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(CGRectIntersectsRect(a, b) && !CGRectContainsRect(a, b))
    #expect(CGRectIsNull(CGRectIntersection(a, CGRectOffset(a, 11, 0))) && CGRectIsNull(CGRectNull))
    #expect(CGRectIsNull(CGRectInset(a, 6, 0)))
    #expect(CGRectInset(a, 5, 1) == CGRect(x: 5, y: 1, width: 0, height: 8))
    #expect(CGRectContainsPoint(a, CGPointMake(9, 9)) && !CGRectContainsPoint(a, CGPointMake(10, 10)))
    #expect(CGRectIntegral(CGRectMake(-0.5, 0, 1, 1)) == CGRect(x: -1, y: 0, width: 2, height: 1))
    #expect(CGRectIsEmpty(CGRectZero) && !CGRectIsNull(CGRectZero) && CGRectIsInfinite(CGRectInfinite))
  }

  @Test func maps() {
    let map = CGAffineTransformConcat(
      CGAffineTransformMakeScale(2, 3), CGAffineTransformMakeTranslation(1, 1))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), map) == CGPoint(x: 3, y: 4))
    #expect(CGAffineTransformInvert(map) == map.inverted())
    #expect(CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 1, 0).tx == 2)
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(
      UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), UIEdgeInsetsMake(1, 2, 3, 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }

  @Test func indexPaths() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path.count == 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    path.item = 5
    path.section = 1
    #expect(path == IndexPath(indexes: [1, 5]))
  }

  @Test func namesOfObjectiveC() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(NSStringFromSelector("tap:") == "tap:" && Selector("a") == NSSelectorFromString("a"))
  }
}
