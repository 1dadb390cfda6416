internal import CPixels

// All unsafe code of compositing: runs of pixels are handed to the kernels of CPixels, which do to many at a time what
// `Pixel.over` and `Pixel.faded` do to one. Tests hold them against these. A pixel is four bytes in a row, so that its
// memory is that of bytes, too.

/// One way to composite runs of pixels; all give the same bytes.
@safe struct PixelKernels: Sendable {
  private let kernels: cpixels_kernels

  /// In 128 bits, on all machines.
  static let narrow = PixelKernels(kernels: cpixels_narrow)
  /// In 256 bits, where the machine has them.
  static let wide = unsafe cpixels_wide().map { unsafe PixelKernels(kernels: $0.pointee) }
  /// The fastest that the machine has.
  static let best = wide ?? narrow

  /// Makes the pixels of a run `pixel`.
  func fill(_ pixels: inout [Pixel], _ run: Range<Int>, with pixel: Pixel) {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "A run lies within its row.")
    unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe kernels.fill(Self.start(of: run, in: bytes), pixel.word, run.count)
    }
  }

  /// A run of `count` pixels that are all `pixel`.
  func run(of pixel: Pixel, count: Int) -> [Pixel] {
    unsafe [Pixel](unsafeUninitializedCapacity: count) { target, initializedCount in
      unsafe kernels.fill(
        Self.start(of: 0..<0, in: UnsafeMutableRawBufferPointer(target)), pixel.word, count)
      initializedCount = count
    }
  }

  /// Makes the pixels of a run copies of those of another row, from `first` on.
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

  /// Composites a colour over what spans cover of each of some rows, which are `width` pixels long and stand one after
  /// the other; their first pixels are in column `first`. Of spans that reach beyond the rows, what lies in them
  /// counts.
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
        // A span has nothing but the run that the kernel takes.
        unsafe kernels.spans(
          Self.start(of: (rows.lowerBound * width)..<(rows.upperBound * width), in: bytes), first, width,
          rows.count, color, runs.baseAddress?.assumingMemoryBound(to: cpixels_span.self), spans.count)
      }
    }
  }

  /// Composites pixels of another row, from `first` on, over the pixels of a run, faded to `opacity` and then to
  /// `coverage`.
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
