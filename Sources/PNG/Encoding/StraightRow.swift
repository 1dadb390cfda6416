internal import Raster

/// A row of straight pixels with what the encoder asks of it, which is made on any thread and never changes.
///
/// It is unchecked, since its words are in memory of their own: only the initializers write them.
final class StraightRow: @unchecked Sendable {
  let words: WordBuffer
  /// The premultiplied pixels; none if all pixels are opaque, which are the same in both forms.
  private let source: WordBuffer
  let sums: RowSums

  var isOpaque: Bool { sums.alphas == 255 * words.count }

  /// Creates a row of zeros.
  init(width: Int) {
    words = WordBuffer(count: width)
    source = WordBuffer(count: width)
    sums = RowSums()
  }

  /// Creates the row of premultiplied pixels.
  init(_ pixels: Span<Pixel>) {
    words = WordBuffer(pixels)
    let sums = RowSums(words)
    guard sums.alphas != 255 * words.count else {
      source = WordBuffer(count: 0)
      self.sums = sums
      return
    }
    source = WordBuffer(pixels)
    for x in 0..<words.count where words[x] < 0xFF00_0000 { words[x] = StraightPixel(pixels[x]).word }
    self.sums = RowSums(words)
  }

  /// Returns whether or not it is the row of these premultiplied pixels.
  func holds(_ pixels: Span<Pixel>) -> Bool {
    isOpaque ? words.holds(pixels) : source.holds(pixels)
  }

  /// Returns whether or not another row has the same premultiplied pixels.
  func hasPixels(of other: StraightRow) -> Bool {
    guard isOpaque == other.isOpaque else { return false }
    return isOpaque ? words.holds(other.words) : source.holds(other.source)
  }
}

/// Rows of a part of a picture, ready to be encoded after those above them: a sink that a thread fills while another
/// encodes.
struct StraightRows: RowSink, Sendable {
  /// The rows that differ from the one above, with their numbers.
  private(set) var runs: [(row: StraightRow, count: Int)] = []

  /// Creates no rows.
  init() {}

  mutating func append(_ pixels: Span<Pixel>, repeated count: Int) {
    if let last = runs.last, last.row.holds(pixels) {
      runs[runs.count - 1].count += count
    } else {
      runs.append((StraightRow(pixels), count))
    }
  }
}
