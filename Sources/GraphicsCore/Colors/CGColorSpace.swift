// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The number of a colour's components, and their meaning.
///
/// Differs from UIKit: pictures are sRGB. Colours of other RGB spaces are converted to sRGB; the pixels of images and
/// bitmap contexts are interpreted as sRGB in any space. Grey is sRGB with three equal components; no profile is read.
public final class CGColorSpace: Sendable, Hashable {
  /// The colour model.
  private let kind: CGColorSpaceModel
  private let spaceName: String?
  private let rgb: RGBSpace
  /// The space of the colours of an uncoloured pattern.
  let patternBase: CGColorSpace?

  init(_ model: CGColorSpaceModel, name: String? = nil, patternBase: CGColorSpace? = nil) {
    kind = model
    spaceName = name
    rgb = RGBSpace(name: name)
    self.patternBase = patternBase
  }

  /// Creates the space of a name; nil if it is none of those below.
  public convenience init?(name: CFString) {
    let name = String(describing: name)
    switch name {
    case "kCGColorSpaceGenericGrayGamma2_2", "kCGColorSpaceLinearGray", "kCGColorSpaceExtendedGray",
      "kCGColorSpaceDeviceGray", "kCGColorSpaceExtendedLinearGray":
      self.init(.monochrome, name: name)
    case "kCGColorSpaceSRGB", "kCGColorSpaceExtendedSRGB", "kCGColorSpaceLinearSRGB",
      "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceDeviceRGB",
      "kCGColorSpaceGenericRGBLinear", "kCGColorSpaceAdobeRGB1998", "kCGColorSpaceExtendedDisplayP3":
      self.init(.rgb, name: name)
    case "kCGColorSpaceGenericCMYK", "kCGColorSpaceDeviceCMYK": self.init(.cmyk, name: name)
    default: return nil
    }
  }

  /// Creates a space of patterns; those without colours of their own are drawn in a colour of `baseSpace`.
  public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
    self.init(.pattern, patternBase: baseSpace)
  }

  /// The name of sRGB.
  public class var sRGB: CFString { "kCGColorSpaceSRGB" as NSString }
  /// The name of sRGB extended beyond 0…1.
  public class var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" as NSString }
  /// The name of linear sRGB.
  public class var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" as NSString }
  /// The name of linear sRGB extended beyond 0…1.
  public class var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" as NSString }
  /// The name of Display P3.
  public class var displayP3: CFString { "kCGColorSpaceDisplayP3" as NSString }
  /// The name of Adobe RGB (1998).
  public class var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" as NSString }
  /// The name of grey with a gamma of 2.2.
  public class var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" as NSString }
  /// The name of linear grey.
  public class var linearGray: CFString { "kCGColorSpaceLinearGray" as NSString }
  /// The name of grey extended beyond 0…1.
  public class var extendedGray: CFString { "kCGColorSpaceExtendedGray" as NSString }
  /// The name of cyan, magenta, yellow and black.
  public class var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" as NSString }

  /// The colour model of the space.
  public var model: CGColorSpaceModel { kind }

  /// The name of the space; nil if it has none.
  public var name: CFString? { spaceName.map { $0 as NSString } }

  /// The number of components of a colour, without alpha.
  public var numberOfComponents: Int {
    switch kind {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: patternBase?.numberOfComponents ?? 0
    case .lab, .XYZ: 3
    case .indexed: 1
    case .deviceN, .unknown: 0
    }
  }

  /// Whether or not the space can be that of a picture.
  public var supportsOutput: Bool { kind != .pattern }

  /// Whether or not colours of the space can exceed sRGB.
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

  /// The shared space sRGB.
  static let standard = CGColorSpace(.rgb, name: "kCGColorSpaceSRGB")
  /// The shared space Display P3; `displayP3` is its name.
  package static let wide = CGColorSpace(.rgb, name: "kCGColorSpaceDisplayP3")
  /// The shared space of sRGB's grey.
  static let gray = CGColorSpace(.monochrome, name: "kCGColorSpaceExtendedGray")

  /// Returns the sRGB colour of a pixel's components: as `srgb`, but with all red, green and blue taken as sRGB.
  func pixel(_ components: [CGFloat]) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    guard kind == .rgb, components.count == 3 else { return srgb(components) }
    return (components[0], components[1], components[2])
  }

  /// Returns the sRGB colour of components in this space, without alpha; missing components are 0.
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
    case .lab, .XYZ, .indexed, .deviceN, .unknown: return (0, 0, 0)
    }
  }
}

/// The model of a colour space: the meaning of its components.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model of a grey component.
  case monochrome = 0
  /// The model of red, green and blue.
  case rgb = 1
  /// The model of cyan, magenta, yellow and black.
  case cmyk = 2
  /// The model of a pattern, with the components of its colour if it has none of its own.
  case pattern = 6
  /// The model of light, of which there is no space.
  case lab = 3
  /// The model of several inks, of which there is no space.
  case deviceN = 4
  /// The model of numbers of colours, of which there is no space.
  case indexed = 5
  /// The model of three stimuli, of which there is no space.
  case XYZ = 7
  /// No model.
  case unknown = -1
}

/// The treatment of colours that are outside of a space's gamut.
///
/// Differs from UIKit: it has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default intent.
  case defaultIntent = 0
  /// The nearest colour.
  case absoluteColorimetric
  /// The nearest colour relative to the white point.
  case relativeColorimetric
  /// A compression of the gamut that keeps colours distinct.
  case perceptual
  /// The preservation of saturation.
  case saturation
}

/// Returns the space of red, green and blue: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.rgb, name: "kCGColorSpaceDeviceRGB")
}

/// Returns the space of grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.monochrome, name: "kCGColorSpaceDeviceGray")
}

/// Returns the space of cyan, magenta, yellow and black, which are converted to red, green and blue without a profile.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(.cmyk, name: "kCGColorSpaceDeviceCMYK")
}
