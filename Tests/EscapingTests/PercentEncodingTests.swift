import Escaping
import Testing

/// Paths of URIs by RFC 3986.
@Suite struct PercentEncodingTests {
  @Test(
    "All but slashes and unreserved bytes are escaped",
    arguments: [
      ("Snapshots/card@2x.png", "Snapshots/card%402x.png"), ("a-b._~9Z", "a-b._~9Z"),
      ("c:/d e", "c%3A/d%20e"),
      ("é%", "%C3%A9%25"), ("\u{7}", "%07"), ("", ""),
    ])
  func paths(path: String, encoded: String) {
    #expect(path.percentEncodedPath == encoded)
  }
}
