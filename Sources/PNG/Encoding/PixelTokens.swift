/// The kinds of a row's tokens, in numbers of pixels, so that the number of bytes of a pixel can be decided last.
///
/// A token is a word: its kind in the highest two bits, a number of pixels in the others. After `pixels` come these
/// pixels, after `copy` comes their position.
enum PixelToken {
  /// Pixels of this row, filtered as the row is.
  static let pixels: UInt32 = 0 << 30
  /// Pixels equal to the one before.
  static let run: UInt32 = 1 << 30
  /// Pixels equal to earlier ones; the next word is their position.
  static let copy: UInt32 = 2 << 30
  /// Pixels of 0 in all channels.
  static let zeros: UInt32 = 3 << 30

  static let kinds: UInt32 = 3 << 30
  static let largestNumber = 1 << 30 - 1

  /// Returns the maximum number of words of a row of `width` pixels: two for each pixel if pixels and zeros alternate.
  static func capacity(width: Int) -> Int { 2 * width + 8 }

  /// Returns the position of pixels `rows` rows up in the file, 0 to 4095, and `offset` pixels to the right.
  ///
  /// The offset is below 2^19 in either direction.
  @inline(__always)
  static func place(rows: Int, offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: rows &<< 20 | (offset &+ 1 &<< 19))
  }

  /// Returns the distance in bytes back to a position, in rows of `width` pixels of `channels` bytes, each after its
  /// filter's byte.
  @inline(__always)
  static func distance(_ place: UInt32, width: Int, channels: Int) -> Int {
    let (rows, offset) = (Int(place &>> 20), Int(place & 0xF_FFFF) &- 1 &<< 19)
    return rows &* (1 &+ channels &* width) &- offset &* channels
  }
}

/// The tokens of the row that is written.
struct PixelTokens: ~Copyable {
  /// The words, of which the first `count` are used.
  let words: WordBuffer
  private(set) var count = 0
  /// The index of the token of the pixels at the end; negative if there are none.
  private var open = -1

  init(width: Int) { words = WordBuffer(count: PixelToken.capacity(width: width)) }

  mutating func removeAll() { (count, open) = (0, -1) }

  @inline(__always)
  mutating func pixel(_ value: UInt32) {
    if open < 0 || words[open] == PixelToken.largestNumber {
      open = count
      words[count] = PixelToken.pixels
      count &+= 1
    }
    words.add(1, at: open)
    words[count] = value
    count &+= 1
  }

  /// Removes the last pixels, of which there must be as many at the end.
  @inline(__always)
  mutating func removePixels(_ number: Int) {
    words[open] = words[open] &- UInt32(truncatingIfNeeded: number)
    count &-= number
    guard words[open] == 0 else { return }
    count &-= 1
    open = -1
  }

  /// The number of pixels at the end.
  @inline(__always)
  var pixelsAtEnd: Int { open < 0 ? 0 : Int(words[open]) }

  @inline(__always)
  mutating func append(_ kind: UInt32, _ number: Int) {
    open = -1
    var rest = number
    while rest > PixelToken.largestNumber {
      words[count] = kind | UInt32(PixelToken.largestNumber)
      count &+= 1
      rest &-= PixelToken.largestNumber
    }
    words[count] = kind | UInt32(truncatingIfNeeded: rest)
    count &+= 1
  }

  @inline(__always)
  mutating func copy(_ number: Int, rows: Int, offset: Int) {
    open = -1
    words[count] = PixelToken.copy | UInt32(truncatingIfNeeded: number)
    words[count &+ 1] = PixelToken.place(rows: rows, offset: offset)
    count &+= 2
  }
}
