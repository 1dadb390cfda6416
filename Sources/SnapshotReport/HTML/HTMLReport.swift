internal import Escaping
internal import Foundation

/// A page that shows what became of snapshots, in one file that needs no network: pictures, scripts and all are in it.
public struct HTMLReport {
  let runs: [SnapshotRun]
  let title: String

  /// A page of the cases of all runs, in their order.
  public init(_ runs: [SnapshotRun], title: String = "Snapshots") {
    self.runs = runs
    self.title = title
  }

  /// The whole file.
  ///
  /// `picture` gives the bytes of a file by its path, or nil where it cannot be read; what is no PNG counts as not
  /// readable. A relative path of a run is joined to the run's folder first. Each path is asked for once, and none of
  /// cases that are the same.
  public func html(picture: (String) -> [UInt8]?) -> String {
    withoutActuallyEscaping(picture) { read in
      var pictures = EmbeddedPictures(read: read)
      let page = ReportPage(runs, title: title, pictures: &pictures)
      return html(of: page, pictures.contents)
    }
  }

  private func html(of page: ReportPage, _ pictures: [String]) -> String {
    let (style, script) = (PageFiles.style, PageFiles.script)
    var html = ""
    for (place, text) in PageFiles.template {
      switch place {
      case .policy: html += PageFiles.policy(style: style, script: script)
      case .title: html += escaped(title)
      case .style: html += style
      case .report: html += page.json
      case .pictures:
        for (index, content) in pictures.enumerated() {
          html += "<script type=\"text/plain\" id=\"picture-\(index)\">\(content)</script>\n"
        }
      case .script: html += script
      case nil: break
      }
      html += text
    }
    return html
  }

  /// A text as it stands between tags. By scalars: as a character, a mark and the sign that it joins with are one.
  private func escaped(_ text: String) -> String {
    text.replacing("&", by: "&amp;").replacing("<", by: "&lt;").replacing(">", by: "&gt;")
  }
}
