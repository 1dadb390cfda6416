package import Escaping
internal import FileAccess

/// The division of a suite among shards: by hash, or by the durations of an earlier run.
///
/// By durations, the longest case first goes to the shard that has least so far: the longest shard then is at most a
/// third longer than in the best division (Graham, 1969), and hardly longer for many cases. Cases without a duration
/// belong to shards by their hash. So a case keeps its shard as long as the durations stay, whatever is new.
package struct ShardPlan: Sendable {
  /// The shard of this machine.
  package let shard: Shard
  /// The numbers of the shards of cases with a duration.
  private let numbers: [ExactText: Int]

  /// Creates the plan of a shard.
  ///
  /// - Parameters:
  ///   - shard: The shard of this machine.
  ///   - durations: The durations of cases by name, in seconds; those that are no positive number have no effect.
  package init(_ shard: Shard, durations: [ExactText: Double] = [:]) {
    self.shard = shard
    let known = durations.filter { $0.value > 0 && $0.value.isFinite }.sorted { first, second in
      first.value != second.value
        ? first.value > second.value : first.key.text.utf8.lexicographicallyPrecedes(second.key.text.utf8)
    }
    var loads = ShardLoads(count: shard.count)
    numbers = Dictionary(uniqueKeysWithValues: known.map { ($0.key, loads.add($0.value)) })
  }

  /// Returns the plan of this machine; nil for the whole suite.
  ///
  /// The file by which Bazel learns that a program knows of shards is written.
  ///
  /// - Parameters:
  ///   - shard: The shard; nil for that of the environment, if it names one.
  ///   - durations: The path of results with durations; nil for division by names.
  ///   - environment: The environment.
  ///   - name: The name of a case that is the same on all machines, given that in the results and the run's folder.
  package static func found(
    _ shard: Shard? = nil, durations: String?, in environment: [String: String],
    naming name: (_ unit: String, _ folder: String) -> String = { unit, _ in unit }
  ) throws -> ShardPlan? {
    if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty {
      do { try GuardedPath(path).write([], makesFolders: true, takesStreams: true) } catch {
        throw ResultsError("\(path): cannot be written: \(error)")
      }
    }
    guard let shard = try shard ?? Shard.named(in: environment), !shard.isWhole else { return nil }
    guard let durations, !durations.isEmpty else { return ShardPlan(shard) }
    let run = try ResultsFile.run(at: durations)
    guard run.cases.contains(where: { $0.seconds != nil }) else {
      throw ResultsError("\(durations): the results have no durations; verify --timings stores them")
    }
    let named = run.durations.map { (ExactText(name($0.key.text, run.folder)), $0.value) }
    return ShardPlan(shard, durations: Dictionary(named, uniquingKeysWith: +))
  }

  /// Returns whether the case of a name belongs to the shard.
  package func contains(_ name: String) -> Bool { number(of: name) == shard.number }

  /// Returns the number of the shard to which a name belongs.
  func number(of name: String) -> Int {
    numbers[ExactText(name)] ?? Shard.number(of: name, count: shard.count)
  }
}

/// The sums of the durations of shards, as a heap with the least one first.
private struct ShardLoads {
  private var heap: [(seconds: Double, number: Int)]

  init(count: Int) {
    heap = (1...count).map { (0, $0) }
  }

  /// Adds a duration to the shard with the least sum, of several the first, and returns its number.
  mutating func add(_ seconds: Double) -> Int {
    let number = heap[0].number
    heap[0].seconds += seconds
    var place = 0
    while let child = [2 * place + 1, 2 * place + 2].filter({ $0 < heap.count }).min(by: {
      heap[$0] < heap[$1]
    }),
      heap[child] < heap[place]
    {
      heap.swapAt(child, place)
      place = child
    }
    return number
  }
}
