internal import CReportPage
internal import Foundation

/// The files of the page, which the build embeds: a template, its style sheet and its script.
enum PageFiles {
  /// A place of the template that a value fills, by the name that stands there in double braces.
  enum Place: String, CaseIterable {
    case policy, title, style, report, pictures, script
  }

  /// The template in pieces: the place that a value fills, none before the first, and the text behind it. The script fills
  /// all elements that are empty in it, by `textContent` alone.
  static var template: [(place: Place?, text: String)] {
    unsafe text(creportpage_html()).components(separatedBy: "{{").map { piece in
      let parts = piece.components(separatedBy: "}}")
      return (parts.count > 1 ? Place(rawValue: parts[0]) : nil, parts[parts.count - 1])
    }
  }

  static var style: String { unsafe "\n" + text(creportpage_style()) }

  /// The script: one function, so that what its files share is not global.
  static var script: String {
    unsafe "\n'use strict';\n(() => {\n" + text(creportpage_script()) + "})();\n"
  }

  /// The rights that a browser gives the page: its script and its style, each known by its digest, and pictures that
  /// are in the page. Nothing may be loaded from anywhere, and whatever else looks like a script or a style is none.
  static func policy(style: String, script: String) -> String {
    func source(_ text: String) -> String {
      "'sha256-\(Data(SHA256.digest(text.utf8)).base64EncodedString())'"
    }
    return "default-src 'none'; img-src data:; style-src \(source(style)); script-src \(source(script));"
      + " base-uri 'none'; form-action 'none'"
  }

  private static func text(_ text: creportpage_text) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: text.bytes, count: text.count), as: UTF8.self)
  }
}
