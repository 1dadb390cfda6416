internal import Foundation

extension LayoutTree {
  /// The version of the format.
  static let version = 1

  /// The tree as JSON, one node per line.
  ///
  /// Equal trees have equal texts, on every machine.
  public var json: String {
    var text = jsonStart + "\n"
    for (index, node) in nodes.enumerated() {
      node.write(to: &text)
      text += index == nodes.count - 1 ? "\n" : ",\n"
    }
    return text + LayoutTree.jsonEnd
  }

  /// The lines of `json`, created lazily.
  public var jsonLines: some Sequence<String> {
    (-1...nodes.count).lazy.map { index in
      guard nodes.indices.contains(index) else { return index < 0 ? jsonStart : LayoutTree.jsonEnd }
      var line = ""
      nodes[index].write(to: &line)
      return index == nodes.count - 1 ? line : line + ","
    }
  }

  private var jsonStart: String {
    var text = "{\"layout\":\(LayoutTree.version),\"scale\":"
    text.append(number: scale)
    return text + ",\"nodes\":["
  }

  private static let jsonEnd = "]}"
}

extension LayoutNode {
  fileprivate func write(to text: inout String) {
    text += "{\"type\":"
    text.append(quoted: type)
    if let identifier {
      text += ",\"id\":"
      text.append(quoted: identifier)
    }
    if let place {
      text += ",\"place\":"
      text.append(quoted: place)
    }
    if let parent { text += ",\"parent\":\(parent)" }
    for (key, rect) in [("frame", frame), ("box", box), ("paint", paint)] {
      guard let rect else { continue }
      text += ",\"\(key)\":["
      text.append(number: rect.origin.x)
      for value in [rect.origin.y, rect.size.width, rect.size.height] {
        text += ","
        text.append(number: value)
      }
      text += "]"
    }
    if !properties.isEmpty {
      text += ",\"properties\":{"
      var isFirst = true
      for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
        if !isFirst { text += "," }
        isFirst = false
        text.append(quoted: key)
        text += ":"
        text.append(quoted: value)
      }
      text += "}"
    }
    if !dependencies.isEmpty {
      text += ",\"dependencies\":[\(dependencies.map(String.init).joined(separator: ","))]"
    }
    text += "}"
  }
}

extension String {
  /// Appends a number in its shortest form.
  ///
  /// JSON has no infinite numbers, and no layout should.
  fileprivate mutating func append(number: Double) {
    if let whole = Int(exactly: number) {
      self += String(whole)
    } else {
      self += number.isFinite ? number.description : "0"
    }
  }

  /// Appends a text as a JSON string.
  fileprivate mutating func append(quoted text: String) {
    self += "\""
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      self += text
    } else {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": self += "\\\""
        case "\\": self += "\\\\"
        case "\n": self += "\\n"
        case _ where scalar.value < 0x20:
          let digits = String(scalar.value, radix: 16)
          self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: unicodeScalars.append(scalar)
        }
      }
    }
    self += "\""
  }
}
