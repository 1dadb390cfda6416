internal import FileAccess
package import Foundation

/// A reader of spec files within their size limit.
package enum SpecFile {
  /// Returns the folder of the files that a spec names: the spec's own, after symbolic links are resolved.
  ///
  /// The folder for a spec from the standard input is the current one.
  package static func folder(of path: String) -> String {
    let file = path == "-" ? URL(fileURLWithPath: ".") : URL(fileURLWithPath: path)
    return path == "-" ? file.path : file.resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// Returns the path of a file that a spec names, given the folder of the files that it names.
  static func path(of name: String, in folder: String) -> String {
    guard name.hasPrefix("/") else { return "\(folder)/\(name)" }
    FileReads.note(name, .absolute)
    return name
  }

  /// Returns the bytes of the regular file at `path`, at most 32 MiB.
  static func bytes(of path: String) throws(SpecError) -> [UInt8] {
    do {
      return try RegularFile.read(path, limit: JSONDocument.maximumSize)
    } catch {
      let message =
        switch error {
        case _ where error.isMissing: "no such file"
        case .notRegular, .tooLarge: "\(error)"
        default: "cannot be read: \(error)"
        }
      throw SpecError(file: path, message: message)
    }
  }

  /// Returns the rest of the bytes of an open file, at most 32 MiB; errors call it `name`.
  package static func bytes(of handle: FileHandle, named name: String) throws(SpecError) -> [UInt8] {
    do {
      // One more byte than allowed is enough to know that the file is too large.
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
