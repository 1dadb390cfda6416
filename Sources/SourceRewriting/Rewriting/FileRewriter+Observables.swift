/// The types of Combine that Apple's Foundation exports.
extension FileRewriter {
  /// Imports Combine, or SwiftUI, which exports it, where a file names what it observes and sees no module that has it.
  func importObservables() {
    let modules = ["Combine", "SwiftUI"]
    guard let module = modules.first(where: options.presentModules.contains),
      !imports.contains(where: { modules.contains($0.module) }),
      let first = imports.first(where: { !$0.isConditional }), namesObservables()
    else { return }
    edits.insert("import \(module); ", at: first.start)
  }

  /// Returns whether the protocol is a word of the file, or the wrapper an attribute, outside of comments and strings.
  private func namesObservables() -> Bool {
    var lexer = OutlineLexer(bytes, in: 0..<bytes.count)
    while let token = lexer.next() {
      guard case .word(let word) = token else { continue }
      if bytes[word].elementsEqual("ObservableObject".utf8) { return true }
      if bytes[word].elementsEqual("Published".utf8), word.lowerBound > 0,
        bytes[word.lowerBound - 1] == UInt8(ascii: "@")
      {
        return true
      }
    }
    return false
  }
}
