internal import SnapshotReport

extension RecordArguments {
  /// The options on which references depend.
  var inputs: [CacheInput] {
    var relevant = self
    (relevant.specs, relevant.sharding, relevant.caching) = ([], ShardOptions(), CacheOptions())
    relevant.rendering = rendering.relevant
    return OptionInputs.of(relevant)
  }
}

extension RecordCommand {
  /// Returns the report of a reference: that of an earlier run, if it is still as recorded then, or of its recording.
  func recorded(_ job: CachedJob, _ cache: RunCache?) async -> Report<PictureTable.Row?> {
    await Report<PictureTable.Row?>(orElse: nil) { lines in
      let path = job.picture.referencePath
      job.explain(&lines)
      if let pass = job.pass, let row = PictureTable.Row(name: path, facts: pass.facts[...]) {
        lines.add(pass.notes)
        return (row, path)
      }
      guard let drawn = job.job else { throw FileFailure(path: job.picture.text, reason: "is not known") }
      let row = try await job.storing(in: cache, &lines) { lines in
        let rendering = try await drawn.spec.renderPNG(
          at: drawn.scale, arguments.rendering, recordsLayout: true)
        lines.warnings(rendering.warnings)
        let file = try rendering.reference(for: path, &lines)
        let row = PictureTable.Row(name: path, rendering)
        return ((row, file), row.facts, [CacheInput(output: path, file)])
      }
      try writeFile(row.1, to: path, beneath: job.picture.location.root)
      return (row.0, path)
    }
  }
}
