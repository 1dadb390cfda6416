import Foundation
import GraphicsCore
import StyleCore
import Text

extension NSLayoutManager {
  /// Returns the line that has a glyph; the end of the text has the line after a final line end, or none.
  func line(ofGlyph index: Int) -> FilledLine? {
    let filled = filled
    if let line = filled.line(at: index) { return filled.lines[line] }
    return index == numberOfGlyphs ? filled.extra : nil
  }

  func usedArea(of container: NSTextContainer) -> CGRect {
    guard let number = containers.firstIndex(where: { $0 === container }) else { return .zero }
    let rects = filled.lines(inContainer: number).map(\.used)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func forEachLine(
    in range: NSRange,
    _ body: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let wanted = range.location..<max(range.location, range.end)
    var stop: ObjCBool = false
    for line in filled.lines where line.range.overlaps(wanted) {
      unsafe body(line.rect, line.used, containers[line.container], NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Rectangles of ranges

  /// Returns the rectangles of a range of glyphs in each line of a container: one, or several in a line of both
  /// directions.
  private func rects(
    of range: NSRange, in container: NSTextContainer, selected: NSRange? = nil
  ) -> [CGRect] {
    guard let number = containers.firstIndex(where: { $0 === container }) else { return [] }
    let wanted = range.location..<max(range.location, range.end)
    let filled = filled
    var rects: [CGRect] = []
    for (index, line) in filled.lines.enumerated()
    where line.container == number && line.range.overlaps(wanted) {
      var extents = filled.extents(of: wanted, inLine: index)
      if let selected {
        let isRightToLeft = filled.layout.lines[line.index].isRightToLeft
        let comesFromBefore = selected.location < line.range.lowerBound
        let goesOn = goesOn(after: line.range, wanted, selected)
        if isRightToLeft ? goesOn : comesFromBefore { extents[0].left = min(extents[0].left, line.rect.minX) }
        if isRightToLeft ? comesFromBefore : goesOn {
          extents[extents.count - 1].right = max(extents[extents.count - 1].right, line.rect.maxX)
        }
      }
      rects += extents.map { left, right in
        CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
      }
    }
    return rects
  }

  /// Returns whether or not a selection, of which `wanted` is asked for, covers the end of a line.
  private func goesOn(after line: Range<Int>, _ wanted: Range<Int>, _ selected: NSRange) -> Bool {
    guard selected.end >= line.upperBound, wanted.upperBound >= line.upperBound else { return false }
    return selected.end > line.upperBound || filled.endsInLineEnd(line)
  }

  func forEachEnclosingRect(
    of range: NSRange, selected: NSRange, in container: NSTextContainer,
    _ body: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    let hasSelection = selected.location != NSNotFound && selected.length > 0
    for rect in rects(of: range, in: container, selected: hasSelection ? selected : nil) {
      unsafe body(rect, &stop)
      if stop.boolValue { return }
    }
  }

  func enclosingRect(of range: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = rects(of: range, in: container)
    guard let first = rects.first else { return emptyRect(at: range.location, in: container) }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the rectangle without a width at a position between glyphs.
  private func emptyRect(at index: Int, in container: NSTextContainer) -> CGRect {
    guard let number = containers.firstIndex(where: { $0 === container }),
      let line = line(ofGlyph: index) ?? line(ofGlyph: index - 1), line.container == number
    else { return .zero }
    guard let own = filled.line(at: line.range.lowerBound) else {
      return CGRect(x: line.used.midX, y: line.rect.minY, width: 0, height: line.rect.height)
    }
    let place = max(line.range.lowerBound, min(index, line.range.upperBound))
    let x = filled.extents(of: place..<place, inLine: own)[0].left
    return CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)
  }

  func range(of bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let number = containers.firstIndex(where: { $0 === container }) else { return NSRange() }
    let found = filled.lines.filter {
      $0.container == number && $0.rect.maxY > bounds.minY && $0.rect.minY < bounds.maxY
        && $0.rect.maxX > bounds.minX && $0.rect.minX < bounds.maxX
    }
    guard let first = found.first, let last = found.last else { return NSRange() }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }
}
