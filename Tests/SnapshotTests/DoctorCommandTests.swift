import Foundation
import Testing

@testable import snapshot

/// `snapshot doctor` and `snapshot devices` as their users run them.
@Suite struct DoctorCommandTests {
  @Test func `the fingerprint does not depend on how many pictures are drawn at a time`() throws {
    let results = try ["1", "7"].map { try SnapshotProcess.run(["doctor", "--jobs", $0]) }
    for (result, jobs) in zip(results, ["1", "7"]) {
      #expect(result.exitCode == 0 && result.errors.isEmpty)
      let lines = result.outputText.split(separator: "\n")
      #expect(
        lines.first == "49 pictures, drawn one by one and \(jobs) concurrently: the same pixels and files")
      try #require(lines.count == 4 + Self.fingerprints.count)
      let libraries = lines[1].split(separator: ", ").map { $0.split(separator: " ") }
      #expect(libraries.map(\.first) == ["libpng", "zlib", "libdeflate", "libjpeg-turbo", "ICU"])
      #expect(libraries.allSatisfy { $0.count == 2 && $0[1].contains(".") })
      #expect(lines[2].hasPrefix("HarfBuzz ") || lines[2].hasPrefix("font files cannot be used: "))
    }
    let prints = results.map { $0.outputText.split(separator: "\n").dropFirst() }
    #expect(prints[0] == prints[1])
  }

  /// The fingerprints of 0.1.0, each of whose parts was looked at as a picture.
  ///
  /// A part that moves does so with the snapshots of the same views, for the reason that the change says.
  private static let fingerprints = [
    ("shapes", "e888-4379-165e-98c8"), ("text", "144c-d57a-001b-42d7"), ("scripts", "eeee-c75f-af81-a95c"),
    ("symbols", "5871-a8c1-f9bd-7ff5"), ("layout", "d3c8-dedc-97ad-1d45"), ("stacks", "d60f-1ddd-8266-702e"),
    ("looks", "6ecc-edde-d21f-5ce1"), ("gradients", "b55d-5eea-7688-4734"),
    ("shadows", "c5e1-9594-516f-90ac"),
    ("strokes", "dd5e-1ee2-5ccb-dacd"), ("effects", "b6bd-00ca-5495-5faf"), ("png", "d514-a615-2149-bb52"),
    ("jpeg", "3442-24a2-313c-2731"),
  ]

  @Test func `each part has the fingerprint that it has on all machines`() throws {
    let lines = try SnapshotProcess.run(["doctor"]).outputText.split(separator: "\n").dropFirst(3).dropLast()
    #expect(
      lines.map { $0.split(separator: " ").map(String.init) } == Self.fingerprints.map { [$0.0, $0.1] })
  }

  @Test func `as JSON, the parts have the same fingerprints`() throws {
    struct Findings: Decodable {
      struct Part: Decodable {
        let name, fingerprint: String
        let pictures: Int
      }
      let version, fingerprint: String
      let libraries: [String: String]
      let parts: [Part]
    }
    let result = try SnapshotProcess.run(["doctor", "--json"])
    let findings = try JSONDecoder().decode(Findings.self, from: Data(result.outputText.utf8))
    #expect(findings.parts.map(\.name) == Self.fingerprints.map(\.0))
    #expect(findings.parts.map(\.fingerprint) == Self.fingerprints.map(\.1))
    #expect(findings.parts.reduce(0) { $0 + $1.pictures } == 49 && findings.libraries["libpng"] != nil)
  }

  /// The sums are those of the function's authors for these texts.
  @Test func `a fingerprint is FNV-1a's`() {
    func fingerprint(_ text: String) -> String {
      var print = Fingerprint()
      for byte in text.utf8 { print.append(byte) }
      return print.description
    }
    #expect(fingerprint("") == "cbf2-9ce4-8422-2325")
    #expect(fingerprint("a") == "af63-dc4c-8601-ec8c")
    #expect(fingerprint("foobar") == "8594-4171-f739-67e8")
  }

  @Test func `devices are listed with their screens and what covers them`() throws {
    let result = try SnapshotProcess.run(["devices"])
    #expect(result.exitCode == 0)
    let line = result.outputText.split(separator: "\n").first { $0.hasPrefix("iphone-14-pro ") }
    let words = line?.split(separator: " ").map(String.init)
    #expect(words == ["iphone-14-pro", "393×852", "@3x", "17", "59", "0", "34", "0", "0", "59", "21", "59"])
    #expect(try SnapshotProcess.run(["devices", "all"]).exitCode == 2)
  }
}
