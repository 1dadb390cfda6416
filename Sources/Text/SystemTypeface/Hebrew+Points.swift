/// The points of Hebrew letters, drawn about x = 0: those below the baseline, those above in their position on an x.
extension Sketch {
  /// Draws a point; returns false for any other scalar.
  mutating func drawHebrewPoint(_ point: Unicode.Scalar) -> Bool {
    guard (0x5B0...0x5C2).contains(point.value) else { return false }
    thin(0.22, 0.20)
    let size = v * 0.72 + 18
    let (low, next) = (-94 - size / 2, -124 - size * 1.5)
    let step = size + 26
    switch point.value {
    case 0x5B0: for y in [low, next] { dot(0, y, size) }
    case 0x5B1, 0x5B2, 0x5B3:
      for y in [low, next] { dot(step * 1.1, y, size) }
      drawVowel(point.value + 5, x: -step * 0.7, size, low, next)
    case 0x5B4...0x5B8, 0x5BB: drawVowel(point.value, x: 0, size, low, next)
    case 0x5B9, 0x5BA: dot(-110, FontInstance.x + 70, size)
    case 0x5BC: dot(0, 0.46 * Sketch.hebrewHeight, size)
    case 0x5C1, 0x5C2: dot(point.value == 0x5C1 ? 190 : -190, FontInstance.x + 70, size)
    default: return false
    }
    return true
  }

  private mutating func drawVowel(
    _ value: UInt32, x: Double, _ size: Double, _ low: Double, _ next: Double
  ) {
    let half = size * 0.5 + 14
    switch value {
    case 0x5B5: for side in [-1.0, 1] { dot(x + side * half, low, size) }
    case 0x5B6:
      for side in [-1.0, 1] { dot(x + side * half, low, size) }
      dot(x, next, size)
    case 0x5B7, 0x5B8:
      bar(x - 100, x + 100, low - size * 0.4, height: size * 0.8)
      if value == 0x5B8 { rect(x - size * 0.4, next, x + size * 0.4, low) }
    case 0x5BB: for step in [-1.0, 0, 1] { dot(x + step * half * 1.5, low - (step + 1) * 20, size) }
    default: dot(x, low, size)
    }
  }
}
