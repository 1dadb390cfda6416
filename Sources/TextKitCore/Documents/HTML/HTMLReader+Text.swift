import Foundation

/// Characters of elements.
extension HTMLReader {
  /// Adds the characters between two tags.
  mutating func add(_ text: String) {
    let isSpace = text.utf8.allSatisfy(\.isSpace)
    if !isSpace { closeHead() }
    guard style.display != .none else { return }
    if isSpace, let last = open.last, [.table, .row].contains(last.style.display) || isBetweenRows(last.tag) {
      return
    }
    if !isSpace { reopenFormats() }
    append(text)
  }

  private func isBetweenRows(_ tag: String) -> Bool { ["tbody", "thead", "tfoot"].contains(tag) }

  /// Adds characters in the style of the innermost element, without the space that HTML leaves out.
  mutating func append(_ text: String) {
    let style = style
    guard style.display != .none else { return }
    let (kept, endsInSpace) = style.keepsSpace ? (lines(of: text), false) : collapsed(text)
    guard !kept.isEmpty else { return }
    flushMarker()
    output.append(changed(kept, style.transform), look(), isSoft: endsInSpace)
  }

  /// Returns preformatted text with all line ends alike, without a first one.
  private func lines(of text: String) -> String {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let isFirst = open.last.map {
      ["pre", "listing", "textarea"].contains($0.tag) && $0.start == output.length
    }
    return isFirst == true && lines.hasPrefix("\n") ? String(lines.dropFirst()) : lines
  }

  /// Returns text with one space in place of each row of them, and none at the start of a line or behind another.
  private func collapsed(_ text: String) -> (String, endsInSpace: Bool) {
    let leavesOut = pendingMarker != nil || output.isAtSpace
    var scalars = String.UnicodeScalarView()
    var isAtStart = true
    var isInSpace = false
    for scalar in text.unicodeScalars {
      if [0x20, 0x9, 0xA, 0xC, 0xD, 0x200B].contains(scalar.value) {
        isInSpace = !isAtStart || !leavesOut
      } else {
        if isInSpace { scalars.append(" ") }
        scalars.append(scalar)
        (isInSpace, isAtStart) = (false, false)
      }
    }
    if isInSpace { scalars.append(" ") }
    return (String(scalars), isInSpace)
  }

  private func changed(_ text: String, _ transform: ElementStyle.Transform) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalize: text.capitalized
    }
  }

  /// Adds the marker of the item that begins.
  mutating func flushMarker() {
    guard let marker = pendingMarker else { return }
    pendingMarker = nil
    output.append(marker.text, output.addLook(marker.style.attributes(&fonts)), isSoft: false)
  }

  /// Returns the number of the look of the innermost element.
  mutating func look() -> Int {
    guard let last = open.indices.last else { return output.addLook([:]) }
    if let look = open[last].look { return look }
    let look = output.addLook(open[last].style.attributes(&fonts))
    open[last].look = look
    return look
  }
}
