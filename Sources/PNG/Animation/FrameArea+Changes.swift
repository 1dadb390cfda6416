internal import CPNG
internal import Raster

extension FrameArea {
  /// Creates the smallest rectangle with all pixels that differ between two pictures of one size; nil if none does.
  init?(ofChangesFrom old: Bitmap, to new: Bitmap) {
    let (width, height) = (new.width, new.height)
    let range = unsafe old.pixels.withUnsafeBytes { old in
      unsafe new.pixels.withUnsafeBytes { new -> (x: Range<Int>, y: Range<Int>)? in
        func isSame(_ y: Int) -> Bool {
          unsafe cpng_equal(old.baseAddress! + 4 * width * y, new.baseAddress! + 4 * width * y, 4 * width)
        }
        func word(_ bytes: UnsafeRawBufferPointer, _ x: Int, _ y: Int) -> UInt32 {
          unsafe bytes.loadUnaligned(fromByteOffset: 4 * (width * y + x), as: UInt32.self)
        }
        guard let first = (0..<height).first(where: { !isSame($0) }),
          let last = (first..<height).last(where: { !isSame($0) })
        else { return nil }
        var (left, right) = (width, 0)
        for y in first...last where !isSame(y) {
          var x = 0
          while x < left, unsafe word(old, x, y) == word(new, x, y) { x += 1 }
          left = min(left, x)
          x = width
          while x > right, unsafe word(old, x - 1, y) == word(new, x - 1, y) { x -= 1 }
          right = max(right, x)
        }
        return (left..<right, first..<last + 1)
      }
    }
    guard let range else { return nil }
    self.init(x: range.x.lowerBound, y: range.y.lowerBound, width: range.x.count, height: range.y.count)
  }
}
