import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

private final class Token {}

@MainActor
struct AssociatedObjectsTests {
  // Only the addresses matter.
  private static let first = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  private static let second = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  /// An object that holds its values itself, and one whose values live in the table.
  private static func makeObjects() -> [AnyObject] { [UIView(), CALayer(), Token(), NSObject()] }

  @Test func valuesByKeyAndObject() {
    for object in Self.makeObjects() {
      unsafe objc_setAssociatedObject(object, Self.first, 1, .OBJC_ASSOCIATION_RETAIN)
      unsafe objc_setAssociatedObject(object, Self.second, "two", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(unsafe objc_getAssociatedObject(object, Self.first) as? Int == 1)
      #expect(unsafe objc_getAssociatedObject(object, Self.second) as? String == "two")
      #expect(unsafe objc_getAssociatedObject(Token(), Self.first) == nil)
      unsafe objc_setAssociatedObject(object, Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(unsafe objc_getAssociatedObject(object, Self.first) == nil)
      objc_removeAssociatedObjects(object)
      #expect(unsafe objc_getAssociatedObject(object, Self.second) == nil)
    }
  }

  @Test func viewsAndLayersReleaseTheirValues() {
    weak var ofView: Token?
    weak var ofLayer: Token?
    do {
      let (view, layer) = (UIView(), CALayer())
      let (one, two) = (Token(), Token())
      (ofView, ofLayer) = (one, two)
      unsafe objc_setAssociatedObject(view, Self.first, one, .OBJC_ASSOCIATION_RETAIN)
      unsafe objc_setAssociatedObject(layer, Self.first, two, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(ofView == nil && ofLayer == nil)
  }

  @Test func aNewObjectAtAnOldAddressHasNoValues() {
    for _ in 0..<1_000 {
      let object = Token()
      #expect(unsafe objc_getAssociatedObject(object, Self.first) == nil)
      unsafe objc_setAssociatedObject(object, Self.first, Token(), .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func valuesOfTheDeadAreSwept() {
    weak var value: Token?
    do {
      let token = Token()
      value = token
      unsafe objc_setAssociatedObject(Token(), Self.first, token, .OBJC_ASSOCIATION_RETAIN)
    }
    objc_removeAssociatedObjects(Token())
    #expect(value == nil)
  }

  @Test func assignDoesNotRetain() {
    let view = UIView()
    do {
      let token = Token()
      unsafe objc_setAssociatedObject(view, Self.first, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(unsafe objc_getAssociatedObject(view, Self.first) as? Token === token)
    }
    #expect(unsafe objc_getAssociatedObject(view, Self.first) == nil)
  }
}
