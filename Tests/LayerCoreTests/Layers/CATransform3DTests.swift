import Foundation
import GraphicsCore
import LayerCore
import LayoutCore
import Testing

struct CATransform3DTests {
  @Test func inverse() {
    var transform = CATransform3DMakeRotation(0.7, 1, 2, 3)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 0.5), 4, 5, 6)
    transform.m34 = -1 / 500
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    let identity = CATransform3DIdentity
    #expect(abs(product.m11 - identity.m11) < 1e-9 && abs(product.m22 - 1) < 1e-9)
    #expect(abs(product.m33 - 1) < 1e-9 && abs(product.m44 - 1) < 1e-9)
    #expect(abs(product.m12) < 1e-9 && abs(product.m41) < 1e-9 && abs(product.m34) < 1e-9)
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func affineMapsComeBack() {
    let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let transform = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(transform))
    #expect(CATransform3DGetAffineTransform(transform) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.5, 0, 1, 0)))
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeRotation(0.5, 0, 1, 0)).isIdentity)
  }

  @Test func turningAboutZIsTurningThePlane() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
    #expect(CATransform3DGetAffineTransform(turn) == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func theFirstOfAConcatenationActsFirst() {
    let transform = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 1))
    #expect(CGPoint.zero.applying(CATransform3DGetAffineTransform(transform)) == CGPoint(x: 2, y: 0))
  }
}
