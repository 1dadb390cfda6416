extension String {
  /// Whether both are the same bytes. Strings are equal, too, where they only look the same.
  package func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the bytes of `part` are somewhere among those of the text; those of an empty part always are.
  package func containsBytes(of part: String) -> Bool { part.isEmpty || utf8.contains(part.utf8) }
}
