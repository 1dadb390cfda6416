/// The values of a spec with the ranges of their bytes, for a document that was read as a spec before.
struct SpecSyntax {
  /// A value; those of arrays and objects are in the list by their numbers.
  struct Node {
    var range: Range<Int>
    var content: Content
    var parent: Int?
  }

  enum Content {
    case object([Member])
    case array([Int])
    case string(String)
    /// A number or a word.
    case word(String)
  }

  /// A member of an object.
  struct Member {
    let key: String
    let keyRange: Range<Int>
    let value: Int
  }

  private(set) var nodes: [Node] = []
  private let bytes: [UInt8]
  private var offset = 0

  /// Reads a document; nil if it is no JSON.
  init?(_ text: SpecText) {
    bytes = text.bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var open: [(node: Int, members: [Member], elements: [Int])] = []
    var key: (String, Range<Int>)?
    repeat {
      skip()
      guard offset < bytes.count else { return nil }
      let start = offset
      switch bytes[offset] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = bytes[offset] == UInt8(ascii: "{")
        offset += 1
        add(isObject ? .object([]) : .array([]), start..<start, &open, &key)
        open.append((nodes.count - 1, [], []))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        guard let container = open.popLast() else { return nil }
        offset += 1
        nodes[container.node].range = nodes[container.node].range.lowerBound..<offset
        if case .object = nodes[container.node].content {
          nodes[container.node].content = .object(container.members)
        } else {
          nodes[container.node].content = .array(container.elements)
        }
      case UInt8(ascii: ","), UInt8(ascii: ":"): offset += 1
      case UInt8(ascii: "\""):
        guard let text = string() else { return nil }
        let range = start..<offset
        let isKey = open.last.map { if case .object = nodes[$0.node].content { key == nil } else { false } }
        if isKey == true { key = (text, range) } else { add(.string(text), range, &open, &key) }
      default:
        while offset < bytes.count, !Self.ends.contains(bytes[offset]) { offset += 1 }
        guard offset > start else { return nil }
        add(.word(String(decoding: bytes[start..<offset], as: UTF8.self)), start..<offset, &open, &key)
      }
    } while !open.isEmpty
  }

  private static let ends = Set(" \t\r\n,:]}/".utf8)

  private mutating func add(
    _ content: Content, _ range: Range<Int>, _ open: inout [(node: Int, members: [Member], elements: [Int])],
    _ key: inout (String, Range<Int>)?
  ) {
    let number = nodes.count
    nodes.append(Node(range: range, content: content, parent: open.last?.node))
    guard !open.isEmpty else { return }
    if let (name, place) = key {
      open[open.count - 1].members.append(Member(key: name, keyRange: place, value: number))
      key = nil
    } else {
      open[open.count - 1].elements.append(number)
    }
  }

  /// Skips blanks and comments.
  private mutating func skip() {
    while offset < bytes.count {
      if [0x20, 0x09, 0x0D, 0x0A].contains(bytes[offset]) {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        offset += 2
        while offset < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
        offset = min(offset + 2, bytes.count)
      } else {
        return
      }
    }
  }

  /// Reads a string, whose escapes are kept as they are written.
  private mutating func string() -> String? {
    let start = offset + 1
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard offset < bytes.count else { return nil }
    offset += 1
    return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
  }
}

extension SpecSyntax {
  /// Returns the value that begins at an offset.
  func node(at offset: Int) -> Int? { nodes.firstIndex { $0.range.lowerBound == offset } }

  /// Returns the value that contains an offset, the innermost one.
  func node(around offset: Int) -> Int? { nodes.lastIndex { $0.range.contains(offset) } }

  /// Returns the innermost object that contains a value, or the value itself.
  func object(around node: Int) -> Int? {
    var next: Int? = node
    while let node = next {
      if case .object = nodes[node].content { return node }
      next = nodes[node].parent
    }
    return nil
  }

  /// Returns the member of an object.
  func member(_ key: String, of node: Int) -> Member? {
    guard case .object(let members) = nodes[node].content else { return nil }
    return members.first { $0.key == key }
  }

  /// Returns the value of a member of a member.
  func value(_ key: String, _ inner: String, of node: Int) -> Int? {
    member(key, of: node).flatMap { member(inner, of: $0.value)?.value }
  }

  /// Returns the number that a value is.
  func number(_ node: Int) -> Double? {
    guard case .word(let word) = nodes[node].content else { return nil }
    return Double(word)
  }

  /// Returns the text that a value is.
  func text(_ node: Int) -> String? {
    guard case .string(let text) = nodes[node].content else { return nil }
    return text
  }

  /// Returns the range of a member with the comma that would be left over.
  func extent(of member: Member, in node: Int) -> Range<Int> {
    guard case .object(let members) = nodes[node].content,
      let place = members.firstIndex(where: { $0.keyRange == member.keyRange })
    else { return member.keyRange.lowerBound..<nodes[member.value].range.upperBound }
    // To the next key, or from the end of the value before.
    if place + 1 < members.count {
      return member.keyRange.lowerBound..<members[place + 1].keyRange.lowerBound
    }
    let end = nodes[member.value].range.upperBound
    return place > 0
      ? nodes[members[place - 1].value].range.upperBound..<end : member.keyRange.lowerBound..<end
  }
}
