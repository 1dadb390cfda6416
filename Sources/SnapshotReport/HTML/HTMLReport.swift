internal import Escaping
internal import Foundation

/// A page with the results of snapshots, in one file that needs no network: it contains pictures, scripts and styles.
public struct HTMLReport {
  let runs: [SnapshotRun]
  let title: String

  /// Creates a page of the cases of all runs, in their order.
  public init(_ runs: [SnapshotRun], title: String = "Snapshots") {
    self.runs = runs
    self.title = title
  }

  /// Returns the HTML of the page.
  ///
  /// Each path is read once, and none of cases that are the same.
  ///
  /// - Parameter picture: A closure that returns the bytes of a file by its path, or nil if it cannot be read. Bytes
  ///   that are no PNG count as not readable. A relative path of a run is joined to the run's folder first.
  public func html(picture: (String) -> [UInt8]?) -> String {
    String(decoding: bytes(picture: picture), as: UTF8.self)
  }

  /// Returns the HTML of the page as the bytes of its file.
  package func bytes(picture: (String) -> [UInt8]?) -> [UInt8] {
    withoutActuallyEscaping(picture) { read in
      var pictures = EmbeddedPictures(read: read)
      let page = ReportPage(runs, title: title, pictures: &pictures)
      return html(of: page, pictures.contents)
    }
  }

  private func html(of page: ReportPage, _ pictures: [String]) -> [UInt8] {
    let (style, script) = (PageFiles.style, PageFiles.script)
    var html: [UInt8] = []
    for (place, text) in PageFiles.template {
      switch place {
      case .policy: html += PageFiles.policy(style: style, script: script).utf8
      case .title: html += escaped(title).utf8
      case .style: html += style.utf8
      case .report: html += page.json
      case .pictures:
        for (index, content) in pictures.enumerated() {
          html += "<script type=\"text/plain\" id=\"picture-\(index)\">\(content)</script>\n".utf8
        }
      case .script: html += script.utf8
      case nil: break
      }
      html += text.utf8
    }
    return html
  }

  /// Returns a text escaped for HTML content.
  ///
  /// It is escaped by scalars: as a character, a combining mark and the sign that it joins with are one.
  private func escaped(_ text: String) -> String {
    text.replacing("&", by: "&amp;").replacing("<", by: "&lt;").replacing(">", by: "&gt;")
  }
}
