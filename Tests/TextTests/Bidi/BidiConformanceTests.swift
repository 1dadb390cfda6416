import Foundation
import TestSupport
import Testing

@testable import Text

/// The cases of Unicode's own tests of UAX #9, where Debian's package `unicode-data` has installed them.
///
/// `make test-thorough` tries all of them, `make test` a part.
@Suite struct BidiConformanceTests {
  private static func lines(of name: String) -> [Substring]? {
    guard let data = FileManager.default.contents(atPath: "/usr/share/unicode/" + name) else {
      print("skipped: /usr/share/unicode/\(name) is missing (apt-get install unicode-data)")
      return nil
    }
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  }

  /// The distance of the cases that are tried.
  private static let stride = TestEffort.factor > 1 ? 1 : 13

  /// Returns the levels after L1, nil for removed scalars, and the order of the others from left to right.
  private func resolved(_ scalars: [Unicode.Scalar], _ base: BidiParagraph.Base) -> (
    base: UInt8, levels: [UInt8?], order: [Int]
  ) {
    let paragraph = BidiParagraph(scalars[...], base: base)
    var levels = paragraph.levels
    BidiLine.reset(&levels, of: scalars[...], base: paragraph.baseLevel)
    let isRemoved = paragraph.original.map(\.isRemoved)
    let order = BidiLine.runs(of: levels)
      .flatMap { run -> [Int] in run.isRightToLeft ? run.range.reversed() : Array(run.range) }
      .filter { !isRemoved[$0] }
    return (paragraph.baseLevel, zip(levels, isRemoved).map { $1 ? nil : $0 }, order)
  }

  /// A scalar of each class.
  private static let scalars: [Substring: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{661}", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}", "LRI": "\u{2066}",
    "RLI": "\u{2067}", "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]

  private static func levels(_ text: Substring) -> [UInt8?] { text.split(separator: " ").map { UInt8($0) } }
  private static func numbers(_ text: Substring) -> [Int] {
    text.split(separator: " ").compactMap { Int($0) }
  }

  @Test("Sequences of classes have the levels and the order of BidiTest.txt")
  func classes() throws {
    guard let lines = Self.lines(of: "BidiTest.txt") else { return }
    let bases: [BidiParagraph.Base] = [
      .natural(isRightToLeft: false), .fixed(isRightToLeft: false), .fixed(isRightToLeft: true),
    ]
    var (levels, order): ([UInt8?], [Int]) = ([], [])
    var (count, failures) = (0, 0)
    for (number, line) in lines.enumerated() where !line.hasPrefix("#") {
      if line.hasPrefix("@Levels:") {
        levels = Self.levels(line.dropFirst(8).drop { $0 == "\t" })
      } else if line.hasPrefix("@Reorder:") {
        order = Self.numbers(line.dropFirst(9).drop { $0 == "\t" })
      } else if number % Self.stride == 0, let semicolon = line.firstIndex(of: ";") {
        let scalars = try line[..<semicolon].split(separator: " ").map { try #require(Self.scalars[$0]) }
        let bits = try #require(
          Int(line[line.index(after: semicolon)...].trimmingCharacters(in: .whitespaces), radix: 16))
        for (bit, base) in bases.enumerated() where bits >> bit & 1 == 1 {
          let result = resolved(scalars, base)
          count += 1
          if result.levels == levels && result.order == order { continue }
          failures += 1
          if failures < 10 { Issue.record("\(line) \(bit): \(result.levels) \(result.order)") }
        }
      }
    }
    print("BidiTest.txt: \(count) cases, \(failures) failed")
    #expect(failures == 0 && count > 700_000 / Self.stride)
  }

  @Test("Texts have the levels and the order of BidiCharacterTest.txt, brackets included")
  func characters() throws {
    guard let lines = Self.lines(of: "BidiCharacterTest.txt") else { return }
    var (count, failures) = (0, 0)
    for (number, line) in lines.enumerated() where number % Self.stride == 0 && !line.hasPrefix("#") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let scalars = fields[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      let base: BidiParagraph.Base =
        fields[1] == "2" ? .natural(isRightToLeft: false) : .fixed(isRightToLeft: fields[1] == "1")
      let result = resolved(scalars, base)
      count += 1
      if result.base == UInt8(fields[2]) && result.levels == Self.levels(fields[3])
        && result.order == Self.numbers(fields[4])
      {
        continue
      }
      failures += 1
      if failures < 10 { Issue.record("\(line): \(result.levels) \(result.order)") }
    }
    print("BidiCharacterTest.txt: \(count) cases, \(failures) failed")
    #expect(failures == 0 && count > 90_000 / Self.stride)
  }
}
