import Foundation

@testable import ModelContextProtocol

/// Reads an input as lines of messages of tools.
///
/// Each is a message or is answered by an error of one line, and what was read can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessages(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe bytes(start, count)
  var (whole, parts): ([[UInt8]?], [[UInt8]?]) = ([], [])
  split(bytes, in: count) { whole.append($0) }
  split(bytes, in: 3) { parts.append($0) }
  precondition(whole == parts)
  for case let line? in whole {
    readMessage(line)
  }
  return 0
}

/// Splits bytes that come in pieces of a length into lines; nil stands for one that is too long.
private func split(_ bytes: [UInt8], in length: Int, _ send: ([UInt8]?) -> Void) {
  var splitter = LineSplitter(limit: 300)
  let send: (ModelContextProtocol.LineReader.Event) -> Void = { event in
    switch event {
    case .line(let line): send(line)
    case .tooLong: send(nil)
    }
  }
  for start in stride(from: 0, to: bytes.count, by: max(1, length)) {
    splitter.append(bytes[start..<min(bytes.count, start + max(1, length))], send)
  }
  splitter.end(send)
}

private func readMessage(_ line: [UInt8]) {
  do throws(JSONProblem) {
    let json = try JSON(parsing: line[...])
    switch Message(json) {
    case .request(let request):
      precondition(request.parameters.members != nil)
      precondition(RequestID(request.id.json) == request.id)
    case .notification(_, let parameters): precondition(parameters.members != nil)
    case .response: break
    case .invalid(let id, let error):
      let answer = Server.response(to: id, .failure(error)).line
      precondition(!answer.contains("\n") && (try? JSON(parsing: Array(answer.utf8)[...])) != nil)
    }
  } catch {
    checkLine("\(error)")
  }
}
