internal import FontFiles
internal import GraphicsCore
package import PNG
internal import SnapshotReport

/// The font files whose glyphs are in a picture, by their contents.
///
/// References name them in a text, so that another version of a font is told apart from another layout. Text in images
/// that were drawn before the picture is not known.
package struct UsedFonts: Sendable, Equatable {
  /// The text: a line for each file, with the SHA-256 digest and the name, in the order of their names.
  package let text: String

  /// The key of the text in a PNG.
  private static let key = "Fonts"

  /// Creates the list of a text; an empty one without a text.
  package init(text: String? = nil) { self.text = text ?? "" }

  /// Creates the list of files.
  private init(_ files: [FontData]) {
    let lines = files.map { (name: $0.name, digest: $0.digest(by: SHA256.text)) }
    var texts: [String] = []
    for line in lines.sorted(by: { ($0.name, $0.digest) < ($1.name, $1.digest) }) {
      let text = "\(line.digest)  \(line.name)"
      if texts.last != text { texts.append(text) }
    }
    text = texts.joined(separator: "\n")
  }

  /// Runs `body`, which makes a picture, and returns the font files whose glyphs are in it.
  package static func collect<Result>(_ body: () throws -> Result) rethrows -> (Result, UsedFonts) {
    let (result, sources) = try GlyphSources.collect(body)
    return (result, UsedFonts(sources.compactMap { $0 as? FontData }))
  }

  /// Returns a PNG with the text; the file itself if no font file was used.
  package func embedded(in png: [UInt8]) throws(PNGError) -> [UInt8] {
    text.isEmpty ? png : try PNGText(key: Self.key, value: text).embedded(in: png)
  }

  /// Returns a PNG without the text, and the text; nil if it has none.
  package static func split(_ png: [UInt8]) throws(PNGError) -> (picture: [UInt8], text: String?) {
    let (picture, text) = try PNGText.extract(key, from: png)
    return (picture, text)
  }

  /// Returns in one line which font files are others than those of a reference; nil if all are the same.
  package func change(from stored: String?) -> String? {
    let (old, new) = (Self.digests(stored ?? ""), Self.digests(text))
    guard old != new else { return nil }
    let changes = Set(old.keys).union(new.keys).sorted().compactMap { name -> String? in
      switch (old[name], new[name]) {
      case (nil, _?): "the font file \(name) is used, and was not"
      case (_?, nil): "the font file \(name) is not used, and was"
      case (let before?, let after?) where before != after: "the font file \(name) is another version"
      default: nil
      }
    }
    return changes.joined(separator: "; ")
  }

  private static func digests(_ text: String) -> [String: String] {
    var digests: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard parts.count == 2 else { continue }
      digests[String(parts[1].drop { $0 == " " }), default: ""] += String(parts[0])
    }
    return digests
  }
}
