extension JSONElement {
  /// The number as if it stood at this place.
  func constant(_ number: Double) -> JSONElement {
    JSONElement(value: JSONValue(content: .number(number), offset: value.offset), path: path)
  }
}
