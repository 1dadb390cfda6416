/// The last positions of one, two and four pixels, by their values.
///
/// Four pixels indicate a good match, two a fair one; of four, the position before the last is tried, too: a fifth
/// fewer bytes for slanted gradients. A copy of a single pixel is worthwhile if its colour is rare: 6 % fewer bytes for
/// text.
struct MatchFinder: ~Copyable {
  private let ones = WordBuffer(count: 1 << bits)
  private let pairs = WordBuffer(count: 1 << bits)
  private let fours = WordBuffer(count: 1 << bits)
  /// The earlier position of each kept pixel's four.
  private let earlier: WordBuffer

  private static let bits: UInt32 = 13
  /// The length of a match beyond which no better one is searched.
  private static let goodLength = 64

  init(_ window: borrowing SlidingWindow) { earlier = WordBuffer(count: window.capacity) }

  /// Returns the longest match found from `x` on, which must be followed by three more pixels, and records them.
  @inline(__always)
  func match(_ row: borrowing WordBuffer, x: Int, y: Int, in window: borrowing SlidingWindow)
    -> PixelMatch
  {
    let (pair, four) = Self.slots(row, x)
    let (pairCode, fourCode) = (pairs[pair], fours[four])
    remember(pair, four, x, y, window)
    var best = window.match(fourCode, row, x: x, y: y)
    if best.count < 4 { best = Self.longer(best, window.match(pairCode, row, x: x, y: y)) }
    guard best.count < Self.goodLength, window.mask > 0 else { return best }
    let (oldX, up) = window.decode(fourCode, from: y)
    guard up <= window.mask else { return best }
    return Self.longer(best, window.match(earlier[window.start(of: y &- up) &+ oldX], row, x: x, y: y))
  }

  /// Records the pixel at `x`, and returns its match if that is wanted.
  @inline(__always)
  func matchOfOne(
    _ row: borrowing WordBuffer, x: Int, y: Int, in window: borrowing SlidingWindow, isWanted: Bool
  ) -> PixelMatch {
    let slot = Int((row[x] &* 0x9E37_79B1) &>> (32 &- Self.bits))
    let code = ones[slot]
    ones[slot] = window.code(x, y)
    return isWanted ? window.match(code, row, x: x, y: y) : PixelMatch()
  }

  /// Records the positions at which the colour changes.
  @inline(__always)
  func remember(
    _ places: Range<Int>, _ row: borrowing WordBuffer, y: Int, in window: borrowing SlidingWindow
  ) {
    for x in places where row[x] != row[x &- 1] {
      let (pair, four) = Self.slots(row, x)
      remember(pair, four, x, y, window)
    }
  }

  @inline(__always)
  private func remember(_ pair: Int, _ four: Int, _ x: Int, _ y: Int, _ window: borrowing SlidingWindow) {
    let code = window.code(x, y)
    if window.mask > 0 { earlier[window.start(of: y) &+ x] = fours[four] }
    pairs[pair] = code
    fours[four] = code
  }

  @inline(__always)
  private static func longer(_ match: PixelMatch, _ other: PixelMatch) -> PixelMatch {
    other.count > match.count ? other : match
  }

  @inline(__always)
  private static func slots(_ row: borrowing WordBuffer, _ x: Int) -> (pair: Int, four: Int) {
    let pair = mix(row[x], row[x &+ 1])
    let four = mix(pair &+ row[x &+ 2], row[x &+ 3])
    return (Int(pair &>> (32 &- bits)), Int(four &>> (32 &- bits)))
  }

  @inline(__always)
  private static func mix(_ first: UInt32, _ second: UInt32) -> UInt32 {
    ((first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)) &* 0xC2B2_AE3D
  }
}
