import Foundation

/// Reads an input as a file `.strings`, or as a format.
///
/// A problem has a place, values come again from a file of them, and the parts of a format are all of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStrings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard let choice = bytes.first else { return -1 }
  let data = Data(bytes.dropFirst())
  if choice == UInt8(ascii: "f") { checkFormat(text(of: data) ?? "") } else { checkFile(data) }
  return 0
}

private func checkFile(_ data: Data) {
  let file = StringsFile(data)
  if let problem = file.problem {
    precondition(problem.line > 0 && problem.column > 0 && !problem.text.isEmpty)
  }
  precondition(StringsFile(data).values == file.values)
  // Written as a list of our own, all values come again.
  guard file.problem == nil else { return }
  func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
  // The beginning tells the encoding.
  let text = "// Texts\n" + file.values.map { "\(quoted($0)) = \(quoted($1));\n" }.joined()
  let again = StringsFile(Data(text.utf8))
  precondition(again.problem == nil && again.values == file.values, text.debugDescription)
}

/// Checks that the parts of a format are all of it.
private func checkFormat(_ text: String) {
  let pieces = FormatPiece.pieces(of: text)
  precondition(FormatPiece.pieces(of: text) == pieces && pieces.isEmpty == text.isEmpty)
  for case .argument(let place) in pieces {
    precondition(!place.conversion.isEmpty && place.format.hasPrefix("%"))
    if let precision = place.precision { precondition(precision >= 0) }
    if let position = place.position { precondition(position > 0) }
  }
}
