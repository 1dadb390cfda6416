// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation

/// The ways in which colours brighter than white are made to fit.
public enum CGToneMapping: UInt32, Sendable {
  /// The usual way.
  case `default`
  /// The way of the image.
  case imageSpecificLumaScaling
  /// The way that keeps white.
  case referenceWhiteBased
  /// The way of films.
  case ituRecommended
  /// The way of OpenEXR.
  case exrGamma
  /// None.
  case none
}

/// The layouts of the bits of pixels.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// A byte or more for each component.
  case packed = 0
  /// Five bits each.
  case RGB555 = 65536
  /// Five, six and five bits.
  case RGB565 = 131072
  /// Ten bits each.
  case RGB101010 = 196608
  /// Ten bits each, with a range.
  case RGBCIF10 = 262144
  /// The bits of the layout.
  case mask = 983040
}

extension CGImage {
  /// The type of the file that the image is of: not known.
  public var utType: CFString? { nil }
  /// The lowest and highest value of each component: none, that is the usual ones.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// The layout of the bits of pixels.
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// The brightness of the image in multiples of white.
  public var contentHeadroom: Float { 1 }
  /// Whether or not bright colours are made to fit.
  public var shouldToneMap: Bool { false }
  /// Whether or not the image tells how bright colours are made to fit.
  public var containsImageSpecificToneMappingMetadata: Bool { false }
}

extension CGContext {
  /// Draws an image in a rectangle, and returns true: no colour is brighter than white.
  @discardableResult
  public func draw(
    _ image: CGImage, in rect: CGRect, by toneMapping: CGToneMapping = .default, options: CFDictionary?
  ) -> Bool {
    draw(image, in: rect)
    return true
  }

  /// Returns false: no colour is brighter than white.
  public func setEDRTargetHeadroom(_ headroom: Float) -> Bool { false }
}

extension CGDataProvider {
  /// The pointer of the program: none.
  public var info: UnsafeMutableRawPointer? { nil }
}
