import Foundation
import LayoutCore
import Testing

/// What the rest relies on in Foundation's geometry (A.20 to A.25), and what stands beside it.
struct CGGeometryTests {
  @Test("A.20") func null() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect.null.origin == CGPoint(x: CGFloat.infinity, y: .infinity))
    #expect(CGRect.null.isEmpty && CGRect.zero.isEmpty && !CGRect.zero.isNull)
    #expect(CGRect.null.union(rect) == rect && rect.union(.null) == rect)
  }

  @Test("A.21") func integral() {
    #expect(CGRect(x: -0.5, y: 0, width: 1, height: 1).integral == CGRect(x: -1, y: 0, width: 2, height: 1))
    #expect(CGRect.null.integral.isNull)
  }

  @Test("A.22") func insets() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.insetBy(dx: 5, dy: 0) == CGRect(x: 5, y: 0, width: 0, height: 10))
    #expect(rect.insetBy(dx: 6, dy: 0).isNull)
    let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 8, bottom: 2, right: 8))
    #expect(inset.origin == CGPoint(x: 8, y: 1))
    #expect(inset.size == CGSize(width: -6, height: 7))
    let turned = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(
      turned.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(CGRect.null.inset(by: .zero).isNull)
  }

  @Test("A.23") func intersection() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let touching = rect.intersection(CGRect(x: 10, y: 0, width: 5, height: 5))
    #expect(!touching.isNull && touching.width == 0)
    #expect(rect.intersection(CGRect(x: 11, y: 0, width: 5, height: 5)).isNull)
  }

  @Test("A.24") func divided() {
    let rect = CGRect(x: 0, y: 0, width: 900, height: 800)
    let none = rect.divided(atDistance: -50, from: .maxXEdge)
    #expect(none.slice == CGRect(x: 900, y: 0, width: 0, height: 800))
    #expect(none.remainder == rect)
    let all = rect.divided(atDistance: 905, from: .minYEdge)
    #expect(all.slice == rect)
    #expect(all.remainder == CGRect(x: 0, y: 800, width: 900, height: 0))
  }

  @Test func descriptions() {
    #expect("\(CGRect(x: 1, y: 2.5, width: -3, height: 4))" == "(1.0, 2.5, -3.0, 4.0)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
  }

  @Test("D.6") func directionalInsetsAreTheSameStore() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      NSDirectionalEdgeInsets(insets, in: .leftToRight)
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(
      NSDirectionalEdgeInsets(insets, in: .rightToLeft)
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
      #expect(UIEdgeInsets(NSDirectionalEdgeInsets(insets, in: direction), in: direction) == insets)
    }
  }

  @Test func smallTypes() {
    #expect(UIOffset() == .zero && UIOffset(horizontal: 1, vertical: 2) != .zero)
    #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(UIRectEdge.all.rawValue == 15)
  }
}
