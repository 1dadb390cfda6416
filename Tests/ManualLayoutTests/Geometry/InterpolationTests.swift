import Foundation
import LayoutCore
import ManualLayout
import StyleCore
import Testing

struct InterpolationTests {
  private let curves: [Interpolation.Curve] = [
    .linear, .easeIn, .easeOut, .easeInOut,
    .custom(curveFunction: { $0 * $0 * $0 }, approximateUIViewAnimationCurve: .curveEaseIn),
  ]

  @Test("Every curve is exact at both ends and never turns back") func curveLaws() {
    for curve in curves {
      #expect(Interpolation.start.interpolate(from: 3, to: 0.1, curve: curve) == 3)
      #expect(Interpolation.end.interpolate(from: 3, to: 0.1, curve: curve) == 0.1)
      let values = (0...20).map {
        Interpolation(of: CGFloat($0), from: 0, to: 20).interpolate(from: 5, to: 9, curve: curve)
      }
      for (before, after) in zip(values, values.dropFirst()) { #expect(before <= after + 1e-12) }
    }
    // A quarter of the way: 1/4, 1/16, 1 − 9/16, and (1 − cos 45°) / 2.
    let quarter = Interpolation(ofUnit: 0.25)
    let expected: [CGFloat] = [0.25, 0.0625, 0.4375, (1 - (0.5 as CGFloat).squareRoot()) / 2, 0.015625]
    for (curve, value) in zip(curves, expected) {
      #expect(abs(quarter.interpolate(from: 0, to: 1, curve: curve) - value) < 1e-12)
    }
  }

  @Test func makingThem() {
    let half = Interpolation(of: 15, from: 10, to: 20)
    #expect(half == .middle && Interpolation(of: 15, from: 20, to: 10) == .middle)
    #expect(
      Interpolation(of: 99, from: 10, to: 20) == .end && Interpolation(of: -9, from: 10, to: 20) == .start)
    #expect(Interpolation(of: 5, from: 5, to: 5) == .end)
    #expect(Interpolation(of: 25, from: 10, to: 20, clamp: .minimum) > .end)
    #expect(Interpolation(of: 25, from: 10, to: 20, clamp: .none).clamp() == .end)
    #expect(Interpolation(of: .middle, from: .start, to: .middle) == .end)
    #expect(Interpolation.middle.renormalizing(from: .middle, to: .end) == .start)
    #expect(
      Interpolation.start.inverse == .end
        && Interpolation(ofUnit: 0.25).inverse == Interpolation(ofUnit: 0.75))
    #expect(Interpolation(since: Date(timeIntervalSinceNow: -100), duration: 10) == .end)
    #expect(Interpolation(since: Date(timeIntervalSinceNow: 100), duration: 10) == .start)
    #expect(Interpolation(since: Date(), duration: 0) == .end)
  }

  @Test func values() {
    let half = Interpolation.middle
    #expect(half.interpolate(from: .zero, to: CGPoint(x: 2, y: 4)) == CGPoint(x: 1, y: 2))
    #expect(half.interpolate(from: .zero, to: CGSize(width: 2, height: 4)) == CGSize(width: 1, height: 2))
    #expect(
      half.interpolate(from: CGRect.zero, to: CGRect(x: 2, y: 4, width: 6, height: 8))
        == CGRect(x: 1, y: 2, width: 3, height: 4))
    // Over 10 at a quarter of the way: at an eighth 5, at five eighths 10 + (110 − 10) / 2.
    let quarter = Interpolation(ofUnit: 0.25)
    #expect(Interpolation(ofUnit: 0.125).interpolate(from: 0, through: 10, at: quarter, to: 110) == 5)
    #expect(Interpolation(ofUnit: 0.625).interpolate(from: 0, through: 10, at: quarter, to: 110) == 60)
  }

  @Test func curvesOfAnimations() {
    #expect(
      curves.map(\.animationCurveOptions) == [
        .curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut, .curveEaseIn,
      ])
    for (easeIn, easeOut, options) in [
      (false, false, UIView.AnimationOptions.curveLinear), (true, false, .curveEaseIn),
      (false, true, .curveEaseOut),
      (true, true, .curveEaseInOut),
    ] {
      #expect(Interpolation.Curve(easeIn: easeIn, easeOut: easeOut).animationCurveOptions == options)
    }
  }

  @Test(
    arguments: [
      (.none, -1, 2), (.minimum, 0, 2), (.maximum, -1, 1), (.both, 0, 1),
    ] as [(Clamp, CGFloat, CGFloat)])
  func clamps(clamp: Clamp, low: CGFloat, high: CGFloat) {
    #expect(clamp.applyUnit(value: -1) == low && clamp.applyUnit(value: 2) == high)
    #expect(clamp.applyUnit(value: 0.5) == 0.5)
    #expect(Clamp(min: clamp.clampsMinimum, max: clamp.clampsMaximum) == clamp)
    // The ends the other way round mean the same.
    #expect(clamp.apply(-1, min: 1, max: 0) == low && clamp.apply(2, min: 1, max: 0) == high)
  }
}
