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
    let isSelected = arguments.isAll || arguments.cause != nil || !arguments.names.isEmpty
    guard isSelected || arguments.decisions != nil else {
      return await console.trouble(
        "nothing is selected; give a part of a name, --decisions, --cause or --all")
    }
    do {
      let found = FoundCase.all(try FoundRun.named(arguments.results))
      if let path = arguments.decisions {
        await carryOut(DecidedCases(try ReviewDecisions(path: path), found, path: path))
      } else {
        await accept(selected(among: found).map { ($0, nil) }, rejected: 0)
      }
    } catch {
      await console.trouble("\(error)")
    }
  }

  /// Accepts what a review decided, as far as it is selected, too.
  private func carryOut(_ decided: DecidedCases) async {
    for trouble in decided.troubles { await console.trouble(trouble) }
    let wanted = decided.accepted.filter { isWanted($0.found.item) }
    // A review may reject everything, and what was not found is told already.
    if wanted.isEmpty, decided.accepted.isEmpty {
      return await console.summary(["0 references accepted" + words(forRejected: decided.rejected)])
    }
    await accept(wanted, rejected: decided.rejected)
  }

  /// Accepts cases; a digest is that of the only content that is accepted.
  private func accept(_ wanted: [(found: FoundCase, digest: String?)], rejected: Int) async {
    guard !wanted.isEmpty else { return await troubleOfNothing() }
    var accepted = 0
    var manifests: [FilePath: Set<FilePath>] = [:]
    let references = ReferenceWriter(arguments.limits.ofPNG)
    for (found, digest) in wanted {
      do {
        let acceptance = try Acceptance(found, limits: arguments.limits.ofPNG, manifests: &manifests)
        if try acceptance?.perform(references, digest: digest) == true { accepted += 1 }
      } catch {
        await console.trouble("\(error)")
      }
    }
    do { try references.finish() } catch { return await console.trouble("\(error)") }
    await console.summary([
      (accepted == 1 ? "1 reference accepted" : "\(accepted) references accepted")
        + words(forRejected: rejected)
    ])
  }

  private func words(forRejected count: Int) -> String { count == 0 ? "" : ", \(count) rejected" }

  private func troubleOfNothing() async {
    await console.trouble(
      "nothing to accept: no case of the run matches; see \(arguments.results.joined(separator: ", "))")
  }

  /// Returns the cases that the names and the cause select.
  ///
  /// A whole name selects only that case: `card.json @2x` is a part of `postcard.json @2x`, too.
  private func selected(among found: [FoundCase]) -> [FoundCase] {
    let wanted = found.filter { isWanted($0.item) }
    let whole = wanted.filter { found in
      arguments.names.contains { found.item.name.isExactly($0) }
    }
    return whole.isEmpty ? wanted : whole
  }

  /// Returns whether a case has an actual snapshot, and is selected.
  private func isWanted(_ item: SnapshotCase) -> Bool {
    guard item.isOpen else { return false }
    if let cause = arguments.cause, !item.causes.contains(where: { cause.isExactly($0) }) {
      return false
    }
    return arguments.names.isEmpty || arguments.names.contains { item.name.utf8.contains($0.utf8) }
  }
}
