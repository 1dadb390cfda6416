/// Writes an input as words of lines, shells and JSON: what is read again is what was written, and nothing invisible is in it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzWords(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard let text = text(of: bytes) else { return 0 }
  let escaped = escapingControls(in: text)
  if !escaped.isEmpty { checkLine(escaped) }
  precondition(escapingControls(in: escaped).utf8.elementsEqual(escaped.utf8))
  let word = lineWord(text.replacing("\n", by: " "))
  if !word.isEmpty { checkLine(word) }
  let words = text.split(at: "\u{1}", maxSplits: 4).map { String($0).replacing("\0", by: "") }
  let line = words.map(shellWord).joined(separator: " ")
  let read = shellWords(in: line)
  precondition(
    read?.count == words.count && zip(words, read ?? []).allSatisfy { $0.utf8.elementsEqual($1.utf8) }, line)
  if let any = shellWords(in: text) {
    let again = shellWords(in: any.map(shellWord).joined(separator: " "))
    precondition(
      again?.map { Array($0.utf8) } == any.map { Array($0.utf8).filter { $0 != 0 } }
        || any.contains { $0.utf8.contains(0) }, text)
  }
  precondition(text.percentEncodedPath.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
  let json = escapingInvisible(inJSON: text)
  precondition(escapingInvisible(inJSON: json) == json)
  let half = String(decoding: bytes.prefix(count / 2), as: UTF8.self)
  let near = nearestName(to: half, among: [text, "layoutMargins", "spacing"])
  precondition(near == nil || [text, "layoutMargins", "spacing"].contains { $0.isExactly(near ?? "") })
  return 0
}
