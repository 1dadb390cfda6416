import Foundation
import LayoutCore
import ManualLayout
import Testing

struct AngleTests {
  @Test func units() {
    #expect(Angle(degrees: 180) == .halfCircle && Angle.right.degrees == 90)
    var angle = Angle.zero
    angle.degrees = 360
    #expect(angle == .fullCircle && angle.radians == 2 * .pi)
    #expect(Angle.right + .right == .halfCircle && Angle.fullCircle - .halfCircle == .halfCircle)
    #expect(-Angle.right < .zero && Angle.zero < .right)
  }

  @Test("0 is to the right, a right angle down; right angles are exact") func points() {
    let origin = CGPoint(x: 3, y: 4)
    #expect(Angle.zero.point(atDistance: 2, from: origin) == CGPoint(x: 5, y: 4))
    #expect(Angle.right.point(atDistance: 2, from: origin) == CGPoint(x: 3, y: 6))
    #expect(Angle.halfCircle.point(atDistance: 2, from: origin) == CGPoint(x: 1, y: 4))
    #expect((-Angle.right).point(atDistance: 2, from: origin) == CGPoint(x: 3, y: 2))
  }

  @Test("From a point to another in its direction") func directions() {
    for degrees in stride(from: -179.0, through: 180, by: 7) {
      let angle = Angle(degrees: degrees)
      let origin = CGPoint(x: -2, y: 9)
      let found = Angle(from: origin, to: angle.point(atDistance: 5, from: origin))
      #expect(abs(found.degrees - degrees) < 1e-9)
    }
    #expect(Angle(from: .zero, to: .zero) == .zero)
  }

  @Test("Normalized angles are in their range, and whole circles away")
  func normalizing() {
    for degrees in stride(from: -1000.0, through: 1000, by: 45) {
      let angle = Angle(degrees: degrees)
      let (positive, half) = (angle.normalizedPositive, angle.normalizedHalfCircle)
      #expect(positive >= .zero && positive < .fullCircle)
      #expect(half >= -.halfCircle && half < .halfCircle)
      for normal in [positive, half] {
        let turns = (angle - normal).degrees / 360
        #expect(abs(turns - turns.rounded()) < 1e-9)
      }
    }
    #expect(Angle(radians: .infinity).normalizedPositive.radians == .infinity)
  }
}
