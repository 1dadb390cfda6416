package import FileAccess

/// An error in a font file, in one line without the name of the file, which the caller adds.
package enum FontFileError: Error, Equatable {
  /// A file that cannot be read.
  case file(FileError)
  /// A file of another kind, by its first bytes.
  case notFont(beginning: [UInt8])
  /// A damaged file, with the damage.
  case damaged(String)
  /// A font without a table that every font has.
  case missing(table: FontTag)
  /// A font without a name for programs.
  case nameless
  /// The library that shapes text is missing, for the given reason.
  case library(String)
}

extension FontFileError {
  /// Whether or not the file does not exist.
  package var isMissingFile: Bool { if case .file(let error) = self { error.isMissing } else { false } }

  /// Whether or not the file has more bytes than allowed.
  package var isTooLarge: Bool { if case .file(.tooLarge) = self { true } else { false } }
}

extension FontFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .notFont(let beginning): Self.description(of: beginning)
    case .damaged(let damage): "a damaged font file: \(damage)"
    case .missing(let table):
      "a font without the table '\(table.name)', which TrueType and OpenType fonts have"
    case .nameless: "a font without a PostScript name and a family, by which fonts are found"
    case .library(let reason): reason
    }
  }

  private static func description(of beginning: [UInt8]) -> String {
    let expected = "expected TrueType or OpenType (.ttf, .otf, .ttc)"
    switch beginning {
    case Array("wOFF".utf8), Array("wOF2".utf8): return "a compressed font of the web, \(expected)"
    case []: return "an empty file, \(expected)"
    default:
      let bytes = beginning.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined(separator: " ")
      return "no font file: it begins with the bytes \(bytes), \(expected)"
    }
  }
}
