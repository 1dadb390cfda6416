internal import Escaping

/// The present states of the inputs of a spec's results.
///
/// A file's is found when a result depends on it, and once for all results.
package final class PresentInputs {
  private let shared: [CacheInput.Name: ExactText]
  private let root: String
  private let findFolder: () -> String
  private let findShaping: () -> String?
  private lazy var folder = findFolder()
  private lazy var shaping = findShaping()
  /// The hashes of the reference of the picture in question; nil if it is a file.
  package var reference: String?
  /// The states that are known, by inputs with the states with which they were compared.
  private var known: [CacheInput: ExactText] = [:]

  /// Creates the states of a spec.
  ///
  /// - Parameters:
  ///   - shared: The inputs of all results.
  ///   - root: The folder in which the spec was found, through which links may lead to written files.
  ///   - folder: A closure that returns the folder of the files that the spec names.
  ///   - shaping: A closure that returns the identity of the library that shapes text; nil if there is none.
  package init(
    shared: [CacheInput], root: String, folder: @escaping () -> String, shaping: @escaping () -> String?
  ) {
    self.shared = Dictionary(shared.map { ($0.name, $0.value) }) { $1 }
    (self.root, findFolder, findShaping) = (root, folder, shaping)
  }

  /// Returns whether or not a result has the present states of all inputs.
  package func match(_ record: CacheRecord) -> Bool { firstChanges(since: record, limit: 1).isEmpty }

  /// Returns the changes of the inputs since a result.
  package func changes(since record: CacheRecord) -> [CacheChange] {
    firstChanges(since: record, limit: .max)
  }

  private func firstChanges(since record: CacheRecord, limit: Int) -> [CacheChange] {
    var changes: [CacheChange] = []
    let names = Set(record.inputs.map(\.name))
    for name in shared.keys where !names.contains(name) {
      changes.append(CacheChange(name, from: nil, to: shared[name]?.text))
    }
    // Files are read last.
    for input in record.inputs.filter(\.kind.isShared) + record.inputs.filter({ !$0.kind.isShared }) {
      guard changes.count < limit else { break }
      let present = state(of: input)
      if present != input.value {
        changes.append(CacheChange(input.name, from: input.value.text, to: present?.text))
      }
    }
    return changes.sorted { $0.name < $1.name }
  }

  private func state(of input: CacheInput) -> ExactText? {
    guard !input.kind.isShared else { return shared[input.name] }
    if input.kind == .reference { return ExactText(reference ?? "") }
    if let state = known[input] { return state }
    let (name, old) = (input.name.text.text, input.value.text)
    let state: String? =
      switch input.kind {
      case .file: FileState.now(name, comparedWith: old)
      case .companion: FileState.now("\(folder)/\(name)", comparedWith: old)
      case .output: FileState.written(name, beneath: root, comparedWith: old)
      case .folder: folder
      case .shaping: shaping
      // Only results of the wanted scale are compared.
      case .scale: old
      default: nil
      }
    let found = state.map(ExactText.init)
    known[input] = found
    return found
  }
}

extension CacheInput.Name: Comparable {
  package static func < (first: Self, second: Self) -> Bool {
    first.kind == second.kind
      ? first.text.text.utf8.lexicographicallyPrecedes(second.text.text.utf8)
      : first.kind.rawValue < second.kind.rawValue
  }
}
