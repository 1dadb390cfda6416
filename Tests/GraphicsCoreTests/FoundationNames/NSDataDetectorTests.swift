import Foundation
import Testing

@testable import GraphicsCore

/// Links, telephone numbers, dates and addresses in text.
struct NSDataDetectorTests {
  // Foundation on Linux marks its names of these as deprecated.
  private static let date: NSTextCheckingTypes = 1 << 4
  private static let address: NSTextCheckingTypes = 1 << 5
  private static let link: NSTextCheckingTypes = 1 << 6
  private static let phoneNumber: NSTextCheckingTypes = 1 << 11

  /// Returns what is found in a text, with its characters.
  private func found(_ types: NSTextCheckingTypes, _ text: String) throws -> [(String, NSTextCheckingResult)]
  {
    let whole = NSRange(location: 0, length: text.utf16.count)
    return try NSDataDetector(types: types).matches(in: text, range: whole).map {
      ((text as NSString).substring(with: $0.range), $0)
    }
  }

  @Test(arguments: [
    ("See https://a.com/b_(c).", "https://a.com/b_(c)", "https://a.com/b_(c)"),
    ("(google.com)", "google.com", "http://google.com"), ("www.b.de!", "www.b.de", "http://www.b.de"),
    ("to A.b+c@d.co.uk, now", "A.b+c@d.co.uk", "mailto:A.b+c@d.co.uk"),
    ("日本語http://c.jp です", "http://c.jp", "http://c.jp"),
    ("a.io/x?y=1#z…", "a.io/x?y=1#z", "http://a.io/x?y=1#z"),
    ("😀 http://localhost:80/.", "http://localhost:80/", "http://localhost:80/"),
  ])
  func `links are found`(_ text: String, _ range: String, _ url: String) throws {
    let found = try found(Self.link, text)
    #expect(found.map(\.0) == [range])
    #expect(found.first?.1.url?.absoluteString == url)
    #expect(found.first?.1.resultType.rawValue == Self.link)
  }

  @Test(arguments: ["e.g. this", "file.swift", "3.14", "end.The", "x@y", "a..com", "1.2.3.4", "www.", ""])
  func `other text is no link`(_ text: String) throws {
    #expect(try found(Self.link, text).isEmpty)
  }

  @Test(arguments: [
    "+1 (555) 123-4567", "555-123-4567", "(555) 123-4567", "5551234567", "555-1234", "+49 30 901820",
    "030 12345678",
    "01 23 45 67 89", "1-800-555-1234", "555.123.4567",
  ])
  func `telephone numbers are found`(_ number: String) throws {
    let found = try found(Self.phoneNumber, "Call \(number), please.")
    #expect(found.map(\.0) == [number] && found.first?.1.phoneNumber == number)
  }

  @Test(arguments: [
    "2026-12-25", "12345", "3.1415926535", "192.168.100.200", "1 234 567", "https://a.b/5551234567",
  ])
  func `other numbers are no telephone numbers`(_ text: String) throws {
    #expect(try found(Self.phoneNumber, text).isEmpty)
  }

  @Test(arguments: [
    ("2026-12-25", "2026-12-25 12:00"), ("12/25/2026", "2026-12-25 12:00"), ("12/25/26", "2026-12-25 12:00"),
    ("Dec 25, 2026", "2026-12-25 12:00"), ("25th of December 2026", "2026-12-25 12:00"),
    ("Friday, December 25th, 2026 at 5:30 PM", "2026-12-25 17:30"), ("25.12.2026 10:00", "2026-12-25 10:00"),
    ("May 5", "2026-05-05 12:00"), ("today", "2026-09-21 12:00"), ("tomorrow at 5pm", "2026-09-22 17:00"),
    ("yesterday", "2026-09-20 12:00"), ("at 17:30", "2026-09-21 17:30"), ("noon", "2026-09-21 12:00"),
    ("on Friday", "2026-09-25 12:00"), ("next Monday", "2026-09-28 12:00"),
  ])
  func `dates are found`(_ text: String, _ expected: String) throws {
    // A Monday
    let format = DateFormatter()
    (format.locale, format.dateFormat) = (Locale(identifier: "en_US_POSIX"), "yyyy-MM-dd HH:mm")
    let now = try #require(format.date(from: "2026-09-21 09:00"))
    let sentence = "Meet \(text)."
    let whole = NSRange(location: 0, length: sentence.utf16.count)
    let found = DataDetection(sentence, whole, types: Self.date, now: now).results
    #expect(found.map { (sentence as NSString).substring(with: $0.range) } == [text])
    #expect(found.first?.date.map(format.string) == expected)
  }

  @Test func `dates have zones and durations`() throws {
    let found = try found(Self.date, "2026-12-25T10:30:00+01:00, 12/25/2026 3pm to 5:30pm")
    // 9:30 in Greenwich: 20,812 days of 86,400 seconds since 1970.
    #expect(found.first?.1.date == Date(timeIntervalSince1970: 20_812 * 86_400 + 9.5 * 3600))
    #expect(found.first?.1.timeZone?.secondsFromGMT() == 3600)
    #expect(found.last?.1.duration == 2.5 * 3600 && found.count == 2)
    #expect(try self.found(Self.date, "4:3 31 Feb 2026 13/45/2026 1.2").isEmpty)
  }

  @Test func `addresses are found`() throws {
    let found = try found(Self.address, "At 1 Infinite Loop, Cupertino, CA 95014 or 221 Baker Street.")
    #expect(found.map(\.0) == ["1 Infinite Loop, Cupertino, CA 95014", "221 Baker Street"])
    #expect(
      found.first?.1.addressComponents
        == [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"])
  }

  @Test func `all methods tell of the same data`() throws {
    let text = "a.com, 555-123-4567 and b.org"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let detector = try NSDataDetector(types: Self.link | Self.phoneNumber)
    #expect(detector.checkingTypes == Self.link | Self.phoneNumber)
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: whole) == NSRange(location: 0, length: 5))
    #expect(detector.firstMatch(in: text, options: .anchored, range: NSRange(location: 6, length: 20)) == nil)
    #expect(
      detector.stringByReplacingMatches(in: text, range: whole, withTemplate: "[$0\\$0]")
        == "[a.com$0], [555-123-4567$0] and [b.org$0]")
    var ranges: [NSRange] = []
    unsafe detector.enumerateMatches(in: text, range: whole) { result, _, stop in
      if let result { ranges.append(result.range) }
      unsafe stop.pointee = ranges.count == 2 ? true : false
    }
    #expect(ranges == [NSRange(location: 0, length: 5), NSRange(location: 7, length: 12)])
  }

  @Test func `ranges and types of any kind are fine`() throws {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    let detector = try NSDataDetector(types: .max)
    for range in [
      NSRange(location: -3, length: .max), NSRange(location: NSNotFound, length: 1),
      NSRange(location: 2, length: -1),
    ] {
      _ = detector.matches(in: "a.com", range: range)
    }
    let result = try #require(detector.firstMatch(in: "a.com", range: NSRange(location: 0, length: 5)))
    #expect(result.adjustingRanges(offset: 2).range == NSRange(location: 2, length: 5))
    #expect(result.range(at: 7).location == NSNotFound && result.numberOfRanges == 1)
  }

  @Test func `results can be made`() throws {
    let range = NSRange(location: 1, length: 2)
    let url = try #require(URL(string: "https://a.b"))
    let link = NSTextCheckingResult.linkCheckingResult(range: range, url: url)
    #expect(link.url == url && link.range == range && link.phoneNumber == nil && link.date == nil)
    #expect(link == NSTextCheckingResult.linkCheckingResult(range: range, url: url))
    #expect(NSTextCheckingResult.phoneNumberCheckingResult(range: range, phoneNumber: "1").phoneNumber == "1")
    #expect(NSTextCheckingResult.dateCheckingResult(range: range, date: .distantPast).date == .distantPast)
    #expect(
      NSTextCheckingResult.addressCheckingResult(range: range, components: [.city: "a"]).components == [
        .city: "a"
      ])
    #expect(
      NSTextCheckingResult.dashCheckingResult(range: range, replacementString: "–").replacementString == "–")
  }
}
