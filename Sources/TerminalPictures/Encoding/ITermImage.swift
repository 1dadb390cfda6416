/// The sequence of iTerm2's inline images.
///
/// See https://iterm2.com/documentation-images.html.
enum ITermImage {
  /// Returns the sequence that shows a PNG at the cursor, in a box of cells; the terminal moves the cursor.
  static func sequence(png: [UInt8], columns: Int, rows: Int) -> [UInt8] {
    let keys = "inline=1;size=\(png.count);width=\(columns);height=\(rows);preserveAspectRatio=1"
    return Array("\u{1B}]1337;File=\(keys):".utf8) + Base64.encode(png) + [0x07]
  }
}
