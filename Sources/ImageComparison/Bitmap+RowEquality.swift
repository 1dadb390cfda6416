import Raster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// All unsafe code of this module: `==` on two arrays of pixels compares pixel by pixel and takes many times
// as long as comparing their bytes, and equal pictures are what a comparison mostly sees.
extension Bitmap {
  /// The first row, from `start` downward, that differs from the other bitmap's row in any byte; nil if none.
  ///
  /// The bitmaps are of one size. `start` may be the height, after which there is no row.
  func firstRow(from start: Int, differingFrom other: Bitmap) -> Int? {
    precondition(width == other.width && height == other.height, "Rows compare in bitmaps of one size.")
    let rowBytes = width * MemoryLayout<Pixel>.stride
    return unsafe pixels.withUnsafeBytes { mine in
      unsafe other.pixels.withUnsafeBytes { theirs in
        // Both are nil only where there are no bytes to compare.
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return nil }
        return (start..<height).first { row in
          unsafe memcmp(mine + row * rowBytes, theirs + row * rowBytes, rowBytes) != 0
        }
      }
    }
  }
}
