/// The signature of a PNG, and those of other files in its place.
enum PNGSignature {
  /// The first eight bytes of every PNG, which a transfer as text damages.
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The number of bytes that `check` examines.
  static let inspectedCount = 1024

  private static let others: [(name: String, beginning: [UInt8])] = [
    ("a PNG damaged by a transfer as text", [0x89, 0x50, 0x4E, 0x47]),
    ("a JPEG", [0xFF, 0xD8, 0xFF]),
    ("a GIF", Array("GIF8".utf8)),
    ("a BMP", Array("BM".utf8)),
    ("a TIFF", Array("II*\0".utf8)),
    ("a TIFF", Array("MM\0*".utf8)),
    ("a PDF", Array("%PDF".utf8)),
    ("a WebP", Array("RIFF".utf8)),
    ("an SVG", Array("<svg".utf8)),
    ("JSON", Array("{".utf8)),
  ]

  /// Throws an error unless the bytes begin with the signature; if they are a prefix of it, they are truncated.
  static func check(_ file: [UInt8]) throws(PNGError) {
    guard !file.starts(with: bytes) else { return }
    guard !file.isEmpty else { throw .empty }
    guard !bytes.starts(with: file) else { throw .truncated }
    let lines = file.prefix(inspectedCount).split(separator: UInt8(ascii: "\n"))
    // Before the pointer: two pointers in conflict are the result of a merge of two references.
    if lines.contains(where: { $0.starts(with: "<<<<<<< ".utf8) }) { throw .gitConflict }
    if file.starts(with: "version https://git-lfs".utf8) { throw .gitLFSPointer }
    throw .notPNG(resembling: others.first { file.starts(with: $0.beginning) }?.name)
  }
}
