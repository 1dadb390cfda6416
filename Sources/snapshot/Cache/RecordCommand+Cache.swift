internal import SnapshotReport

extension RecordArguments {
  /// The options on which references depend.
  var inputs: [CacheInput] { given.inputs(without: GivenOptions.others) }
}

extension RecordCommand {
  /// Returns the report of a reference: that of an earlier run, if it is still as recorded then, or of its recording.
  func recorded(
    _ job: CachedJob, _ cache: RunCache?, _ writer: ReferenceWriter, _ threads: PictureThreads
  ) async -> Report<PictureTable.Row?> {
    await Report<PictureTable.Row?>(orElse: nil) { lines in
      let path = job.picture.referencePath
      job.explain(&lines)
      if let pass = job.pass, let row = PictureTable.Row(name: path, facts: pass.facts[...]) {
        lines.add(pass.notes)
        return (row, path)
      }
      guard let drawn = job.job else { throw FileFailure(path: job.picture.text, reason: "is not known") }
      let root = job.picture.location.root
      // Manifests are no files that the picture depends on: its line is.
      let folder = writer.references.folder(of: path, beneath: root)
      let (row, reference) = try await job.storing(in: cache, &lines) { lines in
        let rendering = try await drawn.spec.renderFile(
          at: drawn.scale, arguments.rendering.options(of: drawn.picture), recordsLayout: true,
          threads: threads)
        lines.warnings(rendering.warnings)
        let reference = try writer.reference(
          try rendering.reference(for: path, &lines), at: path, scale: drawn.scale, in: folder)
        let row = PictureTable.Row(name: path, rendering)
        return ((row, reference), row.facts, reference.outputs)
      }
      try writer.write(reference, beneath: root)
      return (row, path)
    }
  }
}
