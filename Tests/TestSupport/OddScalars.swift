/// Scalars beside which others are overlooked by programs that take a text for characters, or by people.
package enum OddScalars {
  /// All that are one `Character` with a less-than sign before or behind it.
  package static let joining: [Unicode.Scalar] = searched.filter {
    "\($0)<".count == 1 || "<\($0)".count == 1
  }

  /// All that control, format or separate: with a line feed, a carriage return is one `Character`, too.
  package static let controls: [Unicode.Scalar] = searched.filter {
    switch $0.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }

  /// Some that are no characters at all, that draw nothing, or that make one sign of two.
  package static let others: [Unicode.Scalar] = [
    0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0xE000, 0xF8FF, 0xFDD0, 0xFFFE, 0xFFFF, 0x1_FFFE, 0x10_FFFF,
    0x1_F1E9, 0x1_F1EA, 0x1100, 0xAC00, 0x11A8, 0x1_F468, 0x2764, 0x212A, 0x37E, 0x1FEF, 0x226E, 0x338,
  ].compactMap { Unicode.Scalar($0 as UInt32) }

  /// Texts in which each odd scalar stands before and behind each of some special scalars, `count` odd ones in each text.
  package static func texts(around specials: String, inEach count: Int = 24) -> [String] {
    let odd = joining + controls + others
    return stride(from: 0, to: odd.count, by: count).map { start in
      var text = ""
      for scalar in odd[start..<min(start + count, odd.count)] {
        for special in specials.unicodeScalars {
          text.unicodeScalars.append(contentsOf: [scalar, special, "a", special, scalar])
        }
      }
      return text
    }
  }

  /// All scalars but ideographs, syllables and private characters, which are many, and join with nothing here.
  private static let searched: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x33FF, 0xA000...0xABFF, 0xD7A4...0xD7FF, 0xF900...0x1FFFF, 0xE0000...0xE0FFF,
    ]
    return ranges.flatMap { $0.compactMap { Unicode.Scalar($0) } }
  }()
}

extension StringProtocol {
  /// The scalars, which tell texts apart that are equal as `String`s.
  package var scalars: [Unicode.Scalar] { Array(unicodeScalars) }
}
