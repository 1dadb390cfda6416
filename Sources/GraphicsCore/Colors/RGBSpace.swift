import Paths

/// What a space of red, green and blue makes of its components: a curve of each, and the colours that they mix.
///
/// Differs from UIKit: curves and matrices are the published ones of the spaces; no profile is read.
enum RGBSpace: Sendable {
  /// sRGB (IEC 61966-2-1), and what has no meaning of its own.
  case sRGB
  /// sRGB without its curve.
  case linearSRGB
  /// Display P3 (SMPTE EG 432-1's colours, white of D65): the curve of sRGB.
  case displayP3
  /// Adobe RGB (1998): the curve of a power of 563/256.
  case adobeRGB1998

  /// The space of one of Apple's names.
  init(name: String?) {
    switch name {
    case "kCGColorSpaceLinearSRGB", "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceGenericRGBLinear":
      self = .linearSRGB
    case "kCGColorSpaceDisplayP3": self = .displayP3
    case "kCGColorSpaceAdobeRGB1998": self = .adobeRGB1998
    default: self = .sRGB
    }
  }

  /// The components in sRGB, below 0 or above 1 where sRGB does not have the colour.
  func srgb(_ color: (red: Double, green: Double, blue: Double)) -> (red: Double, green: Double, blue: Double)
  {
    if case .sRGB = self { return color }
    let (r, g, b) = (light(color.red), light(color.green), light(color.blue))
    guard let rows = rowsToLinearSRGB else {
      return (RGBSpace.encode(r), RGBSpace.encode(g), RGBSpace.encode(b))
    }
    let mixed = rows.map { RGBSpace.encode($0.0 * r + $0.1 * g + $0.2 * b) }
    return (mixed[0], mixed[1], mixed[2])
  }

  /// The light of a component; that of a negative one is negative.
  private func light(_ component: Double) -> Double {
    switch self {
    case .linearSRGB: component
    case .sRGB, .displayP3: RGBSpace.odd(component) { RGBSpace.decode($0) }
    case .adobeRGB1998: RGBSpace.odd(component) { Exponential.power($0, 563.0 / 256) }
    }
  }

  /// From light in this space to light in sRGB, where their colours differ. Each row adds up to 1: white is white.
  private var rowsToLinearSRGB: [(Double, Double, Double)]? {
    switch self {
    case .sRGB, .linearSRGB: nil
    case .displayP3:
      [
        (1.224_940_2, -0.224_940_2, 0), (-0.042_056_9, 1.042_056_9, 0),
        (-0.019_637_6, -0.078_636_1, 1.098_273_7),
      ]
    case .adobeRGB1998:
      [(1.398_283_2, -0.398_283_2, 0), (0, 1, 0), (0, -0.042_938_3, 1.042_938_3)]
    }
  }

  /// The light of a component of sRGB.
  private static func decode(_ component: Double) -> Double {
    component <= 0.040_45 ? component / 12.92 : Exponential.power((component + 0.055) / 1.055, 2.4)
  }

  /// The component of sRGB for a light.
  private static func encode(_ light: Double) -> Double {
    odd(light) { $0 <= 0.003_130_8 ? $0 * 12.92 : 1.055 * Exponential.power($0, 1 / 2.4) - 0.055 }
  }

  /// A curve that is the same below 0, turned about the origin.
  private static func odd(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
