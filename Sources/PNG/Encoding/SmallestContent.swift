// Of a list, cards and a page of text at 1179×2556 pixels, files are 0.8 to 1.15 times as large as those of
// `oxipng -o2`, in 1/7 to 1/20 of its time. Places in a palette are zlib's, which is slow but finds more in them than
// libdeflate does in the same time; with pixels it is the other way round.

extension ImageData.Content {
  /// Up to so many bytes, everything is tried.
  private static let smallCount = 1 << 18

  /// The same image in as few bytes as the libraries make of it in reasonable time: places in a palette in as few bits
  /// as they need, greys without a palette. Where nothing is smaller, it is what it is.
  func smallest(width: Int, height: Int) -> Self {
    let length = channels * width
    guard let filtered = Inflation.inflate(stream, count: height * (1 + length)) else { return self }
    var best = self
    guard channels == 1 else {
      // The filters were chosen for how well their rows can be compressed.
      best.take(filtered, as: self, by: Self.compressors(filtered.count, default: .libdeflate(level: 9)))
      return best
    }
    guard let places = Unfiltering.rows(filtered, length: width, channels: 1) else { return self }
    let form = Self(channels: 1, bits: neededBits, palette: isGrey ? [] : palette, stream: [])
    let rows = PackedRows(isGrey ? places.map { UInt8(palette[Int($0)] & 0xFF) } : places, width, form.bits)
    let compressors = Self.compressors(height * (1 + rows.length), default: .zlib)
    for filtered in [rows.filtered(whereEqual: true), rows.filtered(whereEqual: false)] {
      best.take(filtered, as: form, by: compressors)
    }
    return best
  }

  private static func compressors(
    _ count: Int, default compressor: Deflation.Compressor
  ) -> [Deflation.Compressor] {
    count <= smallCount ? [.libdeflate(level: 12), .zlib] : [compressor]
  }

  /// Becomes another form of the image if a compressor makes a smaller file of that.
  private mutating func take(_ filtered: [UInt8], as form: Self, by compressors: [Deflation.Compressor]) {
    for compressor in compressors {
      let limit = stream.count + paletteSize - form.paletteSize - 1
      guard let stream = Deflation.deflate(filtered, by: compressor, limit: limit) else { continue }
      self = form
      self.stream = stream
    }
  }

  /// The bits that a place takes.
  private var neededBits: Int { [1, 2, 4].first { palette.count <= 1 << $0 } ?? 8 }

  /// Whether greys of 8 bits are no longer than places, and need no palette.
  private var isGrey: Bool {
    neededBits == 8 && palette.allSatisfy { $0 >> 24 == 255 && $0 & 0xFFFF == $0 >> 8 & 0xFFFF }
  }
}

/// Rows of one number for each pixel, in as many bits as needed.
private struct PackedRows {
  /// Bytes of a row.
  let length: Int
  private let rows: [UInt8]

  init(_ places: [UInt8], _ width: Int, _ bits: Int) {
    length = (width * bits + 7) / 8
    guard bits < 8 else {
      rows = places
      return
    }
    var rows: [UInt8] = []
    rows.reserveCapacity(places.count / width * length)
    for start in stride(from: 0, to: places.count, by: width) {
      for first in stride(from: start, to: start + width, by: 8 / bits) {
        let inByte = places[first..<min(start + width, first + 8 / bits)]
        let byte = inByte.reduce(UInt8(0)) { $0 << UInt8(bits) | $1 }
        rows.append(byte << UInt8(8 - bits * inByte.count))
      }
    }
    self.rows = rows
  }

  /// The rows behind their filters: Up for all, or only for those that equal the row above, and the others as they are.
  func filtered(whereEqual: Bool) -> [UInt8] {
    var filtered: [UInt8] = []
    filtered.reserveCapacity(rows.count / length * (length + 1))
    for start in stride(from: 0, to: rows.count, by: length) {
      let isUp = start > 0 && (!whereEqual || isEqualToRowAbove(start))
      filtered.append((isUp ? RowFilter.up : .none).rawValue)
      if isUp {
        filtered += zip(rows[start..<start + length], rows[start - length..<start]).map { $0 &- $1 }
      } else {
        filtered += rows[start..<start + length]
      }
    }
    return filtered
  }

  private func isEqualToRowAbove(_ start: Int) -> Bool {
    rows[start..<start + length] == rows[start - length..<start]
  }
}
