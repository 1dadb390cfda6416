internal import Foundation
internal import PNG

/// Writes a file whole or not at all, making its folder if need be.
func writeFile(_ bytes: [UInt8], to path: String) throws(FileTrouble) {
  if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
    let folder = String(path[..<slash])
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileTrouble(path: folder, reason: "the folder cannot be made")
    }
  }
  do {
    try PNGFile.write(bytes, to: path)
  } catch {
    throw FileTrouble(path: path, reason: error.description)
  }
}

/// A file that could not be read or written, and why.
struct FileTrouble: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// One line, the file first.
  var description: String { "\(path): \(reason)" }
}
