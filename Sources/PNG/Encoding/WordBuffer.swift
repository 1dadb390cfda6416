internal import CPNG
internal import Raster

/// Words of 32 bits, most of them pixels, in memory of its own: the only unsafe code of the encoder.
///
/// Indices are computed by the encoder, never read from its input; debug builds check each. Checks in release take half
/// as many instructions again for a page of text, three quarters for cards; arrays, which the compiler copied in
/// addition, more. Red is the lowest byte of a pixel: machines are little-endian.
@safe struct WordBuffer: ~Copyable {
  let count: Int
  private let base: UnsafeMutablePointer<UInt32>

  /// Creates `count` words of 0.
  init(count: Int) {
    self.count = count
    unsafe base = .allocate(capacity: max(1, count))
    unsafe base.initialize(repeating: 0, count: count)
  }

  /// Creates the words of pixels.
  init(_ row: Span<Pixel>) {
    count = row.count
    unsafe base = .allocate(capacity: max(1, count))
    unsafe row.withUnsafeBytes {
      unsafe UnsafeMutableRawBufferPointer(start: base, count: 4 * count).copyMemory(from: $0)
    }
  }

  deinit { unsafe base.deallocate() }

  @inline(__always)
  subscript(_ place: Int) -> UInt32 {
    get {
      assert(place >= 0 && place < count)
      return unsafe base[place]
    }
    nonmutating set {
      assert(place >= 0 && place < count)
      unsafe base[place] = newValue
    }
  }

  /// Adds to a word, without a check for overflow.
  ///
  /// For the operator `&+=` of a subscript of this kind, the compiler makes code with `-sanitize=thread` that it refuses itself.
  @inline(__always)
  func add(_ value: UInt32, at place: Int) { self[place] = self[place] &+ value }

  /// Returns two words, the first as the lower half.
  @inline(__always)
  func two(at place: Int) -> UInt64 {
    assert(place >= 0 && place + 2 <= count)
    return unsafe UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
  }

  /// Returns eight words.
  @inline(__always)
  func eight(at place: Int) -> SIMD8<UInt32> {
    assert(place >= 0 && place + 8 <= count)
    return unsafe UnsafeRawPointer(base + place).loadUnaligned(as: SIMD8<UInt32>.self)
  }

  /// Copies words to other memory.
  @inline(__always)
  func copy(_ places: Range<Int>, to other: borrowing WordBuffer, at start: Int) {
    assert(
      places.lowerBound >= 0 && places.upperBound <= count && start >= 0
        && start + places.count <= other.count)
    unsafe (other.base + start).update(from: base + places.lowerBound, count: places.count)
  }

  /// Appends the first words to an array.
  @inline(__always)
  func append(first number: Int, to array: inout [UInt32]) {
    assert(number <= count)
    unsafe array.append(contentsOf: UnsafeBufferPointer(start: base, count: number))
  }

  /// Returns whether or not it has the pixels of a row of the same length.
  func holds(_ row: Span<Pixel>) -> Bool {
    precondition(row.count == count)
    return unsafe row.withUnsafeBytes { unsafe cpng_equal($0.baseAddress, base, 4 &* count) }
  }

  /// Returns whether or not a buffer of the same length has the same words.
  func holds(_ other: borrowing WordBuffer) -> Bool {
    precondition(other.count == count)
    return unsafe cpng_equal(other.base, base, 4 &* count)
  }
}
