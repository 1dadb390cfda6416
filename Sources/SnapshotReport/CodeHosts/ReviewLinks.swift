/// The pictures, links and sentences of a comment on a pull request, beside the results of runs.
package struct ReviewLinks: Sendable {
  /// A small picture of a case, which the host of the comment loads from an address.
  package struct Thumbnail: Sendable {
    let name: String
    let address: String
    let (width, height): (Int, Int)

    /// Creates a picture of the case with a name, with its size in pixels.
    package init(name: String, address: String, width: Int, height: Int) {
      (self.name, self.address) = (name, address)
      (self.width, self.height) = (width, height)
    }
  }

  /// The address of the report.
  package var report: String?
  /// The name of the patch that accepts everything.
  package var patch: String?
  /// The text of a comment that accepts everything.
  package var command: String?
  /// The pictures, in the order in which they are shown.
  package var thumbnails: [Thumbnail] = []

  /// Creates links to nothing.
  package init() {}

  /// The sentences before the tables.
  var sentences: String {
    var lines: [String] = []
    if let report {
      lines.append("<a href=\"\(ReviewSummary.text(report))\">The report</a> shows all pictures.")
    }
    if let command { lines.append("The comment \(ReviewSummary.code(command)) accepts all of them.") }
    if let patch {
      lines.append("So does the patch of the report: \(ReviewSummary.code("git apply \(patch)"))")
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }

  /// The pictures, each under the name of its case; the first ones are unfolded.
  var pictures: [String] {
    thumbnails.enumerated().map { index, picture in
      "<details\(index < Self.unfolded ? " open" : "")><summary>\(ReviewSummary.code(picture.name))</summary>"
        + "<img src=\"\(ReviewSummary.text(picture.address))\" width=\"\(picture.width)\" height=\"\(picture.height)\""
        + " alt=\"\(ReviewSummary.text(picture.name)): reference, difference, now\"></details>\n"
    }
  }

  private static let unfolded = 3
}
