import DiagnosticCore
import Text

extension StyledText {
  /// Reports each code point that the typefaces have no glyph for, once for each owner.
  package func reportMissingGlyphs(of owner: @autoclosure () -> String) {
    guard !string.utf8.allSatisfy({ $0 < 0x7F }) else { return }
    var run = 0
    var offset = 0
    var name: String?
    for scalar in string.unicodeScalars {
      defer { offset += scalar.value > 0xFFFF ? 2 : 1 }
      while run + 1 < text.runs.count, offset >= text.runs[run].range.upperBound { run += 1 }
      guard scalar.value >= 0x7F, !text.runs[run].attributes.font.typeface.covers(scalar),
        text.runs[run].attributes.attachment == nil
      else { continue }
      let owner = name ?? owner()
      name = owner
      LayoutDiagnostics.reportOnce(.missingGlyph(codePoint: scalar.value, owner: owner))
    }
  }
}
