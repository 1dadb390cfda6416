/// From which columns of an image that is not turned some columns of a picture take their colours: the same in all
/// rows, and so found once. One picture is drawn by one thread.
final class ImageColumns {
  /// The taps of all columns, one column after the other.
  private(set) var taps: [ImageTap] = []
  /// Where among them those of each column end.
  private(set) var ends: [Int] = []
  private var columns = 0..<0
  /// How many columns have been looked at, for tests.
  private(set) var work = 0

  /// Finds the taps of the given columns, unless they were the last ones asked for.
  ///
  /// - Parameter coordinate: the middle of a column in the image's space.
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

  /// Makes pixels, from `first` on, the weighted means of those of a bitmap at the taps of the columns and of `down`,
  /// each channel rounded once, ties up; a mean of nothing is transparent.
  ///
  /// - Parameter total: what the products of the weights add up to where all taps are there.
  func weigh(_ bitmap: Bitmap, _ down: [ImageTap], total: Int, into pixels: inout [Pixel], from first: Int) {
    precondition(first >= 0 && first + ends.count <= pixels.count, "All columns have their pixels.")
    let width = bitmap.width
    // Each place is one that an axis gave, which are those of the bitmap; a build without optimization takes
    // microseconds for a pixel that is read from arrays.
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

  /// The weighted mean of the pixels at the taps.
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
