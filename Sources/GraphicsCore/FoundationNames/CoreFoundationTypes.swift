// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// The numbers of the types of objects; only their equality has a meaning.
private enum TypeNumber: CFTypeID {
  case other = 1
  case string, number, boolean, array, dictionary, data, date, null, url, error, set
  case color, image, path, colorSpace, gradient, context, font, pattern, shading, dataProvider

  init(of object: AnyObject) {
    self =
      switch object {
      case is CGColor: .color
      case is CGImage: .image
      case is CGPath: .path
      case is CGColorSpace: .colorSpace
      case is CGGradient: .gradient
      case is CGContext: .context
      case is CGFont: .font
      case is CGPattern: .pattern
      case is CGShading: .shading
      case is CGDataProvider: .dataProvider
      case is NSString: .string
      case let number as NSNumber where number === kCFBooleanTrue || number === kCFBooleanFalse: .boolean
      case is NSNumber: .number
      case is NSArray: .array
      case is NSDictionary: .dictionary
      case is NSData: .data
      case is NSDate: .date
      case is NSNull: .null
      case is NSURL: .url
      case is NSError: .error
      case is NSSet: .set
      default: .other
      }
  }
}

/// Returns the number of the type of an object.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { TypeNumber(of: cf).rawValue }
/// Returns the number of the type of strings.
public func CFStringGetTypeID() -> CFTypeID { TypeNumber.string.rawValue }
/// Returns the number of the type of numbers.
public func CFNumberGetTypeID() -> CFTypeID { TypeNumber.number.rawValue }
/// Returns the number of the type of Boolean values.
public func CFBooleanGetTypeID() -> CFTypeID { TypeNumber.boolean.rawValue }
/// Returns the number of the type of arrays.
public func CFArrayGetTypeID() -> CFTypeID { TypeNumber.array.rawValue }
/// Returns the number of the type of dictionaries.
public func CFDictionaryGetTypeID() -> CFTypeID { TypeNumber.dictionary.rawValue }
/// Returns the number of the type of bytes.
public func CFDataGetTypeID() -> CFTypeID { TypeNumber.data.rawValue }
/// Returns the number of the type of dates.
public func CFDateGetTypeID() -> CFTypeID { TypeNumber.date.rawValue }
/// Returns the number of the type of the object for no value.
public func CFNullGetTypeID() -> CFTypeID { TypeNumber.null.rawValue }
/// Returns the number of the type of locations.
public func CFURLGetTypeID() -> CFTypeID { TypeNumber.url.rawValue }
/// Returns the number of the type of errors.
public func CFErrorGetTypeID() -> CFTypeID { TypeNumber.error.rawValue }
/// Returns the number of the type of sets.
public func CFSetGetTypeID() -> CFTypeID { TypeNumber.set.rawValue }

extension CGColor {
  /// The number of the type of colours.
  public class var typeID: CFTypeID { TypeNumber.color.rawValue }
}

extension CGImage {
  /// The number of the type of images.
  public class var typeID: CFTypeID { TypeNumber.image.rawValue }
}

extension CGPath {
  /// The number of the type of paths.
  public class var typeID: CFTypeID { TypeNumber.path.rawValue }
}

extension CGColorSpace {
  /// The number of the type of colour spaces.
  public class var typeID: CFTypeID { TypeNumber.colorSpace.rawValue }
}

extension CGGradient {
  /// The number of the type of gradients.
  public class var typeID: CFTypeID { TypeNumber.gradient.rawValue }
}

extension CGContext {
  /// The number of the type of contexts.
  public class var typeID: CFTypeID { TypeNumber.context.rawValue }
}

extension CGFont {
  /// The number of the type of fonts.
  public class var typeID: CFTypeID { TypeNumber.font.rawValue }
}
