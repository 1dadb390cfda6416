// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// Replaces each pixel by the mean of the box around it, for each of four channels.
///
/// Means are rounded to the nearest integer, halves up. The sums of a box are kept from pixel to pixel, so that its size
/// makes no difference to the time. Differs from UIKit: the destination may be the source.
///
/// - Parameters:
///   - src: The source.
///   - dest: The destination, whose size is that of the area.
///   - tempBuffer: Not used.
///   - srcOffsetToROI_X: The first column of the area in the source.
///   - srcOffsetToROI_Y: The first row of the area in the source.
///   - kernel_height: The height of the box, an odd number.
///   - kernel_width: The width of the box, an odd number.
///   - backgroundColor: The four channels for `kvImageBackgroundColorFill`.
///   - flags: One option for the pixels outside of the source, and others.
/// - Returns: An error, or zero.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe convolve(
    src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags,
    rows: Kernel(box: kernel_height), columns: Kernel(box: kernel_width))
}

/// Replaces each pixel by the weighted mean of the pixels around it, for each of four channels.
///
/// Weights fall evenly from the middle to the edges: 1, 2, 3, 2, 1 for a side of five. Otherwise it does what
/// ``vImageBoxConvolve_ARGB8888(_:_:_:_:_:_:_:_:_:)`` does, with the same parameters.
@discardableResult
public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer!, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
  unsafe convolve(
    src.pointee, dest.pointee, (srcOffsetToROI_X, srcOffsetToROI_Y), backgroundColor, flags,
    rows: Kernel(tent: kernel_height), columns: Kernel(tent: kernel_width))
}

/// The weights of a direction: those of one box, or of a tent, which is a box of boxes.
private struct Kernel {
  /// The number of pixels on each side of the middle.
  let reach: Int
  let isTent: Bool

  /// Creates equal weights; nil for an even size.
  init?(box size: UInt32) {
    guard size % 2 == 1, size < 1 << 16 else { return nil }
    (reach, isTent) = (Int(size / 2), false)
  }

  /// Creates falling weights; nil for an even size, and for one whose sums are too large.
  init?(tent size: UInt32) {
    guard size % 2 == 1, size < 1 << 15 else { return nil }
    (reach, isTent) = (Int(size / 2), true)
  }

  /// Returns the sums of weighted values around each index of a range, as far as `value` has them.
  func sums(over range: Range<Int>, _ value: (Int) -> UInt64) -> [UInt64] {
    isTent ? tentSums(over: range, value) : boxSums(over: range, value)
  }

  private func boxSums(over range: Range<Int>, _ value: (Int) -> UInt64) -> [UInt64] {
    var sum: UInt64 = 0
    for index in range.lowerBound - reach..<range.lowerBound + reach { sum += value(index) }
    return range.map { index in
      sum += value(index + reach)
      defer { sum -= value(index - reach) }
      return sum
    }
  }

  private func tentSums(over range: Range<Int>, _ value: (Int) -> UInt64) -> [UInt64] {
    range.map { index in
      var sum: UInt64 = 0
      for distance in -reach...reach { sum += UInt64(reach + 1 - abs(distance)) * value(index + distance) }
      return sum
    }
  }
}

/// The treatment of pixels outside of the source.
private enum EdgeStyle {
  case copy
  case background(Pixel_8888)
  case extend, truncate

  /// Creates the treatment of options; nil if they do not name one.
  init?(_ flags: vImage_Flags, _ color: UnsafePointer<UInt8>?) {
    switch Int(flags) & (2 | 4 | 8 | 64) {
    case kvImageCopyInPlace: self = .copy
    case kvImageBackgroundColorFill:
      guard let color = unsafe color else { return nil }
      self = unsafe .background((color[0], color[1], color[2], color[3]))
    case kvImageEdgeExtend: self = .extend
    case kvImageTruncateKernel: self = .truncate
    default: return nil
    }
  }
}

private func convolve(
  _ source: vImage_Buffer, _ target: vImage_Buffer, _ offset: (x: vImagePixelCount, y: vImagePixelCount),
  _ color: UnsafePointer<UInt8>?, _ flags: vImage_Flags, rows: Kernel?, columns: Kernel?
) -> vImage_Error {
  if Int(flags) & kvImageGetTempBufferSize != 0 { return 1 }
  if let error = unsafe source.error ?? target.error { return error }
  guard let rows, let columns else { return kvImageInvalidKernelSize }
  guard let style = unsafe EdgeStyle(flags, color) else { return kvImageInvalidEdgeStyle }
  guard offset.x < 1 << 24, offset.y < 1 << 24, unsafe target.width + offset.x <= source.width,
    unsafe target.height + offset.y <= source.height
  else { return kvImageRoiLargerThanInputBuffer }
  let keepsAlpha = Int(flags) & kvImageLeaveAlphaUnchanged != 0
  let area = unsafe (
    x: Int(offset.x)..<Int(offset.x + target.width), y: Int(offset.y)..<Int(offset.y + target.height)
  )
  for channel in 0..<4 {
    unsafe convolve(
      Channel(source, channel, style), target, channel, area, rows, columns,
      copiesAll: keepsAlpha && channel == 0)
  }
  return kvImageNoError
}

/// One of the channels of a buffer, with values outside of it.
private struct Channel {
  let (width, height): (Int, Int)
  let style: EdgeStyle
  private var values: [UInt8] = []
  private let outside: UInt8

  init(_ buffer: vImage_Buffer, _ number: Int, _ style: EdgeStyle) {
    (width, height, self.style) = unsafe (Int(buffer.width), Int(buffer.height), style)
    if case .background(let color) = style {
      outside = [color.0, color.1, color.2, color.3][number]
    } else {
      outside = 0
    }
    values.reserveCapacity(width * height)
    for y in 0..<height {
      guard let row = unsafe buffer.row(y) else { continue }
      for x in 0..<width { unsafe values.append(row[4 * x + number]) }
    }
  }

  /// Returns the value of a pixel of the buffer.
  subscript(x: Int, y: Int) -> UInt8 { values[y * width + x] }

  /// Returns the value of a pixel, which may be outside.
  func value(_ x: Int, _ y: Int) -> UInt64 {
    if x >= 0, x < width, y >= 0, y < height { return UInt64(values[y * width + x]) }
    guard case .extend = style else { return UInt64(outside) }
    return UInt64(values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)])
  }
}

private func convolve(
  _ source: Channel, _ target: vImage_Buffer, _ channel: Int, _ area: (x: Range<Int>, y: Range<Int>),
  _ rows: Kernel, _ columns: Kernel, copiesAll: Bool
) {
  // Sums of columns first, of all columns that a row's sums need.
  let reached = area.x.lowerBound - columns.reach..<area.x.upperBound + columns.reach
  var sums: [[UInt64]] = []
  sums.reserveCapacity(reached.count)
  for x in reached { sums.append(rows.sums(over: area.y) { source.value(x, $0) }) }
  let weights = (
    x: columns.sums(over: area.x) { weight($0, source.width, source.style) },
    y: rows.sums(over: area.y) { weight($0, source.height, source.style) }
  )
  for (line, y) in area.y.enumerated() {
    guard let row = unsafe target.row(line) else { continue }
    let totals = columns.sums(over: area.x) { sums[$0 - reached.lowerBound][line] }
    for (column, x) in area.x.enumerated() {
      var isCopied = copiesAll
      if case .copy = source.style {
        isCopied =
          isCopied || x < columns.reach || x + columns.reach >= source.width || y < rows.reach
          || y + rows.reach >= source.height
      }
      let weight = weights.x[column] * weights.y[line]
      let mean = (totals[column] + weight / 2) / max(weight, 1)
      unsafe row[4 * column + channel] = isCopied ? source[x, y] : UInt8(min(mean, 255))
    }
  }
}

/// Returns the weight of an index of a direction: none outside of a source whose kernel is cut off.
private func weight(_ index: Int, _ count: Int, _ style: EdgeStyle) -> UInt64 {
  guard case .truncate = style else { return 1 }
  return index >= 0 && index < count ? 1 : 0
}
