import Foundation
import StyleCore
import Testing

/// The ends of attributed strings, whose attributes Foundation keeps for as long as the program runs.
struct AttributedStringLifeTests {
  /// A value of an attribute.
  private final class Value {}
  /// A string of a program's own class.
  private final class OwnString: NSMutableAttributedString {
    let extra = Value()
  }

  private let key = NSAttributedString.Key("value")
  private let whole = NSRange(location: 0, length: 4)

  /// Returns whether the value of an attribute is gone after `body`, which makes a string with it.
  private func ends(_ body: (Value) -> Void) -> Bool {
    weak var gone: Value?
    do {
      let value = Value()
      gone = value
      body(value)
    }
    return gone == nil
  }

  @Test("Attributes end with their string") func strings() {
    #expect(ends { _ = NSAttributedString(string: "text", attributes: [key: $0]) })
    #expect(ends { NSMutableAttributedString(string: "text").addAttribute(key, value: $0, range: whole) })
    #expect(ends { OwnString(string: "text").addAttribute(key, value: $0, range: whole) })
  }

  @Test("A string that is made of another has its attributes, which end with the last of both") func copies()
  {
    let ended = ends { value in
      let copies: [NSAttributedString] = {
        let first = NSMutableAttributedString(string: "text", attributes: [key: value])
        let second = NSAttributedString(attributedString: first)
        let part = second.attributedSubstring(from: NSRange(location: 1, length: 2))
        let joined = NSMutableAttributedString(attributedString: part)
        joined.append(first)
        return [
          first.copy(), first.mutableCopy(), second.copy(), second.mutableCopy(), part, joined,
          OwnString(attributedString: joined),
        ].compactMap { $0 as? NSAttributedString }
      }()
      #expect(copies.count == 7)
      for copy in copies {
        #expect(unsafe copy.attribute(key, at: copy.length - 1, effectiveRange: nil) as? Value === value)
      }
    }
    #expect(ended)
  }
}
