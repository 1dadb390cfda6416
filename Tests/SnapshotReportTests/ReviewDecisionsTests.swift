import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// Files of decisions that the page of a report saves, and what is not one.
@Suite("Decisions of a review")
struct ReviewDecisionsTests {
  private static func read(_ text: String) throws(ResultsError) -> [ReviewDecisions.Decision] {
    try ReviewDecisions(Array(text.utf8), path: "d.json").all
  }

  private static func file(_ decisions: String, version: String = "1") -> String {
    "{ \"version\": \(version), \"decisions\": [\(decisions)] }"
  }

  private static let one = #"{ "name": "a", "group": "g", "digest": "1f", "decision": "accept" }"#

  @Test("A file has a name, a folder, a digest and a verdict for each decision")
  func reading() throws {
    let other = #"{ "name": "b\u0000\n", "group": "", "digest": "", "decision": "reject", "more": 1 }"#
    let all = try Self.read(Self.file("\(Self.one), \(other)"))
    #expect(
      all == [
        ReviewDecisions.Decision(name: "a", group: "g", digest: "1f", decision: .accept),
        ReviewDecisions.Decision(name: "b\0\n", group: "", digest: "", decision: .reject),
      ])
    #expect(try Self.read(Self.file("")).isEmpty)
  }

  @Test(
    "What is no such file is refused in one line that says why",
    arguments: [
      ("", "it is not JSON"), ("{", "it is not JSON"), ("[]", "it is not a JSON object"),
      ("{}", "version is missing"), (#"{ "version": 1 }"#, "decisions is missing"),
      (#"{ "version": "1", "decisions": [] }"#, "version is not of type Int"),
      (#"{ "version": 1, "decisions": {} }"#, "decisions is not of type Array"),
      (#"{ "version": 1, "decisions": [{}] }"#, "decisions[0].name is missing"),
      (
        #"{ "version": 1, "decisions": [{ "name": "a", "group": "g", "digest": "1", "decision": "maybe" }] }"#,
        "decisions[0].decision has an unknown value"
      ),
    ])
  func malformed(text: String, reason: String) {
    #expect {
      try Self.read(text)
    } throws: { error in
      let line = "\(error)"
      return line.hasPrefix("d.json: these are no decisions of a review: \(reason)")
        && line.hasSuffix("; save them in the report") && !line.contains("\n")
    }
  }

  @Test("Another version, a letter with too many marks, and two decisions about one picture are refused")
  func refused() {
    #expect(throws: ResultsError("d.json: decisions of version 2, and this program reads version 1")) {
      try Self.read(Self.file("", version: "2"))
    }
    #expect(throws: ResultsError("d.json: two decisions about a")) {
      try Self.read(
        Self.file("\(Self.one), \(Self.one.replacing("accept", with: "reject"))"))
    }
    let marks = Self.one.replacing("\"a\"", with: "\"a\(String(repeating: "\u{301}", count: 600))\"")
    #expect(throws: ResultsError("d.json: a letter with more than 512 combining marks")) {
      try Self.read(Self.file(marks))
    }
  }

  @Test("A file that is cut off at any byte is refused")
  func truncated() {
    let bytes = Array(Self.file(Self.one).utf8)
    for count in 0..<bytes.count - 1 {
      #expect(throws: ResultsError.self) { try ReviewDecisions(Array(bytes.prefix(count)), path: "d.json") }
    }
  }

  @Test("The digest of a picture is that of its bytes, and of a text that of the lines about it")
  func digest() {
    var item = SnapshotCase(
      name: "a", group: "g", status: .different, reference: "a.PNG", summary: ["x", "y"])
    // FIPS 180-4's example: the digest of "abc".
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(item.digest(picture: Array("abc".utf8)) == abc)
    #expect(item.digest(picture: nil) == nil)
    item.reference = "a.txt"
    item.summary = ["abc"]
    #expect(item.digest(picture: nil) == abc)
    item.summary = ["a", "bc"]
    #expect(item.digest(picture: nil) != abc)
  }
}
