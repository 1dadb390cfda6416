internal import Escaping
internal import FileAccess

/// The runs of several machines as one, and what is wrong with them.
///
/// The files of one name are the parts of one run. Of each shard the complete file counts, whatever the order of the
/// files; a run that lacks a shard, or has one that was cut off, is incomplete.
package struct RunMerge {
  /// A file of results.
  package struct Part {
    package let file: String
    package let run: SnapshotRun

    package init(file: String, run: SnapshotRun) {
      (self.file, self.run) = (file, run)
    }
  }

  /// A merged run: the parts of which it consists, in the order of the shards.
  package struct Merged {
    /// The name of the files.
    package let name: String
    package let parts: [Part]
    /// Whether or not all shards are there and complete, and nothing contradicts.
    package let isComplete: Bool

    /// Returns the run, given the cases of each part as they are to be stored.
    package func run(in folder: String, _ cases: (Part) throws -> [SnapshotCase]) rethrows -> SnapshotRun {
      var run = SnapshotRun(
        program: parts[0].run.program, folder: folder, filter: parts[0].run.filter, isComplete: isComplete,
        cases: try parts.flatMap(cases))
      run.sort()
      return run
    }
  }

  /// The runs, in the order of their files' names.
  package private(set) var merged: [Merged] = []
  /// The parts that are missing or contradict each other, in lines.
  package private(set) var troubles: [String] = []
  /// The unusual that is harmless, in lines.
  package private(set) var cautions: [String] = []

  /// Merges parts.
  package init(_ parts: [Part]) {
    let groups = Dictionary(grouping: parts) { FilePath(FilePath($0.file).name) }
    for (name, parts) in groups.sorted(by: { $0.key < $1.key }) { add(parts, named: name.text) }
  }

  private mutating func add(_ parts: [Part], named name: String) {
    let known = troubles.count
    var isOfOneRun = true
    for part in parts.dropFirst() {
      guard let difference = Self.difference(of: part.run, from: parts[0].run) else { continue }
      isOfOneRun = false
      troubles.append("\(part.file): \(difference) \(parts[0].file); merge the results of one run at a time")
    }
    guard isOfOneRun else { return }
    let chosen = parts[0].run.shard == nil ? wholes(parts) : shards(parts)
    findRepetitions(chosen)
    merged.append(Merged(name: name, parts: chosen, isComplete: troubles.count == known))
  }

  /// Returns how a part shows that it is of another run; nil if it may be of the same.
  private static func difference(of run: SnapshotRun, from first: SnapshotRun) -> String? {
    guard run.program.isExactly(first.program) else {
      return "the results of \(run.program), and not of \(first.program) as in"
    }
    if run.filter.map(ExactText.init) != first.filter.map(ExactText.init) {
      return "not the same cases as in"
    }
    guard run.shard?.count != first.shard?.count else { return nil }
    guard let count = run.shard?.count else { return "not a shard as" }
    guard let other = first.shard?.count else { return "a shard, and the whole suite is in" }
    return "one of \(count) shards, and not of \(other) as in"
  }

  /// Returns parts without a shard, each of which has cases of its own.
  private mutating func wholes(_ parts: [Part]) -> [Part] {
    for part in parts where !part.run.isComplete { troubles.append(Self.cutOff(part)) }
    return parts
  }

  /// Returns the part of each shard.
  private mutating func shards(_ parts: [Part]) -> [Part] {
    let count = parts[0].run.shard?.count ?? 1
    let byNumber = Dictionary(grouping: parts) { $0.run.shard?.number ?? 1 }
    let missing = (1...count).filter { byNumber[$0] == nil }
    if !missing.isEmpty {
      troubles.append(
        missing.count == 1
          ? "shard \(missing[0])/\(count) is missing"
          : "\(missing.count) shards of \(count) are missing: \(Self.list(missing))")
    }
    return byNumber.sorted { $0.key < $1.key }.map { part(of: $0.key, $0.value) }
  }

  /// Returns the part that counts of those of a shard: a complete one, or that with most cases.
  private mutating func part(of number: Int, _ parts: [Part]) -> Part {
    let complete = parts.filter(\.run.isComplete)
    guard let first = complete.first else {
      let longest = parts.max { $0.run.cases.count < $1.run.cases.count } ?? parts[0]
      troubles.append(Self.cutOff(longest))
      return longest
    }
    for other in complete.dropFirst() {
      let shard = other.run.shard?.description ?? ""
      if Self.verdicts(other.run) == Self.verdicts(first.run) {
        cautions.append("shard \(shard) ran twice, with the same results: \(first.file) and \(other.file)")
      } else {
        troubles.append(
          "shard \(shard) ran twice, with different results: \(first.file) and \(other.file); delete one")
      }
    }
    return first
  }

  /// Returns the results of a run without durations and the paths of pictures, which differ between equal runs.
  private static func verdicts(_ run: SnapshotRun) -> [SnapshotCase] {
    run.sorted.cases.map {
      SnapshotCase(
        name: $0.name, group: $0.group, status: $0.status, summary: $0.summary, measurement: $0.measurement)
    }
  }

  /// Reports cases that are in two parts.
  private mutating func findRepetitions(_ parts: [Part]) {
    var owners: [ExactText: Int] = [:]
    for (index, part) in parts.enumerated() {
      for item in part.run.cases {
        let key = ExactText("\(item.group)\0\(item.name)\0\(item.reference ?? "")")
        guard let owner = owners.updateValue(index, forKey: key), owner != index else { continue }
        troubles.append("\(item.name) is in \(parts[owner].file) and in \(part.file)")
      }
    }
  }

  private static func cutOff(_ part: Part) -> String {
    let count = part.run.cases.count
    let shard = part.run.shard.map { "shard \($0)" } ?? "the run"
    return "\(part.file): \(shard) was cut off after \(count == 1 ? "1 case" : "\(count) cases")"
  }

  /// Returns numbers in words, with the middle of many left out.
  private static func list(_ numbers: [Int]) -> String {
    numbers.prefix(12).map(String.init).joined(separator: ", ") + (numbers.count > 12 ? ", …" : "")
  }
}
