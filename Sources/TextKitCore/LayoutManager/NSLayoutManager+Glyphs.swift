import Foundation
import GraphicsCore
import StyleCore
import Text

extension NSLayoutManager {
  /// Returns a range in the text with whole characters at its ends.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    let text = (textStorage?.string ?? "") as NSString
    let start = max(0, min(range.location, text.length))
    let end = max(start, min(range.end, text.length))
    guard start < end else { return NSRange(location: start, length: 0) }
    return text.rangeOfComposedCharacterSequences(for: NSRange(location: start, length: end - start))
  }

  func place(ofGlyph index: Int) -> CGPoint {
    let filled = filled
    guard let number = filled.line(at: index) else { return .zero }
    let line = filled.lines[number]
    let positions = filled.positions(ofLine: number)
    let x = positions[index - line.range.lowerBound]
    return CGPoint(x: x - line.rect.minX, y: filled.baseline(ofLine: number))
  }

  func isHidden(_ index: Int) -> Bool {
    guard let text = textStorage?.string as NSString?, index >= 0, index < text.length else { return false }
    if setProperties?[index]?.contains(.null) == true { return true }
    if [9, 0xA, 0xD, 0x2028, 0x2029].contains(text.character(at: index)) { return true }
    return hiddenRange(inLineOf: index).contains(index)
  }

  func hiddenRange(inLineOf index: Int) -> NSRange {
    let filled = filled
    guard let line = filled.line(at: index),
      let hidden = filled.layout.lines[filled.lines[line].index].hiddenRange
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(hidden)
  }

  func sizeOfAttachment(at index: Int) -> CGSize {
    let none = CGSize(width: -1, height: -1)
    guard let textStorage, index >= 0, index < textStorage.length,
      let run = filled.layout.text.runs.last(where: { $0.range.lowerBound <= index }),
      let room = run.attributes.attachment
    else { return none }
    guard (textStorage.string as NSString).character(at: index) == 0xFFFC else { return none }
    return CGSize(width: room.width, height: room.ascent + room.descent)
  }

  /// Returns the glyph that is nearest to a point in the line at its height, and the share of its width before the point.
  func glyph(nearest point: CGPoint, in container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    guard let number = containers.firstIndex(where: { $0 === container }) else { return (0, 0) }
    let filled = filled
    let own = filled.lines.indices.filter { filled.lines[$0].container == number }
    guard let line = nearestLine(to: point, own, filled) else {
      return (max(0, filled.range(inContainer: number).upperBound - 1), 0)
    }
    let range = filled.lines[line].range
    let edges = filled.edges(ofLine: line)
    var best = (index: range.lowerBound, fraction: CGFloat(0), distance: CGFloat.infinity)
    for offset in 0..<range.count where best.distance > 0 {
      let (one, two) = edges[offset]
      let (left, right) = (min(one, two), max(one, two))
      guard right > left else { continue }
      let distance = point.x < left ? left - point.x : max(0, point.x - right)
      guard distance < best.distance else { continue }
      let share = max(0, min((point.x - left) / (right - left), 1))
      best = (range.lowerBound + offset, one <= two ? share : 1 - share, distance)
    }
    let whole = wholeCharacters(NSRange(location: best.index, length: 1))
    return (whole.location, best.fraction.isNaN ? 0 : best.fraction)
  }

  /// Returns the last line that starts at the height of a point or above it, and of several beside it the nearest.
  private func nearestLine(to point: CGPoint, _ lines: [Int], _ filled: FilledContainers) -> Int? {
    guard let first = lines.first else { return nil }
    let above = lines.last { filled.lines[$0].rect.minY <= point.y } ?? first
    let top = filled.lines[above].rect.minY
    func distance(_ line: Int) -> CGFloat {
      let rect = filled.lines[line].rect
      return max(0, max(rect.minX - point.x, point.x - rect.maxX))
    }
    return lines.filter { filled.lines[$0].rect.minY == top }.min { distance($0) < distance($1) }
  }
}
