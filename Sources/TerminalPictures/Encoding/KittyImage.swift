/// The sequences of kitty's graphics protocol.
///
/// See https://sw.kovidgoyal.net/kitty/graphics-protocol/.
enum KittyImage {
  /// The maximum number of base64 digits of a sequence, which the protocol states.
  static let chunkSize = 4096

  /// Returns the sequences that send a PNG and show it at the cursor, which does not move.
  ///
  /// A picture with the same identifier is replaced, wherever it is shown. The terminal answers nothing.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - id: The identifier, from 1.
  ///   - columns: The width in cells.
  ///   - rows: The height in cells.
  ///   - isVirtual: Whether or not the picture appears only where placeholders are.
  static func sequences(png: [UInt8], id: UInt32, columns: Int, rows: Int, isVirtual: Bool) -> [[UInt8]] {
    let digits = Base64.encode(png)
    let placing = isVirtual ? "U=1," : "C=1,"
    var result: [[UInt8]] = []
    var start = 0
    repeat {
      let end = min(digits.count, start + chunkSize)
      let more = end < digits.count ? 1 : 0
      let keys =
        start == 0 ? "a=T,f=100,\(placing)i=\(id),c=\(columns),r=\(rows),q=2,m=\(more)" : "q=2,m=\(more)"
      result.append(Array("\u{1B}_G\(keys);".utf8) + digits[start..<end] + Array("\u{1B}\\".utf8))
      start = end
    } while start < digits.count
    return result
  }

  /// Returns the sequence that deletes a picture, and its data.
  static func deletion(of id: UInt32) -> [UInt8] {
    Array("\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\".utf8)
  }

  /// Returns a line of placeholders, by whose text and colour the terminal knows the picture and its part.
  ///
  /// The foreground has the lower 24 bits of the identifier; each cell has its row and its column as marks.
  static func placeholders(id: UInt32, row: Int, columns: Int) -> [UInt8] {
    var text = "\u{1B}[38;2;\(id >> 16 & 255);\(id >> 8 & 255);\(id & 255)m"
    for column in 0..<columns {
      text.unicodeScalars.append(PlaceholderMarks.placeholder)
      text.unicodeScalars.append(PlaceholderMarks.all[row])
      text.unicodeScalars.append(PlaceholderMarks.all[column])
    }
    return Array((text + "\u{1B}[39m").utf8)
  }
}
