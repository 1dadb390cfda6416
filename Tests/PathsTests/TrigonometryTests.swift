import Foundation
import Paths
import Testing

@Suite struct TrigonometryTests {
  @Test func `quarter turns are exact`() {
    for quarter in -40...40 {
      let angle = Double(quarter) * (Double.pi / 2)
      let sines: [Double] = [0, 1, 0, -1]
      let cosines: [Double] = [1, 0, -1, 0]
      #expect(Trigonometry.sine(angle) == sines[quarter & 3])
      #expect(Trigonometry.cosine(angle) == cosines[quarter & 3])
    }
    #expect(Trigonometry.cosine(.pi / 2) == 0)
    #expect(Trigonometry.sine(.pi) == 0)
    #expect(Trigonometry.cosine(90 * .pi / 180) == 0)
  }

  @Test func `agrees with the C library to 2⁻⁵²`() {
    for step in -20_000...20_000 {
      let angle = Double(step) * 0.00371
      #expect(abs(Trigonometry.sine(angle) - sin(angle)) <= 0x1p-52)
      #expect(abs(Trigonometry.cosine(angle) - cos(angle)) <= 0x1p-52)
    }
  }

  @Test func `is odd and even`() {
    for step in 0...1_000 {
      let angle = Double(step) * 0.0173
      #expect(Trigonometry.sine(-angle) == -Trigonometry.sine(angle))
      #expect(Trigonometry.cosine(-angle) == Trigonometry.cosine(angle))
    }
  }

  @Test func `takes any argument`() {
    #expect(Trigonometry.sine(.infinity).isNaN)
    #expect(Trigonometry.cosine(.nan).isNaN)
    #expect(abs(Trigonometry.sine(.greatestFiniteMagnitude)) <= 1)
    #expect(abs(Trigonometry.sine(.leastNonzeroMagnitude)) <= .leastNonzeroMagnitude)
  }
}
