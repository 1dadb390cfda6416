internal import Foundation
internal import Paths

/// The space of the components that filters compute with.
enum WorkingSpace: Sendable {
  /// The linear light of sRGB, the default of contexts.
  case linear
  /// The components of sRGB as they are, of contexts without colour management.
  case unmanaged

  /// Returns the working component of a byte of sRGB.
  func decoded(_ byte: UInt8) -> Float {
    switch self {
    case .linear: WorkingSpace.lights[Int(byte)]
    case .unmanaged: Float(byte) / 255
    }
  }

  /// Returns the working component of a component of sRGB.
  func decoded(_ component: Double) -> Float {
    switch self {
    case .linear: Float(WorkingSpace.light(component))
    case .unmanaged: Float(component)
    }
  }

  /// Returns the nearest byte of sRGB to a working component; 0 for NaN.
  func encoded(_ component: Float) -> UInt8 {
    guard component > 0 else { return 0 }
    guard component < 1 else { return 255 }
    guard case .linear = self else { return UInt8((component * 255).rounded()) }
    var (low, high) = (0, 255)
    while low < high {
      let middle = (low + high) / 2
      if component < WorkingSpace.limits[middle] { high = middle } else { low = middle + 1 }
    }
    return UInt8(low)
  }

  private static let lights: [Float] = (0..<256).map { Float(light(Double($0) / 255)) }
  /// The light halfway, by components, between each byte and the next.
  private static let limits: [Float] = (0..<255).map { Float(light((Double($0) + 0.5) / 255)) }

  /// Returns the component of sRGB for a linear light; that of a negative one is negative.
  static func component(_ light: Double) -> Double {
    light < 0
      ? -component(-light)
      : light <= 0.003_130_8 ? light * 12.92 : 1.055 * Exponential.power(light, 1 / 2.4) - 0.055
  }

  /// Returns the linear light of a component of sRGB; that of a negative one is negative.
  static func light(_ component: Double) -> Double {
    component < 0
      ? -light(-component)
      : component <= 0.040_45 ? component / 12.92 : Exponential.power((component + 0.055) / 1.055, 2.4)
  }
}
