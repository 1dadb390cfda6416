import SwiftParser
import SwiftSyntax

/// A file as far as it was parsed.
struct ReadFile: Sendable {
  /// The tree, in which bodies without anything to change may be empty; nil if the file stays as it is.
  var tree: SourceFileSyntax?
  /// The declarations.
  var index = FileIndex()
  /// The imports.
  private(set) var imports: [SourceOutline.ImportWord] = []
  /// A Boolean value that indicates whether the file cannot be parsed.
  private(set) var isBroken = false

  /// Reads a file: finds its braces, parses what matters, and notes its declarations.
  ///
  /// The tree of a file that cannot be parsed is nil.
  init(_ bytes: [UInt8], withIndex: Bool = true) {
    let outline = SourceOutline(bytes)
    imports = outline.imports
    index.imports = Set(imports.filter { !$0.hasSemicolon && !$0.isPart }.map(\.module)).sorted()
    guard let input = Self.parsedPart(of: bytes, outline) else { return }
    var parsed = Self.parse(input)
    if parsed == nil, input != bytes { parsed = Self.parse(Self.withoutSpaces(bytes)) }
    guard let parsed else {
      isBroken = true
      return
    }
    tree = parsed
    guard withIndex else { return }
    let indexer = FileIndexer()
    indexer.walk(parsed)
    index.types = indexer.index.types
    index.members = indexer.index.members
    index.conformances = indexer.index.conformances
  }

  /// Returns the bytes with bodies of no interest left empty, or nil if nothing of the file matters.
  private static func parsedPart(of file: [UInt8], _ outline: SourceOutline) -> [UInt8]? {
    guard outline.isComplete else { return withoutSpaces(file) }
    if outline.words.isEmpty, !outline.imports.contains(where: \.isOfInterest),
      !InterestingWords.occur(in: 0..<file.count, of: file, GenericNames(file))
    {
      return nil
    }
    var bytes = withoutSpaces(file)
    let generics = GenericNames(file)
    for body in outline.bodies { blank(body, of: file, generics, in: &bytes) }
    return bytes
  }

  /// Returns the bytes with `@objc( name)` for `@objc (name)`, which the parser refuses and the compiler does not.
  private static func withoutSpaces(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    var index = 0
    while let at = file[index...].firstIndex(of: UInt8(ascii: "@")) {
      for word in attributesWithSpace where file[at...].starts(with: word) {
        bytes.swapAt(at + word.count - 1, at + word.count - 2)
      }
      index = at + 1
    }
    return bytes
  }

  private static let attributesWithSpace = ["@objc (", "@available ("].map { Array($0.utf8) }

  /// Empties a body of no interest, or the bodies within one of interest.
  private static func blank(
    _ body: Range<Int>, of file: [UInt8], _ generics: GenericNames, in bytes: inout [UInt8]
  ) {
    // Deeper bodies are left as they are, so that the time is in proportion to the length.
    let maximumDepth = 6
    var rest = [(range: body, depth: 0)]
    while let (range, depth) = rest.popLast() {
      if InterestingWords.occur(in: range, of: file, generics)
        || InterestingWords.areAccessors(in: range, of: file)
      {
        var lexer = OutlineLexer(file, in: range)
        while depth < maximumDepth, let token = lexer.next() {
          guard case .open(brace: true) = token else { continue }
          let start = lexer.position
          guard lexer.skipToClosingBrace() else { return }
          rest.append((start..<lexer.position - 1, depth + 1))
        }
      } else {
        for offset in range where bytes[offset] != UInt8(ascii: "\n") && bytes[offset] != UInt8(ascii: "\r") {
          bytes[offset] = UInt8(ascii: " ")
        }
      }
    }
  }

  private static func parse(_ bytes: [UInt8]) -> SourceFileSyntax? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    let tree = unsafe bytes.withUnsafeBufferPointer { buffer in unsafe Parser.parse(source: buffer) }
    return tree.hasError && hasErrorThatMatters(Syntax(tree)) ? nil : tree
  }

  /// Returns whether there is an error outside of the parts that the compiler need not parse.
  private static func hasErrorThatMatters(_ node: Syntax) -> Bool {
    var rest = [node]
    while let node = rest.popLast() {
      guard node.hasError else { continue }
      if let clause = node.as(IfConfigClauseSyntax.self), Conditions.isParsed(clause) { continue }
      let broken = node.children(viewMode: .sourceAccurate).filter(\.hasError)
      if broken.isEmpty { return true }
      rest += broken
    }
    return false
  }
}
