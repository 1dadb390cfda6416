// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

@_exported public import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// Options of a function, of which several are added.
public typealias vImage_Flags = UInt32
/// The result of a function: zero, a negative error, or the size of a buffer that was asked for.
public typealias vImage_Error = Int
/// A channel of eight bits.
public typealias Pixel_8 = UInt8
/// A channel as a floating-point number.
public typealias Pixel_F = Float
/// A pixel of four channels of eight bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Pixels in memory, row by row from the top.
@unsafe public struct vImage_Buffer {
  /// The first pixel.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels of a row.
  public var width: vImagePixelCount
  /// The distance of rows, in bytes.
  public var rowBytes: Int

  /// Creates a buffer without pixels.
  public init() {
    unsafe self.init(data: nil, height: 0, width: 0, rowBytes: 0)
  }

  /// Creates a buffer of pixels in memory, which must outlive it.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    unsafe self.data = data
    unsafe (self.height, self.width, self.rowBytes) = (height, width, rowBytes)
  }

  /// The bytes of a row; nil if there is no such row.
  func row(_ number: Int) -> UnsafeMutableBufferPointer<UInt8>? {
    guard let data = unsafe data, number >= 0, unsafe number < height, unsafe error == nil else { return nil }
    let start = unsafe (data + number * rowBytes).assumingMemoryBound(to: UInt8.self)
    return unsafe UnsafeMutableBufferPointer(start: start, count: Int(width) * 4)
  }

  /// The error of a buffer that has no pixels of four channels; nil if it has.
  var error: vImage_Error? {
    let limit: vImagePixelCount = 1 << 24
    guard unsafe data != nil else { return kvImageNullPointerArgument }
    guard unsafe height > 0, unsafe height < limit, unsafe width > 0, unsafe width < limit,
      unsafe Int(width) * 4 <= rowBytes
    else { return kvImageInvalidParameter }
    return nil
  }
}

/// No option.
public var kvImageNoFlags: Int { 0 }
/// The option that copies the fourth channel, or the first of one whose name begins with A, unchanged.
public var kvImageLeaveAlphaUnchanged: Int { 1 }
/// The option that copies pixels whose surroundings are not all there.
public var kvImageCopyInPlace: Int { 2 }
/// The option that takes a colour for pixels outside of the buffer.
public var kvImageBackgroundColorFill: Int { 4 }
/// The option that takes the nearest pixel of the edge for pixels outside of the buffer.
public var kvImageEdgeExtend: Int { 8 }
/// The option that uses one thread, as all functions do here.
public var kvImageDoNotTile: Int { 16 }
/// The option that resamples by a larger kernel.
public var kvImageHighQualityResampling: Int { 32 }
/// The option that leaves out pixels outside of the buffer.
public var kvImageTruncateKernel: Int { 64 }
/// The option that only returns the size of the temporary buffer, in bytes: none is needed here, and the size is one.
public var kvImageGetTempBufferSize: Int { 128 }

/// The result of a function that did its work.
public var kvImageNoError: Int { 0 }
/// The error of an area that the source does not contain.
public var kvImageRoiLargerThanInputBuffer: Int { -21766 }
/// The error of a kernel without a middle: its sides must be odd.
public var kvImageInvalidKernelSize: Int { -21767 }
/// The error of more or fewer than one option for the pixels outside of the buffer.
public var kvImageInvalidEdgeStyle: Int { -21768 }
/// The error of a buffer, or a parameter, that is not there.
public var kvImageNullPointerArgument: Int { -21772 }
/// The error of a parameter that makes no sense.
public var kvImageInvalidParameter: Int { -21773 }
/// The error of buffers whose sizes differ.
public var kvImageBufferSizeMismatch: Int { -21774 }
