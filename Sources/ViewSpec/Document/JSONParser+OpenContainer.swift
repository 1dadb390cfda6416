extension JSONParser {
  /// An array or object whose closing bracket has not been read yet.
  struct OpenContainer {
    let isObject: Bool
    /// The offset of the opening bracket.
    let offset: Int
    private(set) var elements: [JSONValue] = []
    private(set) var members: [JSONMember] = []
    /// Whether `offset` of the parser is in an element, not between two.
    var isInElement = false
    private var key = ""
    private var keyOffset = 0
    /// Offsets by key, once there are so many that looking through them would take long.
    private var index: [String: Int] = [:]

    /// Up to this many members, looking through them is faster than hashing.
    private static let largestUnindexed = 16

    init(isObject: Bool, offset: Int) {
      self.isObject = isObject
      self.offset = offset
    }

    var closingBracket: UInt8 {
      isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    }

    /// The step of a path to the element that is being read; `nil` between elements.
    var step: JSONPath.Step? {
      guard isInElement else { return nil }
      return isObject ? .key(key) : .index(elements.count)
    }

    /// Where a key was first written, if it was.
    func offset(ofKey key: String) -> Int? {
      guard index.isEmpty else { return index[key] }
      return members.first { $0.key == key }?.keyOffset
    }

    /// Names the member whose value comes next.
    mutating func beginMember(_ key: String, at offset: Int) {
      self.key = key
      keyOffset = offset
      isInElement = true
    }

    /// Takes in the value that was read.
    mutating func append(_ value: JSONValue) {
      isInElement = false
      guard isObject else {
        elements.append(value)
        return
      }
      members.append(JSONMember(key: key, keyOffset: keyOffset, value: value))
      if !index.isEmpty {
        index[key] = keyOffset
      } else if members.count > OpenContainer.largestUnindexed {
        for member in members { index[member.key] = member.keyOffset }
      }
    }
  }
}
