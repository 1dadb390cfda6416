import Foundation
import StyleCore
import TestSupport
import TextKitCore

/// A text storage with a layout beside an array of its units and their attributes.
struct StorageModel {
  private static let keys = [NSAttributedString.Key("a"), NSAttributedString.Key("b"), .kern]

  private struct Unit: Equatable {
    var unit: UInt16
    var values: [String: Int]
  }

  private struct Line: Equatable {
    var rect, used: CGRect
    var range: NSRange
  }

  private var random: SeededGenerator
  private var units: [Unit] = []
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container: NSTextContainer
  /// The groups of edits that are open.
  private var groups = 0

  init(_ random: SeededGenerator) {
    self.random = random
    let width = CGFloat(Int.random(in: 0..<12, using: &self.random) * 20)
    container = NSTextContainer(size: CGSize(width: width, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  mutating func run() {
    for _ in 0..<60 where !random.isOver {
      step()
      checkText()
      if groups == 0, below(3) == 0 { checkLines() }
    }
    while groups > 0 { endEditing() }
    checkText()
    checkLines()
  }

  private mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func endEditing() {
    storage.endEditing()
    groups -= 1
  }

  private mutating func attributes() -> [String: Int] {
    var values: [String: Int] = [:]
    for key in Self.keys where below(3) == 0 { values[key.rawValue] = below(3) }
    return values
  }

  private static func dictionary(_ values: [String: Int]) -> [NSAttributedString.Key: Any] {
    Dictionary(uniqueKeysWithValues: values.map { (NSAttributedString.Key($0), NSNumber(value: $1)) })
  }

  /// Returns the attributes that characters without attributes take over.
  private func inherited(at range: Range<Int>) -> [String: Int] {
    if !range.isEmpty { return units[range.lowerBound].values }
    if range.lowerBound > 0 { return units[range.lowerBound - 1].values }
    return units.first?.values ?? [:]
  }

  private mutating func step() {
    let range = random.range(in: units.map(\.unit))
    let place = NSRange(range)
    switch below(10) {
    case 0, 1:
      let text = random.text()
      let values = inherited(at: range)
      storage.replaceCharacters(in: place, with: text)
      units.replaceSubrange(range, with: text.utf16.map { Unit(unit: $0, values: values) })
    case 2, 3:
      let (text, values) = (random.text(), attributes())
      storage.replaceCharacters(
        in: place, with: NSAttributedString(string: text, attributes: Self.dictionary(values)))
      units.replaceSubrange(range, with: text.utf16.map { Unit(unit: $0, values: values) })
    case 4:
      let values = attributes()
      storage.setAttributes(Self.dictionary(values), range: place)
      for index in range { units[index].values = values }
    case 5:
      let (key, value) = (Self.keys[below(3)], below(3))
      storage.addAttribute(key, value: NSNumber(value: value), range: place)
      for index in range { units[index].values[key.rawValue] = value }
    case 6:
      let key = Self.keys[below(3)]
      storage.removeAttribute(key, range: place)
      for index in range { units[index].values[key.rawValue] = nil }
    case 7:
      storage.deleteCharacters(in: place)
      units.removeSubrange(range)
    case 8 where groups < 3:
      storage.beginEditing()
      groups += 1
    default:
      if groups > 0 { endEditing() }
    }
  }

  private func checkText() {
    precondition(storage.length == units.count, "\(Array(storage.string.utf16)) is not \(units.map(\.unit))")
    precondition(Array(storage.string.utf16) == units.map(\.unit))
    for (index, unit) in units.enumerated() {
      let found = unsafe storage.attributes(at: index, effectiveRange: nil)
      for key in Self.keys {
        let value = (found[key] as? NSNumber)?.intValue
        precondition(
          value == unit.values[key.rawValue], "\(key.rawValue) is \(value ?? -1) at \(index) of \(units)")
      }
    }
  }

  private func lines(_ manager: NSLayoutManager) -> [Line] {
    var lines: [Line] = []
    unsafe manager.enumerateLineFragments(forGlyphRange: NSRange(0..<manager.numberOfGlyphs)) {
      rect, used, _, range, _ in
      lines.append(Line(rect: rect, used: used, range: range))
    }
    return lines
  }

  private func checkLines() {
    let found = lines(manager)
    precondition(found.reduce(0) { $1.range.location == $0 ? NSMaxRange($1.range) : -1 } == units.count)
    for line in found {
      for number in [line.rect.minX, line.rect.maxY, line.rect.width, line.used.width] {
        precondition(number.isFinite)
      }
    }
    let (copy, other) = (NSTextStorage(attributedString: storage), NSLayoutManager())
    copy.addLayoutManager(other)
    other.addTextContainer(NSTextContainer(size: container.size))
    precondition(found == lines(other), "\(found) is not \(lines(other))")
    let used = (manager.usedRect(for: container), other.usedRect(for: other.textContainers[0]))
    precondition(used.0 == used.1, "\(used.0) is not \(used.1)")
  }
}
