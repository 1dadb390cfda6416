/// Returns whether a class is another one or inherits from it.
func isClass(_ type: AnyClass, _ other: AnyClass) -> Bool {
  sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == other }
}
