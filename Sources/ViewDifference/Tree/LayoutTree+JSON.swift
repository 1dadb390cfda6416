internal import Foundation

extension LayoutTree {
  /// The version of the format.
  static let version = 1

  /// The tree as JSON, one node a line. Equal trees give equal texts, on every machine.
  public var json: String {
    var text = "{\"layout\":\(LayoutTree.version),\"scale\":"
    text.append(number: scale)
    text += ",\"nodes\":[\n"
    for (index, node) in nodes.enumerated() {
      node.write(to: &text)
      text += index == nodes.count - 1 ? "\n" : ",\n"
    }
    return text + "]}"
  }

  /// The tree in a text that `json` gave.
  ///
  /// - Throws: Where the text is no such JSON, or speaks of nodes that are not there.
  public init(json: String) throws(LayoutTreeError) {
    let stored: StoredTree
    do {
      stored = try JSONDecoder().decode(StoredTree.self, from: Data(json.utf8))
    } catch {
      throw LayoutTreeError("the layout tree is damaged: \(LayoutTreeError.words(for: error))")
    }
    guard stored.layout == LayoutTree.version else {
      throw LayoutTreeError(
        "the layout tree is of version \(stored.layout), and this program reads \(LayoutTree.version)")
    }
    guard stored.scale > 0, stored.scale.isFinite else {
      throw LayoutTreeError("the layout tree has the scale \(stored.scale)")
    }
    scale = stored.scale
    nodes = []
    nodes.reserveCapacity(stored.nodes.count)
    for (index, node) in stored.nodes.enumerated() {
      if let parent = node.parent, !(0..<index).contains(parent) {
        throw LayoutTreeError("node \(index) of the layout tree is in node \(parent), which is not before it")
      }
      let dependencies = node.dependencies ?? []
      if let other = dependencies.first(where: { !stored.nodes.indices.contains($0) }) {
        throw LayoutTreeError("node \(index) of the layout tree depends on node \(other), which is not there")
      }
      nodes.append(
        LayoutNode(
          type: node.type, identifier: node.id, parent: node.parent,
          frame: try LayoutTree.rect(node.frame, index),
          box: try LayoutTree.rect(node.box, index), paint: try LayoutTree.rect(node.paint, index),
          properties: node.properties ?? [:], dependencies: dependencies))
    }
  }

  private static func rect(_ numbers: [Double]?, _ index: Int) throws(LayoutTreeError) -> CGRect? {
    guard let numbers else { return nil }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw LayoutTreeError("node \(index) of the layout tree has a rectangle that is not four numbers")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private struct StoredTree: Decodable {
    var layout: Int
    var scale: Double
    var nodes: [StoredNode]
  }

  private struct StoredNode: Decodable {
    var type: String
    var id: String?
    var parent: Int?
    var frame: [Double]?
    var box: [Double]?
    var paint: [Double]?
    var properties: [String: String]?
    var dependencies: [Int]?
  }
}

/// Why a text is no layout tree, in one line.
public struct LayoutTreeError: Error, Equatable, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }

  fileprivate static func words(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(context.codingPath.last?.stringValue ?? "it")” is of another type"
    default: "it is no JSON"
    }
  }
}

extension LayoutNode {
  fileprivate func write(to text: inout String) {
    text += "{\"type\":"
    text.append(quoted: type)
    if let identifier {
      text += ",\"id\":"
      text.append(quoted: identifier)
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
  /// Appends a number in its shortest form. JSON has no infinite ones, and no layout should.
  fileprivate mutating func append(number: Double) {
    if let whole = Int(exactly: number) {
      self += String(whole)
    } else {
      self += number.isFinite ? number.description : "0"
    }
  }

  /// Appends a text as JSON has it.
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
