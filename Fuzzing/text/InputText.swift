import TestSupport
import Text

/// A text in lines that bytes say.
struct InputText {
  private static let scalars: [Unicode.Scalar] = [
    "a", "b", "A", "V", "W", "1", ".", ",", "-", "(", ")", "“", "”", "/", "字", "、", "\u{301}", "\u{1F44D}",
    "\u{1F3FD}",
    "\u{1F1FA}", "\u{1F1F8}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{A0}", "\u{200B}", "\u{2060}", "\u{AD}",
    " ", " ", " ",
    "…", "\n", "\r", "\t", "\0", "\u{85}", "\u{2028}", "\u{2029}", "\u{C}", "א", "ב", "\u{5B8}", "\u{627}",
    "\u{644}",
    "\u{661}", "%", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}", "\u{202B}", "\u{202C}",
    "\u{202D}", "\u{202E}",
    "\u{200E}", "\u{200F}", "\u{61C}", "\u{FFFC}", "\u{E01}", "\u{E33}", "\u{E40}", "\u{1780}", "\u{17D2}",
    "\u{1019}", "\u{1112}",
    "\u{1161}", "\u{11AB}", "\u{939}", "\u{94D}", "\u{93F}", "\u{FEFF}", "\u{E0061}", "\u{E007F}",
    "\u{10FFFF}",
  ]
  private static let hostile: [Double] = [
    0, -1, 1e-300, 1e300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e9, 1e7, 0.001,
  ]

  private var random: SeededGenerator
  /// Whether or not there are numbers of all sizes.
  let isHostile: Bool

  init(bytes: some Sequence<UInt8>) {
    random = SeededGenerator(bytes: bytes)
    isHostile = Int.random(in: 0..<4, using: &random) == 0
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
  private mutating func chance(_ outOf: Int) -> Bool { below(outOf) == 0 }

  /// Returns a number from 0 on, in quarters, if it is not hostile.
  private mutating func number(_ limit: Int) -> Double {
    if isHostile, chance(3) { return Self.hostile[below(Self.hostile.count)] }
    return Double(below(4 * limit)) / 4
  }

  private mutating func string() -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<below(60) {
      if chance(12) {
        scalars.append(Unicode.Scalar(UInt32(below(0x11_0000))) ?? "\u{FFFD}")
      } else {
        let scalar = Self.scalars[below(Self.scalars.count)]
        for _ in 0..<(chance(10) ? below(20) : 1) { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }

  private mutating func attributes() -> TextAttributes {
    let typefaces: [any Typeface] = [
      TestTypeface.square, TestTypeface.captured, SystemTypeface(opticalSize: 17),
    ]
    let typeface = typefaces[below(3)]
    var attributes = TextAttributes(font: Font(typeface, size: number(5) + 0.25))
    if chance(3) { attributes.kern = number(2) - (isHostile ? 1 : 0) }
    if chance(6) { attributes.baselineOffset = number(4) - 2 }
    if chance(6) { attributes.leading = number(3) }
    if chance(6) { attributes.stretch = 0.5 + number(1) }
    if chance(6) {
      attributes.attachment = TextAttachment(width: number(9), ascent: number(5), descent: number(3))
    }
    for _ in 0..<(chance(6) ? below(4) : 0) {
      attributes.writingDirections.append(WritingDirection(isRightToLeft: chance(2), isOverride: chance(2)))
    }
    return attributes
  }

  private mutating func style() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.lineBreakMode =
      [
        .wordWrapping, .charWrapping, .clipping, .truncatingTail, .truncatingHead, .truncatingMiddle,
      ][below(6)]
    if chance(2) { style.alignment = [.natural, .left, .center, .right, .justified][below(5)] }
    if chance(3) { style.direction = [.natural, .leftToRight, .rightToLeft][below(3)] }
    style.isRightToLeft = chance(4)
    if chance(3) {
      (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (number(3), number(3), number(6) - 3)
    }
    if chance(4) { (style.lineSpacing, style.lineHeightMultiple) = (number(3), number(2)) }
    if chance(4) { (style.minimumLineHeight, style.maximumLineHeight) = (number(6), number(6)) }
    if chance(4) { (style.paragraphSpacing, style.paragraphSpacingBefore) = (number(3), number(3)) }
    if chance(4) {
      style.tabStops = (0..<below(4)).map { _ in
        TabStop(location: number(20), alignment: [.left, .center, .right, .natural][below(4)])
      }
      style.defaultTabInterval = number(10)
    }
    return style
  }

  mutating func text() -> AttributedText {
    let string = string()
    let count = string.utf16.count
    func starts() -> [Int] { [0] + (0..<below(4)).map { _ in below(count + 1) }.sorted() }
    let runs = starts().map { AttributedText.Run($0..<$0, attributes()) }
    let styles = starts().map { AttributedText.Style($0..<$0, style()) }
    return AttributedText(string, runs: runs, styles: styles)
  }

  mutating func limits() -> TextLayout.Limits {
    TextLayout.Limits(
      width: chance(5) ? .infinity : number(24), height: chance(3) ? number(30) : .infinity,
      maximumLines: chance(2) ? below(4) : 0, truncation: [.byStyle, .none, .tail, .head, .middle][below(5)],
      options: TextLayout.Options(rawValue: below(8)))
  }
}
