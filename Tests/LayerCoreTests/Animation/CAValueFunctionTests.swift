import Foundation
import Testing

@testable import LayerCore

/// Functions of values stand for parts of transforms.
struct CAValueFunctionTests {
  @Test func `an animation of a transform by a function is one of a part of it`() {
    let animation = CABasicAnimation(keyPath: "transform")
    #expect(animation.animatedKeyPath == "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    #expect(animation.animatedKeyPath == "transform.rotation.z")
    animation.keyPath = "position"
    #expect(animation.animatedKeyPath == "position")
    #expect((animation.copy() as? CABasicAnimation)?.valueFunction?.name == .rotateZ)
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
  }
}
