/// The names of a file's generic parameters of a class or a protocol: `T` in `<T: UIView>` and `where T: UIView`.
///
/// `T()` makes an object of a metatype. A body with such a call is worth parsing.
struct GenericNames {
  private var names: Set<[UInt8]> = []
  /// A Boolean value that indicates whether a function of the file returns `Self`.
  private(set) var haveSelfAsResult = false
  /// A Boolean value that indicates whether a parameter, a variable or an element of the file may be any object or class.
  private(set) var haveAnyObject = false

  /// Creates the names of a file, found without parsing it.
  init(_ bytes: [UInt8]) {
    var index = 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<") where OutlineLexer.isWord(bytes[index - 1]): readList(after: &index, bytes)
      case UInt8(ascii: "w") where Self.isWhere(bytes, index): readCondition(after: &index, bytes)
      case UInt8(ascii: "A") where !haveAnyObject && Self.isAnyObject(bytes, index):
        haveAnyObject = true
        index += 8
      case UInt8(ascii: ">") where bytes[index...].starts(with: "> Self".utf8):
        haveSelfAsResult = true
        index += 1
      default: index += 1
      }
    }
  }

  /// A Boolean value that indicates whether the file has no such names.
  var isEmpty: Bool { names.isEmpty }

  /// Returns whether a type ends before an offset whose objects may be of another: one of the names, `Self`, or a type of
  /// theirs, `Self.View`.
  func containType(before offset: Int, _ bytes: [UInt8]) -> Bool {
    let start = Self.start(ofWordBefore: offset, bytes)
    guard start < offset, bytes[start] >= UInt8(ascii: "A"), bytes[start] <= UInt8(ascii: "Z") else {
      return false
    }
    if contain(bytes[start..<offset]) { return true }
    guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return false }
    let first = Self.start(ofWordBefore: start - 1, bytes)
    return first < start - 1 && contain(bytes[first..<start - 1])
  }

  private func contain(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual("Self".utf8) || !names.isEmpty && names.contains(Array(word))
  }

  private static func start(ofWordBefore offset: Int, _ bytes: [UInt8]) -> Int {
    var start = offset
    while start > 0, OutlineLexer.isWord(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static func isWhere(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 6 < bytes.count && bytes[index..<index + 6].elementsEqual("where ".utf8)
      && !OutlineLexer.isWord(bytes[index - 1])
  }

  /// Returns whether a type of any object or any class is named at an offset.
  private static func isAnyObject(_ bytes: [UInt8], _ index: Int) -> Bool {
    ["AnyObject", "AnyClass"].contains { name in
      let end = index + name.utf8.count
      return bytes[index...].starts(with: name.utf8)
        && (end == bytes.count || !OutlineLexer.isWord(bytes[end]))
    }
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
