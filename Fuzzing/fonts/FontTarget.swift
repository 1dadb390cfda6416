import FontFiles
import PNG
import Paths
import Text

/// Reads an input as a font file and uses what is in it: names, metrics, characters, text, outlines, glyphs in colours.
///
/// The file is refused by an error in one line, or all that comes of it is sound: a failed precondition is a finding, as is
/// what the sanitizers find. The last bytes of the input choose how the font is used, so that each font file is an input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFonts(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let file = try FontFile(bytes, name: "x.ttf")
    FontUse(choices: bytes.suffix(FontUse.choices)).use(file)
  } catch {
    checkLine("\(error)")
  }
  return 0
}

/// A way to use a font.
private struct FontUse {
  private let text: [Unicode.Scalar]
  private let settings: ShapingSettings
  private let size: Double
  /// The part of the way from one end of each axis to the other.
  private let part: Double

  /// The number of bytes that choose.
  static let choices = 4
  /// The largest numbers of faces of a file, and of glyphs of a face, that are used.
  private static let (faceLimit, glyphLimit) = (6, 160 as UInt32)

  private static let texts = [
    "office AVATAR fjord 1/2 e\u{301}\u{323} ABCDEXYZ123@_)*&!",
    "\u{627}\u{644}\u{639}\u{64E}\u{631}\u{628} \u{5D0}\u{5B8}\u{5D1}(a)",
    "\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940} \u{995}\u{9CD}\u{9B7}\u{9C7} \u{BB8}\u{BCD}\u{BB0}\u{BC0}",
    "\u{E19}\u{E49}\u{E33} \u{1780}\u{17D2}\u{1798}\u{17C2} \u{1019}\u{103C}\u{1014}\u{103A}",
    "\u{1112}\u{1161}\u{11AB} \u{D55C} \u{6F22}\u{E0100} \u{304C}\u{3099}",
    "\u{1F600}\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} 1\u{FE0F}\u{20E3} \u{1F1E9}\u{1F1EA} \u{2764}\u{FE0F}",
    "",
    "\u{FFFD}\u{10FFFF}\u{300}\u{200B}\u{AD}\u{2026}\u{0}\u{7F} \u{1800}\u{180B}\u{1820} \u{F40}\u{F71}\u{F72}",
  ]
  private static let features: [FontTag] = ["liga", "kern", "smcp", "aalt", "frac", "dlig", "ss01", "vert"]
  private static let languages = [nil, "tr", "sr-Cyrl", "ar-Arab-x-\u{1F600}"]

  /// Chooses by some bytes, as many as there are.
  init(choices: ArraySlice<UInt8>) {
    let choices = choices.map(Int.init) + Array(repeating: 0, count: Self.choices - choices.count)
    text = Array(Self.texts[choices[0] % Self.texts.count].unicodeScalars)
    let features = Self.features.enumerated().filter { choices[1] >> $0.offset & 1 == 1 }
    settings = ShapingSettings(
      features: features.map { FontFeature($0.element, choices[2] % 4) },
      language: Self.languages[choices[0] / 64])
    size = Double(choices[2])
    part = Double(choices[3]) / 255
  }

  func use(_ file: FontFile) {
    precondition(!file.faces.isEmpty)
    for face in file.faces {
      precondition(
        face.traits.weight.isFinite && face.traits.width.isFinite && (16...16384).contains(face.unitsPerEm))
    }
    for face in file.faces.prefix(Self.faceLimit) { use(face) }
    FontLibrary.with([file]) {
      for family in FontLibrary.families { precondition(FontLibrary.face(named: family) != nil) }
      _ = FontLibrary.face(covering: text, like: FontTraits(), inColors: part < 0.5)
    }
  }

  private func use(_ face: FontFace) {
    let places = face.axes.map { ($0.tag, $0.lowest + ($0.highest - $0.lowest) * part) }
    let moved = face.moved(to: Dictionary(places) { first, _ in first })
    let typeface: FileTypeface
    do { typeface = try FileTypeface(face, values: moved, settings: settings) } catch {
      return checkLine("\(error)")
    }
    let heights = typeface.metrics
    check(heights.ascent, heights.descent, heights.capHeight, heights.xHeight, heights.lineGap)
    check(heights.underlinePosition, heights.underlineThickness)
    shape(in: typeface.cut(for: size))
    shape(in: typeface.withoutLigatures())
    for glyph in 0..<Self.glyphLimit { use(GlyphID(rawValue: glyph), of: typeface) }
    use(GlyphID(rawValue: .max), of: typeface)
    shape(in: EmojiTypeface(typeface, beside: SystemTypeface(opticalSize: 17)))
  }

  private func shape(in typeface: some Typeface) {
    var (glyphs, mirrored): ([ShapedGlyph], [ShapedGlyph]) = ([], [])
    typeface.shape(text[...], into: &glyphs)
    typeface.shape(rightToLeft: text[...], into: &mirrored)
    for row in [glyphs, mirrored] {
      var last = 0
      for glyph in row {
        check(glyph.advance, glyph.offset.x, glyph.offset.y)
        precondition(glyph.scalar >= last && glyph.scalar < text.count)
        last = glyph.scalar
      }
    }
    // A damaged font may show a letter by some ten thousand glyphs.
    for glyph in Set((glyphs + mirrored).map(\.glyph)).prefix(Int(Self.glyphLimit)) {
      use(glyph, of: typeface)
    }
  }

  private func use(_ glyph: GlyphID, of typeface: some Typeface) {
    check(typeface.outline(of: glyph))
    switch typeface.picture(of: glyph) {
    case .layers(let layers)?:
      for layer in layers {
        check(layer.outline)
        precondition((0...1).contains(layer.opacity))
        if let gradient = layer.gradient { check(gradient) }
      }
    case .image(let image, let box)?:
      check(box.minX, box.minY, box.maxX, box.maxY)
      _ = try? PNGReader(limits: PNGLimits(pixels: 1 << 16, textBytes: 0)).read(image.png)
    case nil: break
    }
  }

  private func check(_ gradient: GlyphGradient) {
    precondition(!gradient.stops.isEmpty)
    for stop in gradient.stops { check(stop.place, stop.opacity) }
    let map = gradient.transform
    check(map.a, map.b, map.c, map.d, map.tx, map.ty)
    switch gradient.shape {
    case .linear(let start, let end): check(start.x, start.y, end.x, end.y)
    case .radial(let start, let radius, let end, let endRadius):
      check(start.x, start.y, radius, end.x, end.y, endRadius)
      precondition(radius >= 0 && endRadius >= 0)
    }
  }

  private func check(_ path: Path) {
    if let bounds = path.bounds { check(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY) }
  }

  /// Checks that numbers are finite, and not so large that their squares are not.
  private func check(_ numbers: Double...) {
    precondition(numbers.allSatisfy { abs($0) < 1e150 })
  }
}
