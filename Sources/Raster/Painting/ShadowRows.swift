/// The rows of a group with a shadow: its alpha, blurred along each row when it is drawn, and along the columns on
/// demand.
///
/// Runs of equal rows are kept, and summed, as one. All sums are exact; a shadow's alpha is rounded once.
struct ShadowRows: RowSink {
  private struct Run {
    var rows: Range<Int>
    /// The group's pixels in the columns of `pixelColumns`.
    var pixels: [Pixel]
    /// The weighted sum of the alphas around each column of `area`, with the weights of `horizontal`; at most 255 ·
    /// 2²⁴.
    var blurred: [UInt32]
  }

  /// The visible area of the group and its shadow.
  let area: PixelRect
  /// The part of the group that must be drawn.
  let region: PixelRect
  private let horizontal: ShadowKernel
  private let vertical: ShadowKernel
  private let pixelColumns: Range<Int>
  /// The visible rows of the group itself.
  private let pixelRows: Range<Int>
  private var runs: [Run] = []
  /// The next row of the group.
  private var nextRow: Int

  /// Creates the rows of a group that casts `shadow`, visible in `area`; nothing is drawn outside of `bounds`.
  init(_ shadow: Shadow, area: PixelRect, bounds: PixelRect) {
    self.area = area
    horizontal = ShadowKernel(sigma: shadow.sigma, offset: shadow.offset.x)
    vertical = ShadowKernel(sigma: shadow.sigma, offset: shadow.offset.y)
    // The shadow at x is that of the alphas between x − last and x − first.
    let casting = area.moved(
      x: (-horizontal.last, -horizontal.first), y: (-vertical.last, -vertical.first))
    region = (shadow.drawsSource ? casting.union(area) : casting).intersection(bounds)
    let seen = shadow.drawsSource ? region.intersection(area) : .empty
    pixelColumns = seen.columns
    pixelRows = seen.rows
    nextRow = region.rows.lowerBound
  }

  /// Returns the part of device space that a shadow may darken if its source is inside `bounds`.
  static func reach(of shadow: Shadow, from bounds: PixelRect) -> PixelRect {
    let horizontal = ShadowKernel(sigma: shadow.sigma, offset: shadow.offset.x)
    let vertical = ShadowKernel(sigma: shadow.sigma, offset: shadow.offset.y)
    return bounds.moved(x: (horizontal.first, horizontal.last), y: (vertical.first, vertical.last))
  }

  /// Appends the next rows of the group; `row` has the columns of `region`.
  mutating func append(_ row: Span<Pixel>, repeated count: Int) {
    let rows = nextRow..<(nextRow + count)
    nextRow = rows.upperBound
    let isSeen = rows.overlaps(pixelRows)
    let start = pixelColumns.lowerBound - region.columns.lowerBound
    let pixels = isSeen ? pixelColumns.indices.map { row[start + $0 - pixelColumns.lowerBound] } : []
    runs.append(Run(rows: rows, pixels: pixels, blurred: blurred(row)))
  }

  /// Returns a blurred row: each change of alpha adds a moved copy of the weights to the changes of the result.
  ///
  /// So the cost of a row is that of its changes.
  private func blurred(_ row: Span<Pixel>) -> [UInt32] {
    var changes = Array(repeating: 0, count: area.columns.count)
    var alpha = 0
    for index in 0...row.count {
      let next = index < row.count ? Int(row[index].alpha) : 0
      defer { alpha = next }
      guard next != alpha else { continue }
      // The first column that the change affects, counted from the first of `area`.
      let column = region.columns.lowerBound + index + horizontal.first - area.columns.lowerBound
      let before = max(0, min(-column, horizontal.weights.count))
      if before > 0, !changes.isEmpty { changes[0] += (next - alpha) * horizontal.sums[before] }
      let end = min(horizontal.weights.count, changes.count - column)
      guard before < end else { continue }
      for tap in before..<end { changes[column + tap] += (next - alpha) * horizontal.weights[tap] }
    }
    var sum = 0
    return changes.map { change in
      sum += change
      return UInt32(truncatingIfNeeded: sum)
    }
  }

  /// Replaces `alphas` by the shadow's in the columns of `area`, and returns the first row below that may differ.
  func readShadow(row: Int, into alphas: inout [UInt8]) -> Int {
    var sums = Array(repeating: 0, count: area.columns.count)
    // The rows that the shadow's row depends on.
    let window = (row - vertical.last)..<(row - vertical.first + 1)
    var end = Int.max
    var index = firstRun(endingAfter: window.lowerBound)
    while index < runs.count, runs[index].rows.lowerBound < window.upperBound {
      let run = runs[index]
      let rows = run.rows.clamped(to: window)
      let weight =
        vertical.sums[window.upperBound - rows.lowerBound]
        - vertical.sums[window.upperBound - rows.upperBound]
      for column in sums.indices { sums[column] += weight * Int(run.blurred[column]) }
      // Inside a run that fills the window nothing changes until the window leaves it.
      end = rows == window ? row + run.rows.upperBound - window.upperBound + 1 : row + 1
      index += 1
    }
    if end == .max, index < runs.count { end = row + runs[index].rows.lowerBound - window.upperBound + 1 }
    alphas.removeAll(keepingCapacity: true)
    for sum in sums { alphas.append(UInt8(truncatingIfNeeded: (sum + 1 << 47) >> 48)) }
    return end
  }

  /// Replaces `pixels` by the group's in `pixelColumns`, none if it has none, and returns the first row that may
  /// differ.
  func readPixels(row: Int, into pixels: inout [Pixel]) -> (columns: Range<Int>, end: Int) {
    pixels.removeAll(keepingCapacity: true)
    let index = firstRun(endingAfter: row)
    guard pixelRows.contains(row), index < runs.count, runs[index].rows.lowerBound <= row else {
      let next = row < pixelRows.lowerBound ? pixelRows.lowerBound : .max
      return (0..<0, next)
    }
    pixels.append(contentsOf: runs[index].pixels)
    return (pixelColumns, min(runs[index].rows.upperBound, pixelRows.upperBound))
  }

  /// Returns the index of the first run that ends below `row`.
  private func firstRun(endingAfter row: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].rows.upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
