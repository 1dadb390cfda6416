// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// Names of more colour spaces, and what else is known of them.
extension CGColorSpace {
  /// The name of grey with a linear curve, extended beyond 0…1.
  public class var extendedLinearGray: CFString { "kCGColorSpaceExtendedLinearGray" as NSString }
  /// The name of red, green and blue with a linear curve.
  public class var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" as NSString }
  /// The name of Display P3 extended beyond 0…1.
  public class var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" as NSString }
  /// The name of linear Display P3, of which there is no space.
  public class var linearDisplayP3: CFString { "kCGColorSpaceLinearDisplayP3" as NSString }
  /// The name of linear Display P3 extended beyond 0…1, of which there is no space.
  public class var extendedLinearDisplayP3: CFString { "kCGColorSpaceExtendedLinearDisplayP3" as NSString }
  /// The name of Display P3 with the curve HLG, of which there is no space.
  public class var displayP3_HLG: CFString { "kCGColorSpaceDisplayP3_HLG" as NSString }
  /// The name of Display P3 with the curve PQ, of which there is no space.
  public class var displayP3_PQ: CFString { "kCGColorSpaceDisplayP3_PQ" as NSString }
  /// The name of films in cinemas, of which there is no space.
  public class var dcip3: CFString { "kCGColorSpaceDCIP3" as NSString }
  /// The name of films of high definition, of which there is no space.
  public class var itur_709: CFString { "kCGColorSpaceITUR_709" as NSString }
  /// The name of films of very high definition, of which there is no space.
  public class var itur_2020: CFString { "kCGColorSpaceITUR_2020" as NSString }
  /// The name of films of very high definition extended beyond 0…1, of which there is no space.
  public class var extendedITUR_2020: CFString { "kCGColorSpaceExtendedITUR_2020" as NSString }
  /// The name of linear films of very high definition, of which there is no space.
  public class var extendedLinearITUR_2020: CFString { "kCGColorSpaceExtendedLinearITUR_2020" as NSString }
  /// The name of linear films of very high definition in 0…1, of which there is no space.
  public class var linearITUR_2020: CFString { "kCGColorSpaceLinearITUR_2020" as NSString }
  /// The name of films of bright light with the curve HLG, of which there is no space.
  public class var itur_2100_HLG: CFString { "kCGColorSpaceITUR_2100_HLG" as NSString }
  /// The name of films of bright light with the curve PQ, of which there is no space.
  public class var itur_2100_PQ: CFString { "kCGColorSpaceITUR_2100_PQ" as NSString }
  /// The name of ROMM, of which there is no space.
  public class var rommrgb: CFString { "kCGColorSpaceROMMRGB" as NSString }
  /// The name of ACEScg, of which there is no space.
  public class var acescgLinear: CFString { "kCGColorSpaceACESCGLinear" as NSString }
  /// The name of CIE Lab, of which there is no space.
  public class var genericLab: CFString { "kCGColorSpaceGenericLab" as NSString }
  /// The name of CIE XYZ, of which there is no space.
  public class var genericXYZ: CFString { "kCGColorSpaceGenericXYZ" as NSString }
  /// The name of films of high definition, of Core Media, of which there is no space.
  public class var coreMedia709: CFString { "kCGColorSpaceCoreMedia709" as NSString }

  /// The space whose numbers the colours are: none.
  public var baseColorSpace: CGColorSpace? { nil }
  /// The colours of the numbers: none.
  public var colorTable: [UInt8]? { nil }
  /// Returns the profile: none.
  public func copyICCData() -> CFData? { nil }
  /// The profile: none.
  public var iccData: CFData? { nil }
  /// Returns the space as a property list: its name.
  public func copyPropertyList() -> CFTypeRef? { name }
  /// Returns whether colours are brighter than white: false.
  public func isHDR() -> Bool { false }
}
