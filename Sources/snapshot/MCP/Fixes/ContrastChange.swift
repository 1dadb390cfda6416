internal import Foundation

/// A colour of a text that differs enough from the one behind it: the same hue, darker or lighter.
struct ContrastChange {
  /// The colour, `#RRGGBB`.
  let color: String

  /// Creates the change for a finding's message, which has both colours and the least contrast.
  init?(_ message: String) {
    let words = message.split(whereSeparator: { ", ;".contains($0) })
    let colors = words.filter { $0.utf8.first == UInt8(ascii: "#") && $0.utf8.count == 7 }.suffix(2)
    guard colors.count == 2, let text = Self.channels(colors.first ?? ""),
      let ground = Self.channels(colors.last ?? ""),
      let least = words.last.flatMap({ Double($0) })
    else { return nil }
    let isDarker = Self.luminance(ground) > 0.18
    // In 32 steps to black or white, of which the first that suffices is the nearest.
    for step in 1...32 {
      let channels = text.map { isDarker ? $0 * (32 - step) / 32 : $0 + (255 - $0) * step / 32 }
      guard Self.contrast(channels, ground) >= least + 0.2 || step == 32 else { continue }
      color = "#" + channels.map { Self.hexadecimal($0) }.joined()
      return
    }
    return nil
  }

  private static func hexadecimal(_ value: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0\(digits)" : digits
  }

  private static func channels(_ word: Substring) -> [Int]? {
    guard let number = Int(word.dropFirst(), radix: 16) else { return nil }
    return [number >> 16 & 255, number >> 8 & 255, number & 255]
  }

  /// Returns the contrast of WCAG 2.
  private static func contrast(_ one: [Int], _ other: [Int]) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func luminance(_ channels: [Int]) -> Double {
    let linear = channels.map { channel -> Double in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
