internal import Raster

/// A row sink that keeps a reduced picture, and the parts of it for loupes.
///
/// The picture itself, which may be large, is never in memory.
struct PictureSampler: RowSink {
  /// A part of the picture, in pixels, which may extend beyond the picture.
  struct Window {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// The pixels in the picture, from the upper left corner on; transparent elsewhere.
    fileprivate(set) var bitmap: Bitmap

    init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
      bitmap = Bitmap(width: width, height: height)
    }
  }

  /// The reduced picture, each pixel the mean of `reduction` pixels in each direction.
  private(set) var overview: Bitmap
  private(set) var windows: [Window]
  private let width: Int
  private let height: Int
  private let reduction: Int
  private var sums: [SIMD4<Int>]
  private var summedRows = 0
  private var y = 0

  init(width: Int, height: Int, reduction: Int, windows: [Window]) {
    (self.width, self.height, self.reduction, self.windows) = (width, height, reduction, windows)
    let columns = (width + reduction - 1) / reduction
    overview = Bitmap(width: columns, height: 0)
    overview.reserveRows((height + reduction - 1) / reduction)
    sums = Array(repeating: .zero, count: reduction > 1 ? columns : 0)
  }

  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    for index in windows.indices { windows[index].take(row, y: y, count: count) }
    y += count
    guard reduction > 1 else { return overview.append(row, repeated: count) }
    var left = count
    while left > 0 {
      if summedRows == 0, left >= reduction {
        // Equal rows are their own mean.
        for x in row.indices { sums[x / reduction] &+= row[x].channels }
        summedRows = 1
        endRow(repeated: left / reduction)
        left %= reduction
        continue
      }
      let taken = min(left, reduction - summedRows)
      for x in row.indices { sums[x / reduction] &+= row[x].channels &* taken }
      summedRows += taken
      left -= taken
      if summedRows == reduction || y - left == height { endRow(repeated: 1) }
    }
  }

  private mutating func endRow(repeated count: Int) {
    let row = sums.indices.map { column in
      let columns = min(reduction, width - column * reduction)
      return Pixel(sums[column], over: columns * summedRows)
    }
    overview.append(row.span, repeated: count)
    for column in sums.indices { sums[column] = .zero }
    summedRows = 0
  }
}

extension PictureSampler.Window {
  fileprivate mutating func take(_ row: Span<Pixel>, y: Int, count: Int) {
    let rows = max(y, self.y)..<max(y, self.y, min(y + count, self.y + height))
    let columns = max(0, x)..<max(0, x, min(row.count, x + width))
    for line in rows {
      for column in columns { bitmap[column - x, line - self.y] = row[column] }
    }
  }
}

extension Pixel {
  fileprivate var channels: SIMD4<Int> { SIMD4(Int(red), Int(green), Int(blue), Int(alpha)) }

  /// Creates the mean of `count` pixels, ties up.
  fileprivate init(_ sum: SIMD4<Int>, over count: Int) {
    let mean = (sum &* 2 &+ count) / (2 * count)
    self.init(red: UInt8(mean.x), green: UInt8(mean.y), blue: UInt8(mean.z), alpha: UInt8(mean.w))
  }
}
