import Paths
import Testing
import Text

/// Laws of the outlines, for every weight.
@Suite struct SystemTypefaceOutlineTests {
  private static let metrics = TypefaceMetrics.system
  private static let everything: [Unicode.Scalar] = SystemTypeface().covered(0x20...0x2FFF)
  /// The scalars that have an advance of their own.
  private static let letters = everything.filter { $0.properties.generalCategory != .nonspacingMark }
  /// Filled shapes, which are the same in all weights.
  private static let pictures = Set("⏏⏵⏶⏷█■▪▬▮▲▴▶▸►▼▾◀◂◄◆●◼◾★♠♣♥♦❤⬛⬤".unicodeScalars)

  @Test(
    "Ink stays inside the line, and inside the advance but for the overhang",
    arguments: [-1, 0, 0.4, 1])
  func ink(weight: Double) throws {
    for face in [SystemTypeface(weight: weight), SystemTypeface(weight: weight, isMonospaced: true)] {
      for scalar in Self.letters {
        let glyph = face.glyph(scalar)
        guard let bounds = glyph.path.bounds else { continue }
        #expect(bounds.minX >= -SystemTypeface.overhang, "\(scalar.name)")
        #expect(bounds.maxX <= glyph.advance + SystemTypeface.overhang, "\(scalar.name)")
        #expect(bounds.minY >= -Self.metrics.ascent, "\(scalar.name)")
        #expect(bounds.maxY <= Self.metrics.descent, "\(scalar.name)")
      }
    }
  }

  @Test(
    "Flat letters stand on the baseline and reach exactly to the cap height or the x-height",
    arguments: weights)
  func heights(weight: Double) throws {
    for (letters, height) in [("EFHIKLMNTXZ", Self.metrics.capHeight), ("vwxz", Self.metrics.xHeight)] {
      for width in [-0.2, 0, 0.2] {
        for scalar in letters.unicodeScalars {
          let bounds = try #require(SystemTypeface(weight: weight, width: width).glyph(scalar).path.bounds)
          #expect(bounds.minY == -height, "\(scalar)")
          #expect(bounds.maxY == 0, "\(scalar)")
        }
      }
    }
  }

  @Test("Round letters reach beyond flat ones by the same 1 to 2 % above and below", arguments: weights)
  func overshoot(weight: Double) throws {
    for (letter, height) in [("o", Self.metrics.xHeight), ("O", Self.metrics.capHeight)]
      as [(Unicode.Scalar, Double)]
    {
      let bounds = try #require(SystemTypeface(weight: weight).glyph(letter).path.bounds)
      let (above, below) = (-bounds.minY - height, bounds.maxY)
      #expect(abs(above - below) < 1e-12)
      #expect(above > 0.01 * height && above < 0.02 * height)
    }
  }

  @Test("The stem of an I: 0.0924 em in the regular weight, ever wider, level strokes thinner")
  func stems() throws {
    // 88/1000 em in small letters, 1.05 of it in capitals.
    let regular = try #require(SystemTypeface().glyph("I").path.bounds).width
    #expect(abs(regular - 0.088 * 1.05) < 1e-12)
    var last = 0.0
    for weight in weights {
      let face = SystemTypeface(weight: weight)
      let stem = try #require(face.glyph("I").path.bounds).width
      let level = try #require(face.glyph("−").path.bounds).height
      #expect(stem > last)
      #expect(level < stem)
      last = stem
    }
  }

  @Test("Every glyph has more ink in a heavier weight, but for filled shapes")
  func growth() {
    for scalar in Self.everything {
      var last = 0.0
      for weight in [-1, -0.6, -0.2, 0, 0.3, 0.5, 0.62, 1] {
        let area = abs(SystemTypeface(weight: weight).glyph(scalar).path.signedArea)
        if Self.pictures.contains(scalar) {
          #expect(last == 0 || abs(area - last) < 1e-9, "\(scalar.name)")
        } else if area > 0 {
          #expect(area > last, "\(scalar.name) at \(weight)")
        }
        last = area
      }
    }
  }

  @Test(
    "Ink grows where outlines that lie over each other count once, too",
    arguments: ["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789&@%$#"])
  func inkGrowth(letters: String) {
    for scalar in letters.unicodeScalars {
      var last = 0.0
      for weight in [-0.8, -0.4, 0, 0.4, 0.62] {
        let area = SystemTypeface(weight: weight).glyph(scalar).path.inkArea
        #expect(area > last, "\(scalar) at \(weight)")
        last = area
      }
    }
  }

  @Test("Counters stay open in the black weight", arguments: [-0.2, 0])
  func counters(width: Double) {
    // One outline around each counter, and one around the letter.
    for (letters, count) in [("adegopqADOPQR0469", 2), ("B8", 3)] {
      for scalar in letters.unicodeScalars where scalar != "a" || width == 0 {
        let path = SystemTypeface(weight: 0.62, width: width).glyph(scalar).path
        let outlines = path.normalized(evenOdd: false, tolerance: 1.0 / 4096).polygons(tolerance: 1)
        let large = outlines.filter { abs(Path(polygons: [$0]).signedArea) > 0.002 }
        #expect(large.count == count, "\(scalar)")
      }
    }
  }

  @Test(
    "All outlines of ink run the same way round: no hole where two lie over each other",
    arguments: [-0.8, 0.62])
  func direction(weight: Double) {
    // Marks and bars over letters are where outlines lie over each other; one scalar in three of those beyond ASCII.
    for scalar in Self.everything where scalar.value < 0x7F || scalar.value % 3 == 0 {
      let path = SystemTypeface(weight: weight).glyph(scalar).path
      // Overlaps count twice in the sum; a piece that ran the other way would count less than nothing.
      #expect(abs(path.signedArea) >= path.inkArea * 0.99, "\(scalar.name)")
    }
  }

  @Test(
    "Italic letters are the upright ones leaning: x grows by the slant per height, areas and heights stay")
  func italic() throws {
    for weight in [-0.8, 0.62] {
      for scalar in Self.everything {
        let (upright, italic) = (
          SystemTypeface(weight: weight).glyph(scalar),
          SystemTypeface(weight: weight, isItalic: true).glyph(scalar)
        )
        // About the middle of an x, so that letters stay in the middle of their advance.
        let map = AffineTransform(
          a: 1, b: 0, c: -SystemTypeface.slant, d: 1, tx: -SystemTypeface.slant * Self.metrics.xHeight / 2,
          ty: 0)
        let (leaning, bounds) = (upright.path.mapped(by: map).bounds, italic.path.bounds)
        #expect(upright.advance == italic.advance)
        #expect(abs(upright.path.signedArea - italic.path.signedArea) < 1e-9, "\(scalar.name)")
        guard let leaning, let bounds else { continue }
        #expect(
          abs(leaning.minX - bounds.minX) < 1e-9 && abs(leaning.maxX - bounds.maxX) < 1e-9, "\(scalar.name)")
        #expect(
          abs(leaning.minY - bounds.minY) < 1e-9 && abs(leaning.maxY - bounds.maxY) < 1e-9, "\(scalar.name)")
      }
    }
  }

  @Test("A letter with a mark is the letter and the mark", arguments: weights)
  func composition(weight: Double) {
    for (letter, base, mark) in [
      ("é", "e", "\u{301}"), ("Ü", "U", "\u{308}"), ("ñ", "n", "\u{303}"), ("ç", "c", "\u{327}"),
      ("ą", "a", "\u{328}"),
      ("í", "ı", "\u{301}"), ("Č", "C", "\u{30C}"), ("ș", "s", "\u{326}"),
    ] as [(Unicode.Scalar, Unicode.Scalar, Unicode.Scalar)] {
      let face = SystemTypeface(weight: weight)
      let sum = face.glyph(base).path.signedArea + face.glyph(mark).path.signedArea
      #expect(abs(face.glyph(letter).path.signedArea - sum) < 1e-12, "\(letter)")
      #expect(face.glyph(letter).advance == face.glyph(base).advance)
    }
  }

  @Test("Of the letters and figures of Basic Latin, a heavier one is wider")
  func advances() {
    for scalar in SystemTypeface().covered(0x21...0x7E)
    where scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
      var last = 0.0
      for weight in weights {
        let advance = SystemTypeface(weight: weight).glyph(scalar).advance
        #expect(advance > last, "\(scalar) at \(weight)")
        last = advance
      }
    }
  }
}
