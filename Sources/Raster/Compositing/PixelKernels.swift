internal import CPixels

// All unsafe code of compositing: runs of pixels are passed to the kernels of CPixels, which do to many at a time what
// `Pixel.over` and `Pixel.faded` do to one. Tests compare them with these. A pixel is four bytes in a row, so that its
// memory is that of bytes, too.

/// An implementation of compositing runs of pixels; all give the same bytes.
@safe struct PixelKernels: Sendable {
  private let kernels: cpixels_kernels

  /// The kernels in 128 bits, on all machines.
  static let narrow = PixelKernels(kernels: cpixels_narrow)
  /// The kernels in 256 bits, if the machine has them.
  static let wide = unsafe cpixels_wide().map { unsafe PixelKernels(kernels: $0.pointee) }
  /// The fastest kernels that the machine has.
  static let best = wide ?? narrow

  /// Sets the pixels of a run to `pixel`.
  func fill(_ pixels: inout [Pixel], _ run: Range<Int>, with pixel: Pixel) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "A run lies within its row.")
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe kernels.fill(Self.start(of: run, in: bytes), pixel.word, run.count)
    }
  }

  /// Returns a run of `count` pixels of the value `pixel`.
  func run(of pixel: Pixel, count: Int) -> [Pixel] {
    unsafe [Pixel](unsafeUninitializedCapacity: count) { target, initializedCount in
      unsafe kernels.fill(
        Self.start(of: 0..<0, in: UnsafeMutableRawBufferPointer(target)), pixel.word, count)
      initializedCount = count
    }
  }

  /// Copies the pixels of another row, from `first` on, to a run.
  func copy(_ sources: [Pixel], from first: Int, to pixels: inout [Pixel], _ run: Range<Int>) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "A run lies within its row.")
    precondition(first >= 0 && first + run.count <= sources.count, "Sources lie within their row.")
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe sources.withUnsafeBytes { sources in
        let start = unsafe sources.baseAddress?.advanced(by: 4 * first).assumingMemoryBound(to: UInt8.self)
        unsafe kernels.repeat(Self.start(of: run, in: bytes), start, run.count, 1)
      }
    }
  }

  /// Composites a colour over the coverage of spans in each of several rows.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - spans: The spans, which are clipped to the rows.
  ///   - pixels: The pixels of consecutive rows.
  ///   - rows: The indices of the rows.
  ///   - width: The number of pixels of a row.
  ///   - first: The column of the rows' first pixels.
  func composite(
    _ color: StraightColor, _ spans: [CoverageSpan], over pixels: inout [Pixel], rows: Range<Int>, width: Int,
    from first: Int
  ) {
    precondition(
      width >= 0 && rows.lowerBound >= 0 && rows.upperBound * width <= pixels.count,
      "Rows lie within their layer.")
    let color = cpixels_color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe spans.withUnsafeBytes { runs in
        // A span consists of the run that the kernel takes.
        unsafe kernels.spans(
          Self.start(of: (rows.lowerBound * width)..<(rows.upperBound * width), in: bytes), first, width,
          rows.count, color, runs.baseAddress?.assumingMemoryBound(to: cpixels_span.self), spans.count)
      }
    }
  }

  /// Composites a colour over the coverage of a mask.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - placed: The mask, whose visible columns are those of the rows.
  ///   - pixels: The pixels of consecutive rows.
  ///   - rows: The indices of the rows.
  ///   - width: The number of pixels of a row.
  ///   - first: The column of the rows' first pixels.
  ///   - row: The row of the picture that the first row is.
  func composite(
    _ color: StraightColor, _ placed: PlacedMask, over pixels: inout [Pixel], rows: Range<Int>, width: Int,
    from first: Int, row: Int
  ) {
    let (columns, covered, stride) = (placed.area.columns, placed.index(ofRow: row), placed.mask.stride)
    let count = placed.count(upTo: first + width)
    precondition(
      columns.lowerBound >= first && columns.lowerBound + count <= first + width && rows.lowerBound >= 0
        && rows.upperBound * width <= pixels.count, "A mask's columns lie within its rows.")
    precondition(
      rows.isEmpty
        || covered >= 0
          && covered + (rows.count - 1) * stride + count <= placed.mask.coverage.count,
      "Rows lie within their mask.")
    let color = cpixels_color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    let start = rows.lowerBound * width + columns.lowerBound - first
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe placed.mask.coverage.withUnsafeBufferPointer { coverage in
        unsafe kernels.mask(
          Self.start(of: start..<start, in: bytes), width, coverage.baseAddress?.advanced(by: covered),
          stride, count, rows.count, color)
      }
    }
  }

  /// Composites pixels of another row, from `first` on, over a run, faded to `opacity` and then to `coverage`.
  func composite(
    _ sources: [Pixel], from first: Int, over pixels: inout [Pixel], _ run: Range<Int>, opacity: UInt8,
    coverage: UInt8
  ) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "A run lies within its row.")
    precondition(first >= 0 && first + run.count <= sources.count, "Sources lie within their row.")
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe sources.withUnsafeBytes { sources in
        let start = unsafe sources.baseAddress?.advanced(by: 4 * first).assumingMemoryBound(to: UInt8.self)
        unsafe kernels.composite(Self.start(of: run, in: bytes), start, opacity, coverage, run.count)
      }
    }
  }

  /// Appends a run of pixels of one value.
  func append(_ pixel: Pixel, count: Int, to pixels: inout [Pixel]) {
    pixels.append(addingCapacity: count) { added in
      unsafe added.withUnsafeMutableBufferPointer { target, initializedCount in
        unsafe kernels.fill(
          Self.start(of: 0..<0, in: UnsafeMutableRawBufferPointer(target)), pixel.word, count)
        initializedCount = count
      }
    }
  }

  /// Appends copies of a row.
  func append(_ row: Span<Pixel>, repeated count: Int, to pixels: inout [Pixel]) {
    pixels.append(addingCapacity: row.count * count) { added in
      unsafe added.withUnsafeMutableBufferPointer { target, initializedCount in
        unsafe row.withUnsafeBytes { row in
          let target = UnsafeMutableRawBufferPointer(target)
          unsafe kernels.repeat(
            Self.start(of: 0..<0, in: target), row.baseAddress?.assumingMemoryBound(to: UInt8.self),
            row.count / 4, count)
        }
        initializedCount = row.count * count
      }
    }
  }

  private static func start(
    of run: Range<Int>, in bytes: UnsafeMutableRawBufferPointer
  ) -> UnsafeMutablePointer<UInt8>? {
    unsafe bytes.baseAddress?.advanced(by: 4 * run.lowerBound).assumingMemoryBound(to: UInt8.self)
  }
}

extension Pixel {
  /// The four channels in memory as one number.
  fileprivate var word: UInt32 {
    UInt32(littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24)
  }
}
