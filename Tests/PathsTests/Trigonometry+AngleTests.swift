import Paths
import Testing

@Suite struct TrigonometryAngleTests {
  @Test func `the axes are exact`() {
    #expect(Trigonometry.angle(x: 1, y: 0) == 0 && Trigonometry.angle(x: 0, y: 2) == .pi / 2)
    #expect(Trigonometry.angle(x: -3, y: 0) == .pi && Trigonometry.angle(x: 0, y: -4) == -.pi / 2)
    #expect(Trigonometry.angle(x: 0, y: 0) == 0)
  }

  @Test func `it undoes sine and cosine`() {
    for step in -314...314 {
      let angle = Double(step) / 100
      let found = Trigonometry.angle(x: 7 * Trigonometry.cosine(angle), y: 7 * Trigonometry.sine(angle))
      #expect(abs(found - angle) < 1e-14)
    }
  }
}
