import SnapshotReport
import TestSupport
import Testing

@Suite struct FingerprintTests {
  /// The first 16 bytes of the digest of "abc" that the standard gives (FIPS 180-4, example B.1).
  private static let bytes: [UInt8] = [
    0xBA, 0x78, 0x16, 0xBF, 0x8F, 0x01, 0xCF, 0xEA, 0x41, 0x41, 0x40, 0xDE, 0x5D, 0xAE, 0x22, 0x23,
  ]

  @Test func `a fingerprint is the start of a digest, as bytes, digits and letters`() {
    let fingerprint = Fingerprint(of: "abc".utf8)
    #expect(fingerprint.bytes == Self.bytes)
    #expect(fingerprint.hexadecimal == "ba7816bf8f01cfea414140de5dae2223")
    #expect(fingerprint.text == "ungWv48Bz-pBQUDeXa4iIw")
  }

  @Test(arguments: TestEffort.seeds(200)) func `its text is read back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<Fingerprint.byteCount).map { _ in UInt8.random(in: 0...255, using: &random) }
    let fingerprint = Fingerprint(bytes: bytes)
    #expect(fingerprint.text.utf8.count == Fingerprint.textLength)
    #expect(Fingerprint(text: fingerprint.text) == fingerprint)
    #expect(fingerprint.bytes == bytes)
  }

  @Test(arguments: [
    "", "ungWv48Bz-pBQUDeXa4iI", "ungWv48Bz-pBQUDeXa4iIww", "ungWv48Bz+pBQUDeXa4iIw",
    // The last letter has four bits that are not used, and are 0.
    "ungWv48Bz-pBQUDeXa4iIx", "ungWv48Bz-pBQUDeXa4i w", "ungWv48Bz-pBQUDeXa4iI=",
  ])
  func `another text is none`(text: String) {
    #expect(Fingerprint(text: text) == nil)
  }

  @Test func `a picture of a store is named by its pixels and its views`() {
    let (first, second) = (Fingerprint(of: [1]), Fingerprint(of: [2]))
    let names = [
      ObjectName(pixels: first, layout: nil), ObjectName(pixels: first, layout: first),
      ObjectName(pixels: first, layout: second), ObjectName(pixels: second, layout: first),
    ]
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { ObjectName(path: "a/\($0.path)") == $0 && ObjectName(text: $0.text) == $0 })
    #expect(names[0].path == "\(names[0].text.prefix(2))/\(names[0].text).png")
    for path in ["x\(names[0].fileName)", names[0].text, "\(names[0].text).PNG", "\(names[0].fileName)/"] {
      #expect(ObjectName(path: path) == nil, "\(path)")
    }
    #expect(ObjectName(path: "2026-01-01 10:00:00   42 a/\(names[0].path)") == names[0])
  }
}
