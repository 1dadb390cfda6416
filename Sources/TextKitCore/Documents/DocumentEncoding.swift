import Foundation
import GraphicsCore

/// The encodings of documents.
enum DocumentEncoding {
  /// Returns the encoding of an option, which is a number or an encoding.
  static func option(_ value: Any?) -> String.Encoding? {
    switch value {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int: UInt(exactly: number).map { String.Encoding(rawValue: $0) }
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  /// Returns the encoding of the mark at the start.
  static func ofBOM(_ data: Data) -> String.Encoding? {
    let start = [UInt8](data.prefix(3))
    if start == [0xEF, 0xBB, 0xBF] { return .utf8 }
    switch start.prefix(2) {
    case [0xFE, 0xFF]: return .utf16BigEndian
    case [0xFF, 0xFE]: return .utf16LittleEndian
    default: return nil
    }
  }

  /// Returns the encoding that an element of HTML names among the first bytes.
  static func ofMeta(_ data: Data) -> String.Encoding? {
    let start = String(decoding: data.prefix(4096).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self).lowercased()
    for part in start.components(separatedBy: "<meta").dropFirst() {
      guard let end = part.firstIndex(of: ">"), let key = part[..<end].range(of: "charset") else { continue }
      let rest = part[key.upperBound..<end].drop { $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'" }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == ":" }
      if let encoding = named(String(name)) { return encoding }
    }
    return nil
  }

  /// Returns the encoding of a name; it is UTF-8 for all forms of UTF, since the name could be read as bytes.
  private static func named(_ name: String) -> String.Encoding? {
    switch name {
    case "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be": return .utf8
    case "iso-8859-1", "latin1", "windows-1252", "cp1252", "us-ascii", "ascii": return .windowsCP1252
    default: break
    }
    let number = CFStringConvertIANACharSetNameToEncoding(name as NSString)
    guard number != kCFStringEncodingInvalidId else { return nil }
    return String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(number))
  }

  /// Returns the name of an encoding, by which readers know it; nil if it has none.
  static func name(of encoding: String.Encoding) -> String? {
    switch encoding {
    case .utf8: return "utf-8"
    case .windowsCP1252: return "windows-1252"
    default: break
    }
    let number = CFStringConvertNSStringEncodingToEncoding(encoding.rawValue)
    guard number != kCFStringEncodingInvalidId else { return nil }
    return (CFStringConvertEncodingToIANACharSetName(number) as NSString?).map { $0 as String }
  }

  /// Returns the characters of bytes, in which those that the encoding lacks are replaced.
  static func string(_ data: Data, _ encoding: String.Encoding) -> String {
    let text: String
    switch encoding {
    case .utf8, .ascii: text = String(decoding: data, as: UTF8.self)
    case .utf16, .unicode: text = utf16(data, isBigEndian: ofBOM(data) == .utf16BigEndian)
    case .utf16LittleEndian: text = utf16(data, isBigEndian: false)
    case .utf16BigEndian: text = utf16(data, isBigEndian: true)
    case .windowsCP1252, .isoLatin1: text = windows(data)
    default: text = String(data: data, encoding: encoding) ?? windows(data)
    }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func utf16(_ data: Data, isBigEndian: Bool) -> String {
    let bytes = [UInt8](data)
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func windows(_ data: Data) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.reserveCapacity(data.count)
    for byte in data { scalars.append(windowsScalar(UInt32(byte))) }
    return String(scalars)
  }

  /// Returns the character of a number below 256 in Windows-1252.
  static func windowsScalar(_ byte: UInt32) -> Unicode.Scalar {
    let number = (0x80...0x9F).contains(byte) ? UInt32(upperHalf[Int(byte) - 0x80]) : byte
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static let upperHalf: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152, 0x8D,
    0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122, 0x161, 0x203A,
    0x153, 0x9D, 0x17E, 0x178,
  ]
}
