import Foundation
import Testing

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore

/// The way of a value through several.
struct KeyframeValuesTests {
  /// The way of a number, with what `change` sets.
  private func keyframeValues(_ values: [Double], _ change: (CAKeyframeAnimation) -> Void) -> KeyframeValues {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    change(animation)
    return KeyframeValues(animation, like: .number(0))
  }

  private func value(_ keyframeValues: KeyframeValues, at progress: Double) -> Double? {
    guard case .number(let number)? = keyframeValues.value(at: progress, base: .number(0)) else { return nil }
    return Double(number)
  }

  /// The value half way between two knots, by their tangents.
  ///
  /// At ½ a Hermite curve from a to b is (a + b)/2 + (m₀ − m₁)/8. The first tangent is 10, and that at 10 is, of the
  /// ways before (10) and after (30), half of (1 − tension)(1 + bias) and (1 − tension)(1 − bias) of them.
  @Test(
    "Tension and bias of a knot (Kochanek and Bartels)",
    arguments: [
      // Tension, bias: tangent 20, 0, 10, 30.
      (0.0, 0.0, 3.75), (1, 0, 6.25), (0, 1, 5), (0, -1, 2.5),
    ])
  func knots(_ tension: Double, _ bias: Double, _ expected: Double) {
    let keyframeValues = keyframeValues([0, 10, 40]) { animation in
      animation.calculationMode = .cubic
      animation.tensionValues = [0, NSNumber(value: tension), 0]
      animation.biasValues = [0, NSNumber(value: bias), 0]
    }
    #expect(value(keyframeValues, at: 0.25) == expected)
  }

  @Test("Continuity of −1 leaves a corner: what arrives at 10 comes straight") func corner() {
    let keyframeValues = keyframeValues([0, 10, 40]) { animation in
      animation.calculationMode = .cubic
      animation.continuityValues = [0, -1, 0]
    }
    // Half of (1 + 1) · 10 and (1 − 1) · 30 is 10, as the way before: 5 + (10 − 10)/8.
    #expect(value(keyframeValues, at: 0.25) == 5)
  }

  @Test("Each part has its curve, but at an even pace none") func curves() {
    let easing = CAMediaTimingFunction(name: .easeIn)
    let expected = 64 * UnitBezier(0.42, 0, 1, 1).progress(at: 0.5)
    let eased = keyframeValues([0, 64]) { $0.timingFunctions = [easing] }
    #expect(abs((value(eased, at: 0.5) ?? 0) - expected) < 1e-6 && expected < 30)
    let paced = keyframeValues([0, 64]) { animation in
      animation.timingFunctions = [easing]
      animation.calculationMode = .paced
    }
    #expect(value(paced, at: 0.5) == 32)
  }

  @Test("What moves along a path looks ahead, or back") func turns() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 10))
    func turn(_ mode: CAAnimationRotationMode?) -> Double? {
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path
      animation.rotationMode = mode
      return KeyframeValues(animation, like: .point(.zero)).turn(at: 0.5)
    }
    #expect(turn(nil) == nil)
    for (mode, angle) in [
      (CAAnimationRotationMode.rotateAuto, 0.5 * Double.pi), (.rotateAutoReverse, 1.5 * .pi),
    ] {
      let found = try #require(turn(mode))
      #expect(abs(found - angle) < 1e-12)
    }
  }
}
