import ViewSpec

/// Reads an input as the settings of the linter: an error is one line with a place.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSettings(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readSettings(unsafe bytes(start, count))
  return 0
}

private func readSettings(_ bytes: [UInt8]) {
  do throws(SpecError) {
    let settings = try LintConfiguration(parsing: bytes, file: "a.json")
    for exemption in settings.exemptions {
      precondition(!exemption.reason.isEmpty && exemption.code.place.line > 0)
    }
    let again = try LintConfiguration(parsing: bytes, file: "a.json")
    precondition(again.severities.map(\.code.text) == settings.severities.map(\.code.text))
  } catch {
    checkLine("\(error)")
    precondition(error.line != nil, "\(error)")
  }
}
