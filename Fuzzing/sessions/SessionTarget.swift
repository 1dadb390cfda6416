@testable import ViewSession

/// Reads an input as a request of a session: an error is one line, and a request can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSessions(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  readRequest(unsafe bytes(start, count))
  return 0
}

private func readRequest(_ line: [UInt8]) {
  switch SessionRequest.decoded(from: line) {
  case .success(let request):
    guard let written = try? request.encoded else { fatalError("A request cannot be written: \(request)") }
    guard case .success(let again) = SessionRequest.decoded(from: written), again == request else {
      fatalError("\(request) is not \(String(decoding: written, as: UTF8.self))")
    }
    precondition(!written.contains(0x0A))
  case .failure(let failure): checkLine(failure.line)
  }
}
