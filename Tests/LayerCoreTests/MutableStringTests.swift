import Foundation
import LayerCore
import Testing

/// Edits of ranges that begin or end within characters.
struct MutableStringTests {
  /// A family of two emoji, which a joiner makes one character.
  private static let family = "\u{1F468}\u{200D}\u{1F469}"

  @Test func `Foundation's method is replaced`() {
    #expect(NSMutableString.replacedMethods == 1)
  }

  @Test(arguments: [
    ("ab" + family, 2, 2, "", "ab\u{200D}\u{1F469}"), ("ab" + family, 4, 1, "x", "ab\u{1F468}x\u{1F469}"),
    ("ab" + family + "c", 4, 4, "", "ab\u{1F468}"), ("e\u{301}f", 1, 1, "", "ef"),
    ("e\u{301}f", 0, 1, "", "\u{301}f"),
    ("e\u{301}f", 1, 0, "x", "ex\u{301}f"), ("a\r\nb", 1, 1, "", "a\nb"), ("a\r\nb", 2, 1, "", "a\rb"),
    ("e\u{301}e\u{301}", 1, 2, "-", "e-\u{301}"), ("abc", 1, 1, "xy", "axyc"), ("abc", 0, 3, "", ""),
  ])
  func `units are replaced, and no others`(
    string: String, location: Int, length: Int, text: String, result: String
  ) {
    let range = NSRange(location: location, length: length)
    let plain = NSMutableString(string: string)
    plain.replaceCharacters(in: range, with: text)
    #expect(Array((plain as String).utf16) == Array(result.utf16))
    let attributed = NSMutableAttributedString(string: string)
    attributed.replaceCharacters(in: range, with: NSAttributedString(string: text))
    #expect(Array(attributed.string.utf16) == Array(result.utf16))
  }

  @Test func `attributes stay with their units`() {
    let text = NSMutableAttributedString(string: "e\u{301}f")
    let key = NSAttributedString.Key("number")
    for index in 0..<3 {
      text.addAttribute(key, value: NSNumber(value: index), range: NSRange(index..<index + 1))
    }
    text.deleteCharacters(in: NSRange(0..<1))
    #expect(text.length == 2)
    let numbers = (0..<2).map { unsafe text.attribute(key, at: $0, effectiveRange: nil) as? NSNumber }
    #expect(numbers == [1, 2])
  }

  @Test func `a letter with thousands of marks is edited`() {
    let text = NSMutableString(string: "e" + String(repeating: "\u{301}", count: 20_000))
    text.replaceCharacters(in: NSRange(location: 10_000, length: 1), with: "")
    #expect(text.length == 20_000)
  }
}
