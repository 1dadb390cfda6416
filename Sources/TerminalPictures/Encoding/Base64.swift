/// The base64 encoding of RFC 4648, section 4, with padding.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns the digits of bytes.
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var place = 0
    while place < bytes.count {
      let second = place + 1 < bytes.count ? bytes[place + 1] : 0
      let third = place + 2 < bytes.count ? bytes[place + 2] : 0
      let word = Int(bytes[place]) << 16 | Int(second) << 8 | Int(third)
      result.append(digits[word >> 18])
      result.append(digits[word >> 12 & 63])
      result.append(place + 1 < bytes.count ? digits[word >> 6 & 63] : UInt8(ascii: "="))
      result.append(place + 2 < bytes.count ? digits[word & 63] : UInt8(ascii: "="))
      place += 3
    }
    return result
  }
}
