// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// A picture in memory.
///
/// Differs from CoreVideo: nothing makes one.
public final class CVBuffer: Sendable {
  init() {}
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory, as pixels.
public typealias CVPixelBuffer = CVBuffer
/// The number of the result of a function; 0 is success.
public typealias CVReturn = Int32

/// The number of success.
public let kCVReturnSuccess: CVReturn = 0
/// The number of a failure.
public let kCVReturnError: CVReturn = -6660

/// The ways of using the memory of a picture.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64

  /// Creates ways of bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Reading only.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Pixels of four bytes: blue, green, red, alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// Pixels of four bytes: alpha, red, green, blue.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// Pixels of four bytes: red, green, blue, alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
/// Pixels in two planes of brightness and colour, in all of their range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// Pixels in two planes of brightness and colour, in the range of films.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

/// The key of the form of pixels.
public var kCVPixelBufferPixelFormatTypeKey: CFString { "PixelFormatType" }
/// The key of the width.
public var kCVPixelBufferWidthKey: CFString { "Width" }
/// The key of the height.
public var kCVPixelBufferHeightKey: CFString { "Height" }
/// The key of whether Core Graphics can make an image of it.
public var kCVPixelBufferCGImageCompatibilityKey: CFString { "CGImageCompatibility" }
/// The key of whether Core Graphics can draw into it.
public var kCVPixelBufferCGBitmapContextCompatibilityKey: CFString { "CGBitmapContextCompatibility" }
/// The key of its place in the memory of pictures.
public var kCVPixelBufferIOSurfacePropertiesKey: CFString { "IOSurfaceProperties" }

/// Makes no picture, and returns the number of a failure.
@discardableResult
public func CVPixelBufferCreate(
  _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
  _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }

/// Does nothing: no picture has memory.
@discardableResult
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }

/// Does nothing: no picture has memory.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnError }

/// Returns the memory of a picture: none.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }

/// Returns the memory of a plane of a picture: none.
public func CVPixelBufferGetBaseAddressOfPlane(
  _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { nil }

/// Returns the bytes of a row: none.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the width: 0.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the height: 0.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns the form of pixels: none.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { 0 }
/// Returns the size: none.
public func CVImageBufferGetDisplaySize(_ imageBuffer: CVImageBuffer) -> CGSize { .zero }
