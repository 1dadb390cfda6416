import TestSupport
import Testing

@testable import Text

/// UAX #14, rule by rule. In examples, ÷ is where a line may be broken; there is no such place elsewhere.
@Suite struct LineBreakerTests {
  private func marked(_ scalars: [Unicode.Scalar]) -> String {
    var breaker = LineBreaker(scalars[...])
    var marked = String.UnicodeScalarView()
    for index in scalars.indices {
      if breaker.isBreak(before: index) { marked.append("÷") }
      marked.append(scalars[index])
    }
    return String(marked)
  }

  @Test(
    "Each rule breaks and keeps what it says",
    arguments: [
      // LB7, LB18: after spaces, never before them
      "The ÷quick  ÷brown ÷fox",
      // LB8: after a zero width space, spaces after it or not
      "a\u{200B}÷b\u{200B} ÷c\u{200B} ÷)",
      // Scripts without spaces are letters and marks, between whose words a dictionary breaks
      "กขเกกากัก ÷aກແກក្កက္က",
      // LB8a: never after a joiner; else between emoji
      "👩\u{200D}💻÷👩\u{200D}💻",
      // LB9, LB10: marks go with their letter; after a space they are letters
      "e\u{301}e\u{301} ÷e\u{301} ÷\u{301}a",
      // LB11: neither before nor after a word joiner, not even after a space
      "字\u{2060}字 \u{2060}字 ÷字",
      // LB12, LB12a: not around no-break spaces, but after a hyphen
      "10\u{A0}km ÷a-÷\u{A0}b",
      // LB13: not before closing punctuation, not even after spaces
      "a }÷b ) ÷c !÷d /÷f",
      // LB14: not after opening punctuation, not even after spaces
      "a ÷( b ÷[c",
      // LB15a, LB15b: French spaces inside of quotation marks
      "a ÷« b » ÷c",
      // LB15c, LB15d: a decimal fraction without a zero; else never before a separator
      "subtract ÷.5 ÷a .b",
      // LB16: no nonstarter after closing punctuation
      "字) ‼",
      // LB17: not between dashes, not even with spaces; LB31 around them
      "a÷— —÷b",
      // LB19: straight quotation marks keep to both sides
      "say ÷\"hi ÷there\" ÷now",
      // LB19a: curly ones keep to Latin text, and are parted from Chinese outside of the quotation
      "a“b”c ÷他÷说÷“你÷好”÷后",
      // LB20: around what stands for an object
      "a÷\u{FFFC}÷b",
      // LB20a, LB21: no break after the hyphen that begins a word, but after one in it
      "well-÷known ÷-foo",
      "a–÷b÷\u{B4}c",
      // LB21a: a hyphen after a Hebrew letter
      "א-a ÷א-÷ב", "א\u{2010}a ÷א\u{2010}÷ב", "א–a ÷א–÷ב",
      // LB21b
      "א/ב",
      // LB22: not before leaders
      "wait…÷more ÷…",
      // LB23, LB23a, LB24
      "a1b2 ÷$字 ÷字% ÷$a ÷a% ÷%a",
      // LB25, whose own examples the first four are
      "$(12.35) ÷2,1234 ÷(12)¢ ÷12.54¢ ÷-5 ÷1/2 ÷2010-11 ÷$(.5) ÷1.)% ÷+7",
      // LB26, LB27: syllables of jamos; a break between syllables
      "각÷국÷\u{1100}\u{1161}\u{11A8}÷\u{1100}\u{1161} ÷₩각 ÷각%",
      // LB29
      "e.g. ÷www.example.com",
      // LB13, LB31: URLs are broken after slashes
      "http://÷www.example.com/÷path",
      // LB30: not around parentheses in words, but around wide ones
      "person(s) ÷(s)he ÷a÷（b）÷c",
      // LB30a: flags stay whole
      "🇺🇸÷🇩🇪÷🇫🇷",
      // LB30b: a skin tone stays with its hand
      "👍🏽÷👍🏽",
    ]) func examples(expected: String)
  {
    let scalars = expected.unicodeScalars.filter { $0 != "÷" }
    #expect(marked(Array(scalars)) == expected)
  }

  @Test("All short texts of two classes and a neighbour agree with the list of rules")
  func pairs() throws {
    let oracle = try LineBreakOracle()
    let alphabet = LineBreakOracle.alphabet.map(\.scalar)
    for first in alphabet {
      for second in alphabet { expectAgreement([first, second, "x"], oracle, index: 1) }
    }
  }

  @Test("Random texts agree with the list of rules", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) throws {
    let oracle = try LineBreakOracle()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<250 {
      // A few classes at a time, so that rules of several scalars are met.
      let alphabet = [" "] + LineBreakOracle.alphabet.map(\.scalar).shuffled(using: &generator).prefix(4)
      let length = Int.random(in: 2...9, using: &generator)
      let text = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "x" }
      for index in 1..<length { expectAgreement(text, oracle, index: index) }
    }
  }

  private func expectAgreement(_ text: [Unicode.Scalar], _ oracle: LineBreakOracle, index: Int) {
    var breaker = LineBreaker(text[...])
    var isBreak = false
    for position in 0...index { isBreak = breaker.isBreak(before: position) }
    let (expected, rule) = oracle.decision(text, before: index)
    #expect(isBreak == expected, "\(text.map { String($0.value, radix: 16) }) before \(index): \(rule)")
  }

  @Test("LB2: never at the start, and looking ahead is linear in marks on a quotation mark")
  func hostile() {
    var text: [Unicode.Scalar] = ["”"]
    for _ in 0..<1000 { text += ["\u{301}", "”", "\u{301}", "“"] }
    text += Array(repeating: "\u{301}", count: 10_000)
    var breaker = LineBreaker(text[...])
    let breaksAtStart = breaker.isBreak(before: 0)
    #expect(!breaksAtStart)
    for index in 1..<text.count { _ = breaker.isBreak(before: index) }
    #expect(breaker.scalarsAhead <= 2 * text.count)
  }
}
