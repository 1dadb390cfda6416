/// A number of pixels that equal the current ones, `rows` up in the file, from `x` on.
struct PixelMatch {
  var count = 0
  var rows = 0
  var x = 0
}

/// The rows that a copy may refer to: those in the last 32 KiB of the file, in their filtered form.
struct SlidingWindow: ~Copyable {
  let width: Int
  /// The mask of row numbers, whose successor is a power of two; 0 if rows are too wide to be of use.
  let mask: Int
  private let words: WordBuffer
  /// The row of the file in each slot; -1 if there is none.
  private var rows: [Int]
  /// The number of bits of a number from 0 to the width.
  private let columnBits: UInt32

  private static let window = 32_768

  init(width: Int) {
    self.width = width
    columnBits = UInt32(Int.bitWidth - width.leadingZeroBitCount)
    var capacity = 1
    while capacity < 64, capacity * (1 + 4 * width) <= Self.window { capacity *= 2 }
    mask = capacity - 1
    words = WordBuffer(count: capacity > 1 ? capacity * width : 0)
    rows = Array(repeating: -1, count: capacity)
  }

  /// The maximum number of pixels that are kept.
  var capacity: Int { words.count }

  /// Keeps row `y` of the file.
  mutating func keep(_ row: borrowing WordBuffer, at y: Int) {
    guard mask > 0 else { return }
    rows[y & mask] = y
    row.copy(0..<width, to: words, at: start(of: y))
  }

  /// Returns the start of row `y` in memory.
  @inline(__always)
  func start(of y: Int) -> Int { (y & mask) &* width }

  /// Returns whether or not the row `up` rows above row `y` is kept and near enough.
  func reaches(rows up: Int, from y: Int) -> Bool {
    1...4_095 ~= up && mask > 0 && isNear(rows: up, offset: 0) && rows[(y - up) & mask] == y - up
  }

  /// Returns whether or not pixels at an offset of rows and columns are in the window, with at most four bytes a pixel.
  @inline(__always)
  private func isNear(rows: Int, offset: Int) -> Bool {
    rows &* (1 &+ 4 &* width) &- 4 &* offset <= Self.window
  }

  /// Returns the number of pixels from `x` on that equal those above, of a row that is kept at `start`.
  @inline(__always)
  func commonLength(_ row: borrowing WordBuffer, _ x: Int, above start: Int) -> Int {
    PixelSearch.commonLength(row, x, words, start &+ x, limit: width &- x)
  }

  /// The kept pixel at an index.
  @inline(__always)
  subscript(_ place: Int) -> UInt32 { words[place] }

  /// Returns the lowest bits of a row's number, with a column below them; two rows may have the same code.
  ///
  /// The present content decides then.
  @inline(__always)
  func code(_ x: Int, _ y: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: y) &<< columnBits | UInt32(truncatingIfNeeded: x)
  }

  /// Returns the column of a code, and the number of rows from row `y` up to it.
  @inline(__always)
  func decode(_ code: UInt32, from y: Int) -> (x: Int, rows: Int) {
    let x = code & (1 &<< columnBits &- 1)
    return (Int(x), Int((self.code(0, y) &- (code &- x)) &>> columnBits))
  }

  /// Returns the match from `x` on in row `y` with the pixels of a code, if they are near enough.
  @inline(__always)
  func match(_ code: UInt32, _ row: borrowing WordBuffer, x: Int, y: Int) -> PixelMatch {
    let (oldX, up) = decode(code, from: y)
    if up == 0 {
      guard oldX < x, isNear(rows: 0, offset: oldX &- x) else { return PixelMatch() }
      let limit = min(width &- x, PixelToken.largestNumber)
      return PixelMatch(count: PixelSearch.commonLength(row, oldX, row, x, limit: limit), rows: 0, x: oldX)
    }
    // If row numbers have wrapped around in codes, another row may be there.
    guard up <= mask, rows[(y &- up) & mask] == y &- up, isNear(rows: up, offset: oldX &- x) else {
      return PixelMatch()
    }
    let limit = width &- max(x, oldX)
    let count = PixelSearch.commonLength(words, start(of: y &- up) &+ oldX, row, x, limit: limit)
    return PixelMatch(count: count, rows: up, x: oldX)
  }

  /// Returns the number of pixels before `x`, at most `limit`, that equal those before a match.
  @inline(__always)
  func commonLength(before x: Int, _ row: borrowing WordBuffer, y: Int, _ match: PixelMatch, limit: Int)
    -> Int
  {
    let limit = min(limit, match.x)
    var count = 0
    if match.rows == 0 {
      while count < limit, row[match.x &- count &- 1] == row[x &- count &- 1] { count &+= 1 }
    } else {
      let start = start(of: y &- match.rows) &+ match.x
      while count < limit, words[start &- count &- 1] == row[x &- count &- 1] { count &+= 1 }
    }
    return count
  }
}
