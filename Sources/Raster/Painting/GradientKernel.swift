internal import CPixels

// All unsafe code of painting: runs of a linear gradient are handed to the kernels of CPixels, which do to many pixels
// at a time what `ColorRamp.color` does to one. Tests hold them against it. A pixel is four bytes in a row, so that its
// memory is that of bytes, too.

/// One way to give pixels the colours of a linear gradient; all give the same bytes.
@safe struct GradientKernel: Sendable {
  private let kernel: cpixels_gradient

  /// In 128 bits, on all machines.
  static let narrow = unsafe GradientKernel(kernel: cpixels_gradient_narrow)
  /// In 256 bits, where the machine has them.
  static let wide = unsafe cpixels_gradient_wide().map { unsafe GradientKernel(kernel: $0) }
  /// The fastest that the machine has.
  static let best = wide ?? narrow

  /// Makes the pixels of a run those of a row from `column` on, up to the first whose parameter is not in the stretch
  /// or is no number; answers how many were made.
  func draw(
    _ pixels: inout [Pixel], _ run: Range<Int>, row: Int, from column: Int, _ line: cpixels_line,
    _ stretch: cpixels_stretch
  ) -> Int {
    precondition(run.lowerBound >= 0 && run.upperBound <= pixels.count, "A run lies within its row.")
    return unsafe pixels.withUnsafeMutableBytes { bytes in
      unsafe withUnsafePointer(to: line) { line in
        unsafe withUnsafePointer(to: stretch) { stretch in
          let start = unsafe bytes.baseAddress?.advanced(by: 4 * run.lowerBound)
          return unsafe kernel(
            start?.assumingMemoryBound(to: UInt8.self), column, row, run.count, line, stretch)
        }
      }
    }
  }
}
