import Escaping
import Foundation

@testable import ModelContextProtocol

/// Reads an input as JSON by both readers of the package.
///
/// One accepts what the other does, but for comments and trailing commas, what was read can be written and read again,
/// and Foundation reads the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  let document = readDocument(bytes)
  do throws(JSONProblem) {
    let json = try JSON(parsing: bytes[...])
    let line = json.line
    checkLine(line.replacing("\u{FEFF}", with: "").replacing("\u{200B}", with: ""), allowingFormats: true)
    expect(try JSON(parsing: Array(line.utf8)[...]).line == line)
    // A key that is there twice is refused in specs alone, as are numbers beyond Double.
    if document == nil { checkDifference(bytes) }
    // Foundation's reader is much slower.
    if count % 8 == 0 { compareWithFoundation(json, line) }
  } catch {
    checkLine(error.description)
    precondition((1...count + 1).contains(error.byte), "\(error)")
  }
  return 0
}

private func checkLine(_ text: String, allowingFormats: Bool) {
  precondition(!text.utf8.contains { $0 < 0x20 || $0 == 0x7F })
}

private func readDocument(_ bytes: [UInt8]) -> JSONDocument? {
  do throws(SpecError) { return try JSONDocument(parsing: bytes, file: "a.json") } catch {
    checkLine("\(error)")
    precondition((error.line ?? 0) > 0 && (error.column ?? 0) > 0 && error.path != nil, "\(error)")
    return nil
  }
}

private func checkDifference(_ bytes: [UInt8]) {
  do throws(SpecError) { _ = try JSONDocument(parsing: bytes, file: "a.json") } catch {
    let known = [
      "duplicate", "twice", "too large", "combining marks", "deeper", "byte order mark", "surrogate",
      "U+0000",
    ]
    precondition(known.contains { "\(error)".contains($0) }, "\(error)")
  }
}

private func compareWithFoundation(_ json: JSON, _ line: String) {
  guard let value = try? JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
  else {
    // Foundation has no such depth, and no numbers beyond Double.
    return precondition(
      line.contains("[[[[") || line.contains("{") || line.contains("e") || line.utf8.count > 300, line)
  }
  switch (json, value) {
  case (.array(let elements), let other as [Any]): precondition(elements.count == other.count)
  case (.object(let members), let other as [String: Any]): precondition(members.count >= other.count)
  case (.string(let text), let other as String):
    precondition(text == other || text.unicodeScalars.contains("\u{FEFF}"))
  case (.integer(let number), let other as NSNumber): precondition(other.intValue == number)
  case (.number(let number), let other as NSNumber):
    // Foundation reads long whole numbers as decimals, and rounds those to a neighbour of the nearest number.
    precondition(abs(other.doubleValue - number) <= (abs(number) < 0x1p63 ? 0 : number.ulp))
  case (.bool(let flag), let other as Bool): precondition(flag == other)
  case (.null, _ as NSNull): break
  default: fatalError("\(json) is \(value) for Foundation")
  }
}
