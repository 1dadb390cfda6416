// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// Changes a text by the rules of a transform, and returns whether the transform is known.
///
/// - Parameters:
///   - string: The text.
///   - range: The part that is changed, which becomes that of the result; nil is all.
///   - transform: The name of the transform, one of Foundation's or one of ICU's.
///   - reverse: Whether the transform is applied backwards.
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  var part = NSRange(location: 0, length: string.length)
  if let range = unsafe range {
    let (location, length) = unsafe (range.pointee.location, range.pointee.length)
    part.location = max(0, min(location, string.length))
    part.length = max(0, min(length, string.length - part.location))
  }
  // The method of `NSMutableString` mixes up the places of characters whose number changes.
  let transform = StringTransform(String(describing: transform ?? ""))
  guard let changed = string.substring(with: part).applyingTransform(transform, reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part, with: changed)
  if let range = unsafe range {
    unsafe range.pointee = CFRange(location: part.location, length: changed.utf16.count)
  }
  return true
}

/// Makes the letters of a text small, by the rules of a language.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  change(theString) { $0.lowercased(with: locale.map { $0 as Locale }) }
}

/// Makes the letters of a text capitals, by the rules of a language.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
  change(theString) { $0.uppercased(with: locale.map { $0 as Locale }) }
}

/// Makes the first letter of each word of a text a capital, by the rules of a language.
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
  change(theString) { $0.capitalized(with: locale.map { $0 as Locale }) }
}

private func change(_ text: CFMutableString, _ changed: (String) -> String) {
  text.setString(changed(String(describing: text)))
}

/// Returns the number of UTF-16 units of a text.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString.length }

/// Returns a copy of a text that can be changed.
public func CFStringCreateMutableCopy(
  _ alloc: CFAllocator!, _ maxLength: CFIndex, _ theString: CFString!
) -> CFMutableString! { NSMutableString(string: String(describing: theString ?? "")) }

private func name(_ transform: StringTransform) -> CFString { transform.rawValue as NSString }

/// The transform that removes accents and other marks that are combined with letters.
public var kCFStringTransformStripCombiningMarks: CFString! { name(.stripCombiningMarks) }
/// The transform that removes accents.
public var kCFStringTransformStripDiacritics: CFString! { name(.stripDiacritics) }
/// The transform to Latin letters.
public var kCFStringTransformToLatin: CFString! { name(.toLatin) }
/// The transform of wide to narrow letters.
public var kCFStringTransformFullwidthHalfwidth: CFString! { name(.fullwidthToHalfwidth) }
/// The transform of Latin letters to Katakana.
public var kCFStringTransformLatinKatakana: CFString! { name(.latinToKatakana) }
/// The transform of Latin letters to Hiragana.
public var kCFStringTransformLatinHiragana: CFString! { name(.latinToHiragana) }
/// The transform of Hiragana to Katakana.
public var kCFStringTransformHiraganaKatakana: CFString! { name(.hiraganaToKatakana) }
/// The transform of Mandarin to Latin letters.
public var kCFStringTransformMandarinLatin: CFString! { name(.mandarinToLatin) }
/// The transform of Latin letters to Hangul.
public var kCFStringTransformLatinHangul: CFString! { name(.latinToHangul) }
/// The transform of Latin to Arabic letters.
public var kCFStringTransformLatinArabic: CFString! { name(.latinToArabic) }
/// The transform of Latin to Hebrew letters.
public var kCFStringTransformLatinHebrew: CFString! { name(.latinToHebrew) }
/// The transform of Latin to Thai letters.
public var kCFStringTransformLatinThai: CFString! { name(.latinToThai) }
/// The transform of Latin to Cyrillic letters.
public var kCFStringTransformLatinCyrillic: CFString! { name(.latinToCyrillic) }
/// The transform of Latin to Greek letters.
public var kCFStringTransformLatinGreek: CFString! { "Latin-Greek" }
/// The transform of characters that XML lacks to their numbers.
public var kCFStringTransformToXMLHex: CFString! { name(.toXMLHex) }
/// The transform of characters to their names.
public var kCFStringTransformToUnicodeName: CFString! { name(.toUnicodeName) }
