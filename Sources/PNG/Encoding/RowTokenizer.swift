/// A tokenizer of rows of pixels: as runs, as copies of the row above, or as copies of earlier pixels.
///
/// Pixels that equal the one to the left or the row above are skipped eight at a step, and once: 12 instructions a
/// pixel in cards, 20 in a page of text. Searching longer copies where 8 pixels are a run or 32 equal those above takes
/// 4 % more, for one byte in 600.
struct RowTokenizer: ~Copyable {
  private var window: SlidingWindow
  private let matchFinder: MatchFinder
  private var literalCost = LiteralCost()

  /// The costs in sixteenths of a bit.
  private enum Cost {
    static let run = 128
    static let zeros = 96
    static let copyAbove = 288
    static let copy = 320
    /// The cost of a pixel beyond which a copy of it alone is better.
    static let dearPixel = 250
  }

  init(width: Int) {
    window = SlidingWindow(width: width)
    matchFinder = MatchFinder(window)
  }

  /// Records the final form of row `y` of the file.
  mutating func keep(_ row: borrowing WordBuffer, _ tokens: borrowing PixelTokens, at y: Int) {
    literalCost.learn(tokens)
    window.keep(row, at: y)
  }

  /// Tokenizes row `y`, and returns its approximate cost in sixteenths of a bit.
  ///
  /// If pixels may yet become single bytes, no run or copy is shorter than a match may be, and zeros are a colour like
  /// others.
  ///
  /// - Parameters:
  ///   - row: The pixels of the row.
  ///   - y: The row of the file.
  ///   - rowsUp: The number of rows up to the last distinct one.
  ///   - mayBeBytes: Whether or not pixels may yet become single bytes.
  ///   - matchPixels: The approximate maximum number of pixels of one match.
  ///   - tokens: The tokens of the row.
  func tokenize(
    _ row: borrowing WordBuffer, y: Int, rowsUp: Int, mayBeBytes: Bool, matchPixels: Int,
    into tokens: inout PixelTokens
  ) -> Int {
    tokens.removeAll()
    let (leastRun, leastCopy) = mayBeBytes ? (3, 3) : (1, 2)
    let hasAbove = window.reaches(rows: rowsUp, from: y)
    let above = window.start(of: y &- rowsUp)
    let width = row.count
    // The ends of the pixels that equal the one to the left and the row above, as far as they are known.
    var (runEnd, aboveEnd) = (0, 0)
    var cost = 0
    var x = 0
    while x < width {
      let value = row[x]
      var run = 0
      if x > 0, value == row[x &- 1] {
        if runEnd <= x { runEnd = PixelSearch.endOfRun(row, from: x) }
        run = runEnd &- x
        if run >= matchPixels {
          // Whole matches of a run are the cheapest of all; its rest may be part of a copy.
          run &-= run % matchPixels
          tokens.append(PixelToken.run, run)
          cost &+= Cost.run / 2 &+ run
          x &+= run
          continue
        }
      } else if value == 0, !mayBeBytes {
        let end = PixelSearch.endOfRun(row, from: x &+ 1)
        tokens.append(PixelToken.zeros, end &- x)
        cost &+= Cost.zeros &+ (end &- x) / 2
        x = end
        continue
      }
      var up = 0
      if hasAbove, value == window[above &+ x] {
        if aboveEnd <= x { aboveEnd = x &+ window.commonLength(row, x, above: above) }
        up = aboveEnd &- x
      }
      if run < 8, up < 32, x &+ 4 <= width {
        let match = matchFinder.match(row, x: x, y: y, in: window)
        if match.count >= leastCopy, match.count > max(up, run) &+ 2 {
          // Back over pixels that were literals.
          let back = window.commonLength(before: x, row, y: y, match, limit: tokens.pixelsAtEnd)
          for place in x &- back..<x { cost &-= literalCost.cost(row[place]) }
          if back > 0 { tokens.removePixels(back) }
          let count = Self.end(ofCopy: match.count, row, x, matchPixels)
          tokens.copy(count &+ back, rows: match.rows, offset: match.x &- x)
          cost &+= Cost.copy &+ 3 &* count
          matchFinder.remember(x &+ 1..<max(x &+ 1, min(x &+ count, width &- 3)), row, y: y, in: window)
          x &+= count
          continue
        }
      }
      if run >= leastRun, run &+ 4 >= up {
        tokens.append(PixelToken.run, run)
        cost &+= Cost.run &+ run
        x &+= run
        continue
      }
      if up >= leastCopy {
        let count = Self.end(ofCopy: up, row, x, matchPixels)
        tokens.copy(count, rows: rowsUp, offset: 0)
        cost &+= Cost.copyAbove &+ 3 &* count
        x &+= count
        continue
      }
      let pixelCost = literalCost.cost(value)
      if !mayBeBytes {
        let match = matchFinder.matchOfOne(row, x: x, y: y, in: window, isWanted: pixelCost > Cost.dearPixel)
        if match.count > 0 {
          tokens.copy(match.count, rows: match.rows, offset: match.x &- x)
          cost &+= Cost.copy
          x &+= match.count
          continue
        }
      }
      tokens.pixel(value)
      cost &+= pixelCost
      x &+= 1
    }
    return cost
  }

  /// Returns the best end of a copy: where a whole match of a run can follow, in place of a whole match of the copy.
  ///
  /// That takes 10 bits more for its distance: 9 % fewer bytes for cards.
  @inline(__always)
  private static func end(ofCopy count: Int, _ row: borrowing WordBuffer, _ x: Int, _ matchPixels: Int)
    -> Int
  {
    var part = matchPixels
    while part &+ matchPixels <= count {
      let place = x &+ part
      if row[place] == row[place &- 1], row[place] == row[place &+ matchPixels &- 1],
        PixelSearch.endOfRun(row, from: place) >= place &+ matchPixels
      {
        return part
      }
      part &+= matchPixels
    }
    return count
  }
}
