import FileAccess
import Synchronization

/// The bytes of a font file.
package final class FontData: Sendable {
  /// The name of the file, without its folder.
  package let name: String
  package let bytes: [UInt8]
  private let digest = Mutex<String?>(nil)

  init(_ bytes: [UInt8], name: String) {
    (self.bytes, self.name) = (bytes, name)
  }

  /// Returns the digest of the bytes, which is computed once: files may have many megabytes.
  package func digest(by compute: ([UInt8]) -> String) -> String {
    digest.withLock { digest in
      if let digest { return digest }
      let computed = compute(bytes)
      digest = computed
      return computed
    }
  }
}

/// A font file: its fonts, each with its faces.
package final class FontFile: Sendable {
  package let data: FontData
  /// The faces of all fonts: one for each font, or for each place with a name of a variable one.
  package let faces: [FontFace]

  /// The largest number of bytes of a file, of fonts of a collection, and of their faces.
  package static let sizeLimit = 128 << 20
  static let fontLimit = 256
  private static let faceLimit = 4096

  /// Reads the file at a path, relative to the current directory.
  package convenience init(path: String) throws(FontFileError) {
    let bytes: [UInt8]
    do { bytes = try RegularFile.read(path, limit: Self.sizeLimit) } catch { throw .file(error) }
    try self.init(bytes, name: FilePath(path).name)
  }

  /// Reads the bytes of a file.
  package init(_ bytes: [UInt8], name: String) throws(FontFileError) {
    guard bytes.count <= Self.sizeLimit else { throw .file(.tooLarge(limit: Self.sizeLimit)) }
    let data = FontData(bytes, name: name)
    var faces: [FontFace] = []
    var visits = 0
    for (index, tables) in try FontTables.all(in: bytes).enumerated() {
      faces += try FontDesign(tables, data, index: index, visits: &visits).faces
      guard faces.count <= Self.faceLimit else {
        throw .damaged("it has more than \(Self.faceLimit) faces")
      }
    }
    (self.data, self.faces) = (data, faces)
  }
}
