#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A failure to read or write a file or folder. It describes itself in one line that does not name the file: the caller
/// knows it and adds it.
package enum FileError: Error, Equatable {
  /// The system refused.
  case system(SystemFailure)
  /// The part of a path with this name is a symbolic link where none is followed.
  case link(String)
  /// The part of a path with this name is no folder.
  case notFolder(String)
  /// Something other than a regular file was found: `a folder`, `a pipe`.
  case notRegular(String)
  /// The file has more bytes than allowed.
  case tooLarge(limit: Int)
  /// The path contains the character NUL, which ends a path for the system.
  case invalidPath

  /// Whether there is no file of that name.
  package var isMissing: Bool { self == .system(SystemFailure(code: ENOENT)) }

  /// Whether the reader of a pipe stopped reading.
  package var isClosedPipe: Bool { self == .system(SystemFailure(code: EPIPE)) }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let failure): failure.reason
    case .link(let name): "\"\(name)\" is a symbolic link, which is not followed here"
    case .notFolder(let name): "\"\(name)\" is no folder"
    case .notRegular(let kind): "found \(kind), expected a file"
    case .tooLarge(let limit) where limit % (1 << 20) == 0: "more than the limit of \(limit >> 20) MiB"
    case .tooLarge(let limit): "more than the limit of \(limit) bytes"
    case .invalidPath: "a path cannot contain the character NUL"
    }
  }
}
