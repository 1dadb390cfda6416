internal import Raster

extension Bitmap {
  /// Returns the bitmap in a smaller size: each pixel is the mean of the area that it covers, rounded once.
  ///
  /// A side that is not smaller stays as it is.
  func reduced(to size: PixelSize) -> Bitmap {
    let size = PixelSize(width: max(1, min(size.width, width)), height: max(1, min(size.height, height)))
    guard width > 0, height > 0, size != PixelSize(width: width, height: height) else { return self }
    let columns = AreaShares(from: width, to: size.width)
    let rows = AreaShares(from: height, to: size.height)
    let source = bytes
    let rowBytes = size.width * 4
    let total = UInt64(columns.total) * UInt64(rows.total)
    var result: [UInt8] = []
    result.reserveCapacity(rowBytes * size.height)
    var sums = [UInt64](repeating: 0, count: rowBytes)
    for y in 0..<size.height {
      for place in sums.indices { sums[place] = 0 }
      for (row, share) in rows.shares(of: y) {
        columns.add(source, row: row * width * 4, times: UInt64(share), to: &sums)
      }
      for sum in sums { result.append(UInt8((sum + total / 2) / total)) }
    }
    return Bitmap(width: size.width, height: size.height, bytes: result)
  }

  /// Returns the bitmap with transparent pixels at the right and below, to a size that is not smaller.
  func extended(to size: PixelSize) -> Bitmap {
    guard size.width > width || size.height > height else { return self }
    var result = Bitmap(width: max(width, size.width), height: 0)
    let margin = [Pixel](repeating: .transparent, count: result.width - width)
    for y in 0..<height {
      let row = Array(pixels[y * width..<(y + 1) * width]) + margin
      result.append(row.span, repeated: 1)
    }
    let empty = [Pixel](repeating: .transparent, count: result.width)
    if size.height > height { result.append(empty.span, repeated: size.height - height) }
    return result
  }
}

/// The shares of the pixels of a line in those of a shorter line, in units of which `total` are one new pixel.
private struct AreaShares {
  let source: Int
  let target: Int

  init(from source: Int, to target: Int) {
    (self.source, self.target) = (source, target)
  }

  /// The units of a new pixel; an old one has `target` of them.
  var total: Int { source }

  /// Returns the old pixels that a new one covers, and their shares.
  func shares(of place: Int) -> [(index: Int, share: Int)] {
    let (start, end) = (place * source, (place + 1) * source)
    return (start / target...(end - 1) / target).map { index in
      (index, min(end, (index + 1) * target) - max(start, index * target))
    }
  }

  /// Adds a row of old pixels, four bytes each, times a number to the sums of the new ones.
  func add(_ bytes: [UInt8], row: Int, times factor: UInt64, to sums: inout [UInt64]) {
    // The two lines are walked at once: each step ends an old pixel, a new one, or both.
    var (position, old, new) = (0, 0, 0)
    while new < target {
      let next = min((old + 1) * target, (new + 1) * source)
      let share = UInt64(next - position) * factor
      let (from, to) = (row + old * 4, new * 4)
      for channel in 0..<4 { sums[to + channel] += UInt64(bytes[from + channel]) * share }
      if next == (old + 1) * target { old += 1 }
      if next == (new + 1) * source { new += 1 }
      position = next
    }
  }
}
