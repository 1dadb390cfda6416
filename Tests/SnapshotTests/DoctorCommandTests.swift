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
        lines.first == "9 pictures, drawn one by one and \(jobs) concurrently: the same pixels and files")
      try #require(lines.count == 4)
      let libraries = lines[1].split(separator: ", ").map { $0.split(separator: " ") }
      #expect(libraries.map(\.first) == ["libpng", "zlib", "libdeflate", "libjpeg-turbo", "ICU"])
      #expect(libraries.allSatisfy { $0.count == 2 && $0[1].contains(".") })
      #expect(lines[2].hasPrefix("HarfBuzz ") || lines[2].hasPrefix("font files cannot be used: "))
    }
    let prints = results.map { $0.outputText.split(separator: "\n").last }
    #expect(prints[0] == prints[1])
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
