extension ObjectiveCTables {
  /// Returns the classes of a name without that of their module, `Card`, by the names with it.
  package func types(plainName name: String) -> [Any.Type] {
    types.filter { $0.key.hasSuffix("." + name) }.sorted { $0.key < $1.key }.map(\.value)
  }
}
