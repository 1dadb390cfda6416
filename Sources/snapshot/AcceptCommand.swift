internal import Foundation
internal import PNG
internal import SnapshotReport

/// `snapshot accept`: makes what a run left the references.
struct AcceptCommand {
  let arguments: AcceptArguments
  let console: Console
  /// Whether the environment says that this is a build server, where references are only read.
  let isContinuousIntegration: Bool

  func run() async {
    guard !isContinuousIntegration else {
      return await console.trouble(
        "the environment variable CI is set, and in CI nothing is recorded; accept where you review")
    }
    guard arguments.isAll || arguments.cause != nil || !arguments.names.isEmpty else {
      return await console.trouble("say what to accept: a part of its name, --cause or --all")
    }
    let runs: [SnapshotRun]
    do { runs = try ResultsFile.runs(at: arguments.results) } catch {
      return await console.trouble("\(error)")
    }
    var wanted = FoundCase.all(runs).filter { isWanted($0.item) }
    // A whole name means that one alone: `card.json @2x` is a part of `postcard.json @2x`, too.
    let whole = wanted.filter { arguments.names.contains($0.item.name) }
    if !whole.isEmpty { wanted = whole }
    guard !wanted.isEmpty else {
      return await console.trouble(
        "nothing to accept: no case that a run left is meant; see \(arguments.results.joined(separator: ", "))"
      )
    }
    var accepted = 0
    for found in wanted {
      do {
        if try accept(found) { accepted += 1 }
      } catch {
        await console.trouble("\(error)")
      }
    }
    await console.summary([accepted == 1 ? "1 reference accepted" : "\(accepted) references accepted"])
  }

  /// Whether a case has left something, and is meant.
  private func isWanted(_ item: SnapshotCase) -> Bool {
    guard item.actual != nil, item.reference != nil else { return false }
    if let cause = arguments.cause, !item.causes.contains(cause) { return false }
    return arguments.names.isEmpty || arguments.names.contains { item.name.contains($0) }
  }

  /// Copies what was made over the reference; answers whether that is another now.
  private func accept(_ found: FoundCase) throws(FileTrouble) -> Bool {
    guard let actual = found.path(found.item.actual), let reference = found.path(found.item.reference) else {
      return false
    }
    guard let bytes = FileManager.default.contents(atPath: actual) else {
      throw FileTrouble(path: actual, reason: "what the run left is gone; verify again")
    }
    let old = FileManager.default.contents(atPath: reference)
    guard old != bytes else { return false }
    // What somebody recorded since then is newer than what the run saw.
    if let made = modificationDate(actual), let stored = modificationDate(reference), stored > made {
      throw FileTrouble(path: reference, reason: "the reference was written after the run; verify again")
    }
    try writeFile([UInt8](bytes), to: reference)
    return true
  }

  private func modificationDate(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
