public import Foundation

/// A key of the options by which the encoding of a text is found.
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates the key of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The key of the numbers of encodings that are tried first.
  public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
  /// The key of the numbers of encodings that are not tried.
  public static let disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
  /// The key of whether only the suggested encodings are tried.
  public static let useOnlySuggestedEncodingsKey = Self(
    rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
  /// The key of whether an encoding counts although some bytes are no characters of it.
  ///
  /// Differs from UIKit: without effect; only encodings of all bytes count.
  public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
  /// The key of the language of the text.
  ///
  /// Differs from UIKit: without effect.
  public static let likelyLanguageKey = Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

extension NSString {
  /// Returns the number of the encoding of a text, and stores the text; 0 if none is found.
  ///
  /// Differs from UIKit: the encoding is that of the mark at the start, or else the first suggested one in which the bytes
  /// are a text, or else of UTF-8, Japanese (ISO 2022, EUC, Shift JIS) and Windows 1252 the first; nothing is guessed from
  /// frequencies.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - opts: The options.
  ///   - string: The place of the text.
  ///   - usedLossyConversion: The place of whether bytes were left out: never.
  @safe public class func stringEncoding(
    for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
    convertedString string: UnsafeMutablePointer<NSString?>?,
    usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
  ) -> UInt {
    unsafe usedLossyConversion?.pointee = false
    let disallowed = numbers(opts?[.disallowedEncodingsKey])
    for encoding in candidates(for: data, opts ?? [:]) where !disallowed.contains(encoding.rawValue) {
      guard let text = String(data: data, encoding: encoding) else { continue }
      unsafe string?.pointee = (text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text) as NSString
      return encoding.rawValue
    }
    return 0
  }

  private static func candidates(
    for data: Data, _ options: [StringEncodingDetectionOptionsKey: Any]
  ) -> [String.Encoding] {
    let marks: [([UInt8], String.Encoding)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32),
      ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
    ]
    let suggested = numbers(options[.suggestedEncodingsKey]).map { String.Encoding(rawValue: $0) }
    if options[.useOnlySuggestedEncodingsKey] as? Bool == true { return suggested }
    let marked = marks.first { data.starts(with: $0.0) }.map { [$0.1] } ?? []
    let escaped: [String.Encoding] = data.contains(0x1B) ? [.iso2022JP] : []
    return marked + suggested + escaped + [.utf8, .japaneseEUC, .shiftJIS, .windowsCP1252]
  }

  private static func numbers(_ value: Any?) -> [UInt] {
    (value as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.uintValue }
  }
}
