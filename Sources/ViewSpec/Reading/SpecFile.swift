internal import Foundation

/// Reads spec files within their limit.
enum SpecFile {
  /// The bytes of the file at `path`, at most 32 MiB.
  static func bytes(of path: String) throws(SpecError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: path) else {
      throw SpecError(file: path, message: "no such file")
    }
    do {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? handle.close() }
      // One byte more than allowed is enough to know that the file is too large.
      let data = try handle.read(upToCount: JSONDocument.maximumSize + 1) ?? Data()
      guard data.count <= JSONDocument.maximumSize else {
        throw SpecError(
          file: path, message: "more than the limit of \(JSONDocument.maximumSize >> 20) MiB")
      }
      return Array(data)
    } catch let error as SpecError {
      throw error
    } catch {
      throw SpecError(file: path, message: "cannot be read: \(error.localizedDescription)")
    }
  }
}
