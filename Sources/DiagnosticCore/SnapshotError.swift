/// An error in a snapshot of a diffable data source, for which UIKit raises an exception or logs a warning.
///
/// Identifiers are described by programs, and named in the order in which they were given.
package enum SnapshotError: Hashable, Sendable, CustomStringConvertible {
  /// The kinds of identifiers.
  package enum Kind: String, Sendable {
    case item, section
  }

  /// Identifiers that occur more than once in one call; the first of each is used.
  case duplicates(Kind, [String])
  /// Identifiers that are in the snapshot already; they are moved.
  case alreadyPresent(Kind, [String])
  /// Items without a section; they are not added.
  case noSections
  /// An identifier that the snapshot does not have; the call has no effect.
  case missing(Kind, String, use: String)
  /// Items that occur more than once in the snapshot of a section; the first of each is used.
  case duplicatesInSection([String])
  /// A parent or neighbour that the snapshot of a section does not have; the call has no effect.
  case missingInSection(String, use: String)
  /// A data source that made no cell for an item.
  case noCell(item: String)

  /// The sentence of the error, in UIKit's words where they are known.
  package var description: String {
    switch self {
    case .duplicates(let kind, let names):
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(Self.list(names))"
    case .alreadyPresent(let kind, let names):
      "Warning: \(names.count) inserted \(kind) identifier(s) already present; existing \(kind)s will be moved into "
        + "place for this current insertion: \(Self.list(names))"
    case .noSections:
      "There are currently no sections in the data source. Please add a section first."
    case .missing(let kind, let name, let use):
      "Attempted to \(use) \(kind) identifier that does not exist in the snapshot: \(name)"
    case .duplicatesInSection(let names):
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(Self.list(names))"
    case .missingInSection(let name, let use):
      "Attempted to \(use) an item identifier that does not exist in the section snapshot: \(name)"
    case .noCell(let item):
      "The cell provider of the data source returned nil for the item \(item); an empty cell is shown."
    }
  }

  private static func list(_ names: [String]) -> String { "{(\(names.joined(separator: ", ")))}" }
}
