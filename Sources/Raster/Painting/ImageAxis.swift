/// A pixel of an image along one axis, with its weight.
struct ImageTap: Equatable {
  var index: Int
  var weight: Int
}

/// The sampling of an image along one axis, with positions in 1/256 pixels.
struct ImageAxis {
  /// The source rectangle's columns, or rows; not empty.
  let range: Range<Int>
  private let tiling: ImagePaint.Tiling
  /// The length over which pixels are averaged; 0 for the single pixel that contains the position.
  private let length: Int

  /// The maximum number of pixels of a position's taps.
  var maximumTapCount: Int { length / 256 + 2 }

  /// The sum of the weights of a position's taps, including transparent ones.
  let totalWeight: Int

  /// The longest length over which pixels are averaged, in 1/256 pixels, so that weighted sums of channels fit in 63
  /// bits.
  private static let maximumLength = 1 << 26

  /// Creates an axis whose position changes by the vector `step` with a pixel to the right and one down.
  init(range: Range<Int>, tiling: ImagePaint.Tiling, sampling: ImagePaint.Sampling, step: (Double, Double)) {
    self.range = range
    self.tiling = tiling
    switch sampling {
    case .nearest: length = 0
    case .linear: length = 256
    case .area:
      let reach = (step.0 * step.0 + step.1 * step.1).squareRoot() * 256 + 0.5
      length = max(256, Int(min(reach, Double(ImageAxis.maximumLength)).rounded(.down)))
    }
    totalWeight = max(1, length)
  }

  /// Returns a coordinate in an image's space, in 1/256 pixels, rounded to nearest, ties up.
  static func position(_ coordinate: Double) -> Int {
    let scaled = (coordinate * 256 + 0.5).rounded(.down)
    return scaled.isNaN ? 0 : Int(max(-0x1p40, min(scaled, 0x1p40)))
  }

  /// Returns the distance of each of the given columns from the single pixel of its colour.
  ///
  /// The result is nil if columns take colours of several pixels, or the distance changes.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - coordinate: A linear function that returns the middle of a column in the image's space.
  func offset(from columns: Range<Int>, at coordinate: (Int) -> Double) -> Int? {
    guard length <= 256 else { return nil }
    // So near to the middle of a pixel that the position in 1/256 pixels is that of the middle.
    func pixel(_ column: Int) -> Int? {
      let place = coordinate(column) - 0.5
      guard abs(place) < 0x1p30, abs(place - place.rounded()) < 1 / 1_024 else { return nil }
      return Int(place.rounded())
    }
    let last = columns.upperBound - 1
    guard let first = pixel(columns.lowerBound), let end = pixel(last),
      end - first == last - columns.lowerBound
    else { return nil }
    return first - columns.lowerBound
  }

  /// Returns the pixel at `index` of the infinite axis; nil if it is transparent.
  private func pixel(at index: Int) -> Int? {
    if range.contains(index) { return index }
    switch tiling {
    case .none: return nil
    case .clamp: return index < range.lowerBound ? range.lowerBound : range.upperBound - 1
    case .repeat:
      let offset = (index - range.lowerBound) % range.count
      return range.lowerBound + (offset < 0 ? offset + range.count : offset)
    }
  }

  /// Replaces `taps` by those of `position`.
  func read(_ position: Int, into taps: inout [ImageTap]) {
    taps.removeAll(keepingCapacity: true)
    guard length > 0 else {
      if let index = pixel(at: position >> 8) { taps.append(ImageTap(index: index, weight: 1)) }
      return
    }
    let start = position - length / 2
    let end = start + length
    let stretch = (start >> 8)..<((end - 1) >> 8 + 1)
    switch tiling {
    case .none: appendPixels(range.clamped(to: stretch), start, end, to: &taps)
    case .clamp:
      // Positions outside of the source rectangle count as its nearest pixel.
      let first = max(range.lowerBound, min(stretch.lowerBound, range.upperBound - 1))
      let last = max(range.lowerBound, min(stretch.upperBound - 1, range.upperBound - 1))
      appendPixels(first..<(last + 1), start, end, to: &taps)
      taps[0].weight += max(0, min(end, first << 8) - start)
      taps[taps.count - 1].weight += max(0, end - max(start, (last + 1) << 8))
    case .repeat:
      let period = range.count << 8
      for index in length < period ? stretch : range {
        let (low, high) = (index << 8, (index + 1) << 8)
        var weight = min(end, high) - max(start, low)
        if length >= period {
          weight =
            ImageAxis.length(before: end, low, high, period)
            - ImageAxis.length(before: start, low, high, period)
        }
        if let pixel = pixel(at: index) { taps.append(ImageTap(index: pixel, weight: weight)) }
      }
    }
  }

  /// Appends the given pixels with the lengths of their intersections with `start`..<`end`.
  private func appendPixels(_ pixels: Range<Int>, _ start: Int, _ end: Int, to taps: inout [ImageTap]) {
    for index in pixels {
      let weight = max(0, min(end, (index + 1) << 8) - max(start, index << 8))
      taps.append(ImageTap(index: index, weight: weight))
    }
  }

  /// Returns the length of `low`..<`high`, repeated every `period`, between a copy far to the left and `end`.
  ///
  /// It is exact up to a constant.
  private static func length(before end: Int, _ low: Int, _ high: Int, _ period: Int) -> Int {
    let offset = end - low
    let copies = offset >= 0 ? offset / period : (offset + 1) / period - 1
    return copies * (high - low) + min(offset - copies * period, high - low)
  }
}
