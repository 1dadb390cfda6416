import Foundation
import Testing

@testable import AssetCore

/// The rules of all languages held against the text of CLDR's rules, which is read here.
@Suite struct PluralRuleTextsTests {
  /// A number by its digits: the operands of CLDR's rules (Unicode TS 35, part 3, 5.1.1).
  private struct Operands {
    let n: Double
    let values: [Substring: Double]

    init(_ text: String) {
      let parts = text.split(separator: ".")
      let fraction = parts.count > 1 ? String(parts[1]) : ""
      let trimmed = fraction.reversed().drop { $0 == "0" }.reversed()
      n = Double(text)!
      values = [
        "n": n, "i": Double(parts[0])!, "v": Double(fraction.count), "f": Double(fraction) ?? 0,
        "t": Double(String(trimmed)) ?? 0,
      ]
    }

    /// Whether a rule holds: relations that `and` joins more closely than `or`.
    func meet(_ rule: String) -> Bool {
      rule.components(separatedBy: " or ").contains { all in
        all.components(separatedBy: " and ").allSatisfy(holds)
      }
    }

    /// Whether a relation holds, such as `n % 10 != 3..4,9`.
    private func holds(_ relation: String) -> Bool {
      let words = relation.split(separator: " ")
      var value = values[words[0]]!
      if words[1] == "%" { value = value.truncatingRemainder(dividingBy: Double(words[2])!) }
      let isListed = words.last!.split(separator: ",").contains { part in
        let ends = part.components(separatedBy: "..").map { Double($0)! }
        // Fractions are in no range (5.1.3).
        return value == value.rounded() && ends.first! <= value && value <= ends.last!
      }
      return isListed == (words[words.count - 2] == "=")
    }
  }

  /// Languages and their rules, each of the first category that holds; of plurals.xml of CLDR 45.
  private static let families: [(String, [(PluralCategory, String)])] = [
    ("ak ln mg nso pa ti wa", [(.one, "n = 0..1")]),
    ("am as bn doi fa gu hi kn pcm zu", [(.one, "i = 0 or n = 1")]),
    (
      "ar",
      [
        (.zero, "n = 0"), (.one, "n = 1"), (.two, "n = 2"), (.few, "n % 100 = 3..10"),
        (.many, "n % 100 = 11..99"),
      ]
    ),
    ("ast de en et fi fy gl ia io lij nl sc sv sw ur yi", [(.one, "i = 1 and v = 0")]),
    ("az el gsw hu ts ug uz ve vo vun wae xh xog", [(.one, "n = 1")]),
    (
      "be",
      [
        (.one, "n % 10 = 1 and n % 100 != 11"), (.few, "n % 10 = 2..4 and n % 100 != 12..14"),
        (.many, "n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14"),
      ]
    ),
    (
      "bm bo dz id ig ja jbo jv kde kea km ko lkt lo ms my nqo osa root sah ses sg su th to tpi vi wo yo yue zh",
      []
    ),
    (
      "br",
      [
        (.one, "n % 10 = 1 and n % 100 != 11,71,91"), (.two, "n % 10 = 2 and n % 100 != 12,72,92"),
        (.few, "n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99"), (.many, "n != 0 and n % 1000000 = 0"),
      ]
    ),
    (
      "bs hr sr",
      [
        (.one, "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11"),
        (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14"),
      ]
    ),
    ("ca it vec", [(.one, "i = 1 and v = 0"), (.many, "i != 0 and i % 1000000 = 0 and v = 0")]),
    ("ceb fil", [(.one, "v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9")]),
    ("cs sk", [(.one, "i = 1 and v = 0"), (.few, "i = 2..4 and v = 0"), (.many, "v != 0")]),
    ("cy", [(.zero, "n = 0"), (.one, "n = 1"), (.two, "n = 2"), (.few, "n = 3"), (.many, "n = 6")]),
    ("da", [(.one, "n = 1 or t != 0 and i = 0,1")]),
    (
      "dsb hsb",
      [
        (.one, "v = 0 and i % 100 = 1 or f % 100 = 1"), (.two, "v = 0 and i % 100 = 2 or f % 100 = 2"),
        (.few, "v = 0 and i % 100 = 3..4 or f % 100 = 3..4"),
      ]
    ),
    ("es", [(.one, "n = 1"), (.many, "i != 0 and i % 1000000 = 0 and v = 0")]),
    ("ff hy kab", [(.one, "i = 0,1")]),
    ("fr pt", [(.one, "i = 0..1"), (.many, "i != 0 and i % 1000000 = 0 and v = 0")]),
    ("ga", [(.one, "n = 1"), (.two, "n = 2"), (.few, "n = 3..6"), (.many, "n = 7..10")]),
    ("gd", [(.one, "n = 1,11"), (.two, "n = 2,12"), (.few, "n = 3..10,13..19")]),
    (
      "gv",
      [
        (.one, "v = 0 and i % 10 = 1"), (.two, "v = 0 and i % 10 = 2"),
        (.few, "v = 0 and i % 100 = 0,20,40,60,80"), (.many, "v != 0"),
      ]
    ),
    ("he", [(.one, "i = 1 and v = 0 or i = 0 and v != 0"), (.two, "i = 2 and v = 0")]),
    ("is", [(.one, "t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11")]),
    ("iu naq sat se sma smj smn sms", [(.one, "n = 1"), (.two, "n = 2")]),
    ("ksh", [(.zero, "n = 0"), (.one, "n = 1")]),
    ("lag", [(.zero, "n = 0"), (.one, "i = 0,1 and n != 0")]),
    (
      "lt",
      [
        (.one, "n % 10 = 1 and n % 100 != 11..19"), (.few, "n % 10 = 2..9 and n % 100 != 11..19"),
        (.many, "f != 0"),
      ]
    ),
    (
      "lv prg",
      [
        (.zero, "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19"),
        (
          .one,
          "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1"
        ),
      ]
    ),
    ("mk", [(.one, "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11")]),
    (
      "mt",
      [(.one, "n = 1"), (.two, "n = 2"), (.few, "n = 0 or n % 100 = 3..10"), (.many, "n % 100 = 11..19")]
    ),
    (
      "pl",
      [
        (.one, "i = 1 and v = 0"), (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        (
          .many, "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14"
        ),
      ]
    ),
    ("ro", [(.one, "i = 1 and v = 0"), (.few, "v != 0 or n = 0 or n != 1 and n % 100 = 1..19")]),
    (
      "ru uk",
      [
        (.one, "v = 0 and i % 10 = 1 and i % 100 != 11"),
        (.few, "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"),
        (.many, "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14"),
      ]
    ),
    ("shi", [(.one, "i = 0 or n = 1"), (.few, "n = 2..10")]),
    ("si", [(.one, "n = 0,1 or i = 0 and f = 1")]),
    (
      "sl",
      [
        (.one, "v = 0 and i % 100 = 1"), (.two, "v = 0 and i % 100 = 2"),
        (.few, "v = 0 and i % 100 = 3..4 or v != 0"),
      ]
    ),
    ("tzm", [(.one, "n = 0..1 or n = 11..99")]),
  ]

  private static let samples =
    (0...230).map(String.init) + ["1000", "1000000", "1000001", "2000000"]
    + ["0.0", "1.0", "2.0", "3.0", "10.0", "11.0", "100.0", "1000000.0"]
    + (0...24).flatMap { ["0.\($0)", "1.\($0)", "5.\($0)"] } + [
      "0.01", "1.10", "2.111", "3.104", "0.00", "1.00",
    ]

  @Test(arguments: families.indices) func `each language follows its rules`(index: Int) {
    let (names, rules) = Self.families[index]
    let languages = names.split(separator: " ").map(String.init)
    for sample in Self.samples {
      let operands = Operands(sample)
      let expected = rules.first { operands.meet($0.1) }?.0 ?? .other
      let digits = sample.split(separator: ".").dropFirst().first?.count
      let number = digits.map { PluralNumber(operands.n, digits: $0) } ?? PluralNumber(Int(sample)!)
      let others = languages.filter { PluralRules.category(of: number, in: $0) != expected }
      #expect(others.isEmpty, "\(sample) is \(expected)")
    }
  }
}
