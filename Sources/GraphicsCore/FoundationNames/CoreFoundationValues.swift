// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

public import Foundation

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
  guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
  return cf1 === cf2 || (cf1 as? NSObject)?.isEqual(cf2) == true
}

/// The hash of an object.
public typealias CFHashCode = UInt

/// Returns the hash of an object.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
  UInt(bitPattern: (cf as? NSObject)?.hash ?? cf.map { ObjectIdentifier($0).hashValue } ?? 0)
}

/// Returns the description of an object.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! {
  cf.map { NSString(string: String(describing: $0)) }
}

/// Returns a Boolean value.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }

/// The types of numbers.
public enum CFNumberType: CFIndex, Sendable {
  /// 8 bits.
  case sInt8Type = 1
  /// 16 bits.
  case sInt16Type = 2
  /// 32 bits.
  case sInt32Type = 3
  /// 64 bits.
  case sInt64Type = 4
  /// A fraction of 32 bits.
  case float32Type = 5
  /// A fraction of 64 bits.
  case float64Type = 6
  /// A `char`.
  case charType = 7
  /// A `short`.
  case shortType = 8
  /// An `int`.
  case intType = 9
  /// A `long`.
  case longType = 10
  /// A `long long`.
  case longLongType = 11
  /// A `float`.
  case floatType = 12
  /// A `double`.
  case doubleType = 13
  /// An index.
  case cfIndexType = 14
  /// An `NSInteger`.
  case nsIntegerType = 15
  /// A `CGFloat`.
  case cgFloatType = 16
}

/// Writes a number to an address in a type, and returns whether it is there exactly; true for fractions.
public func CFNumberGetValue(
  _ number: CFNumber!, _ theType: CFNumberType, _ valuePtr: UnsafeMutableRawPointer!
) -> Bool {
  guard let number, let place = unsafe valuePtr else { return false }
  switch theType {
  case .sInt8Type, .charType:
    unsafe place.storeBytes(of: number.int8Value, as: Int8.self)
    return NSNumber(value: number.int8Value) == number
  case .sInt16Type, .shortType:
    unsafe place.storeBytes(of: number.int16Value, as: Int16.self)
    return NSNumber(value: number.int16Value) == number
  case .sInt32Type, .intType:
    unsafe place.storeBytes(of: number.int32Value, as: Int32.self)
    return NSNumber(value: number.int32Value) == number
  case .sInt64Type, .longType, .longLongType, .cfIndexType, .nsIntegerType:
    unsafe place.storeBytes(of: number.int64Value, as: Int64.self)
    return NSNumber(value: number.int64Value) == number
  case .float32Type, .floatType: unsafe place.storeBytes(of: number.floatValue, as: Float.self)
  case .float64Type, .doubleType, .cgFloatType:
    unsafe place.storeBytes(of: number.doubleValue, as: Double.self)
  }
  return true
}

/// The encodings that every system has.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
  /// Mac OS Roman.
  case macRoman = 0
  /// Windows 1252.
  case windowsLatin1 = 0x0500
  /// ISO 8859-1.
  case isoLatin1 = 0x0201
  /// NeXTSTEP's.
  case nextStepLatin = 0x0B01
  /// ASCII.
  case ASCII = 0x0600
  /// UTF-16.
  case UTF16 = 0x0100
  /// UTF-8.
  case UTF8 = 0x0800_0100
  /// ASCII with escapes.
  case nonLossyASCII = 0x0BFF
  /// UTF-16, the high byte first.
  case UTF16BE = 0x1000_0100
  /// UTF-16, the low byte first.
  case UTF16LE = 0x1400_0100
  /// UTF-32.
  case UTF32 = 0x0C00_0100
  /// UTF-32, the high byte first.
  case UTF32BE = 0x1800_0100
  /// UTF-32, the low byte first.
  case UTF32LE = 0x1C00_0100
}

/// An identifier.
public typealias CFUUID = NSUUID

/// Returns a new identifier.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }

/// Returns the text of an identifier.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
  uuid.map { NSString(string: $0.uuidString) }
}

/// Returns a text in which characters are written as bytes with percent signs, in UTF-8.
///
/// - Parameters:
///   - allocator: The allocator, which has no effect.
///   - originalString: The text.
///   - charactersToLeaveUnescaped: Characters that stay although an address must not have them.
///   - legalURLCharactersToBeEscaped: Characters that are escaped although an address may have them.
///   - encoding: The encoding, which has no effect.
public func CFURLCreateStringByAddingPercentEscapes(
  _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
  _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
  guard let originalString else { return nil }
  var allowed = CharacterSet(charactersIn: "!#$&'()*+,-./:;=?@_~0123456789")
  allowed.formUnion(CharacterSet(charactersIn: "a"..."z"))
  allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
  if let left = charactersToLeaveUnescaped {
    allowed.formUnion(CharacterSet(charactersIn: String(describing: left)))
  }
  if let escaped = legalURLCharactersToBeEscaped {
    allowed.subtract(CharacterSet(charactersIn: String(describing: escaped)))
  }
  let text = String(describing: originalString).addingPercentEncoding(withAllowedCharacters: allowed)
  return text.map { NSString(string: $0) }
}
