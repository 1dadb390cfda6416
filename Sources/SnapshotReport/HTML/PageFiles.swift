internal import CReportPage
internal import Foundation

/// The embedded files of the page: a template, its style sheet and its script.
enum PageFiles {
  /// A placeholder of the template, by its name in double braces.
  enum Place: String, CaseIterable {
    case policy, title, style, report, pictures, script
  }

  /// The template in pieces: a placeholder, none before the first, and the text after it.
  ///
  /// The script fills all elements that are empty in it, with `textContent` alone.
  static var template: [(place: Place?, text: String)] {
    unsafe text(creportpage_html()).components(separatedBy: "{{").map { piece in
      let parts = piece.components(separatedBy: "}}")
      return (parts.count > 1 ? Place(rawValue: parts[0]) : nil, parts[parts.count - 1])
    }
  }

  static var style: String { unsafe "\n" + text(creportpage_style()) }

  /// The script in a single function, so that its files share no global names.
  static var script: String {
    unsafe "\n'use strict';\n(() => {\n" + text(creportpage_script()) + "})();\n"
  }

  /// Returns the content security policy of the page.
  ///
  /// It allows the page's script and style, by their digests, and embedded pictures. Nothing may be loaded, and no
  /// other script or style is valid.
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
