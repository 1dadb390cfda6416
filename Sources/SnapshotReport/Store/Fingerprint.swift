internal import Foundation

/// The first 128 bits of the SHA-256 digest of some bytes.
///
/// Two of a billion different pictures are equal by chance with a probability of 10⁻²¹, and to find a picture with the
/// fingerprint of another one takes 2¹²⁸ attempts.
package struct Fingerprint: Hashable, Sendable {
  private let (high, low): (UInt64, UInt64)

  /// The number of bytes.
  package static let byteCount = 16

  /// Creates the fingerprint of bytes.
  package init(of bytes: some Sequence<UInt8>) {
    self.init(bytes: SHA256.digest(bytes))
  }

  /// Creates a fingerprint of the first 16 bytes of a digest.
  package init(bytes: some Collection<UInt8>) {
    high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes.dropFirst(8).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The 16 bytes.
  package var bytes: [UInt8] {
    [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) } }
  }

  /// The 32 hexadecimal digits, which name files on file systems that do not tell small letters from large ones.
  package var hexadecimal: String { SHA256.hexadecimal(bytes) }
}

extension Fingerprint {
  /// The number of characters of the text.
  package static let textLength = 22

  /// The text: 22 characters of base64url (RFC 4648, section 5) without padding.
  package var text: String {
    String(
      decoding: Data(bytes).base64EncodedData().prefix(Self.textLength).map { byte in
        switch byte {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: byte
        }
      }, as: UTF8.self)
  }

  /// Creates a fingerprint from its text; nil if it is none, or another text of the same bits.
  package init?(text: String) {
    guard text.utf8.count == Self.textLength else { return nil }
    let standard = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    guard let data = Data(base64Encoded: Data(standard + Array("==".utf8))), data.count == Self.byteCount
    else { return nil }
    self.init(bytes: data)
    guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
  }
}

/// The name of a picture in a store: a fingerprint of those of its pixels and of its layout tree.
package struct ObjectName: Hashable, Sendable {
  /// The 32 hexadecimal digits.
  package let text: String

  /// Creates the name of a picture with the given fingerprints.
  package init(pixels: Fingerprint, layout: Fingerprint?) {
    text = Fingerprint(of: pixels.bytes + (layout?.bytes ?? [])).hexadecimal
  }

  /// Creates the name of a file of a store, by the last part of its path; nil if it is another file.
  package init?(path: some StringProtocol) {
    let name = path.utf8.suffix(Self.length + 4)
    let before = path.utf8.dropLast(Self.length + 4).last
    guard before == nil || before == UInt8(ascii: "/") || before == UInt8(ascii: " "),
      name.suffix(4).elementsEqual(".png".utf8)
    else { return nil }
    self.init(text: String(decoding: name.dropLast(4), as: UTF8.self))
  }

  /// Creates a name from its digits; nil if they are none.
  package init?(text: String) {
    guard text.utf8.count == Self.length,
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = text
  }

  private static let length = 2 * Fingerprint.byteCount

  /// The name of the file.
  package var fileName: String { text + ".png" }

  /// The folder of the file, one of 256, so that none has too many files.
  package var folderName: String { String(text.prefix(2)) }

  /// The path of the file in a store.
  package var path: String { "\(folderName)/\(fileName)" }
}

extension ObjectName: Comparable {
  package static func < (first: ObjectName, second: ObjectName) -> Bool {
    first.text.utf8.lexicographicallyPrecedes(second.text.utf8)
  }
}
