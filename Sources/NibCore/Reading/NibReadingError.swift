import DiagnosticCore

/// The reason for which a file cannot be read.
struct NibReadingError: Error {
  let report: InterfaceError

  init(_ problem: String, _ file: String, _ line: Int? = nil) {
    report = InterfaceError(problem, file: file, line: line)
  }
}
