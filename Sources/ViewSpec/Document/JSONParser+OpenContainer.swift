extension JSONParser {
  /// An array or object whose closing bracket has not been read yet.
  struct OpenContainer {
    let isObject: Bool
    /// The offset of the opening bracket.
    let offset: Int
    private(set) var elements: [JSONValue] = []
    private(set) var members: [JSONMember] = []
    /// Whether or not the parser's `offset` is inside an element and not between two.
    var isInElement = false
    private var key = ""
    private var keyOffset = 0
    /// The offsets by key, once a linear search of the members would be slow.
    private var index: [String: Int] = [:]

    /// The number of members up to which a linear search is faster than hashing.
    private static let largestUnindexed = 16

    init(isObject: Bool, offset: Int) {
      self.isObject = isObject
      self.offset = offset
    }

    var closingBracket: UInt8 {
      isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    }

    /// The path step to the element that is being read, or `nil` between elements.
    var step: JSONPath.Step? {
      guard isInElement else { return nil }
      return isObject ? .key(key) : .index(elements.count)
    }

    /// Returns the offset at which a key was first written, or nil if it is new.
    func offset(ofKey key: String) -> Int? {
      guard index.isEmpty else { return index[key] }
      return members.first { $0.key == key }?.keyOffset
    }

    /// Begins a member with a key, whose value follows.
    mutating func beginMember(_ key: String, at offset: Int) {
      self.key = key
      keyOffset = offset
      isInElement = true
    }

    /// Appends the value that was read.
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
