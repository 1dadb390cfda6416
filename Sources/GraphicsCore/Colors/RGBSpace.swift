import Paths

/// The definition of a space of red, green and blue: the transfer curve of its components, and its primaries.
///
/// Differs from UIKit: curves and matrices are the published ones of the spaces; no profile is read.
package enum RGBSpace: Sendable {
  /// The space sRGB (IEC 61966-2-1), also in place of unknown spaces.
  case sRGB
  /// The space sRGB with a linear transfer curve.
  case linearSRGB
  /// The space Display P3 (SMPTE EG 432-1's primaries, white of D65), with the curve of sRGB.
  case displayP3
  /// The space Adobe RGB (1998), whose curve is a power of 563/256.
  case adobeRGB1998

  /// Creates the space of one of Apple's names.
  init(name: String?) {
    switch name {
    case "kCGColorSpaceLinearSRGB", "kCGColorSpaceExtendedLinearSRGB", "kCGColorSpaceGenericRGBLinear":
      self = .linearSRGB
    case "kCGColorSpaceDisplayP3", "kCGColorSpaceExtendedDisplayP3": self = .displayP3
    case "kCGColorSpaceAdobeRGB1998": self = .adobeRGB1998
    default: self = .sRGB
    }
  }

  /// Returns the components in sRGB, below 0 or above 1 if the colour is outside of sRGB.
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

  /// Returns the linear light of a component; that of a negative one is negative.
  private func light(_ component: Double) -> Double {
    switch self {
    case .linearSRGB: component
    case .sRGB, .displayP3: RGBSpace.decode(component)
    case .adobeRGB1998: RGBSpace.odd(component) { Exponential.power($0, 563.0 / 256) }
    }
  }

  /// The matrix from linear light in this space to that in sRGB, whose rows add up to 1; nil if the primaries are the
  /// same.
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

  /// Returns the linear light of a component of sRGB; that of a negative one is negative.
  package static func decode(_ component: Double) -> Double {
    odd(component) {
      $0 <= 0.040_45 ? $0 / 12.92 : Exponential.power(($0 + 0.055) / 1.055, 2.4)
    }
  }

  /// Returns the component of sRGB for a linear light; that of a negative one is negative.
  package static func encode(_ light: Double) -> Double {
    odd(light) { $0 <= 0.003_130_8 ? $0 * 12.92 : 1.055 * Exponential.power($0, 1 / 2.4) - 0.055 }
  }

  /// Returns the value of a curve that is extended to negative numbers as an odd function.
  private static func odd(_ value: Double, _ curve: (Double) -> Double) -> Double {
    value < 0 ? -curve(-value) : curve(value)
  }
}
