extension JSONElement {
  /// Returns a number as if it were written at the place of this element.
  func constant(_ number: Double) -> JSONElement {
    JSONElement(value: JSONValue(content: .number(number), offset: value.offset), path: path)
  }
}
