import Foundation
import StyleCore

/// A text in the making, with runs of looks.
struct HTMLOutput {
  private var units: [UInt16] = []
  private var runs: [(look: Int, length: Int)] = []
  private var looks: [[NSAttributedString.Key: Any]] = []
  /// Whether or not the last character gives way to an end of line: a space, or an end itself.
  private var isSoft = false

  /// The length in UTF-16 units.
  var length: Int { units.count }

  /// Whether or not the text is empty, or ends with the end of a paragraph.
  var isAtLineStart: Bool { units.last.map { $0 == 0xA } ?? true }

  /// Whether or not a space would be at the start of a line, or behind another that could be left out.
  var isAtSpace: Bool {
    guard let last = units.last else { return true }
    return isSoft && last == 0x20 || [0xA, 0xD, 0x9, 0xC, 0x85, 0x2028, 0x2029].contains(last)
  }

  /// Adds attributes, and returns their number.
  mutating func addLook(_ attributes: [NSAttributedString.Key: Any]) -> Int {
    looks.append(attributes)
    return looks.count - 1
  }

  /// Adds characters.
  ///
  /// - Parameters:
  ///   - look: The number of their attributes.
  ///   - isSoft: Whether the last one of them gives way to an end of line.
  ///   - replacesSoft: Whether they replace such a space or end of line before them.
  mutating func append(_ text: String, _ look: Int, isSoft: Bool, replacesSoft: Bool = false) {
    if replacesSoft { removeSoftSpace() }
    let count = units.count
    units += text.utf16
    let added = units.count - count
    if runs.last?.look == look {
      runs[runs.count - 1].length += added
    } else if added > 0 {
      runs.append((look, added))
    }
    self.isSoft = isSoft
  }

  /// Removes a space or an end of line at the end that gives way.
  mutating func removeSoftSpace() {
    guard isSoft, let last = units.last, last == 0x20 || last == 0x2028 else { return }
    units.removeLast()
    runs[runs.count - 1].length -= 1
    if runs[runs.count - 1].length == 0 { runs.removeLast() }
    isSoft = false
  }

  /// The text.
  var text: NSAttributedString {
    let text = NSMutableAttributedString(string: String(decoding: units, as: UTF16.self))
    var location = 0
    text.beginEditing()
    for run in runs {
      text.setAttributes(looks[run.look], range: NSRange(location: location, length: run.length))
      location += run.length
    }
    text.endEditing()
    return text
  }
}
