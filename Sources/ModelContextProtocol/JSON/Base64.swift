/// The encoding of bytes as text with 64 letters (RFC 4648).
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text.
  package static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for place in 0..<3 { group = group << 8 | (place < count ? Int(bytes[start + place]) : 0) }
      for place in 0..<4 {
        text.append(place <= count ? letters[group >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
