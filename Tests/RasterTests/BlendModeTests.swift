import TestSupport
import Testing

@testable import Raster

private func grey(_ value: UInt8, alpha: UInt8 = 255) -> Pixel {
  Pixel(red: value, green: value, blue: value, alpha: alpha)
}

private func randomPixel(_ generator: inout SeededGenerator) -> Pixel {
  func byte(_ most: UInt8) -> UInt8 {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: 0
    case 1: most
    default: .random(in: 0...most, using: &generator)
    }
  }
  let alpha = byte(255)
  return Pixel(red: byte(alpha), green: byte(alpha), blue: byte(alpha), alpha: alpha)
}

@Suite struct BlendModeTests {
  // Exact results of separable modes are multiples of 1/(255³ · 2 · 255²) of a 255th or roots of such, farther from a
  // tie than the error of the Doubles that they are compared with; and ties are decided there as if exact.

  @Test(arguments: BlendMode.allCases)
  func `opaque channels equal the exact formula`(mode: BlendMode) {
    for s in stride(from: UInt8(0), through: 255, by: 5) {
      for b in stride(from: UInt8(0), through: 255, by: 3) {
        let source = Pixel(red: s, green: 255 - s, blue: s / 2, alpha: 255)
        let backdrop = Pixel(red: b, green: b / 3, blue: 255 - b, alpha: 255)
        let result = mode.composite(source, over: backdrop, coverage: 255)
        let plain = PlainBlend.pixel(mode, source, over: backdrop, coverage: 255)
        #expect(result == plain, "\(source) on \(backdrop)")
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `translucent channels, covered in part, equal the exact formula and are well formed`(mode: BlendMode) {
    var generator = SeededGenerator(seed: UInt64(mode.rawValue))
    for _ in 0..<2_000 {
      let (source, backdrop) = (randomPixel(&generator), randomPixel(&generator))
      let coverage = Bool.random(using: &generator) ? 255 : UInt8.random(in: 1...255, using: &generator)
      let result = mode.composite(source, over: backdrop, coverage: coverage)
      let plain = PlainBlend.pixel(mode, source, over: backdrop, coverage: coverage)
      #expect(result == plain, "\(source) on \(backdrop), covered \(coverage)")
      #expect(max(result.red, result.green, result.blue) <= result.alpha)
    }
  }

  /// Results that can be checked by hand: a source of 51 (a fifth) on a backdrop of 204 (four fifths).
  @Test(arguments: [
    (BlendMode.multiply, 41),  // 1/5 · 4/5 · 255 = 40.8
    (.screen, 214),  // (1 − 4/5 · 1/5) · 255 = 214.2
    (.overlay, 173),  // 1 − 2 · 1/5 · 4/5 = 17/25: 173.4
    (.hardLight, 82),  // 2 · 1/5 · 4/5 = 8/25: 81.6
    (.colorDodge, 255),  // (4/5) / (4/5) = 1
    (.colorBurn, 0),  // 1 − (1/5) / (1/5) = 0
    (.softLight, 180),  // 4/5 − 3/5 · 4/5 · 1/5 = 88/125: 179.5, exactly 179.52
    (.difference, 153), (.exclusion, 173),  // 3/5; 1 − 8/25 = 17/25
    (.plusDarker, 0), (.plusLighter, 255), (.luminosity, 51), (.color, 204),
  ])
  func `grey on grey`(mode: BlendMode, expected: Int) {
    #expect(mode.composite(grey(51), over: grey(204), coverage: 255) == grey(UInt8(expected)))
  }

  @Test(arguments: [
    BlendMode.multiply, .screen, .darken, .lighten, .difference, .exclusion, .xor, .plusDarker, .plusLighter,
  ])
  func `modes that treat both alike commute`(mode: BlendMode) {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let (a, b) = (randomPixel(&generator), randomPixel(&generator))
      let (ab, ba) = (mode.composite(a, over: b, coverage: 255), mode.composite(b, over: a, coverage: 255))
      #expect(ab == ba)
    }
  }

  @Test(arguments: [
    (BlendMode.sourceIn, BlendMode.destinationIn), (.sourceOut, .destinationOut),
    (.sourceAtop, .destinationAtop),
    (.hardLight, .overlay),
  ])
  func `a mode is its counterpart with source and backdrop exchanged`(mode: BlendMode, counterpart: BlendMode)
  {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let (a, b) = (randomPixel(&generator), randomPixel(&generator))
      #expect(
        mode.composite(a, over: b, coverage: 255) == counterpart.composite(b, over: a, coverage: 255))
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a transparent source leaves the backdrop, but in the modes that say so`(mode: BlendMode) {
    var generator = SeededGenerator(seed: 9)
    var changed = false
    for _ in 0..<200 {
      let backdrop = randomPixel(&generator)
      let result = mode.composite(.transparent, over: backdrop, coverage: 255)
      changed = changed || result != backdrop
    }
    #expect(changed == !mode.keepsBackdropOfTransparentSource)
  }

  @Test func `clear clears, copy copies, and in part they meet the backdrop half way`() {
    let (source, backdrop) = (Pixel(red: 10, green: 60, blue: 0, alpha: 100), grey(200))
    #expect(BlendMode.clear.composite(source, over: backdrop, coverage: 255) == .transparent)
    #expect(BlendMode.copy.composite(source, over: backdrop, coverage: 255) == source)
    // 51 is a fifth: 200 · 4/5 = 160, 255 · 4/5 = 204; and a fifth of the source on top of that.
    #expect(BlendMode.clear.composite(source, over: backdrop, coverage: 51) == grey(160, alpha: 204))
    #expect(
      BlendMode.copy.composite(source, over: backdrop, coverage: 51)
        == Pixel(red: 162, green: 172, blue: 160, alpha: 224))
  }

  @Test func `the modes of hue, saturation and luminosity keep what they name`() {
    let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    let teal = Pixel(red: 20, green: 160, blue: 120, alpha: 255)
    for mode in [BlendMode.hue, .saturation, .color, .luminosity] {
      #expect(mode.composite(teal, over: teal, coverage: 255) == teal)
    }
    // A grey source has no saturation: what remains is the grey of the backdrop's luminosity, 0.3 · 255 = 76.5.
    #expect(BlendMode.saturation.composite(grey(90), over: red, coverage: 255) == grey(77))
    #expect(BlendMode.hue.composite(grey(90), over: red, coverage: 255) == grey(77))
    #expect(BlendMode.color.composite(grey(90), over: red, coverage: 255) == grey(77))
    // Red moved to the luminosity of white is white, to that of black black.
    #expect(BlendMode.luminosity.composite(grey(255), over: red, coverage: 255) == grey(255))
    #expect(BlendMode.luminosity.composite(grey(0), over: red, coverage: 255) == grey(0))
  }
}
