import TestSupport
import Text

@testable import Text

/// Sets a text that an input says in lines, in all scripts, modes, widths and numbers of lines.
///
/// Sizes are finite and those of measuring, lines cover the text once, their runs lie side by side, carets are within them, and
/// the work is linear. With numbers of all sizes, sizes are finite.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzText(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = unsafe InputText(bytes: UnsafeBufferPointer(start: start, count: count))
  let text = input.text()
  let limits = input.limits()
  let layout = TextLayout(text, limits: limits)
  precondition(layout.size.width.isFinite && layout.size.height.isFinite)
  precondition(TextLayout.size(of: text, limits: limits) == layout.size)
  precondition(layout.work <= 14 * text.scalars.count + 200, "\(layout.work) for \(text.scalars.count)")
  precondition(limits.maximumLines <= 0 || layout.lines.count <= limits.maximumLines)
  for (index, line) in layout.lines.enumerated() {
    check(line, index, of: layout, isHostile: input.isHostile)
  }
  guard !input.isHostile else { return 0 }
  for (line, next) in zip(layout.lines, layout.lines.dropFirst()) {
    precondition(
      line.range.upperBound == next.range.lowerBound || layout.isTruncated, "a gap after \(line.range)")
    precondition(line.bottom <= next.top + 1e-6)
  }
  precondition(layout.lines.first?.range.lowerBound == 0 || layout.isTruncated)
  precondition(layout.lines.last?.range.upperBound == text.count || layout.isTruncated)
  return 0
}

private func check(_ line: TextLine, _ index: Int, of layout: TextLayout, isHostile: Bool) {
  precondition(line.x.isFinite && line.width.isFinite && line.hangingWidth.isFinite)
  precondition(line.range.lowerBound >= 0 && line.range.upperBound <= layout.text.count)
  let runs = layout.runs(ofLine: index)
  precondition(runs.allSatisfy { $0.x.isFinite && $0.width.isFinite })
  let carets = layout.carets(ofLine: index)
  precondition(carets.count == line.range.count + 1 && carets.allSatisfy(\.isFinite))
  for x in [line.x, line.x + line.width / 2, line.maxX, -1e9, 1e9] {
    let offset = layout.offset(nearest: x, inLine: index)
    precondition(line.range.contains(offset) || offset == line.range.upperBound)
    if let character = layout.character(at: x, inLine: index) {
      precondition(line.range.contains(character.lowerBound))
    }
  }
  let selection = layout.selection(of: line.range, inLine: index)
  precondition(selection.allSatisfy { $0.x.isFinite && $0.width > 0 })
  guard !isHostile, !line.isTruncated else { return }
  for (offset, caret) in zip(line.range, carets) where offset % 7 == 0 {
    precondition(caret == layout.caret(at: offset, inLine: index))
  }
  // Each scalar is in one run, and runs with a width lie side by side.
  let shown = runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  for (one, other) in zip(shown, shown.dropFirst()) { precondition(one.upperBound <= other.lowerBound) }
  let wide = runs.filter { $0.width > 0 }.sorted { $0.x < $1.x }
  guard !layout.text.scalars.contains("\t") else { return }
  for (run, next) in zip(wide, wide.dropFirst()) { precondition(abs(run.x + run.width - next.x) < 1e-6) }
  let width = wide.reduce(0) { $0 + $1.width }
  precondition(
    abs(width - line.width - line.hangingWidth) < 1e-2, "\(width) is not \(line.width) + \(line.hangingWidth)"
  )
}
