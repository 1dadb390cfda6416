/// A resource that a program asks for and that does not exist, or cannot be read.
package enum AssetDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of resources that programs ask for by name.
  package enum Kind: String, Sendable {
    case image, color, data, table
  }

  /// A resource that is in no folder.
  ///
  /// The `nearest` is the most similar name of its kind; `place` is the folder, or the folders, that were searched.
  case missing(Kind, name: String, nearest: String?, place: String)
  /// An image set, a colour set or the like without a variant for the traits.
  case noVariant(Kind, name: String, file: String, traits: String)
  /// A file that is damaged, or is not what its name says.
  ///
  /// The `place` is a line, a byte or a key in the file.
  case damaged(file: String, place: String, problem: String)
  /// A part of a file that is left out.
  case leftOut(file: String, feature: String)

  package var description: String {
    switch self {
    case .missing(let kind, let name, let nearest, let place):
      let hint = nearest.map { "; did you mean '\($0)'?" } ?? "."
      return "No \(kind.noun) named '\(name)' in \(place)\(hint)"
    case .noVariant(let kind, let name, let file, let traits):
      return "The \(kind.noun) '\(name)' has no variant for \(traits): \(file)."
    case .damaged(let file, let place, let problem):
      return "\(file)\(place.isEmpty ? "" : ", \(place)"): \(problem)."
    case .leftOut(let file, let feature):
      return "\(file): \(feature), which is not drawn."
    }
  }
}

extension AssetDiagnostic.Kind {
  /// The noun of the kind in sentences.
  fileprivate var noun: String {
    switch self {
    case .image: "image"
    case .color: "colour"
    case .data: "data asset"
    case .table: "table of texts"
    }
  }
}
