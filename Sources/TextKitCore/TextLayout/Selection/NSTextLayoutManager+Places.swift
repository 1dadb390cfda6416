import Foundation
import GraphicsCore
import StyleCore
import Text

/// The units and the places of the caret in the text of a layout manager.
extension NSTextLayoutManager {
  private var string: String {
    (textContentManager as? NSTextContentStorage)?.textStorage?.string ?? ""
  }

  private func offset(of location: any NSTextLocation) -> Int? { (location as? TextOffset)?.offset }

  func paragraphDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    _ = laidFragments
    guard let filled = filledText, let offset = offset(of: location),
      let line = filled.line(at: offset) ?? filled.lines.indices.last
    else { return .leftToRight }
    return filled.layout.lines[filled.lines[line].index].isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Returns the unit around a place; at the end of the text the last one, but for a line after a line end.
  func unit(_ granularity: NSTextSelection.Granularity, at location: any NSTextLocation) -> NSTextRange? {
    guard let offset = offset(of: location) else { return nil }
    if granularity == .line { return line(at: offset) }
    let units = units(granularity)
    let found = units.first { $0.contains(offset) } ?? units.last { $0.upperBound == offset }
    return NSTextRange(found ?? offset..<offset)
  }

  private func line(at offset: Int) -> NSTextRange? {
    _ = laidFragments
    guard let filled = filledText else { return nil }
    if let number = filled.line(at: offset) { return NSTextRange(filled.lines[number].range) }
    if let extra = filled.extra, extra.range.lowerBound == offset { return NSTextRange(extra.range) }
    guard let last = filled.lines.last, last.range.upperBound == offset else { return nil }
    return NSTextRange(last.range)
  }

  private func units(_ granularity: NSTextSelection.Granularity) -> [Range<Int>] {
    switch granularity {
    case .character: return TextUnits.units(of: .character, in: string)
    case .word: return TextUnits.units(of: .word, in: string)
    case .sentence: return TextUnits.units(of: .sentence, in: string)
    case .paragraph: return TextUnits.units(of: .paragraph, in: string)
    case .line:
      _ = laidFragments
      return filledText?.lines.map(\.range) ?? []
    }
  }

  private func isLineEnd(_ unit: UInt16) -> Bool {
    [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029].contains(unit)
  }

  func forEachUnit(
    from location: any NSTextLocation, _ options: NSString.EnumerationOptions,
    _ body: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let start = offset(of: location) else { return }
    // The kind is the number in the lowest byte of the options.
    let kinds: [(NSString.EnumerationOptions, NSTextSelection.Granularity)] = [
      (.byLines, .line), (.byParagraphs, .paragraph), (.byComposedCharacterSequences, .character),
      (.words, .word), (.sentences, .sentence),
    ]
    let kind = kinds.first { $0.0.rawValue & 0xFF == options.rawValue & 0xFF }?.1 ?? .line
    let isReverse = options.contains(.reverse)
    let text = string as NSString
    var stop: ObjCBool = false
    let units = units(kind)
    for unit in isReverse ? units.reversed() : units {
      guard isReverse ? unit.lowerBound < start : unit.upperBound > start else { continue }
      // The line end is around a line or a paragraph, and not in it.
      var end = unit.upperBound
      if kind == .line || kind == .paragraph {
        while end > unit.lowerBound, isLineEnd(text.character(at: end - 1)) { end -= 1 }
      }
      let part =
        isReverse
        ? unit.lowerBound..<min(end, start) : min(max(unit.lowerBound, start), end)..<end
      let substring = options.contains(.substringNotRequired) ? nil : text.substring(with: NSRange(part))
      unsafe body(substring, NSTextRange(part), NSTextRange(unit), &stop)
      if stop.boolValue { return }
    }
  }

  func forEachCaret(
    inLineAt location: any NSTextLocation,
    _ body: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    _ = laidFragments
    guard let filled = filledText, let offset = offset(of: location) else { return }
    var stop: ObjCBool = false
    let number = filled.line(at: offset)
    if number == nil, let extra = filled.extra, extra.range.lowerBound == offset {
      return unsafe body(extra.used.midX, TextOffset(offset), true, &stop)
    }
    guard let line = number ?? filled.lines.indices.last, filled.lines[line].range.upperBound >= offset else {
      return
    }
    let range = filled.lines[line].range
    let positions = filled.positions(ofLine: line)
    let text = string as NSString
    var carets: [(x: CGFloat, offset: Int)] = []
    var place = range.lowerBound
    while place < range.upperBound {
      carets.append((positions[place - range.lowerBound], place))
      place = max(place + 1, NSMaxRange(text.rangeOfComposedCharacterSequence(at: place)))
    }
    if !filled.endsInLineEnd(range), range.upperBound == text.length, let last = positions.last {
      carets.append((last, range.upperBound))
    }
    for caret in carets.sorted(by: { ($0.x, $0.offset) < ($1.x, $1.offset) }) {
      unsafe body(caret.x, TextOffset(caret.offset), true, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the range of the line at the height of a point, or of the nearest one.
  func lineRange(at point: CGPoint) -> NSTextRange? {
    _ = laidFragments
    guard let filled = filledText else { return nil }
    let lines = filled.lines(inContainer: 0)
    let found = lines.last { $0.rect.minY <= point.y } ?? lines.first
    return found.map { NSTextRange($0.range) }
  }

  /// Calls a closure for each range with rendering attributes, of which later ones precede earlier ones.
  func forEachRendering(
    from location: any NSTextLocation, _ isReverse: Bool,
    _ body: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let start = offset(of: location) else { return }
    let bounds = Set(renderingAttributes.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    let parts = zip(bounds, bounds.dropFirst()).map { $0..<$1 }
    for part in isReverse ? parts.reversed() : parts {
      guard isReverse ? part.lowerBound < start : part.upperBound > start else { continue }
      var values: [NSAttributedString.Key: Any] = [:]
      for own in renderingAttributes where own.range.overlaps(part) {
        values.merge(own.values) { _, new in new }
      }
      guard !values.isEmpty else { continue }
      guard body(self, values, NSTextRange(part)) else { return }
    }
  }
}
