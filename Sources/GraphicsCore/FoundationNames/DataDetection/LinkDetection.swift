import Foundation

/// The search for links.
enum LinkDetection {
  private static let label = "[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?"
  private static let expression = try? NSRegularExpression(
    pattern: """
      (?<![a-z0-9_@.+-])(?:\
      (mailto:[^\\s<>"]+)|\
      ([a-z][a-z0-9+.-]{0,30}://[^\\s<>"\\p{So}\u{201C}\u{201D}]+)|\
      ([a-z0-9._%+'-]{1,64}@(?:\(label)\\.){1,8}\\p{L}{2,24})(?![\\p{L}\\p{N}_])|\
      (www\\.[^\\s<>"\\p{So}\u{201C}\u{201D}]+)|\
      ((?:\(label)\\.){1,8}(\\p{L}{2,24}))(?![\\p{L}\\p{N}_@-])(?::[0-9]{1,5}(?![0-9]))?(?:[/?#][^\\s<>"\\p{So}\u{201C}\u{201D}]*)?\
      )
      """, options: .caseInsensitive)

  /// Returns the links in a text.
  static func results(in text: DetectedText) -> [FoundData] {
    text.matches(expression).compactMap { match in
      var range = match.range
      guard var found = text.string(range) else { return nil }
      let kept = trimmed(found)
      range.length = (kept as NSString).length
      found = kept
      let address: String
      if text.group(3, of: match) != nil {
        address = "mailto:" + found
      } else if text.group(4, of: match) != nil {
        guard found.dropFirst(4).contains(".") else { return nil }
        address = "http://" + found
      } else if text.group(5, of: match) != nil {
        guard let ending = text.group(6, of: match), TopLevelDomains.names.contains(ending.lowercased())
        else {
          return nil
        }
        address = "http://" + found
      } else {
        address = found
      }
      guard let url = URL(string: address), url.scheme != nil else { return nil }
      return FoundData(range, .link(url))
    }
  }

  /// Returns a link without the punctuation behind it, and without closing brackets that it does not open.
  private static func trimmed(_ link: String) -> String {
    var link = link[...]
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{", "\u{BB}": "\u{AB}"]
    var counts: [Character: Int] = [:]
    for character in link where pairs[character] != nil || pairs.values.contains(character) {
      counts[character, default: 0] += 1
    }
    while let last = link.last {
      if let open = pairs[last] {
        guard counts[last, default: 0] > counts[open, default: 0] else { break }
        counts[last, default: 0] -= 1
      } else if !".,;:!?'*_\u{2019}\u{2026}\u{3002}".contains(last) {
        break
      }
      link.removeLast()
    }
    return String(link)
  }
}
