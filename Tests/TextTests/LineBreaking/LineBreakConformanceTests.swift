import Foundation
import TestSupport
import Testing

@testable import Text

/// The cases of Unicode's own test of UAX #14, and the classes of its database, where Debian's package `unicode-data` has
/// installed them (Unicode 15).
@Suite struct LineBreakConformanceTests {
  private static func lines(of name: String) -> [Substring]? {
    guard let data = FileManager.default.contents(atPath: "/usr/share/unicode/" + name) else {
      print("skipped: /usr/share/unicode/\(name) is missing (apt-get install unicode-data)")
      return nil
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != "#" } }
  }

  /// The texts of Unicode 15 that rules of Unicode 15.1 and 16 break elsewhere, by these rules.
  private static let changed: [(rule: String, texts: [String])] = [
    // No quotation mark keeps to an opening parenthesis beyond a space, unless it opens a quotation itself.
    (
      "LB15a",
      [
        "\" \u{2329}", "\"\u{308} \u{2329}", "\" (", "\"\u{308} (", "ambigu(« \u{308} »)(e\u{308})",
        "ambigu« ( \u{308} ) »(e\u{308})", "ambigu{« \u{308} »}(e\u{308})", "ambigu« { \u{308} } »(e\u{308})",
      ]
    ),
    // A fraction without its zero begins with its point.
    ("LB15c", ["equals .35 cents"]),
    // A hyphen at the start of a word keeps to it.
    (
      "LB20a",
      [
        "-#", "-\u{308}#", "-§", "-\u{308}§", "-\u{50005}", "-\u{308}\u{50005}", "-\u{E01}",
        "-\u{308}\u{E01}",
      ]
    ),
    // A hyphen between Hebrew letters is like any other.
    ("LB21a", ["\u{5D0}-\u{5D0}"]),
    // A number keeps to the comma or point before it.
    (
      "LB25",
      [
        ",0", ",\u{308}0", "a.2 ", "a.2 \u{915}", "a.2 \u{672C}", "a.2\u{3000}\u{672C}",
        "a.2\u{3000}\u{307E}", "a.2\u{3000}3", "a.2\u{3000}\u{300C}", "A.1 \u{BABB}",
        "\u{BD24}\u{C5B4}. A.2 \u{BCFC}", "\u{BD10}\u{C694}. A.3 \u{BABB}", "\u{C694}. A.4 \u{BABB}",
      ]
    ),
  ]

  /// Returns whether or not a line may be broken before each scalar; text is broken at its line ends first.
  private func breaks(of scalars: [Unicode.Scalar]) -> [Bool] {
    var breaks: [Bool] = []
    while breaks.count < scalars.count {
      let start = breaks.count
      let end = scalars[start...].firstIndex(where: \.endsLine) ?? scalars.count
      var breaker = LineBreaker(scalars[start..<end])
      for index in start..<end {
        let isBreak = breaker.isBreak(before: index)
        breaks.append(isBreak || index == start)
      }
      guard end < scalars.count else { break }
      breaks.append(end == start)
      if scalars[end] == "\r", end + 1 < scalars.count, scalars[end + 1] == "\n" { breaks.append(false) }
    }
    return breaks
  }

  @Test("Texts are broken as LineBreakTest.txt has it, but for those that newer rules break elsewhere")
  func texts() throws {
    guard let lines = Self.lines(of: "auxiliary/LineBreakTest.txt") else { return }
    var (count, different) = (0, Set<[Unicode.Scalar]>())
    for line in lines {
      let marks = line.split(whereSeparator: \.isWhitespace)
      guard marks.count > 2 else { continue }
      let scalars = marks.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let expected = marks.filter { $0 == "÷" || $0 == "×" }.dropFirst().map { $0 == "÷" }
      try #require(expected.count == scalars.count)
      count += 1
      if Array(breaks(of: scalars).dropFirst()) != Array(expected.dropLast()) { different.insert(scalars) }
    }
    let known = Set(Self.changed.flatMap(\.texts).map { Array($0.unicodeScalars) })
    print("LineBreakTest.txt: \(count) cases, \(different.count) by newer rules")
    #expect(count > 7000)
    for text in different.symmetricDifference(known).map({ $0.map { String($0.value, radix: 16) } }).sorted(
      by: {
        $0.lexicographicallyPrecedes($1)
      })
    {
      Issue.record("\(text.joined(separator: " "))")
    }
  }

  @Test("Classes are those of LineBreak.txt, in which emoji that do not exist yet are bases by LB30b")
  func classes() throws {
    guard let lines = Self.lines(of: "LineBreak.txt") else { return }
    var failures = 0
    for line in lines {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard fields.count == 2 else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let (first, last) = (try #require(bounds.first), try #require(bounds.last))
      for scalar in (first...last).lazy.compactMap(Unicode.Scalar.init) {
        let property = LineBreakTable.shared[scalar]
        if Self.agrees(property, with: fields[1], scalar) { continue }
        failures += 1
        if failures < 10 {
          Issue.record("U+\(String(scalar.value, radix: 16)): \(fields[1]), not \(property.lineBreakClass)")
        }
      }
    }
    #expect(failures == 0)
  }

  private static func agrees(_ property: LineBreakProperty, with name: String, _ scalar: Unicode.Scalar)
    -> Bool
  {
    guard property.needsDictionary == (name == "SA") else { return false }
    let own = property.lineBreakClass
    switch name {
    case "SA": return own == .al || own == .cm
    case "AI", "SG", "XX": return own == .al
    case "CJ": return own == .ns
    case "QU": return own == .qu || own == .qi || own == .qf
    case "BA": return own == .ba || own == .hh
    case "ID" where scalar.properties.generalCategory == .unassigned: return own == .id || own == .eb
    default: return "\(own)" == name.lowercased()
    }
  }
}
