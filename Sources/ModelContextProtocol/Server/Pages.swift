/// A list in parts: a cursor is the place of the first element of the next part.
enum Pages {
  /// The number of elements of a part.
  static let size = 50

  /// Returns a part of a list, and the cursor of the next one.
  static func page<Element>(
    of elements: [Element], cursor: JSON?
  ) throws(ProtocolError) -> (elements: ArraySlice<Element>, next: String?) {
    var start = 0
    if let cursor, cursor != .null {
      let place = cursor.text.flatMap { text in
        text.utf8.first == UInt8(ascii: "p") ? Int(text.dropFirst()) : nil
      }
      guard let place, place > 0, place < elements.count else {
        throw .invalidParameters("unknown cursor; pass a \"nextCursor\" of this list, or none for its start")
      }
      start = place
    }
    let end = min(start + size, elements.count)
    return (elements[start..<end], end < elements.count ? "p\(end)" : nil)
  }
}
