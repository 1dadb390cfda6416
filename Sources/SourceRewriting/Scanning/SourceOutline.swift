/// The braces of a source file, found without parsing it.
///
/// The toolchain's parser reads some ten thousand lines a second. Most of a file is in bodies that need no change, and the
/// outline finds these bodies in a fraction of that time, so that the parser gets the declarations and few bodies.
struct SourceOutline {
  /// The insides of the braces of functions, accessors and closures, outermost only, in order.
  ///
  /// Structures and enumerations that have no class in them are bodies, too.
  private(set) var bodies: [Range<Int>] = []
  /// A Boolean value that indicates whether the braces, brackets, strings and comments of the file are complete.
  private(set) var isComplete = true
  /// The words at the level of declarations that decide whether the file has to be parsed.
  private(set) var words: Words = []

  /// The imports, in order.
  private(set) var imports: [ImportWord] = []
  /// The number of conditions around the position.
  private var conditions = 0
  /// A Boolean value that indicates whether the next words belong to an import.
  private var isInImport = false

  /// An import, as far as its words tell.
  struct ImportWord {
    /// The offset of the first word of its line: attributes are before the keyword.
    var start: Int
    var module = ""
    /// A Boolean value that indicates whether it is of a part of a module.
    var isPart = false
    var isConditional: Bool
    /// A Boolean value that indicates whether a semicolon follows, as behind one that was put in.
    var hasSemicolon = false

    /// A Boolean value that indicates whether it is one of a module, or a part of one, that Linux has not.
    var isOfInterest: Bool {
      isPart || module == "ObjectiveC" || module == "Darwin" || module == "OSLog"
        || ForeignModules.mayBeMissing(module)
    }
  }

  /// Words at the level of declarations.
  struct Words: OptionSet {
    let rawValue: Int
    static let classes = Words(rawValue: 1)
    static let extensions = Words(rawValue: 2)
    static let protocols = Words(rawValue: 4)
  }

  /// Creates the outline of the bytes of a file.
  init(_ bytes: [UInt8]) {
    var lexer = OutlineLexer(bytes)
    var kind = Kind.none
    var depth = 0
    var types: [OpenType] = []
    while let token = lexer.next() {
      switch token {
      case .open(brace: false): depth += 1
      case .close(brace: false):
        depth -= 1
        if depth < 0 {
          isComplete = false
          return
        }
      case .open(brace: true):
        if depth == 0, kind == .type || kind == .value {
          types.append(
            OpenType(
              start: lexer.position, bodies: bodies.count, classes: classCount, isValue: kind == .value))
        } else {
          let start = lexer.position
          guard lexer.skipToClosingBrace() else {
            isComplete = false
            return
          }
          bodies.append(start..<lexer.position - 1)
        }
        if depth == 0 { kind = .none }
      case .close(brace: true):
        guard depth == 0, let type = types.popLast() else {
          isComplete = false
          return
        }
        if type.isValue, type.classes == classCount {
          bodies.removeSubrange(type.bodies...)
          bodies.append(type.start..<lexer.position - 1)
        }
        kind = .none
      case .word(let range) where depth == 0:
        note(bytes, range, &kind)
      case .word: break
      }
    }
    isComplete = lexer.isComplete && depth == 0 && types.isEmpty
  }

  /// The number of classes and protocols so far.
  private var classCount = 0

  /// The kind of a declaration whose brace is awaited: a value is a structure, an enumeration or an actor.
  private enum Kind { case none, type, value, member }

  /// A type whose brace is open.
  private struct OpenType {
    var start: Int
    /// The number of bodies before it.
    var bodies: Int
    /// The number of classes and protocols before it.
    var classes: Int
    var isValue: Bool
  }

  /// Changes the kind of the current declaration by a word of the level of declarations.
  private mutating func note(_ bytes: [UInt8], _ range: Range<Int>, _ kind: inout Kind) {
    func isWord(_ word: String) -> Bool {
      bytes[range].elementsEqual(word.utf8)
    }
    if noteImport(bytes, range, isWord) { return }
    switch range.count {
    case 3 where isWord("var") || isWord("let"): kind = .member
    case 4 where isWord("func") || isWord("init") || isWord("case"): kind = .member
    case 4 where isWord("enum"): kind = .value
    case 5 where isWord("class"):
      kind = .type
      words.insert(.classes)
      classCount += 1
    case 5 where isWord("actor"): kind = kind == .member ? .member : .value
    case 6 where isWord("struct"): kind = .value
    case 6 where isWord("deinit"): kind = .member
    case 8 where isWord("protocol"):
      kind = .type
      words.insert(.protocols)
      classCount += 1
    case 9 where isWord("extension"):
      kind = .type
      words.insert(.extensions)
    case 9 where isWord("subscript"): kind = .member
    default: break
    }
  }

  /// Notes a word of an import or a condition, and returns whether it is one.
  private mutating func noteImport(_ bytes: [UInt8], _ range: Range<Int>, _ isWord: (String) -> Bool) -> Bool
  {
    let before = range.lowerBound == 0 ? 0 : bytes[range.lowerBound - 1]
    if before == UInt8(ascii: "#") {
      if isWord("if") { conditions += 1 }
      if isWord("endif") { conditions -= 1 }
      return false
    }
    if isInImport, let last = imports.indices.last {
      if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(where: isWord) {
        imports[last].isPart = true
        return true
      }
      isInImport = false
      imports[last].module = String(decoding: bytes[range], as: UTF8.self)
      let after = range.upperBound < bytes.count ? bytes[range.upperBound] : 0
      if after == UInt8(ascii: ".") { imports[last].isPart = true }
      imports[last].hasSemicolon = after == UInt8(ascii: ";")
      return true
    }
    guard range.count == 6, before != UInt8(ascii: "@"), isWord("import") else { return false }
    imports.append(ImportWord(start: Self.lineStart(of: range, in: bytes), isConditional: conditions > 0))
    isInImport = true
    return true
  }

  /// Returns the offset of the first word or attribute of a line, up to one of its words.
  private static func lineStart(of word: Range<Int>, in bytes: [UInt8]) -> Int {
    var start = word.lowerBound
    var index = start
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n"), bytes[index - 1] != UInt8(ascii: "\r") {
      index -= 1
      let byte = bytes[index]
      if byte == UInt8(ascii: "@") || OutlineLexer.isWord(byte) { start = index }
      if byte == UInt8(ascii: "/") || byte == UInt8(ascii: ";") { return word.lowerBound }
    }
    return start
  }

  /// Returns the offset behind the comments at the beginning of a file.
  static func start(of bytes: [UInt8]) -> Int {
    var lexer = OutlineLexer(bytes)
    return lexer.skipComments()
  }
}
