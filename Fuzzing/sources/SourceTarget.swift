import SourceRewriting
import SwiftParser
import SwiftSyntax

/// Rewrites an input as a file of Swift.
///
/// Rewriting it again gives the same, what could be parsed still can, lines stay where they are, and warnings have a
/// place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSources(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard text(of: bytes) != nil else { return -1 }
  let rewriter = ModuleRewriter()
  let result = rewriter.rewrite([ModuleRewriter.File(path: "a.swift", text: bytes)])[0]
  for warning in result.warnings {
    precondition(warning.line > 0 && warning.column > 0 && !warning.message.isEmpty)
  }
  guard let text = result.text else { return 0 }
  precondition(String(validating: text, as: UTF8.self) != nil)
  precondition(rewriter.rewrite([ModuleRewriter.File(path: "a.swift", text: bytes)])[0].text == text)
  let lines = bytes.count { $0 == 0x0A }
  precondition(text.count { $0 == 0x0A } >= lines)
  if isParsed(bytes) {
    precondition(isParsed(text), String(decoding: text, as: UTF8.self))
  }
  return 0
}

private func isParsed(_ bytes: [UInt8]) -> Bool {
  unsafe bytes.withUnsafeBufferPointer { bytes in unsafe !Parser.parse(source: bytes).hasError }
}
