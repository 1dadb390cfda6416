package import Foundation

/// Reads spec files within their limit.
package enum SpecFile {
  /// The folder in which the files that a spec names lie: its own, to which links to it lead; for the standard input
  /// the current one.
  static func folder(of path: String) -> String {
    let file = path == "-" ? URL(fileURLWithPath: ".") : URL(fileURLWithPath: path)
    return path == "-" ? file.path : file.resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// The bytes of the file at `path`, at most 32 MiB.
  static func bytes(of path: String) throws(SpecError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw SpecError(file: path, message: "no such file")
    }
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) == nil else {
      throw SpecError(file: path, message: "found a folder, expected a file")
    }
    let handle: FileHandle
    do {
      handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw SpecError(file: path, message: "cannot be read: \(error.localizedDescription)")
    }
    defer { try? handle.close() }
    return try bytes(of: handle, named: path)
  }

  /// The bytes that are left in an open file, at most 32 MiB; `name` is what errors call it.
  package static func bytes(of handle: FileHandle, named name: String) throws(SpecError) -> [UInt8] {
    do {
      // One byte more than allowed is enough to know that the file is too large.
      let data = try handle.read(upToCount: JSONDocument.maximumSize + 1) ?? Data()
      guard data.count <= JSONDocument.maximumSize else {
        throw SpecError(
          file: name, message: "more than the limit of \(JSONDocument.maximumSize >> 20) MiB")
      }
      return Array(data)
    } catch let error as SpecError {
      throw error
    } catch {
      throw SpecError(file: name, message: "cannot be read: \(error.localizedDescription)")
    }
  }
}
