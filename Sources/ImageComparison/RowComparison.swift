internal import CPixels
internal import Raster

// All unsafe code of this module: rows of two bitmaps are handed to the kernels of CPixels, which look at many pixels
// at a time. Tests hold them against a walk over single pixels. A pixel is four bytes in a row, so that its memory is that
// of bytes, too.

/// How two rows of pixels differ.
struct RowDifference: Equatable {
  /// The number of pixels that differ; at least 1.
  var count: Int
  /// From the first column that differs up to the last.
  var columns: Range<Int>
  /// The largest difference of one channel; 1…255.
  var largest: Int
}

/// One way to compare rows; all find the same.
@safe struct RowComparison: Sendable {
  private let compare: cpixels_compare

  /// In 128 bits, on all machines.
  static let narrow = unsafe RowComparison(compare: cpixels_compare_narrow)
  /// In 256 bits, where the machine has them.
  static let wide = unsafe cpixels_compare_wide().map { unsafe RowComparison(compare: $0) }
  /// The fastest that the machine has.
  static let best = wide ?? narrow

  /// How two rows of one width differ; nil where they do not.
  func difference(between one: Span<Pixel>, and other: Span<Pixel>) -> RowDifference? {
    precondition(one.count == other.count, "Only rows of one width have columns to compare.")
    let found = unsafe one.withUnsafeBytes { one in
      unsafe other.withUnsafeBytes { other in
        // Both are nil only where there is no pixel to look at.
        unsafe compare(
          one.baseAddress?.assumingMemoryBound(to: UInt8.self),
          other.baseAddress?.assumingMemoryBound(to: UInt8.self), one.count / MemoryLayout<Pixel>.stride)
      }
    }
    guard found.count > 0 else { return nil }
    return RowDifference(count: found.count, columns: found.first..<found.end, largest: Int(found.largest))
  }
}
