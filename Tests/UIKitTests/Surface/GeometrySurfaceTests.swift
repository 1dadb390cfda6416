import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

import struct CoreGraphics.CGRect
import struct UIKit.CGPoint

/// The geometry that real layout code uses, with the types it relies on.
struct GeometrySurfaceTests {
  @Test func insets() {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    settable(\UIEdgeInsets.top, CGFloat.self)
    settable(\UIEdgeInsets.left, CGFloat.self)
    settable(\UIEdgeInsets.bottom, CGFloat.self)
    settable(\UIEdgeInsets.right, CGFloat.self)
    hashable(UIEdgeInsets.self)
    insets.left += 1
    #expect(insets == UIEdgeInsetsMake(1, 3, 3, 4) && UIEdgeInsets.zero != insets)
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(rect.inset(by: insets) == CGRect(x: 3, y: 1, width: 13, height: 6))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))

    var directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    settable(\NSDirectionalEdgeInsets.top, CGFloat.self)
    settable(\NSDirectionalEdgeInsets.leading, CGFloat.self)
    settable(\NSDirectionalEdgeInsets.bottom, CGFloat.self)
    settable(\NSDirectionalEdgeInsets.trailing, CGFloat.self)
    hashable(NSDirectionalEdgeInsets.self)
    directional.leading = 0
    #expect(directional != .zero)
    #expect(UIOffset(horizontal: 1, vertical: 2) != .zero)
    settable(\UIOffset.horizontal, CGFloat.self)
    hashable(UIOffset.self)
    options(UIRectEdge.self)
    let edges: UIRectEdge = [.top, .left, .bottom, .right]
    #expect(edges == .all)
  }

  @Test func transforms() {
    hashable(CGAffineTransform.self)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGRect(x: 2, y: 6, width: 6, height: 12))
    #expect(CGPoint(x: 1, y: 2).applying(.init(translationX: 5, y: 6)) == CGPoint(x: 6, y: 8))
    // A size has no place: only the linear part counts.
    #expect(CGSize(width: 100, height: 100).applying(.init(translationX: -10, y: -10)).width == 100)
    #expect(CGSize(width: 100, height: 100).applying(.init(scaleX: 1, y: -1)).height == -100)
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(quarter) == CGPoint(x: 0, y: 1))
    #expect(quarter.inverted().concatenating(quarter) == .identity && quarter.inverted().isIdentity == false)
    #expect(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 3) == .identity.translatedBy(x: 2, y: 3))
    #expect(CGAffineTransform.identity.scaledBy(x: 2, y: 2).a == 2)
    #expect(CGAffineTransform.identity.rotated(by: 0).isIdentity)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    let scaled: CATransform3D = CATransform3DMakeScale(2, 3, 1)
    #expect(CATransform3DGetAffineTransform(scaled) == CGAffineTransform(scaleX: 2, y: 3))
    sendable(CATransform3D.self)
    sendable(CGVector.self)
  }

  @Test func names() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect("\(CGRectMake(1, 2, 3, 4))" == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGPointMake(1, 2)) \(CGSizeMake(3, 4))" == "(1.0, 2.0) (3.0, 4.0)")
    #expect(NSStringFromCGRect(CGRectMake(1, 2, 3, 4)) == "{{1, 2}, {3, 4}}")
    #expect(NSStringFromCGPoint(CGPointMake(1, 2)) == "{1, 2}" && NSStringFromCGSize(.zero) == "{0, 0}")
    #expect(CGRectFromString("{{1, 2}, {3, 4}}") == CGRectMake(1, 2, 3, 4))
    #expect(NSValue(cgRect: CGRectMake(1, 2, 3, 4)).cgRectValue.width == 3)
    #expect(NSValue(cgPoint: CGPointMake(1, 2)).cgPointValue.y == 2)
    #expect(NSValue(cgSize: CGSizeMake(1, 2)).cgSizeValue.height == 2)
    #expect(NSValue(uiEdgeInsets: .zero).uiEdgeInsetsValue == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    #expect(CGRectMake(0, 0, 1, 1).equalTo(CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(
      CGPointMake(1, 2).equalTo(CGPoint(x: 1, y: 2)) && CGSizeMake(1, 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(CGRectGetMinX(.zero) == 0 && CGRectGetMaxY(CGRectMake(0, 1, 2, 3)) == 4)
    #expect(Darwin.round(2.5 as CGFloat) == 3 && Darwin.round(-2.5 as CGFloat) == -3)
    let interval: CFTimeInterval = CACurrentMediaTime()
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(interval >= 0 && time > 0)
    let path = IndexPath(item: 3, section: 1)
    #expect(path.item == 3 && path.section == 1 && IndexPath(row: 2, section: 0).row == 2)
    #expect(autoreleasepool { 5 } == 5)
    let selector: Selector = "save"
    #expect(selector == Selector("save"))
  }

  @Test func associatedObjects() {
    final class Owner {}
    let owner = Owner()
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
    defer { unsafe key.deallocate() }
    let policies: [objc_AssociationPolicy] = [
      .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC,
      .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC,
    ]
    #expect(Set(policies.map(\.rawValue)).count == 5)
    unsafe objc_setAssociatedObject(owner, key, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    let value = unsafe objc_getAssociatedObject(owner, key) as? String
    #expect(value == "kept")
    objc_removeAssociatedObjects(owner)
    let none = unsafe objc_getAssociatedObject(owner, key)
    #expect(none == nil)
  }

  @MainActor
  @Test func layers() {
    settable(\CALayer.anchorPoint, CGPoint.self)
    settable(\CALayer.frame, CGRect.self)
    settable(\CALayer.bounds, CGRect.self)
    settable(\CALayer.position, CGPoint.self)
    settable(\CALayer.transform, CATransform3D.self)
    settable(\CALayer.sublayers, [CALayer]?.self)
    readable(\CALayer.superlayer, CALayer?.self)
    settable(\CALayer.cornerRadius, CGFloat.self)
    settable(\CALayer.borderWidth, CGFloat.self)
    settable(\CALayer.borderColor, CGColor?.self)
    settable(\CALayer.backgroundColor, CGColor?.self)
    settable(\CALayer.shadowColor, CGColor?.self)
    settable(\CALayer.shadowOpacity, Float.self)
    settable(\CALayer.shadowOffset, CGSize.self)
    settable(\CALayer.shadowRadius, CGFloat.self)
    settable(\CALayer.shadowPath, CGPath?.self)
    settable(\CALayer.masksToBounds, Bool.self)
    settable(\CALayer.maskedCorners, CACornerMask.self)
    settable(\CALayer.opacity, Float.self)
    settable(\CALayer.isHidden, Bool.self)
    settable(\CALayer.zPosition, CGFloat.self)
    settable(\CALayer.mask, CALayer?.self)
    settable(\CALayer.contents, Any?.self)
    settable(\CALayer.delegate, (any CALayerDelegate)?.self)
    options(CACornerMask.self)
    let corners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(corners == CALayer().maskedCorners)
    final class Own: CALayer {
      override init() { super.init() }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override func layoutSublayers() { super.layoutSublayers() }
    }
    let (layer, sublayer) = (Own(), CAShapeLayer())
    #expect(layer.sublayers == nil, "nil, not empty")
    layer.addSublayer(sublayer)
    #expect(layer.sublayers == [sublayer] && sublayer.superlayer === layer)
    sublayer.removeFromSuperlayer()
    #expect(layer.sublayers == nil)
    settable(\CAGradientLayer.colors, [Any]?.self)
    settable(\CAGradientLayer.startPoint, CGPoint.self)
    settable(\CAShapeLayer.path, CGPath?.self)
    settable(\CAShapeLayer.fillColor, CGColor?.self)
  }

  @Test("CALayer and Core Graphics belong to no actor") func nonisolated() async {
    let frame = await Task.detached { () -> CGRect in
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      layer.bounds.size = CGSize(width: 10, height: 10)
      return layer.frame
    }.value
    #expect(frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }
}
