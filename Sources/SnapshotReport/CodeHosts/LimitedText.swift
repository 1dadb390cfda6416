/// A text of limited size, of whose lists as much is kept as fits.
struct LimitedText {
  private(set) var text = ""
  private var left: Int

  /// The bytes that are kept for the lines which say what was left out.
  private static let reserve = 200

  /// Creates an empty text with a maximum size, in bytes, for up to three lists.
  init(limit: Int) {
    left = limit - 3 * Self.reserve
  }

  /// Appends a part.
  mutating func append(_ part: String) {
    text += part
    left -= part.utf8.count
  }

  /// Appends the entries of a list that fit, and how many do not.
  ///
  /// - Parameters:
  ///   - rows: The entries, each with its line break.
  ///   - header: The lines before them.
  ///   - words: The plural of what the entries are.
  ///   - share: The part of the space left that the list may take.
  mutating func appendRows(_ rows: [String], header: String, _ words: String, share: Double = 1) {
    guard !rows.isEmpty else { return }
    let kept = left - Int(Double(max(0, left)) * share)
    append(header)
    var count = 0
    for row in rows {
      guard row.utf8.count < left - kept else { break }
      append(row)
      count += 1
    }
    let omitted = rows.count - count
    text += omitted > 0 ? "\n\(omitted) more \(words) are not shown here; the report has them.\n\n" : "\n"
  }
}
