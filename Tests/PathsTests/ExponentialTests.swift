import Foundation
import Paths
import Testing

@Suite struct ExponentialTests {
  @Test func `agrees with the C library to 2⁻⁵¹ of the result`() {
    for step in -10_000...10_000 {
      let x = Double(step) * 0.0707
      let exact = exp(x)
      #expect(abs(Exponential.exp(x) - exact) <= exact * 0x1p-51, "at \(x)")
    }
  }

  @Test func `halves and doubles by ln 2, and is 1 at 0`() {
    #expect(Exponential.exp(0) == 1)
    for power in -1_000...1_000 {
      let value = Exponential.exp(Double(power) * 0x1.62e42fefa39efp-1)
      let exact = Double(sign: .plus, exponent: power, significand: 1)
      // The argument itself is rounded: half a unit of 1,000·ln 2 is 2⁻⁴⁴.
      #expect(abs(value / exact - 1) <= 0x1p-43)
    }
  }

  @Test func `takes any argument`() {
    #expect(Exponential.exp(.nan).isNaN)
    #expect(Exponential.exp(.infinity) == .infinity && Exponential.exp(1e300) == .infinity)
    #expect(Exponential.exp(-.infinity) == 0 && Exponential.exp(-1e300) == 0)
    #expect(Exponential.exp(709.7) < .infinity && Exponential.exp(-745) > 0)
  }

  @Test func `the logarithm agrees with the C library to 2⁻⁵⁰`() {
    for step in 1...20_000 {
      for x in [Double(step) * 0.000_37, Double(step) * 1e9, 1 / (Double(step) * 1e12)] {
        let exact = log(x)
        #expect(abs(Exponential.log(x) - exact) <= max(1, abs(exact)) * 0x1p-50, "at \(x)")
      }
    }
    #expect(Exponential.log(1) == 0 && Exponential.log(0) == -.infinity && Exponential.log(-1).isNaN)
    #expect(Exponential.log(.infinity) == .infinity && Exponential.log(.nan).isNaN)
    #expect(Exponential.log(.leastNonzeroMagnitude) < -744)
  }

  @Test func `a power is the exponential of a product`() {
    for step in 0...1_000 {
      let x = Double(step) / 500
      #expect(abs(Exponential.power(x, 2.4) - pow(x, 2.4)) <= 0x1p-48)
    }
  }
}
