/// A reference as hashes: the size of a picture, and the fingerprints of its pixels and of its layout tree.
package struct PictureHash: Hashable, Sendable {
  /// The width, in pixels.
  package var width: Int
  /// The height, in pixels.
  package var height: Int
  /// The number of pixels per point.
  package var scale: Int
  package var pixels: Fingerprint
  /// The fingerprint of the layout tree's text; nil for a picture without one.
  package var layout: Fingerprint?

  /// Creates a reference with the given values.
  package init(width: Int, height: Int, scale: Int, pixels: Fingerprint, layout: Fingerprint?) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.pixels, self.layout) = (pixels, layout)
  }

  /// The name of the picture in a store.
  package var object: ObjectName { ObjectName(pixels: pixels, layout: layout) }
}

extension PictureHash {
  /// Returns the hashes of a manifest's reference as the state of an input of results: never that of a file.
  package static func state(_ hash: PictureHash?) -> String { hash?.json ?? "missing" }

  /// The JSON array: `[750,1334,2,"…","…"]`.
  var json: String {
    let hashes = [pixels, layout].compactMap { $0.map { ",\"\($0.text)\"" } }.joined()
    return "[\(width),\(height),\(scale)\(hashes)]"
  }

  /// Reads the array at the start of a line's rest.
  init?(_ line: inout ManifestLine) {
    guard line.take("["), let width = line.number(), line.take(","), let height = line.number(),
      line.take(","), let scale = line.number(), line.take(","),
      let pixels = line.text().flatMap(Fingerprint.init(text:)), scale > 0
    else { return nil }
    var layout: Fingerprint?
    if line.take(",") {
      layout = line.text().flatMap(Fingerprint.init(text:))
      guard layout != nil else { return nil }
    }
    guard line.take("]") else { return nil }
    self.init(width: width, height: height, scale: scale, pixels: pixels, layout: layout)
  }
}
