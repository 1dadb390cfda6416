internal import Raster

/// The answers of a terminal to `TerminalQuestion`.
struct TerminalAnswers: Equatable {
  /// Whether or not it has kitty's protocol.
  var hasKitty = false
  /// Whether or not iTerm2 has told the size of its cells.
  var isITerm = false
  /// The parameters of its primary device attributes; nil until they come, as the last answer.
  var attributes: [Int]?
  var cell: PixelSize?
  var background: Pixel?
  var sixelColors: Int?
  var sixelLimit: PixelSize?

  /// Whether or not it has sixel pictures: the attribute 4, behind the class of the terminal.
  var hasSixel: Bool { attributes?.dropFirst().contains(4) ?? false }

  /// Reads the sequences in what a terminal has sent; keys of the user between them are passed over.
  init(_ bytes: [UInt8]) {
    var place = 0
    while place + 1 < bytes.count {
      guard bytes[place] == 0x1B else {
        place += 1
        continue
      }
      let start = place + 2
      switch bytes[place + 1] {
      case UInt8(ascii: "["):
        let end = bytes[start...].firstIndex { (0x40...0x7E).contains($0) } ?? bytes.count
        if end < bytes.count { readControl(bytes[start..<end], final: bytes[end]) }
        place = end + 1
      case UInt8(ascii: "_"), UInt8(ascii: "]"), UInt8(ascii: "P"):
        let end = bytes[start...].firstIndex { $0 == 0x1B || $0 == 0x07 } ?? bytes.count
        if end < bytes.count { readString(bytes[start..<end], kind: bytes[place + 1]) }
        // The escape of the end is passed over with the backslash behind it.
        place = end + (end < bytes.count && bytes[end] == 0x1B ? 2 : 1)
      default: place += 1
      }
    }
  }

  private mutating func readControl(_ parameters: ArraySlice<UInt8>, final: UInt8) {
    let isPrivate = parameters.first == UInt8(ascii: "?")
    let numbers = parameters.dropFirst(isPrivate ? 1 : 0).split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    ).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    switch (final, isPrivate, numbers.count) {
    case (UInt8(ascii: "c"), true, _): attributes = numbers
    case (UInt8(ascii: "t"), false, 3) where numbers[0] == 6:
      cell = PixelSize(width: numbers[2], height: numbers[1])
    case (UInt8(ascii: "S"), true, 3...) where numbers[1] == 0:
      if numbers[0] == 1 { sixelColors = numbers[2] }
      if numbers[0] == 2, numbers.count == 4, numbers[2] > 0, numbers[3] > 0 {
        sixelLimit = PixelSize(width: numbers[2], height: numbers[3])
      }
    default: break
    }
  }

  private mutating func readString(_ content: ArraySlice<UInt8>, kind: UInt8) {
    let text = String(decoding: content, as: UTF8.self)
    switch kind {
    case UInt8(ascii: "_"):
      if text.hasPrefix("G"), text.hasSuffix(";OK") { hasKitty = true }
    case UInt8(ascii: "]"):
      if text.hasPrefix("11;rgb:") { background = Self.color(text.dropFirst(7)) }
      if text.hasPrefix("1337;ReportCellSize=") {
        isITerm = true
        let parts = text.dropFirst(20).split(separator: ";").compactMap { Double($0) }
        if parts.count >= 2, parts.allSatisfy({ (0...512).contains($0) }) {
          let scale = parts.count > 2 ? parts[2] : 1
          cell = PixelSize(width: Int(parts[1] * scale), height: Int(parts[0] * scale))
        }
      }
    default: break
    }
  }

  /// Returns a colour in the form of X11, `ffff/8080/0000`, with one to four digits a channel.
  private static func color(_ text: Substring) -> Pixel? {
    let channels = text.split(separator: "/").compactMap { digits -> UInt8? in
      guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16), value >= 0 else {
        return nil
      }
      let most = (1 << (4 * digits.utf8.count)) - 1
      return UInt8((value * 255 * 2 + most) / (2 * most))
    }
    guard channels.count == 3 else { return nil }
    return Pixel(red: channels[0], green: channels[1], blue: channels[2], alpha: 255)
  }
}
