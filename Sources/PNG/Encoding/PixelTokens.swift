/// The kinds of what is said of a row, in numbers of pixels, so that it can be decided last how many bytes a pixel has.
///
/// A token is a word: its kind in the highest two bits, a number of pixels in the others. Behind `pixels` come these
/// pixels, behind `copy` comes where they are.
enum PixelToken {
  /// Pixels of this row, filtered as the row is.
  static let pixels: UInt32 = 0 << 30
  /// Pixels equal to the one before.
  static let run: UInt32 = 1 << 30
  /// Pixels equal to some farther back; the next word says where.
  static let copy: UInt32 = 2 << 30
  /// Pixels of 0 in all channels.
  static let zeros: UInt32 = 3 << 30

  static let kinds: UInt32 = 3 << 30
  static let largestNumber = 1 << 30 - 1

  /// Words that a row of `width` pixels takes at most: two for each pixel where pixels and zeros alternate.
  static func capacity(width: Int) -> Int { 2 * width + 8 }

  /// The place of pixels `rows` rows up in the file, 0 to 4095, and `offset` pixels to the right, of which there are
  /// fewer than 2^19 either way.
  @inline(__always)
  static func place(rows: Int, offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: rows &<< 20 | (offset &+ 1 &<< 19))
  }

  /// How many bytes back a place is in rows of `width` pixels of `channels` bytes, each behind its filter's byte.
  @inline(__always)
  static func distance(_ place: UInt32, width: Int, channels: Int) -> Int {
    let (rows, offset) = (Int(place &>> 20), Int(place & 0xF_FFFF) &- 1 &<< 19)
    return rows &* (1 &+ channels &* width) &- offset &* channels
  }
}

/// The tokens of a row being written.
struct PixelTokens: ~Copyable {
  /// Of these the first `count` count.
  let words: PixelMemory
  private(set) var count = 0
  /// The word of the pixels at the end, if there are some.
  private var open = -1

  init(width: Int) { words = PixelMemory(count: PixelToken.capacity(width: width)) }

  mutating func removeAll() { (count, open) = (0, -1) }

  @inline(__always)
  mutating func pixel(_ value: UInt32) {
    if open < 0 || words[open] == PixelToken.largestNumber {
      open = count
      words[count] = PixelToken.pixels
      count &+= 1
    }
    words[open] &+= 1
    words[count] = value
    count &+= 1
  }

  /// Takes the last pixels back, of which there must be as many at the end.
  @inline(__always)
  mutating func removePixels(_ number: Int) {
    words[open] &-= UInt32(truncatingIfNeeded: number)
    count &-= number
    guard words[open] == 0 else { return }
    count &-= 1
    open = -1
  }

  /// How many pixels stand at the end.
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
