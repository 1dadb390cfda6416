/// The types of Combine that Apple's Foundation exports, and that are in the module of SwiftUI here.
extension FileRewriter {
  private static let names = ["ObservableObject", "Published"].map { Array($0.utf8) }

  /// Imports SwiftUI where a file names what it observes and sees no module that has it.
  func importObservables() {
    let modules: Set = ["SwiftUI", "Combine"]
    guard options.presentModules.contains("SwiftUI"), !options.presentModules.contains("Combine"),
      !imports.contains(where: { modules.contains($0.module) }),
      let first = imports.first(where: { !$0.isConditional }), namesObservables()
    else { return }
    edits.insert("import SwiftUI; ", at: first.start)
  }

  /// Returns whether one of the names is a word of the file.
  private func namesObservables() -> Bool {
    var start = 0
    while start < bytes.count {
      guard OutlineLexer.isWord(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !OutlineLexer.isWord($0) } ?? bytes.count
      if Self.names.contains(where: { bytes[start..<end].elementsEqual($0) }) { return true }
      start = end
    }
    return false
  }
}
