internal import Escaping
internal import Foundation

extension LayoutTree: CustomStringConvertible {
  /// The tree for people and for `git diff`: one line per node, indented by two blanks per ancestor.
  ///
  /// A line has the class, the identifier, the frame in points (x, y, width and height) and the properties. A text that
  /// a program chose cannot begin a line or end its quotation marks, and its invisible characters are escaped.
  public var description: String { lines().joined(separator: "\n") }

  /// Returns the lines of the description, created lazily: those of deep trees are mostly blanks.
  ///
  /// The heading precedes the first.
  public func lines(behind heading: String? = nil) -> some Sequence<String> {
    let depths = depths
    let first = (heading.map { [$0] } ?? []) + ["@\(scale.plain)x"]
    return (-1..<nodes.count).lazy.map { index in
      index < 0 ? first.joined(separator: " ") : String(repeating: "  ", count: depths[index]) + line(index)
    }
  }

  /// Returns the line of a node.
  public func line(_ index: Int) -> String {
    let node = nodes[index]
    var parts = [
      node.type.word + (node.place.map { "[\(escapingControls(in: $0.onOneLine))]" } ?? "")
        + (node.identifier.map { "#\($0.word)" } ?? "")
    ]
    if let frame = node.frame {
      parts.append([frame.minX, frame.minY, frame.width, frame.height].map(\.plain).joined(separator: " "))
    }
    for (key, value) in node.properties.sorted(by: { $0.key < $1.key }) {
      let words = key == "text" ? value.quotation(limit: 400) : escapingControls(in: value.onOneLine)
      parts.append(value.isEmpty ? key.word : "\(key.word)=\(words)")
    }
    return parts.joined(separator: " ")
  }
}

extension String {
  /// The text as a word of a line, whatever line breaks are in it.
  fileprivate var word: String { lineWord(onOneLine) }

  /// Returns the text in quotation marks on one line, in a form that can be read back, shortened in the middle.
  fileprivate func quotation(limit: Int) -> String {
    literal(onOneLine.shortened(limit: limit), open: "“", close: "”")
  }
}

extension Double {
  /// The number with at most three fraction digits, and no more than it has.
  var plain: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let thousandths = (self * 1000).rounded()
    let whole = Int(thousandths.magnitude)
    var text = "\(thousandths < 0 ? "-" : "")\(whole / 1000)"
    if whole % 1000 != 0 {
      let digits = String(whole % 1000 + 1000).dropFirst()
      text += "." + (String(digits.trimmingSuffix { $0 == "0" }))
    }
    return text
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}

extension CGFloat {
  /// The number with at most three fraction digits, and no more than it has.
  var plain: String { Double(self).plain }
}
