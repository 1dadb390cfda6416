#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// An error in reading or writing a file or folder.
///
/// Its description is one line without the name of the file, which the caller adds.
package enum FileError: Error, Equatable {
  /// A failed system call.
  case system(SystemFailure)
  /// A symbolic link, by its name, where none is followed.
  case link(String)
  /// A part of a path, by its name, that is no folder.
  case notFolder(String)
  /// Something other than a regular file: `a folder`, `a pipe`.
  case notRegular(String)
  /// A file with more bytes than allowed.
  case tooLarge(limit: Int)
  /// A path with the character NUL, which ends a path for the system.
  case invalidPath

  /// Whether or not the file does not exist.
  package var isMissing: Bool { self == .system(SystemFailure(code: ENOENT)) }

  /// Whether or not there cannot be a file: it does not exist, or what should contain it is no folder.
  package var isAbsence: Bool { isMissing || self == .system(SystemFailure(code: ENOTDIR)) }

  /// Whether or not the reader of a pipe closed it.
  package var isClosedPipe: Bool { self == .system(SystemFailure(code: EPIPE)) }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system(let failure): failure.reason
    case .link(let name): "\"\(name)\" is a symbolic link, which is not followed here"
    case .notFolder(let name): "\"\(name)\" is not a folder"
    case .notRegular(let kind): "found \(kind), expected a file"
    case .tooLarge(let limit) where limit % (1 << 20) == 0: "more than the limit of \(limit >> 20) MiB"
    case .tooLarge(let limit): "more than the limit of \(limit) bytes"
    case .invalidPath: "a path cannot contain the character NUL"
    }
  }
}
