import Foundation
import LayoutCore
import StyleCore
import Testing

/// The two kinds of attributed strings, made of each other.
@MainActor
struct AttributedStringTests {
  private func value(of text: NSAttributedString, _ key: NSAttributedString.Key, _ index: Int) -> Any? {
    unsafe text.attribute(key, at: index, effectiveRange: nil)
  }

  @Test("A text with attributes is the same after going there and back") func roundTrip() {
    var text = AttributedString("Größe 𝄞")
    text.font = .systemFont(ofSize: 20)
    var tail = AttributedString(" tail")
    tail.foregroundColor = .systemRed
    tail.underlineStyle = .single
    tail.kern = 2
    tail.link = URL(string: "https://example.org")
    text.append(tail)
    let old = NSAttributedString(text)
    #expect(old.string == "Größe 𝄞 tail")
    #expect(value(of: old, .font, 0) as? UIFont == .systemFont(ofSize: 20))
    #expect(value(of: old, .foregroundColor, 0) == nil)
    // The clef is two units long.
    #expect(value(of: old, .foregroundColor, 8) as? UIColor == .systemRed)
    #expect(value(of: old, .underlineStyle, 9) as? Int == 1)
    #expect(value(of: old, .kern, 9) as? CGFloat == 2)
    #expect(AttributedString(old) == text)
  }

  @Test("Attributes of dictionaries; what is of another kind is left out") func containers() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 12), .foregroundColor: "red", .kern: CGFloat(3),
    ])
    #expect(
      container.font == .systemFont(ofSize: 12) && container.foregroundColor == nil && container.kern == 3)
    let numbers = AttributeContainer([.kern: 2, .baselineOffset: 1.5, .underlineStyle: NSNumber(value: 1)])
    #expect(numbers.kern == 2 && numbers.baselineOffset == 1.5 && numbers.underlineStyle == .single)
    #expect(NSAttributedString(AttributedString()).length == 0)
  }
}
