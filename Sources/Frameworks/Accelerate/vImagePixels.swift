// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Multiplies each pixel by a matrix, whose rows are those of the source's channels.
///
/// A channel of the destination is the sum of the source's channels, each with a bias before, times the numbers of its column,
/// with a bias behind, divided by the divisor: rounded to the nearest integer, halves up, and kept from 0 to 255.
///
/// - Parameters:
///   - src: The source.
///   - dest: The destination of the same size, which may be the source.
///   - matrix: Sixteen numbers, row by row.
///   - divisor: The number that stands for one.
///   - pre_bias: What is added to each channel of the source; nil for nothing.
///   - post_bias: What is added to each sum before the division; nil for nothing.
///   - flags: No option.
/// - Returns: An error, or zero.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
  _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!,
  _ flags: vImage_Flags
) -> vImage_Error {
  guard let matrix = unsafe matrix else { return kvImageNullPointerArgument }
  guard divisor > 0 else { return kvImageInvalidParameter }
  let factors = (0..<16).map { unsafe Int64(matrix[$0]) }
  let before = (0..<4).map { number in unsafe pre_bias.map { unsafe Int64($0[number]) } ?? 0 }
  let behind = (0..<4).map { number in unsafe post_bias.map { unsafe Int64($0[number]) } ?? 0 }
  let half = Int64(divisor) / 2
  return unsafe map(src.pointee, dest.pointee) { pixel in
    let channels = zip([pixel.0, pixel.1, pixel.2, pixel.3], before).map { Int64($0) + $1 }
    func value(_ column: Int) -> UInt8 {
      var sum = behind[column] + half
      for row in 0..<4 { sum += channels[row] * factors[4 * row + column] }
      return UInt8(min(max(sum.quotientDown(by: Int64(divisor)), 0), 255))
    }
    return (value(0), value(1), value(2), value(3))
  }
}

/// Puts the channels of each pixel into another order: that of each place is the one of the number there.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  guard let order = unsafe permuteMap else { return kvImageNullPointerArgument }
  let places = (0..<4).map { unsafe Int(order[$0]) }
  guard places.allSatisfy({ $0 < 4 }) else { return kvImageInvalidParameter }
  return unsafe map(src.pointee, dest.pointee) { pixel in
    let channels = [pixel.0, pixel.1, pixel.2, pixel.3]
    return (channels[places[0]], channels[places[1]], channels[places[2]], channels[places[3]])
  }
}

/// Multiplies the colour of each pixel by its alpha, which is the fourth channel.
@discardableResult
public func vImagePremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe map(src.pointee, dest.pointee) { pixel in
    (pixel.0.times(pixel.3), pixel.1.times(pixel.3), pixel.2.times(pixel.3), pixel.3)
  }
}

/// Divides the colour of each pixel by its alpha, which is the fourth channel.
@discardableResult
public func vImageUnpremultiplyData_RGBA8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe map(src.pointee, dest.pointee) { pixel in
    (pixel.0.divided(by: pixel.3), pixel.1.divided(by: pixel.3), pixel.2.divided(by: pixel.3), pixel.3)
  }
}

/// Turns the rows around: the last pixel of each becomes the first.
@discardableResult
public func vImageHorizontalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe move(src.pointee, dest.pointee) { x, y, width, _ in (width - 1 - x, y) }
}

/// Turns the columns around: the last row becomes the first.
@discardableResult
public func vImageVerticalReflect_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe move(src.pointee, dest.pointee) { x, y, _, height in (x, height - 1 - y) }
}

/// Scales pixels to the size of the destination.
///
/// Each pixel of the destination is the mean of the source's pixels that it covers, by the areas that it covers of them.
/// Differs from UIKit: vImage's kernel is Lanczos'.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ flags: vImage_Flags
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 1 }
  let (source, target) = unsafe (src.pointee, dest.pointee)
  if let error = unsafe source.error ?? target.error { return error }
  let sides = unsafe (
    from: (width: Int(source.width), height: Int(source.height)),
    to: (width: Int(target.width), height: Int(target.height))
  )
  let columns = (0..<sides.to.width).map { Span($0, of: sides.to.width, in: sides.from.width) }
  let rows = (0..<sides.to.height).map { Span($0, of: sides.to.height, in: sides.from.height) }
  for (y, span) in rows.enumerated() {
    guard let row = unsafe target.row(y) else { continue }
    for (x, column) in columns.enumerated() {
      for channel in 0..<4 {
        var (sum, area) = (0.0, 0.0)
        for (line, height) in span.parts {
          guard let values = unsafe source.row(line) else { continue }
          for (place, width) in column.parts {
            sum += unsafe Double(values[4 * place + channel]) * width * height
            area += width * height
          }
        }
        unsafe row[4 * x + channel] = UInt8(min(max((sum / area).rounded(), 0), 255))
      }
    }
  }
  return kvImageNoError
}

/// The pixels of a direction that one of another size covers.
private struct Span {
  /// The pixels, with the covered lengths.
  let parts: [(index: Int, length: Double)]

  init(_ index: Int, of count: Int, in sourceCount: Int) {
    let ratio = Double(sourceCount) / Double(count)
    let (start, end) = (Double(index) * ratio, Double(index + 1) * ratio)
    let last = min(Int(end.rounded(.up)), sourceCount)
    parts = (min(Int(start), sourceCount - 1)..<max(last, min(Int(start), sourceCount - 1) + 1)).map {
      ($0, max(min(end, Double($0 + 1)) - max(start, Double($0)), 1e-9))
    }
  }
}

/// Changes each pixel by itself.
private func map(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ change: (Pixel_8888) -> Pixel_8888
) -> vImage_Error {
  if let error = unsafe source.error ?? target.error { return error }
  guard unsafe source.width == target.width, unsafe source.height == target.height else {
    return kvImageBufferSizeMismatch
  }
  for y in unsafe 0..<Int(source.height) {
    guard let old = unsafe source.row(y), let new = unsafe target.row(y) else { continue }
    for start in stride(from: 0, to: old.count, by: 4) {
      let pixel = unsafe change((old[start], old[start + 1], old[start + 2], old[start + 3]))
      unsafe (new[start], new[start + 1], new[start + 2], new[start + 3]) = pixel
    }
  }
  return kvImageNoError
}

/// Moves each pixel to another place; the destination may be the source.
private func move(
  _ source: vImage_Buffer, _ target: vImage_Buffer,
  _ place: (_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (x: Int, y: Int)
) -> vImage_Error {
  if let error = unsafe source.error ?? target.error { return error }
  guard unsafe source.width == target.width, unsafe source.height == target.height else {
    return kvImageBufferSizeMismatch
  }
  let (width, height) = unsafe (Int(source.width), Int(source.height))
  let rows = (0..<height).map { unsafe source.row($0).map { unsafe Array($0) } ?? [] }
  for y in 0..<height {
    guard let row = unsafe target.row(y) else { continue }
    for x in 0..<width {
      let old = place(x, y, width, height)
      for channel in 0..<4 { unsafe row[4 * x + channel] = rows[old.y][4 * old.x + channel] }
    }
  }
  return kvImageNoError
}

extension Int64 {
  /// Returns the quotient, rounded down.
  fileprivate func quotientDown(by divisor: Int64) -> Int64 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

extension UInt8 {
  /// Returns the product of two fractions of 255, rounded to the nearest.
  fileprivate func times(_ other: UInt8) -> UInt8 { UInt8((Int(self) * Int(other) + 127) / 255) }

  /// Returns the quotient of two fractions of 255, rounded to the nearest; zero for a divisor of zero.
  fileprivate func divided(by other: UInt8) -> UInt8 {
    other == 0 ? 0 : UInt8(Swift.min((Int(self) * 255 + Int(other) / 2) / Int(other), 255))
  }
}
