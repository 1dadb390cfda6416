import Paths
import TestSupport
import Testing
import Text

/// Laws of the sizes of text: cuts, tracking, and skeletons that are stretched.
@Suite struct OpticalSizeTests {
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

  @Test("Up to 17 points, letters differ by the published space after them alone; 12 points have none")
  func tracking() {
    let face = SystemTypeface()
    for (size, space) in [
      (9.0, 0.0189), (10, 0.012), (11, 0.0055), (13, -0.0062), (15, -0.0153), (17, -0.0253),
    ] {
      var other = face
      other.opticalSize = size
      for scalar in Self.letters.unicodeScalars {
        #expect(
          abs(other.glyph(scalar).advance - face.glyph(scalar).advance - space) < 1e-12,
          "\(scalar) at \(size)")
        #expect(other.glyph(scalar).path == face.glyph(scalar).path)
      }
    }
  }

  @Test("From 28 points on, letters are narrower, and the same in all sizes but for the space after them")
  func display() {
    // The spaces are 13.6 and 1 thousandths.
    let (small, display, large) = (
      SystemTypeface(), SystemTypeface(opticalSize: 28), SystemTypeface(opticalSize: 96)
    )
    for scalar in Self.letters.unicodeScalars {
      let glyph = large.glyph(scalar)
      #expect(glyph.advance < small.glyph(scalar).advance, "\(scalar)")
      #expect(abs(display.glyph(scalar).advance - glyph.advance - 0.0126) < 1e-12)
      #expect(display.glyph(scalar).path == glyph.path)
    }
  }

  @Test("Between the cuts, advances are between those of both, in proportion")
  func between() {
    // 22 points are at 0.526 of the way, with a space of −11.8 thousandths; 28 points have one of 13.6.
    for scalar in Self.letters.unicodeScalars {
      let text = SystemTypeface().glyph(scalar).advance
      let display = SystemTypeface(opticalSize: 28).glyph(scalar).advance - 0.0136
      let middle = SystemTypeface(opticalSize: 22).glyph(scalar).advance + 0.0118
      #expect(abs(middle - (text + (display - text) * 0.526)) < 1e-12, "\(scalar)")
    }
  }

  @Test("A line never jumps where the size grows a little")
  func continuity() {
    var generator = SeededGenerator(seed: 17)
    for _ in 0..<100 * TestEffort.factor {
      let size = Double.random(in: 4...120, using: &generator)
      let weight = Double.random(in: -1...1, using: &generator)
      let widths = [size, size + 1e-6].map { size in
        let font = Font(SystemTypeface(weight: weight), size: size)
        return TextLayout.size(of: AttributedText("Tomorrow", attributes: TextAttributes(font: font))).width
      }
      #expect(abs(widths[1] - widths[0]) < 1e-4, "\(size) points, weight \(weight)")
    }
  }

  @Test("Stretched skeletons keep the width of their stems", arguments: [-0.8, 0, 0.62])
  func stems(weight: Double) throws {
    let text = SystemTypeface(weight: weight)
    let display = SystemTypeface(weight: weight, opticalSize: 40)
    for letter in ["I", "l"] as [Unicode.Scalar] {
      let bounds = try #require(text.glyph(letter).path.bounds)
      let other = try #require(display.glyph(letter).path.bounds)
      #expect(abs(bounds.width - other.width) < 1e-12)
    }
    // The two stems of an H are at its edges: what lies between them is the skeleton.
    let stem = try #require(text.glyph("I").path.bounds).width
    for face in [text, display] {
      let path = face.glyph("H").path
      let bounds = try #require(path.bounds)
      let inner = path.elements.compactMap(\.end).map(\.x).filter {
        $0 > bounds.minX + 1e-9 && $0 < bounds.maxX - 1e-9
      }
      let (left, right) = (try #require(inner.min()), try #require(inner.max()))
      #expect(abs(left - bounds.minX - stem) < 1e-9 && abs(bounds.maxX - right - stem) < 1e-9)
    }
  }

  @Test("Dashes side by side do not touch, in any weight and cut", arguments: weights)
  func dashes(weight: Double) throws {
    for size in [12.0, 22, 40] {
      for dash in ["-", "–", "—"] as [Unicode.Scalar] {
        let glyph = SystemTypeface(weight: weight, opticalSize: size).glyph(dash)
        let bounds = try #require(glyph.path.bounds)
        #expect(bounds.minX > 0.01 && bounds.maxX < glyph.advance - 0.01, "\(dash) at \(size)")
      }
    }
  }

  @Test("A font takes the cut for its size, and passes it on when it is scaled")
  func fonts() throws {
    for size in [9.0, 17, 22, 40] {
      let face = try #require(Font(SystemTypeface(), size: size).typeface as? SystemTypeface)
      #expect(face.opticalSize == size)
    }
    let face = try #require(SystemTypeface().cut(for: .nan) as? SystemTypeface)
    #expect(face.opticalSize == SystemTypeface.standardSize)
    #expect(SystemTypeface(opticalSize: -3).opticalSize == 1)
  }

  @Test("The monospaced design is the same in all sizes")
  func monospaced() {
    for size in [9.0, 22, 40] {
      let face = SystemTypeface(isMonospaced: true, opticalSize: size)
      for scalar in Self.letters.unicodeScalars { #expect(face.glyph(scalar).advance == 1266.0 / 2048) }
    }
  }
}
