internal import Paths

/// An image prepared to return source pixels.
struct ImageSource {
  private let picture: Picture
  private let map: AffineTransform
  private let horizontal: ImageAxis
  private let vertical: ImageAxis
  private let isNearest: Bool
  /// Whether or not the image has no visible pixels.
  private let isEmpty: Bool
  private let opacity: UInt8
  private let alphaColor: StraightColor?
  /// The columns of an image that is not rotated, and those after columns that are copied.
  let own = ImageColumns()
  private let behindCopy = ImageColumns()
  /// The maximum number of taps of columns that are kept from row to row.
  private static let maximumKeptTaps = 1 << 18

  init(_ paint: ImagePaint) {
    picture = paint.image
    map = paint.deviceToImage
    opacity = paint.opacity
    alphaColor = paint.alphaColor
    isNearest = paint.sampling == .nearest
    let bitmap = paint.image.bitmap
    let source = paint.source.intersection(PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    isEmpty = source.isEmpty || !map.isFinite
    // An empty image has no axes; these are not used.
    let whole = isEmpty ? PixelRect(x: 0, y: 0, width: 1, height: 1) : source
    horizontal = ImageAxis(
      range: whole.columns, tiling: paint.tilingX, sampling: paint.sampling,
      step: isEmpty ? (0, 0) : (map.a, map.c))
    vertical = ImageAxis(
      range: whole.rows, tiling: paint.tilingY, sampling: paint.sampling,
      step: isEmpty ? (0, 0) : (map.b, map.d))
  }

  /// Returns the first row below `row` that may take its colours from other pixels, or from the same with other
  /// weights.
  func endOfEqualRows(from row: Int, limit: Int) -> Int {
    guard !isEmpty else { return limit }
    // In a rotated image, both coordinates change with the row.
    guard map.b == 0, map.c == 0 else { return row + 1 }
    if map.d == 0 { return limit }
    var (taps, next) = ([ImageTap](), [ImageTap]())
    vertical.read(position(ofRow: row), into: &taps)
    var end = row + 1
    while end < limit {
      vertical.read(position(ofRow: end), into: &next)
      guard next == taps else { break }
      end += 1
    }
    return end
  }

  /// Sets the first of `pixels` to the source pixels of the given columns of `row`.
  func read(_ columns: Range<Int>, row: Int, into pixels: inout [Pixel]) {
    guard !isEmpty else {
      return PixelKernels.best.fill(&pixels, 0..<columns.count, with: .transparent)
    }
    guard let copy = copy(columns, row: row) else {
      return read(columns, of: columns, own, row: row, into: &pixels)
    }
    read(columns.lowerBound..<copy.columns.lowerBound, of: columns, own, row: row, into: &pixels)
    let run = copy.columns.shifted(by: -columns.lowerBound)
    PixelKernels.best.copy(picture.bitmap.pixels, from: copy.first, to: &pixels, run)
    if opacity < 255 || alphaColor != nil {
      for index in run { pixels[index] = finished(pixels[index]) }
    }
    read(copy.columns.upperBound..<columns.upperBound, of: columns, behindCopy, row: row, into: &pixels)
  }

  /// Sets the source pixels of `part` of the given columns, by taps that are kept from row to row if they are few.
  private func read(
    _ part: Range<Int>, of columns: Range<Int>, _ own: ImageColumns, row: Int, into pixels: inout [Pixel]
  ) {
    guard !part.isEmpty else { return }
    guard map.b == 0, map.c == 0,
      part.count <= ImageSource.maximumKeptTaps / horizontal.maximumTapCount
    else { return readTurned(part, of: columns, row: row, into: &pixels) }
    own.find(part, horizontal, at: coordinate)
    var down: [ImageTap] = []
    vertical.read(position(ofRow: row), into: &down)
    let first = part.lowerBound - columns.lowerBound
    let total = horizontal.totalWeight * vertical.totalWeight
    own.weigh(picture.bitmap, down, total: total, into: &pixels, from: first)
    guard opacity < 255 || alphaColor != nil else { return }
    for index in first..<first + part.count { pixels[index] = finished(pixels[index]) }
  }

  /// Sets the source pixels of `part` of the given columns, one by one.
  private func readTurned(_ part: Range<Int>, of columns: Range<Int>, row: Int, into pixels: inout [Pixel]) {
    var (across, down) = ([ImageTap](), [ImageTap]())
    for column in part {
      let position = map.map(Point(x: Double(column) + 0.5, y: Double(row) + 0.5))
      horizontal.read(ImageAxis.position(position.x), into: &across)
      if column == part.lowerBound || map.b != 0 {
        vertical.read(ImageAxis.position(position.y), into: &down)
      }
      let pixel = isNearest ? nearest(across, down) : weighted(across, down)
      pixels[column - columns.lowerBound] = finished(pixel)
    }
  }

  /// Returns the middle of a column in the space of an image that is not rotated.
  private func coordinate(_ column: Int) -> Double { map.map(Point(x: Double(column) + 0.5, y: 0)).x }

  /// Returns those of the given columns of `row` whose pixels are adjacent in the image, and the index of the first
  /// pixel.
  ///
  /// In a picture that is drawn pixel for pixel, these are all columns. The result is nil if there are none.
  func copy(_ columns: Range<Int>, row: Int) -> (columns: Range<Int>, first: Int)? {
    guard !isEmpty, !columns.isEmpty, map.b == 0, map.c == 0,
      let offset = horizontal.offset(from: columns, at: coordinate)
    else { return nil }
    var down: [ImageTap] = []
    vertical.read(position(ofRow: row), into: &down)
    guard down.count == 1, let y = down.first, y.weight == vertical.totalWeight else { return nil }
    let own = columns.clamped(to: horizontal.range.shifted(by: -offset))
    guard !own.isEmpty else { return nil }
    return (own, y.index * picture.bitmap.width + own.lowerBound + offset)
  }

  /// Returns the pixel at the only taps.
  private func nearest(_ across: [ImageTap], _ down: [ImageTap]) -> Pixel {
    guard let x = across.first, let y = down.first else { return .transparent }
    return picture.bitmap[x.index, y.index]
  }

  /// Returns the weighted mean of the pixels at the taps, each channel rounded once, ties up.
  private func weighted(_ across: [ImageTap], _ down: [ImageTap]) -> Pixel {
    var sum = SIMD4<Int>(repeating: 0)
    for y in down {
      var row = SIMD4<Int>(repeating: 0)
      for x in across {
        let pixel = picture.bitmap[x.index, y.index]
        row &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha)) &* x.weight
      }
      sum &+= row &* y.weight
    }
    let total = horizontal.totalWeight * vertical.totalWeight
    func mean(_ channel: Int) -> UInt8 { UInt8(truncatingIfNeeded: (channel + total / 2) / total) }
    return Pixel(red: mean(sum.x), green: mean(sum.y), blue: mean(sum.z), alpha: mean(sum.w))
  }

  private func finished(_ pixel: Pixel) -> Pixel {
    (alphaColor?.source(coverage: pixel.alpha) ?? pixel).faded(to: opacity)
  }

  /// Returns the position of a row in an image that is not rotated.
  private func position(ofRow row: Int) -> Int {
    ImageAxis.position(map.map(Point(x: 0, y: Double(row) + 0.5)).y)
  }
}

extension Range<Int> {
  /// Returns the range moved by `distance`.
  fileprivate func shifted(by distance: Int) -> Range<Int> {
    (lowerBound + distance)..<(upperBound + distance)
  }
}
