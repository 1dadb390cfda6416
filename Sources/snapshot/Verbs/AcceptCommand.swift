internal import Escaping
internal import FileAccess
internal import Foundation
internal import ImageComparison
internal import SnapshotReport

/// The command `snapshot accept`, which makes the snapshots of a run the references.
struct AcceptCommand {
  let arguments: AcceptArguments
  let console: Console

  func run() async {
    guard !ContinuousIntegration.isOn(in: ProcessInfo.processInfo.environment) else {
      return await console.trouble(
        "nothing is accepted while the environment variable CI is set; accept where you review the pictures"
      )
    }
    guard arguments.isAll || arguments.cause != nil || !arguments.names.isEmpty else {
      return await console.trouble("nothing is selected; give a part of a name, --cause or --all")
    }
    let runs: [FoundRun]
    do { runs = try FoundRun.named(arguments.results) } catch {
      return await console.trouble("\(error)")
    }
    var wanted = FoundCase.all(runs).filter { isWanted($0.item) }
    // A whole name selects only that case: `card.json @2x` is a part of `postcard.json @2x`, too.
    let whole = wanted.filter { found in
      arguments.names.contains { found.item.name.isExactly($0) }
    }
    if !whole.isEmpty { wanted = whole }
    guard !wanted.isEmpty else {
      return await console.trouble(
        "nothing to accept: no case of the run matches; see \(arguments.results.joined(separator: ", "))"
      )
    }
    var accepted = 0
    var manifests: [FilePath: Set<FilePath>] = [:]
    let references = ReferenceWriter(arguments.limits.ofPNG)
    for found in wanted {
      do {
        let acceptance = try Acceptance(found, limits: arguments.limits.ofPNG, manifests: &manifests)
        if try acceptance?.perform(references) == true { accepted += 1 }
      } catch {
        await console.trouble("\(error)")
      }
    }
    do { try references.finish() } catch { return await console.trouble("\(error)") }
    await console.summary([accepted == 1 ? "1 reference accepted" : "\(accepted) references accepted"])
  }

  /// Returns whether a case has an actual snapshot, and is selected.
  private func isWanted(_ item: SnapshotCase) -> Bool {
    guard item.actual != nil, item.reference != nil else { return false }
    if let cause = arguments.cause, !item.causes.contains(where: { cause.isExactly($0) }) {
      return false
    }
    return arguments.names.isEmpty || arguments.names.contains { item.name.utf8.contains($0.utf8) }
  }
}
