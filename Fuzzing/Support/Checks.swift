/// Returns the bytes of an input.
func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}

/// Returns the bytes of an input as a text; nil if they are none.
func text(of bytes: some Collection<UInt8>) -> String? {
  String(validating: bytes, as: UTF8.self)
}

/// Checks that a text is one line, of which all characters are visible, as every error is.
func checkLine(_ text: String) {
  precondition(!text.isEmpty, "A message is empty.")
  for scalar in text.unicodeScalars where !(0x20...0x7E).contains(scalar.value) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      fatalError("U+\(String(scalar.value, radix: 16)) in a message: \(text.debugDescription)")
    default: break
    }
  }
}

/// Ends the program unless a condition holds, which may throw, other than that of a precondition.
func expect(
  _ condition: Bool, _ message: @autoclosure () -> String = "", file: StaticString = #fileID,
  line: UInt = #line
) {
  precondition(condition, message(), file: file, line: line)
}
