internal import CPixels

// All unsafe code of painting: runs of a linear gradient are passed to the kernels of CPixels, which do to many pixels
// at a time what `ColorRamp.color` does to one. Tests compare them with it. A pixel is four bytes in a row, so that its
// memory is that of bytes, too.

/// An implementation of colouring pixels by a linear gradient; all give the same bytes.
@safe struct GradientKernel: Sendable {
  private let kernel: cpixels_gradient

  /// The kernel in 128 bits, on all machines.
  static let narrow = unsafe GradientKernel(kernel: cpixels_gradient_narrow)
  /// The kernel in 256 bits, if the machine has it.
  static let wide = unsafe cpixels_gradient_wide().map { unsafe GradientKernel(kernel: $0) }
  /// The fastest kernel that the machine has.
  static let best = wide ?? narrow

  /// Draws the pixels of a run from `column` on, up to the first whose parameter is NaN or outside of the stretch.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - run: The indices of the pixels to draw.
  ///   - row: The row of the pixels.
  ///   - column: The column of the first pixel.
  ///   - line: The line of the gradient.
  ///   - stretch: The range of parameters.
  ///
  /// - Returns: The number of pixels that were drawn.
  func draw(
    _ pixels: inout [Pixel], _ run: Range<Int>, row: Int, from column: Int, line: cpixels_line,
    stretch: cpixels_stretch
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
