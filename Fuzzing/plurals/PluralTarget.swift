import Foundation

@testable import AssetCore

/// Reads an input as texts of an application that depend on numbers, a `.stringsdict` or a String Catalog.
///
/// Problems are sentences, and texts stay short, whatever refers to what.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPlurals(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  guard let choice = bytes.first else { return -1 }
  let data = Data(bytes.dropFirst())
  if choice == UInt8(ascii: "d") { checkDictionary(data) } else { checkCatalog(data) }
  return 0
}

private func checkDictionary(_ data: Data) {
  let read = StringsDictionary(data, language: "en")
  for text in read.values.values { check(text) }
  for problem in read.problems { precondition(!problem.text.isEmpty) }
}

private func checkCatalog(_ data: Data) {
  guard let catalog = try? StringCatalog(data) else { return }
  for key in catalog.keys {
    for language in [nil, "de", "ar"] { if let text = catalog.text(key, language: language) { check(text) } }
  }
}

private func check(_ text: LocalizedText) {
  guard case .plural(let text) = text else { return }
  for arguments: [any CVarArg] in [[3, "a" as NSString, 2.5], [], [0, 0, 0]] {
    precondition(text.text(arguments, locale: nil).utf8.count < 4 << 20)
  }
}
