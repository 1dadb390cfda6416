/// The names of a file's generic parameters of a class or a protocol: `T` in `<T: UIView>` and `where T: UIView`.
///
/// `T()` makes an object of a metatype. A body with such a call is worth parsing.
struct GenericNames {
  private var names: Set<[UInt8]> = []

  /// Creates the names of a file, found without parsing it.
  init(_ bytes: [UInt8]) {
    var index = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<") where OutlineLexer.isWord(bytes[index - 1]): readList(after: &index, bytes)
      case UInt8(ascii: "w") where Self.isWhere(bytes, index): readCondition(after: &index, bytes)
      default: index += 1
      }
    }
  }

  /// Returns whether the word that ends before an offset is one of the names.
  func contain(wordBefore offset: Int, _ bytes: [UInt8]) -> Bool {
    guard !names.isEmpty else { return false }
    var start = offset
    while start > 0, OutlineLexer.isWord(bytes[start - 1]) { start -= 1 }
    return start < offset && names.contains(Array(bytes[start..<offset]))
  }

  private static func isWhere(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 6 < bytes.count && bytes[index..<index + 6].elementsEqual("where ".utf8)
      && !OutlineLexer.isWord(bytes[index - 1])
  }

  /// Reads the names in angle brackets.
  private mutating func readList(after index: inout Int, _ bytes: [UInt8]) {
    index += 1
    while index < bytes.count {
      readName(&index, bytes)
      while index < bytes.count,
        ![UInt8(ascii: ","), UInt8(ascii: ">"), UInt8(ascii: "\n")].contains(bytes[index])
      {
        index += 1
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return }
      index += 1
    }
  }

  private mutating func readCondition(after index: inout Int, _ bytes: [UInt8]) {
    index += 6
    readName(&index, bytes)
  }

  /// Reads a name, and keeps it if a colon follows.
  private mutating func readName(_ index: inout Int, _ bytes: [UInt8]) {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    let start = index
    while index < bytes.count, OutlineLexer.isWord(bytes[index]) { index += 1 }
    let name = start..<index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":"), !name.isEmpty else { return }
    names.insert(Array(bytes[name]))
  }
}
