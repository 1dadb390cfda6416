internal import Escaping
internal import SnapshotReport

extension ReportCommand {
  /// Writes what a review of a change needs beside the page: a comment, a patch, pictures for a service.
  func writeForReview(_ found: [FoundRun], _ pictures: ReportPictures) async throws {
    if let path = arguments.comment.file { try writeComment(found, pictures, to: path) }
    if let path = arguments.patch {
      let patch = PatchOfRun(found, limits: arguments.limits.ofPNG)
      for caution in patch.cautions { await console.caution(caution) }
      try writeFile(Array(patch.patch.text.utf8), to: path, takesStreams: true)
      await console.summary([Self.counted(patch.count, "file") + " in \(escapingControls(in: path))"])
    }
    if let folder = arguments.export {
      let export = try PictureExport(found, pictures) { bytes, path in
        try writeFile(bytes, to: "\(folder)/\(path)", beneath: folder)
      }
      let omitted = export.omitted > 0 ? ", \(export.omitted) without one" : ""
      await console.summary([
        Self.counted(export.count, "picture") + omitted + ": \(escapingControls(in: folder))"
      ])
    }
  }

  private func writeComment(_ found: [FoundRun], _ pictures: ReportPictures, to path: String) throws {
    var links = ReviewLinks()
    links.report = arguments.comment.reportURL
    links.command = arguments.comment.command
    links.patch = arguments.patch
    if let address = arguments.comment.picturesURL {
      let folder = arguments.comment.pictures
      let thumbnails = Thumbnails(of: found, pictures, address: address, limits: arguments.limits.ofPNG)
      for file in thumbnails.files {
        try writeFile(file.bytes, to: "\(folder)/\(file.name)", beneath: folder)
      }
      links.thumbnails = thumbnails.links
    }
    let text = ReviewSummary.markdown(found.map(\.run), links: links, limit: ReviewSummary.commentLimit)
    try writeFile(Array(text.utf8), to: path, takesStreams: true)
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
