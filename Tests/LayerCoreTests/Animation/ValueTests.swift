import Foundation
import TestSupport
import Testing

@testable import GraphicsCore
@testable import LayerCore
@testable import LayoutCore
@testable import StyleCore

struct AnimatableValueTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: Double = 1e-9) -> Bool {
    zip(a.rows, b.rows).allSatisfy { x, y in (0..<4).allSatisfy { abs(x[$0] - y[$0]) < tolerance } }
  }

  @Test("The ends are exact, and numbers between them stay between") func ends() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let (a, b) = (
        Double.random(in: -1e3...1e3, using: &random), Double.random(in: -1e3...1e3, using: &random)
      )
      #expect(between(a, b, 0) == a && between(a, b, 1) == b)
      let shares = [0.1, 0.3, 0.5, 0.9, 0.999999].map { between(a, b, $0) }
      #expect(shares == (a < b ? shares.sorted() : shares.sorted(by: >)))
      #expect(shares.allSatisfy { $0 >= min(a, b) && $0 <= max(a, b) })
    }
  }

  @Test("Colours are mixed premultiplied: white to clear stays white") func colors() throws {
    let faded = try #require(CGColor.between(.white, .clear, 0.5))
    #expect(faded.srgb == (1, 1, 1, 0.5))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    // Half of opaque red and half of blue at ½: alpha ¾, red ½ ÷ ¾, blue ¼ ÷ ¾.
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let mixed = try #require(CGColor.between(red, blue, 0.5)).srgb
    #expect(mixed.alpha == 0.75 && abs(mixed.red - 2.0 / 3) < 1e-12 && abs(mixed.blue - 1.0 / 3) < 1e-12)
    #expect(CGColor.between(nil, red, 0.25)?.alpha == 0.25)
    #expect(CGColor.between(red, blue, 0) === red && CGColor.between(red, blue, 1) === blue)
  }

  @Test("A transform taken apart and put together is the same") func parts() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      func number() -> CGFloat { CGFloat.random(in: -3...3, using: &random) }
      var t = CATransform3DMakeTranslation(number(), number(), number())
      t = CATransform3DRotate(t, number(), number(), number(), 1)
      t = CATransform3DScale(t, number() + 4, number() + 4, -number() - 4)
      var skew = CATransform3DIdentity
      skew.m21 = number()
      t = CATransform3DConcat(skew, t)
      if Bool.random(using: &random) {
        var perspective = CATransform3DIdentity
        perspective.m34 = number() / 500
        t = CATransform3DConcat(t, perspective)
      }
      #expect(isNear(try #require(TransformParts(t)).transform, t, 1e-8))
    }
  }

  @Test("Turns go the shorter way at an even speed, scales and shifts straight") func transforms() {
    let from = CATransform3DMakeRotation(0.2, 0, 0, 1)
    let to = CATransform3DMakeRotation(1.4, 0, 0, 1)
    for share in [0.25, 0.5, 0.75] {
      let expected = CATransform3DMakeRotation(CGFloat(0.2 + 1.2 * share), 0, 0, 1)
      #expect(isNear(CATransform3D.between(from, to, share), expected))
    }
    let mirrored = CATransform3D.between(CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1), 0.25)
    #expect(mirrored == CATransform3DMakeScale(0.5, 1, 1), "a mirror shrinks to a line and grows again")
    let flat = CATransform3D.between(CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(2, 2, 1), 0.5)
    #expect(flat == CATransform3DMakeScale(1, 1, 1))
  }

  @Test("Key paths name parts") func paths() throws {
    func part(_ path: String, _ value: AnimatableValue) -> AnimatableValue? {
      AnimatablePath(path)?.part(of: value)
    }
    let rect = AnimatableValue.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      part("bounds.size.height", rect) == .number(4)
        && part("bounds.origin", rect) == .point(CGPoint(x: 1, y: 2)))
    #expect(part("position.y", .point(CGPoint(x: 5, y: 6))) == .number(6))
    #expect(part("position.z", .point(.zero)) == nil && AnimatablePath("frame") == nil)
    let turned = AnimatableValue.transform(CATransform3DMakeRotation(0.5, 0, 0, 1))
    let angle = try #require(part("transform.rotation.z", turned)?.components)
    #expect(abs(angle[0] - 0.5) < 1e-12)
    let path = try #require(AnimatablePath("transform.rotation"))
    let scaled = CATransform3DMakeScale(2, 3, 1)
    let new = try #require(
      path.replacing(.transform(scaled), with: .number(.pi / 2)).object as? CATransform3D)
    #expect(isNear(new, CATransform3DConcat(scaled, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))))
  }

  @Test("Every property of every kind of layer can be read, set and read again") func everyKey() {
    let layers = [CALayer(), CAShapeLayer(), CAGradientLayer(), CAReplicatorLayer(), CATextLayer()]
    for key in AnimatableKey.allCases {
      let holders = layers.filter { key.value(of: $0) != nil }
      #expect(!holders.isEmpty, "\(key)")
      for layer in holders {
        guard let value = key.value(of: layer) else { continue }
        let new: AnimatableValue
        switch value {
        case .number: new = .number(0.5)
        case .color: new = .color(CGColor(red: 0.5, green: 0, blue: 1, alpha: 0.5))
        case .transform: new = .transform(CATransform3DMakeScale(2, 3, 1))
        case .path: new = .path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 2)).cgPath)
        case .colors: new = .colors([.black, .white])
        case .numbers: new = .numbers([0, 0.5])
        case .other: new = .other(NSNull())
        default: new = value.components.map { value.with($0.map { $0 + 0.25 }) } ?? value
        }
        key.set(new, on: layer)
        #expect(key.value(of: layer) == new, "\(key)")
      }
    }
  }

  @Test("Paths of the same elements go point by point") func shapes() {
    let from = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let to = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10)).cgPath
    let middle = AnimatableValue.path(from).towards(.path(to), 0.5)
    #expect(middle == .path(UIBezierPath(rect: CGRect(x: 5, y: 0, width: 15, height: 10)).cgPath))
  }
}
