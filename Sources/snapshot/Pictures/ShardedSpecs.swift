internal import FileAccess
internal import SnapshotReport

/// The part of some specs that belongs to a shard.
struct ShardedSpecs {
  /// All specs.
  let all: [SpecLocation]
  /// Those of the shard.
  let locations: [SpecLocation]
  let shard: Shard?

  /// Creates the part of a plan; without one, all specs.
  init(_ all: [SpecLocation], _ plan: ShardPlan?) {
    self.all = all
    shard = plan?.shard
    guard let plan else {
      locations = all
      return
    }
    let folder = Folder.currentPath
    locations = all.filter { plan.contains(Self.name(of: $0.path, in: folder)) }
  }

  /// The reason for which the part is empty; nil if it is not, or if there are no specs at all.
  var emptiness: String? {
    guard locations.isEmpty, !all.isEmpty, let shard else { return nil }
    let count = all.count == 1 ? "the 1 spec" : "any of the \(all.count) specs"
    return "shard \(shard) has none of \(count), so it compares nothing; use fewer shards"
  }

  /// Returns the part that arguments name; nil without a spec, or if the shard is not known, which is reported.
  static func found(
    _ arguments: [String], _ options: ShardOptions, console: Console
  ) async -> ShardedSpecs? {
    do {
      let plan = try options.plan()
      let specs = ShardedSpecs(await SpecSearch.locations(arguments, console: console), plan)
      guard let emptiness = specs.emptiness else { return specs }
      await console.trouble(emptiness)
    } catch {
      await console.trouble("\(error)")
    }
    return nil
  }

  /// Returns the name of a spec that is the same on all machines: its path in a folder, if it is there.
  static func name(of path: String, in folder: String) -> String {
    let inside = FilePath(path).absolute(from: folder).components(beneath: FilePath(folder))
    return inside?.joined(separator: "/") ?? path
  }
}
