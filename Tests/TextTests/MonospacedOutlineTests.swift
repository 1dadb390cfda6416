import Paths
import Testing
import Text

/// The shapes that signs keep in the monospaced instance though they are wider than its cells.
@Suite struct MonospacedOutlineTests {
  private static let weights = [-0.8, 0, 0.4, 0.62]

  private func monospaced(_ scalar: Unicode.Scalar, _ weight: Double) throws -> Rect {
    try #require(SystemTypeface(weight: weight, isMonospaced: true).glyph(scalar).path.bounds)
  }

  @Test("Round and square signs stay round and square", arguments: weights)
  func shapes(weight: Double) throws {
    for scalar in "●○■□©®℗⊕⊗◆☐☑".unicodeScalars {
      let bounds = try monospaced(scalar, weight)
      #expect(abs(bounds.width - bounds.height) < 1e-9, "\(scalar)")
    }
  }

  @Test("Arrows, keys and shapes keep to their cells, and what is turned by a quarter keeps its length")
  func cells() throws {
    // 1266/2048 em is the advance.
    let cell = 1266.0 / 2048
    for weight in Self.weights {
      for scalar in "←↑→↓↔↕⇐⇒⇔↩↪↺↻⇄⇆⇥⇤↦⌘⌥⇧⇪⌫⌦⎋●○■□▲▶★♥©®℗⊕⊗…‰№℃℉≪≫".unicodeScalars {
        let bounds = try monospaced(scalar, weight)
        #expect(bounds.minX >= -0.02 && bounds.maxX <= cell + 0.02, "\(scalar) at \(weight)")
      }
      for (level, upright) in [("→", "↑"), ("←", "↓"), ("↔", "↕"), ("⇒", "⇑")]
        as [(Unicode.Scalar, Unicode.Scalar)]
      {
        let (level, upright) = (try monospaced(level, weight), try monospaced(upright, weight))
        #expect(abs(level.width - upright.height) < 1e-9)
        #expect(abs(level.height - upright.width) < 1e-9)
      }
    }
  }

  @Test("The letter in a circle takes a third of its height at least", arguments: ["©", "®", "℗"], weights)
  func encircled(sign: Unicode.Scalar, weight: Double) throws {
    let path = SystemTypeface(weight: weight, isMonospaced: true).glyph(sign).path
    let outlines = path.normalized(evenOdd: false, tolerance: 1.0 / 4096).polygons(tolerance: 1)
    let heights = try outlines.map { try #require(Path(polygons: [$0]).bounds).height }.sorted()
    // Outside and inside of the circle are the highest two; next is the letter.
    #expect(heights.count >= 3)
    let letter = heights[heights.count - 3]
    #expect(letter > heights[heights.count - 1] / 3)
    #expect(letter < heights[heights.count - 2] * 0.9)
  }

  @Test("A caron beside a letter is ink of its own, right of the stem and above an x", arguments: weights)
  func carons(weight: Double) throws {
    for (letter, base) in [("ľ", "l"), ("ť", "t"), ("ď", "d"), ("Ľ", "L")]
      as [(Unicode.Scalar, Unicode.Scalar)]
    {
      for isMonospaced in [true, false] {
        let face = SystemTypeface(weight: weight, isMonospaced: isMonospaced)
        func outlines(_ scalar: Unicode.Scalar) -> [Path] {
          face.glyph(scalar).path.normalized(evenOdd: false, tolerance: 1.0 / 4096).polygons(tolerance: 1)
            .map { Path(polygons: [$0]) }.filter { abs($0.signedArea) > 1e-4 }
        }
        #expect(outlines(letter).count == outlines(base).count + 1, "\(letter)")
        let caron = try #require(
          outlines(letter).compactMap(\.bounds).min { $0.minY + $0.maxY < $1.minY + $1.maxY })
        #expect(caron.maxY < -0.4 * face.metrics.xHeight, "\(letter)")
        #expect(caron.maxX > face.glyph(letter).advance / 2, "\(letter)")
      }
    }
  }

  @Test(
    "The dots of an ellipsis are as far from each other as from those of the next one", arguments: weights)
  func ellipsis(weight: Double) throws {
    let face = SystemTypeface(weight: weight, isMonospaced: true)
    let dots = face.outline(of: "……").polygons(tolerance: 1.0 / 4096).compactMap {
      Path(polygons: [$0]).bounds
    }
    let middles = dots.map { ($0.minX + $0.maxX) / 2 }.sorted()
    #expect(middles.count == 6)
    // A third of 1266/2048 em.
    for (left, right) in zip(middles, middles.dropFirst()) {
      #expect(abs(right - left - 422.0 / 2048) < 1e-9)
    }
  }
}
