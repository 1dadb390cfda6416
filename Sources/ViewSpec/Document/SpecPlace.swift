/// A place in a spec.
package struct SpecPlace: Hashable, Sendable {
  /// The name of the file as the user gave it; `-` is the standard input.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int
  /// The byte offset in the file.
  let offset: Int
}
