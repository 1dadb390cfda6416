internal import CPixels
internal import Raster

// All unsafe code of this module: rows of two bitmaps are passed to the kernels of CPixels, which compare many pixels
// at a time. Tests compare them with single pixels. A pixel is four bytes in a row, so that its memory is that of
// bytes, too.

/// The difference of two rows of pixels.
struct RowDifference: Equatable {
  /// The number of pixels that differ; at least 1.
  var count: Int
  /// The range from the first column that differs to the last.
  var columns: Range<Int>
  /// The largest difference of one channel; 1…255.
  var largest: Int
}

/// An implementation of the comparison of rows; all have the same result.
@safe struct RowComparison: Sendable {
  private let compare: cpixels_compare

  /// The comparison in 128 bits, on all machines.
  static let narrow = unsafe RowComparison(compare: cpixels_compare_narrow)
  /// The comparison in 256 bits, if the machine has it.
  static let wide = unsafe cpixels_compare_wide().map { unsafe RowComparison(compare: $0) }
  /// The fastest comparison that the machine has.
  static let best = wide ?? narrow

  /// Returns the difference of two rows of one width; nil if they are equal.
  func difference(between one: Span<Pixel>, and other: Span<Pixel>) -> RowDifference? {
    precondition(one.count == other.count, "Only rows of one width have columns to compare.")
    let found = unsafe one.withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        // Both are nil only if there are no pixels.
        unsafe compare(
          one.baseAddress?.assumingMemoryBound(to: UInt8.self),
          other.baseAddress?.assumingMemoryBound(to: UInt8.self), one.count / MemoryLayout<Pixel>.stride)
      }
    }
    guard found.count > 0 else { return nil }
    return RowDifference(count: found.count, columns: found.first..<found.end, largest: Int(found.largest))
  }
}
