// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The number of an encoding of texts, of Core Foundation.
public typealias CFStringEncoding = UInt32

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// An encoding, its number in Foundation, and its names of IANA.
private struct NamedEncoding {
  var number: CFStringEncoding
  /// Foundation's number; nil if it is made of Core Foundation's.
  var ownNumber: UInt?
  /// The names in small letters, the preferred one first.
  var names: [String]

  var foundationNumber: UInt { ownNumber ?? 0x8000_0000 | UInt(number) }

  init(_ number: CFStringEncoding, _ ownNumber: UInt? = nil, _ names: String...) {
    (self.number, self.ownNumber, self.names) = (number, ownNumber, names)
  }

  /// The encodings that have names.
  static let all = [
    NamedEncoding(0x0600, 1, "us-ascii", "ascii", "iso-ir-6", "iso646-us", "us", "cp367"),
    NamedEncoding(0x0800_0100, 4, "utf-8", "utf8"),
    NamedEncoding(0x0100, 10, "utf-16", "utf16", "iso-10646-ucs-2"),
    NamedEncoding(0x1000_0100, nil, "utf-16be"),
    NamedEncoding(0x1400_0100, nil, "utf-16le"),
    NamedEncoding(0x0C00_0100, nil, "utf-32"),
    NamedEncoding(0x1800_0100, nil, "utf-32be"),
    NamedEncoding(0x1C00_0100, nil, "utf-32le"),
    NamedEncoding(0x0201, 5, "iso-8859-1", "iso8859-1", "latin1", "l1", "cp819"),
    NamedEncoding(0x0202, 9, "iso-8859-2", "iso8859-2", "latin2", "l2"),
    NamedEncoding(0x0203, nil, "iso-8859-3", "latin3"),
    NamedEncoding(0x0204, nil, "iso-8859-4", "latin4"),
    NamedEncoding(0x0205, nil, "iso-8859-5", "cyrillic"),
    NamedEncoding(0x0206, nil, "iso-8859-6", "arabic"),
    NamedEncoding(0x0207, nil, "iso-8859-7", "greek"),
    NamedEncoding(0x0208, nil, "iso-8859-8", "hebrew"),
    NamedEncoding(0x0209, nil, "iso-8859-9", "latin5"),
    NamedEncoding(0x020F, nil, "iso-8859-15", "latin-9"),
    NamedEncoding(0x0501, 15, "windows-1250", "cp1250"),
    NamedEncoding(0x0502, 11, "windows-1251", "cp1251"),
    NamedEncoding(0x0500, 12, "windows-1252", "cp1252"),
    NamedEncoding(0x0503, 13, "windows-1253", "cp1253"),
    NamedEncoding(0x0504, 14, "windows-1254", "cp1254"),
    NamedEncoding(0x0505, nil, "windows-1255", "cp1255"),
    NamedEncoding(0x0506, nil, "windows-1256", "cp1256"),
    NamedEncoding(0x0507, nil, "windows-1257", "cp1257"),
    NamedEncoding(0x0508, nil, "windows-1258", "cp1258"),
    NamedEncoding(0x0000, 30, "macintosh", "mac", "x-mac-roman"),
    NamedEncoding(0x0A01, 8, "shift_jis", "shift-jis", "sjis", "ms_kanji"),
    NamedEncoding(0x0920, 3, "euc-jp"),
    NamedEncoding(0x0820, 21, "iso-2022-jp"),
    NamedEncoding(0x0940, nil, "euc-kr", "ks_c_5601-1987"),
    NamedEncoding(0x0930, nil, "gb2312", "euc-cn"),
    NamedEncoding(0x0421, nil, "cp936", "windows-936"),
    // Foundation of Linux knows these characters by the number of Windows 936 only.
    NamedEncoding(0x0631, 0x8000_0421, "gbk"),
    NamedEncoding(0x0632, nil, "gb18030"),
    NamedEncoding(0x0A03, nil, "big5"),
    NamedEncoding(0x0A02, nil, "koi8-r"),
  ]
}

/// Returns the encoding of a name of IANA, without regard to case; `kCFStringEncodingInvalidId` for unknown ones.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  let name = String(describing: theString ?? "").lowercased()
  return NamedEncoding.all.first { $0.names.contains(name) }?.number ?? kCFStringEncodingInvalidId
}

/// Returns the name of IANA of an encoding, in small letters; nil for unknown ones.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
  NamedEncoding.all.first { $0.number == encoding }.map { $0.names[0] as NSString }
}

/// Returns Foundation's number of an encoding; `kCFStringEncodingInvalidId` for none.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  guard encoding != kCFStringEncodingInvalidId else { return UInt(encoding) }
  let found = NamedEncoding.all.first { $0.number == encoding }
  return found?.foundationNumber ?? 0x8000_0000 | UInt(encoding)
}

/// Returns the encoding of Foundation's number; `kCFStringEncodingInvalidId` for unknown ones.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  let found = NamedEncoding.all.first { $0.foundationNumber == encoding }?.number
  if let found { return found }
  guard encoding & 0x8000_0000 != 0 else { return kCFStringEncodingInvalidId }
  return CFStringEncoding(truncatingIfNeeded: encoding & ~0x8000_0000)
}
