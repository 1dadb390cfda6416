/// Reads an input as a document of JSON with comments: an error is one line with a place, and
/// values are where they are said to be.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocuments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  do throws(SpecError) {
    let document = try JSONDocument(parsing: bytes, file: "a.json")
    var pending = [document.root.value]
    while let value = pending.popLast() {
      check(value, bytes)
      let place = document.position(at: value.offset)
      precondition(place.line > 0 && place.column > 0)
      switch value.content {
      case .array(let elements): pending += elements
      case .object(let members):
        precondition(Set(members.map { Array($0.key.utf8) }).count == members.count)
        pending += members.map(\.value)
      default: break
      }
    }
  } catch {
    checkLine("\(error)")
    precondition((error.line ?? 0) > 0 && (error.column ?? 0) > 0 && error.path != nil, "\(error)")
  }
  return 0
}

/// Checks that a value begins as its kind does.
private func check(_ value: JSONValue, _ bytes: [UInt8]) {
  let first = bytes[value.offset]
  let expected: String =
    switch value.content {
    case .null: "n"
    case .bool(let isTrue): isTrue ? "t" : "f"
    case .number(let number): number.isFinite ? "-0123456789" : ""
    case .string: "\""
    case .array: "["
    case .object: "{"
    }
  precondition(expected.utf8.contains(first), "\(value)")
}
