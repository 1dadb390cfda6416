/// A place in a spec.
package struct SpecPlace: Hashable, Sendable {
  /// The file as the user named it; `-` is the standard input.
  package let file: String
  /// From 1.
  package let line: Int
  /// In Unicode scalars from 1.
  package let column: Int
  /// The byte of the file.
  let offset: Int
}
