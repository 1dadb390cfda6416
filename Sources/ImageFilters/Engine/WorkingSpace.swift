internal import Foundation
internal import GraphicsCore

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
    case .linear: Float(RGBSpace.decode(component))
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

  private static let lights: [Float] = (0..<256).map { Float(RGBSpace.decode(Double($0) / 255)) }
  /// The light halfway, by components, between each byte and the next.
  private static let limits: [Float] = (0..<255).map { Float(RGBSpace.decode((Double($0) + 0.5) / 255)) }
}
