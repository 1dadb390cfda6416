// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// How many components a colour has, and what they mean.
///
/// Differs from UIKit: pictures are sRGB. Colours of other spaces of red, green and blue become what they are in sRGB;
/// the pixels of images and bitmap contexts are taken as sRGB whatever their space. Grey is sRGB's with three equal
/// components; no profile is read.
public final class CGColorSpace: Sendable, Hashable {
  /// What components mean.
  private let kind: CGColorSpaceModel
  private let spaceName: String?
  private let rgb: RGBSpace
  /// The space in which the colours of an uncoloured pattern are.
  let patternBase: CGColorSpace?

  init(_ model: CGColorSpaceModel, name: String? = nil, patternBase: CGColorSpace? = nil) {
    kind = model
    spaceName = name
    rgb = RGBSpace(name: name)
    self.patternBase = patternBase
  }

  /// The space of the given name; nil where it has none of those below.
  public convenience init?(name: CFString) {
    let name = String(describing: name)
    switch name {
    case "kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceLinearGray", "kCGColorSpaceExtendedGray",
      "kCGColorSpaceDeviceGray":
      self.init(.monochrome, name: name)
    case "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceLinearSRGB",
      "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceDeviceRGB",
      "kCGColorSpaceGenericRGBLinear", "kCGColorSpaceAdobeRGB1998":
      self.init(.rgb, name: name)
    case "kCGColorSpaceGenericCMYK", "kCGColorSpaceDeviceCMYK": self.init(.cmyk, name: name)
    default: return nil
    }
  }

  /// The space of patterns. Those without colours of their own are drawn in a colour of `baseSpace`.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(.pattern, patternBase: baseSpace)
  }

  /// The name of sRGB.
  public class var sRGB: CFString { "kCGColorSpaceSRGB" as NSString }
  /// The name of sRGB beyond 0…1.
  public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as NSString }
  /// The name of sRGB without its curve.
  public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as NSString }
  /// The name of sRGB without its curve, beyond 0…1.
  public class var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" as NSString }
  /// The name of the space of wide displays.
  public class var displayP3: CFString { "kCGColorSpaceDisplayP3" as NSString }
  /// The name of Adobe's space.
  public class var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" as NSString }
  /// The name of grey with a curve of 2.2.
  public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as NSString }
  /// The name of grey without a curve.
  public class var linearGray: CFString { "kCGColorSpaceLinearGray" as NSString }
  /// The name of grey beyond 0…1.
  public class var extendedGray: CFString { "kCGColorSpaceExtendedGray" as NSString }
  /// The name of cyan, magenta, yellow and black.
  public class var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" as NSString }

  /// What the components mean.
  public var model: CGColorSpaceModel { kind }

  /// The name of the space, if it has one.
  public var name: CFString? { spaceName.map { $0 as NSString } }

  /// The number of components of a colour, alpha not among them.
  public var numberOfComponents: Int {
    switch kind {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    }
  }

  /// Whether pictures can be drawn in the space.
  public var supportsOutput: Bool { kind != .pattern }

  /// Whether colours of the space can be beyond sRGB.
  public var isWideGamutRGB: Bool {
    switch rgb {
    case .displayP3, .adobeRGB1998: true
    case .sRGB, .linearSRGB: spaceName?.contains("Extended") == true && kind == .rgb
    }
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.kind == right.kind && left.spaceName == right.spaceName && left.patternBase == right.patternBase
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(spaceName)
  }

  /// sRGB, made once.
  static let standard = CGColorSpace(.rgb, name: "kCGColorSpaceSRGB")
  /// Display P3, made once; `displayP3` is its name.
  package static let wide = CGColorSpace(.rgb, name: "kCGColorSpaceDisplayP3")
  /// Grey of sRGB, made once.
  static let gray = CGColorSpace(.monochrome, name: "kCGColorSpaceExtendedGray")

  /// The sRGB colour of a pixel's components: as `srgb`, but all red, green and blue is taken as sRGB.
  func pixel(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard kind == .rgb, components.count == 3 else { return srgb(components) }
    return (components[0], components[1], components[2])
  }

  /// The sRGB colour of components in this space, alpha not among them. Components that are missing are 0.
  func srgb(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func at(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
    switch kind {
    case .monochrome: return (at(0), at(0), at(0))
    case .rgb:
      let color = rgb.srgb((Double(at(0)), Double(at(1)), Double(at(2))))
      return (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    case .cmyk:
      let light = 1 - at(3)
      return ((1 - at(0)) * light, (1 - at(1)) * light, (1 - at(2)) * light)
    case .pattern: return patternBase?.srgb(components) ?? (0, 0, 0)
    }
  }
}

/// What the components of a colour mean.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Grey.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// A pattern, after the components of its colour, if it has none of its own.
  case pattern = 6
}

/// What becomes of colours that a space does not have. Differs from UIKit: it has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// As is usual.
  case defaultIntent = 0
  /// The nearest.
  case absoluteColorimetric
  /// The nearest, white being white.
  case relativeColorimetric
  /// All are moved, so that they stay apart.
  case perceptual
  /// As bright ones.
  case saturation
}

/// The space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.rgb, name: "kCGColorSpaceDeviceRGB")
}

/// The space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.monochrome, name: "kCGColorSpaceDeviceGray")
}

/// The space of cyan, magenta, yellow and black, which become red, green and blue without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")
}
