/// The taps of columns of a picture in an image that is not rotated, which are the same in all rows and computed once.
///
/// One picture is drawn by one thread.
final class ImageColumns {
  /// The taps of all columns, one column after the other.
  private(set) var taps: [ImageTap] = []
  /// The end of each column's taps.
  private(set) var ends: [Int] = []
  private var columns = 0..<0
  /// The number of columns that were computed, for tests.
  private(set) var work = 0

  /// Computes the taps of the given columns, unless they are those of the last call.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - axis: The axis of the image.
  ///   - coordinate: A function that returns the middle of a column in the image's space.
  func find(_ columns: Range<Int>, _ axis: ImageAxis, at coordinate: (Int) -> Double) {
    guard columns != self.columns else { return }
    self.columns = columns
    taps.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    var own: [ImageTap] = []
    for column in columns {
      axis.read(ImageAxis.position(coordinate(column)), into: &own)
      taps += own
      ends.append(taps.count)
    }
    work += columns.count
  }

  /// Sets pixels, from `first` on, to the weighted means of a bitmap at the taps of the columns and of `down`.
  ///
  /// Each channel is rounded once, ties up; a mean without taps is transparent.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - down: The taps of the row.
  ///   - total: The sum of the products of the weights if all taps are there.
  ///   - pixels: The pixels to set.
  ///   - first: The index of the first of them.
  func weigh(_ bitmap: Bitmap, _ down: [ImageTap], total: Int, into pixels: inout [Pixel], from first: Int) {
    precondition(first >= 0 && first + ends.count <= pixels.count, "All columns have their pixels.")
    let width = bitmap.width
    // Each index is one of an axis, which are those of the bitmap; a build without optimization takes microseconds for
    // a pixel that is read from arrays.
    unsafe bitmap.pixels.withUnsafeBufferPointer { source in
      unsafe taps.withUnsafeBufferPointer { taps in
        unsafe down.withUnsafeBufferPointer { down in
          unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            guard let target = pixels.baseAddress else { return }
            var (column, start) = (0, 0)
            while column < ends.count {
              let end = ends[column]
              unsafe target[first + column] = ImageColumns.mean(
                source, width, UnsafeBufferPointer(rebasing: taps[start..<end]), down, total)
              (column, start) = (column + 1, end)
            }
          }
        }
      }
    }
  }

  /// Returns the weighted mean of the pixels at the taps.
  private static func mean(
    _ source: UnsafeBufferPointer<Pixel>, _ width: Int, _ across: UnsafeBufferPointer<ImageTap>,
    _ down: UnsafeBufferPointer<ImageTap>, _ total: Int
  ) -> Pixel {
    guard let pixels = source.baseAddress, let columns = across.baseAddress, let rows = down.baseAddress
    else { return .transparent }
    let (columnCount, rowCount) = (across.count, down.count)
    var (red, green, blue, alpha) = (total / 2, total / 2, total / 2, total / 2)
    var y = 0
    while y < rowCount {
      let line = unsafe pixels + rows[y].index * width
      var (r, g, b, a, x) = (0, 0, 0, 0, 0)
      while x < columnCount {
        let pixel = unsafe line[columns[x].index]
        let weight = unsafe columns[x].weight
        r &+= Int(pixel.red) &* weight
        g &+= Int(pixel.green) &* weight
        b &+= Int(pixel.blue) &* weight
        a &+= Int(pixel.alpha) &* weight
        x &+= 1
      }
      let weight = unsafe rows[y].weight
      red &+= r &* weight
      green &+= g &* weight
      blue &+= b &* weight
      alpha &+= a &* weight
      y &+= 1
    }
    return Pixel(
      red: UInt8(truncatingIfNeeded: red / total), green: UInt8(truncatingIfNeeded: green / total),
      blue: UInt8(truncatingIfNeeded: blue / total), alpha: UInt8(truncatingIfNeeded: alpha / total))
  }
}
