/// The words that make a body worth parsing.
enum InterestingWords {
  /// Returns whether a range of a file contains a word that the rewriter acts on.
  static func occur(in range: Range<Int>, of bytes: [UInt8], _ generics: GenericNames) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "#"):
        if isThere("#selector", index, bytes) || isThere("#keyPath", index, bytes) { return true }
        if isThere("#Preview", index, bytes) { return true }
        if isThere("#available", index, bytes) || isThere("#unavailable", index, bytes),
          isForNewPhones(index, bytes)
        {
          return true
        }
        if isThere("#if", index, bytes) || isThere("#elseif", index, bytes), isForPhones(index, bytes) {
          return true
        }
      case UInt8(ascii: "@"):
        if isThere("@objc", index, bytes) || isThere("@IB", index, bytes) { return true }
        if isThere("@convention", index, bytes) || isThere("@Previewable", index, bytes) { return true }
        if isThere("@NS", index, bytes) || isThere("@GK", index, bytes) || isThere("@nonobjc", index, bytes) {
          return true
        }
      case UInt8(ascii: "("):
        if index > range.lowerBound {
          let before = bytes[index - 1]
          if generics.containType(before: index, bytes) { return true }
          if before == UInt8(ascii: "?") || before == UInt8(ascii: "!"),
            isMember(before: index - 1, bytes)
          {
            return true
          }
        }
      case UInt8(ascii: "{"):
        // animator.addCompletion? { … }
        let before = bytes[max(range.lowerBound, index - 1)] == UInt8(ascii: " ") ? index - 2 : index - 1
        if before > range.lowerBound, bytes[before] == UInt8(ascii: "?"), isMember(before: before, bytes) {
          return true
        }
      case UInt8(ascii: "."):
        if isThere(".description()", index, bytes), index > 12,
          bytes[index - 1] == UInt8(ascii: ")") || isThere("classForCoder", index - 13, bytes)
        {
          return true
        }
        if isThere(".init(", index, bytes), index > range.lowerBound,
          isObject(before: index, bytes) || isThere(".init()", index, bytes) && !generics.isEmpty
            || generics.haveSelfAsResult
        {
          return true
        }
        if index > range.lowerBound, isReference(index, bytes) { return true }
        if valueMembers.contains(where: { isThere($0, index, bytes) }) { return true }
        if generics.haveAnyObject, anyObjectMembers.contains(where: { isThere($0, index, bytes) }) {
          return true
        }
        if classMembers.contains(where: { isThere($0, index, bytes) }) { return true }
        if isThere(".perform", index, bytes), index > 6, isThere("arget?", index - 6, bytes) { return true }
      case UInt8(ascii: ","):
        if isThere(", arguments:", index, bytes) { return true }
      case UInt8(ascii: "_"):
        // class_, method_, object_, objc_, imp_
        if index > 0, "sdtcp".utf8.contains(bytes[index - 1]),
          runtimeFunctions.contains(where: { isThere($0, index, bytes) })
        {
          return true
        }
      case UInt8(ascii: "\"")
      where isThere("\"_", index, bytes) && isArgument(before: index, in: range, bytes):
        return true
      case UInt8(ascii: "d")
      where isThere("delegate", index, bytes) && (isObserver(range, bytes) || isAssigned(index, bytes)):
        return true
      case UInt8(ascii: "N")
      where isThere("NSInvocation", index, bytes) || isThere("NSMethodSig", index, bytes)
        || isThere("NSLocalizedString(", index, bytes) && isNumber(in: index..<range.upperBound, bytes):
        return true
      case UInt8(ascii: "S")
      where isThere("Selector", index, bytes)
        && ["enum ", "struct ", "class "].contains { isThere($0, index - $0.utf8.count, bytes) }:
        // A type that hides UIKit's.
        return true
      case UInt8(ascii: "T") where isThere("Timer()", index, bytes): return true
      case UInt8(ascii: "P")
      where isThere("ProcessInfo()", index, bytes) || isThere("ProcessInfo.init()", index, bytes)
        || isThere("PreviewProvider", index, bytes):
        return true
      case UInt8(ascii: "[")
      where generics.haveAnyObject && index > 0 && OutlineLexer.isWord(bytes[index - 1])
        && isThere("[\"", index, bytes):
        return true
      case UInt8(ascii: "N") where isThere("NSClassFromString(", index, bytes): return true
      case UInt8(ascii: "c")
      where isThere("classForCoder.description()", index, bytes): return true
      case UInt8(ascii: "A")
      where isThere("AnyObject)", index, bytes) || isThere("AnyObject?)", index, bytes): return true
      default: break
      }
      index += 1
    }
    return false
  }

  /// The members of numbers and values that are looked up in any object.
  private static let valueMembers = FileRewriter.values.sorted().map { ".\($0)" }
  /// The members that are where a file names any object.
  private static let anyObjectMembers = FileRewriter.lookedUp.sorted().map { ".\($0)" }
  /// The members that name something of any class, and the properties of UIKit that are any object.
  private static let classMembers = [
    ".isSubclass(", ".superclass()", ".instancesRespond(", ".firstItem", ".secondItem",
  ]

  /// The ends of the names of functions of Objective-C's run time that are warned of.
  private static let runtimeFunctions = [
    "_exchangeImpl", "_setImpl", "_addMethod", "_replaceMethod", "_setClass", "_implementationWithBlock",
    "_addIvar",
    "_addProtocol", "_copyMethod", "_copyProp", "_copyIvar", "_copyProt", "_getProperty", "_getInstanceVar",
    "_getIvar", "_getClass(", "_getClassName(", "_getName(", "_getSuperclass(", "_getAssociated",
    "_setAssociated", "_removeAssociated",
    "_setIvar", "_copyClassList", "_getClassList", "_allocateClassPair", "_registerClassPair", "_msgSend",
  ]

  /// Returns whether a literal of a number is among the arguments that follow a text, as far as a few lines tell.
  private static func isNumber(in range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    let end = min(range.upperBound, index + 300) - 2
    while index < end {
      if bytes[index] == UInt8(ascii: ","), bytes[index + 1] == UInt8(ascii: " ") {
        let next = bytes[index + 2]
        if next == UInt8(ascii: "-") || next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9") { return true }
      }
      index += 1
    }
    return false
  }

  /// Returns whether a string is an argument: whether a parenthesis, or a colon and a space, are before it.
  private static func isArgument(before offset: Int, in range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard offset > range.lowerBound + 1 else { return false }
    return bytes[offset - 1] == UInt8(ascii: "(") || isThere(": ", offset - 2, bytes)
  }

  /// Returns whether a body has accessors: whether it begins with one, after comments.
  static func areAccessors(in range: Range<Int>, of bytes: [UInt8]) -> Bool {
    var lexer = OutlineLexer(bytes, in: range)
    guard case .word(let word) = lexer.next() else { return false }
    return ["get", "set", "willSet", "didSet"].contains { bytes[word].elementsEqual($0.utf8) }
  }

  /// Returns whether a condition names iOS or its simulator.
  private static func isForPhones(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    var index = offset
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if isThere("(iOS", index, bytes) || isThere("(simulator", index, bytes) { return true }
      index += 1
    }
    return false
  }

  /// Returns whether a condition of availability names a version of iOS that is asked for: 18 or a later one.
  private static func isForNewPhones(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    var index = offset
    while index < bytes.count, bytes[index] != UInt8(ascii: ")") {
      // Not iOSApplicationExtension.
      if isThere("iOS", index, bytes), index + 3 < bytes.count, !OutlineLexer.isWord(bytes[index + 3]) {
        index += 3
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
        var major = 0
        while index < bytes.count, let digit = Int(String(UnicodeScalar(bytes[index]))), major < 1000 {
          major = major * 10 + digit
          index += 1
        }
        if major > 0 { return major >= FileRewriter.oldestAskedMajor }
        continue
      }
      index += 1
    }
    return false
  }

  /// Returns whether a body is that of an observer: of `didSet {`, `didSet(old) {` or `willSet {`.
  private static func isObserver(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var end = range.lowerBound - 1
    func skipSpaces() { while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 } }
    skipSpaces()
    if end > 0, bytes[end - 1] == UInt8(ascii: ")") {
      while end > 0, bytes[end - 1] != UInt8(ascii: "(") { end -= 1 }
      end -= 1
      skipSpaces()
    }
    return end >= 7 && (isThere("didSet", end - 6, bytes) || isThere("willSet", end - 7, bytes))
  }

  /// Returns whether a member of a delegate is bound or compared with nothing: `delegate.card {`, `delegate?.card != nil`.
  private static func isReference(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let isUnwrapped = bytes[offset - 1] == UInt8(ascii: "?") || bytes[offset - 1] == UInt8(ascii: "!")
    let start = isUnwrapped ? offset - 1 : offset
    guard start >= 9, isThere("elegate", start - 7, bytes) || isThere("ataSource", start - 9, bytes) else {
      return false
    }
    var end = offset + 1
    while end < bytes.count, OutlineLexer.isWord(bytes[end]) { end += 1 }
    return [",", " {", " else", " != nil", " == nil"].contains { isThere($0, end, bytes) }
  }

  /// Returns whether a delegate is assigned to something: `old = delegate`, `old = self.delegate`, `old = tableView.delegate`.
  private static func isAssigned(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    let end = offset + 8
    guard offset > 8, end >= bytes.count || bytes[end] <= UInt8(ascii: " ") || bytes[end] == UInt8(ascii: ",")
    else { return false }
    return ["= ", "= self.", "= super.", "ableView.", "ollectionView.", "extView."].contains {
      isThere($0, offset - $0.utf8.count, bytes)
    }
  }

  private static func isThere(
    _ word: String, _ offset: Int, _ bytes: [UInt8]
  ) -> Bool {
    guard offset >= 0, offset + word.utf8.count <= bytes.count else { return false }
    var index = offset
    for byte in word.utf8 {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// Returns whether an expression other than `super` ends before an offset.
  private static func isObject(before offset: Int, _ bytes: [UInt8]) -> Bool {
    let last = bytes[offset - 1]
    guard OutlineLexer.isWord(last) else {
      return [UInt8(ascii: ")"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "]")].contains(last)
    }
    return offset < 5 || !isThere("super", offset - 5, bytes)
  }

  /// Returns whether the word that ends before an offset is a member of something.
  private static func isMember(before offset: Int, _ bytes: [UInt8]) -> Bool {
    var index = offset - 1
    while index >= 0 && OutlineLexer.isWord(bytes[index]) { index -= 1 }
    return index >= 0 && bytes[index] == UInt8(ascii: ".")
  }
}
