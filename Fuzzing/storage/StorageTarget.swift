import Foundation
import LayoutCore
import StyleCore
import TestSupport
import TextKitCore
import TextViewCore

/// Edits text storages and text views as an input says, beside plain arrays of units and attributes.
///
/// Characters, attributes and selections are those of the arrays, lines cover the text once, and lines after edits are those of a
/// new layout of the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStorage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var random = unsafe SeededGenerator(bytes: UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    if Int.random(in: 0..<3, using: &random) == 0 {
      edit(&random)
    } else {
      var model = StorageModel(random)
      model.run()
    }
  }
  return 0
}

/// Types into a text view, and deletes and selects in it.
@MainActor
private func edit(_ random: inout SeededGenerator) {
  let view = UITextView(
    frame: CGRect(x: 0, y: 0, width: 20 * Int.random(in: 0..<9, using: &random), height: 60))
  var (units, selected) = ([UInt16](), 0..<0)
  func isEnd(_ place: Int) -> Bool {
    let string = (view.text ?? "") as NSString
    return place == string.length || string.rangeOfComposedCharacterSequence(at: place).location == place
  }
  func check() {
    precondition(
      Array(view.text.utf16) == units, "\(view.text ?? "") is not \(String(decoding: units, as: UTF16.self))")
    let range = view.selectedRange
    precondition(range.location >= 0 && NSMaxRange(range) <= units.count, "\(range) of \(units.count)")
    // Whole characters are selected, and an end within one moves to its ends.
    if [selected.lowerBound, selected.upperBound].allSatisfy({ isEnd($0) }) {
      precondition(range == NSRange(selected), "\(range) is not \(selected)")
    }
    selected = range.location..<NSMaxRange(range)
    precondition(view.sizeThatFits(CGSize(width: 100, height: CGFloat.infinity)).height.isFinite)
  }
  for _ in 0..<60 where !random.isOver {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1:
      let text = random.text()
      view.insertText(text)
      units.replaceSubrange(selected, with: text.utf16)
      let end = selected.lowerBound + text.utf16.count
      selected = end..<end
    case 2:
      view.deleteBackward()
      if selected.isEmpty, selected.lowerBound > 0 {
        let string = String(decoding: units, as: UTF16.self) as NSString
        let before = string.rangeOfComposedCharacterSequence(at: selected.lowerBound - 1)
        // A keyboard deletes whole characters, as Swift counts them; those are at least composed sequences.
        let deleted = units.count - view.text.utf16.count
        precondition(deleted >= 1 && (deleted >= before.length || before.length > 1))
        selected = selected.lowerBound - deleted..<selected.lowerBound
      }
      units.removeSubrange(selected)
      selected = selected.lowerBound..<selected.lowerBound
    case 3:
      selected = random.range(in: units)
      view.selectedRange = NSRange(selected)
    default:
      view.layoutIfNeeded()
      view.scrollRangeToVisible(view.selectedRange)
    }
    check()
  }
}

extension SeededGenerator {
  private static let pieces = [
    "a", "bb ", "ccc", " ", "\n", "e\u{301}", "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}", "\u{5D0}\u{5D1}",
    "\u{E01}\u{E33}", "-",
    "\r\n", "\t", "\u{301}", "\u{200B}", "\u{AD}", "\u{FFFC}", "fffffff ", "\u{2029}", "\u{1F1E9}\u{1F1EA}",
  ]

  /// Returns some pieces of text, perhaps none.
  mutating func text() -> String {
    (0..<Int.random(in: 0..<4, using: &self)).map { _ in Self.pieces.randomElement(using: &self) ?? "" }
      .joined()
  }

  /// Returns a range of units that divides no scalar.
  mutating func range(in units: [UInt16]) -> Range<Int> {
    var ends = [Int.random(in: 0...units.count, using: &self), Int.random(in: 0...units.count, using: &self)]
    if Int.random(in: 0..<3, using: &self) == 0 { ends[1] = ends[0] }
    let places = ends.sorted().map { $0 < units.count && UTF16.isTrailSurrogate(units[$0]) ? $0 - 1 : $0 }
    return places[0]..<places[1]
  }
}
