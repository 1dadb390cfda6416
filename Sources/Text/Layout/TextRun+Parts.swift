internal import Paths

extension TextRun {
  /// Returns the run with only the glyphs of a range of UTF-16 offsets, from the first of them to the one after the last.
  public func limited(to range: Range<Int>) -> TextRun {
    var part = self
    part.glyphs = glyphs.filter { range.contains($0.index) }
    let end = x + width
    let start = part.glyphs.map(\.origin.x).min() ?? end
    let next = glyphs.filter { $0.index >= range.upperBound }.map(\.origin.x).min() ?? end
    part.range = self.range.clamped(to: range)
    part.x = start
    part.width = max(0, next - start)
    part.inkWidth = max(0, min(next, x + inkWidth) - start)
    return part
  }
}
