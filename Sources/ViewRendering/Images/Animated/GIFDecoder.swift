internal import GraphicsCore

/// A GIF (89a, by CompuServe's specification): its frames, each drawn over those before it.
///
/// A damaged file has the frames before the damage; without any, it is refused.
struct GIFDecoder {
  private(set) var frames: [ImageFrames.Frame] = []
  /// The number of repetitions; 0 is no limit. A file without one is shown once.
  private(set) var loopCount = 1

  private typealias Palette = [(red: UInt8, green: UInt8, blue: UInt8)]

  /// The control of the next frame.
  private struct Control {
    var disposal = FrameCanvas.Disposal.keep
    var delay = 0.0
    var transparent: Int?
  }

  /// Reads a file, up to a number of frames; nil if it is no GIF or has none.
  init?(_ bytes: [UInt8], limits: ImageLimits = .standard, mostFrames: Int = .max) {
    guard bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) else {
      return nil
    }
    var reader = ByteReader(bytes, from: 6)
    guard let width = reader.number(), let height = reader.number(), let flags = reader.byte(),
      reader.skip(2),
      width > 0, height > 0, width * height <= min(limits.pixels, FrameCanvas.mostPixels)
    else { return nil }
    let palette = flags & 0x80 != 0 ? Self.palette(&reader, flags) : []
    var canvas = FrameCanvas(width: width, height: height)
    var control = Control()
    reading: while frames.count < mostFrames, let block = reader.byte() {
      switch block {
      case 0x21: readExtension(&reader, &control)
      case 0x2C:
        guard FrameCanvas.admits(frames.count + 1, width: width, height: height),
          readFrame(&reader, &canvas, control, palette)
        else { break reading }
        control = Control()
      default: break reading
      }
    }
    if frames.isEmpty { return nil }
  }

  private static func palette(_ reader: inout ByteReader, _ flags: UInt8) -> Palette {
    (0..<(2 << Int(flags & 7))).compactMap { _ in
      guard let red = reader.byte(), let green = reader.byte(), let blue = reader.byte() else { return nil }
      return (red, green, blue)
    }
  }

  private mutating func readExtension(_ reader: inout ByteReader, _ control: inout Control) {
    let label = reader.byte()
    let data = reader.blocks()
    if label == 0xF9, data.count >= 4 {
      control.disposal =
        switch data[0] >> 2 & 7 {
        case 2: .clear
        case 3: .restore
        default: .keep
        }
      control.delay = Double(Int(data[1]) | Int(data[2]) << 8) / 100
      control.transparent = data[0] & 1 != 0 ? Int(data[3]) : nil
    } else if label == 0xFF, data.count >= 14, data.starts(with: Array("NETSCAPE2.0".utf8)), data[11] == 1 {
      loopCount = Int(data[12]) | Int(data[13]) << 8
    }
  }

  private mutating func readFrame(
    _ reader: inout ByteReader, _ canvas: inout FrameCanvas, _ control: Control, _ common: Palette
  ) -> Bool {
    guard let x = reader.number(), let y = reader.number(), let width = reader.number(),
      let height = reader.number(), let flags = reader.byte()
    else { return false }
    let palette = flags & 0x80 != 0 ? Self.palette(&reader, flags) : common
    guard let bits = reader.byte(), (1...8).contains(bits), width > 0, height > 0 else { return false }
    // The part of the frame that is on the canvas.
    let (columns, rows) = (max(0, min(width, canvas.width - x)), max(0, min(height, canvas.height - y)))
    let isInterlaced = flags & 0x40 != 0
    let lines = isInterlaced ? height : rows
    guard lines * width <= FrameCanvas.mostPixels else { return false }
    let indices = GIFCodes.decoded(reader.blocks(), bits: Int(bits), count: max(1, lines * width))
    guard !indices.isEmpty else { return false }
    var pixels = [UInt8](repeating: 0, count: columns * rows * 4)
    for (place, index) in indices.enumerated()
    where Int(index) != control.transparent && index < palette.count {
      let row = isInterlaced ? Self.interlacedRow(place / width, height) : place / width
      let column = place % width
      guard row < rows, column < columns else { continue }
      let start = (row * columns + column) * 4
      let color = palette[Int(index)]
      (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3]) = (
        color.red, color.green, color.blue, 255
      )
    }
    let image = canvas.draw(
      pixels, x: x, y: y, width: columns, height: rows, replaces: false, disposal: control.disposal)
    frames.append(ImageFrames.Frame(image: image, delay: control.delay))
    return true
  }

  /// Returns the row of a line of an interlaced frame: every eighth, then those between them.
  private static func interlacedRow(_ line: Int, _ height: Int) -> Int {
    // Not by a loop over the passes: for that, the compiler makes one code or another by chance.
    let (eighths, fourths, halves) = ((height + 7) / 8, (height + 3) / 8, (height + 1) / 4)
    if line < eighths { return 8 * line }
    if line < eighths + fourths { return 4 + 8 * (line - eighths) }
    let rest = line - eighths - fourths
    return rest < halves ? 2 + 4 * rest : min(1 + 2 * (rest - halves), height - 1)
  }
}

/// The codes of a frame, of Lempel, Ziv and Welch.
enum GIFCodes {
  /// Returns at most `count` bytes of a stream of codes; those before the damage of a damaged one.
  static func decoded(_ data: [UInt8], bits: Int, count: Int) -> [UInt8] {
    let (clear, end) = (1 << bits, 1 << bits + 1)
    // Of each code, that of all its bytes but the last one, and the last one.
    var prefixes = Array(repeating: -1, count: end + 1)
    var suffixes = (0...end).map { UInt8(truncatingIfNeeded: $0) }
    var result: [UInt8] = []
    result.reserveCapacity(min(count, 1 << 22))
    var (size, last, buffer, filled) = (bits + 1, -1, 0, 0)
    var string: [UInt8] = []
    for byte in data {
      buffer |= Int(byte) << filled
      filled += 8
      while filled >= size {
        let code = buffer & (1 << size - 1)
        buffer >>= size
        filled -= size
        if code == end || result.count >= count { return Array(result.prefix(count)) }
        if code == clear {
          prefixes.removeSubrange((end + 1)...)
          suffixes.removeSubrange((end + 1)...)
          (size, last) = (bits + 1, -1)
          continue
        }
        guard code < prefixes.count || (code == prefixes.count && last >= 0) else { return result }
        string.removeAll(keepingCapacity: true)
        var next = code < prefixes.count ? code : last
        while next >= 0 {
          string.append(suffixes[next])
          next = prefixes[next]
        }
        guard let first = string.last else { return result }
        result.append(contentsOf: string.reversed())
        if code == prefixes.count { result.append(first) }
        if last >= 0, prefixes.count < 4096 {
          prefixes.append(last)
          suffixes.append(first)
          if prefixes.count == 1 << size, size < 12 { size += 1 }
        }
        last = code
      }
    }
    return Array(result.prefix(count))
  }
}

/// A reader of bytes and little-endian numbers.
struct ByteReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], from position: Int) {
    (self.bytes, self.position) = (bytes, position)
  }

  /// Returns the next byte; nil at the end.
  mutating func byte() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Returns the next two bytes as a number; nil at the end.
  mutating func number() -> Int? {
    guard let low = byte(), let high = byte() else { return nil }
    return Int(low) | Int(high) << 8
  }

  /// Skips bytes, and returns whether there are that many.
  mutating func skip(_ count: Int) -> Bool {
    position += count
    return position <= bytes.count
  }

  /// Returns the bytes of the blocks up to an empty one, each of which begins with its length.
  mutating func blocks() -> [UInt8] {
    var data: [UInt8] = []
    while let length = byte(), length > 0 {
      data += bytes[min(position, bytes.count)..<min(position + Int(length), bytes.count)]
      position += Int(length)
    }
    return data
  }
}
