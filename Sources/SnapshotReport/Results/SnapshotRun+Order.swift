package import Escaping

extension SnapshotRun {
  /// The run with its cases in the order of their names, in which runs of the same cases have the same bytes.
  package var sorted: SnapshotRun {
    var run = self
    run.sort()
    return run
  }

  /// Sorts the cases by their names.
  package mutating func sort() {
    cases.sort { Self.precedes(($0.name, $0.group), ($1.name, $1.group)) }
  }

  /// Returns whether a case comes before another one, by their names and groups.
  package static func precedes(
    _ first: (name: String, group: String), _ second: (name: String, group: String)
  ) -> Bool {
    first.name.isExactly(second.name)
      ? first.group.utf8.lexicographicallyPrecedes(second.group.utf8)
      : first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
  }

  /// The durations of the cases, in seconds: those of a spec's pictures together, by the spec's path.
  package var durations: [ExactText: Double] {
    var durations: [ExactText: Double] = [:]
    for item in cases { durations[ExactText(item.unit), default: 0] += item.seconds ?? 0 }
    return durations
  }
}

extension SnapshotCase {
  /// The name of what a shard has as a whole: a spec with the pictures of all scales and systems, or one snapshot of a test.
  var unit: String { spec ?? name }

  /// The path of the spec of a picture; nil for a snapshot of a test.
  package var spec: String? {
    guard let scale else { return nil }
    let end = " @\(scale)x" + (system.map { " iOS \($0)" } ?? "")
    guard name.endsExactly(with: end) else { return nil }
    return String(Substring(name.utf8.dropLast(end.utf8.count)))
  }
}
