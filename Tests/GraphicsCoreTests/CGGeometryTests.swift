import Foundation
import GraphicsCore
import LayoutCore
import StyleCore
import Testing

/// The behavior of Foundation's geometry that other code relies on (A.20 to A.25), and the additions to it.
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
    // A negative size is turned round first: from 2.5 down to −1.5.
    #expect(
      CGRect(x: 2.5, y: 1.2, width: -4, height: 1).integral == CGRect(x: -2, y: 1, width: 5, height: 2))
  }

  @Test("A.22") func insets() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.insetBy(dx: 5, dy: 0) == CGRect(x: 5, y: 0, width: 0, height: 10))
    #expect(rect.insetBy(dx: 6, dy: 0).isNull && rect.insetBy(dx: 0, dy: 6).isNull)
    #expect(rect.insetBy(dx: -1, dy: -2) == CGRect(x: -1, y: -2, width: 12, height: 14))
    #expect(
      CGRect(x: 10, y: 10, width: -10, height: -10).insetBy(dx: 1, dy: 2)
        == CGRect(x: 1, y: 2, width: 8, height: 6))
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
    #expect(rect.intersects(CGRect(x: 10, y: 0, width: 5, height: 5)))
    #expect(rect.intersection(CGRect(x: 11, y: 0, width: 5, height: 5)).isNull)
    #expect(!rect.intersects(CGRect(x: 11, y: 0, width: 5, height: 5)))
    #expect(rect.contains(rect) && rect.contains(CGRect(x: 2, y: 2, width: 8, height: 8)))
    #expect(!rect.contains(CGRect(x: 2, y: 2, width: 9, height: 8)))
    #expect(rect.contains(CGPoint(x: 0, y: 0)) && !rect.contains(CGPoint(x: 10, y: 0)))
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
