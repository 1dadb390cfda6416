/// Reads an input as requests of HTTP.
///
/// The division into requests does not depend on the parts in which they come or on what follows, and no request without
/// the token has an answer.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRequests(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var parser = RequestParser()
  parser.limits.head = 400
  parser.limits.body = 100
  let bytes = unsafe bytes(start, count)
  do throws(RequestParser.Refusal) {
    guard let (request, length) = try parser.request(in: bytes[...]) else {
      precondition(count < 400 || bytes.count > 4)
      return 0
    }
    precondition((1...count).contains(length) && request.body.count <= 100)
    precondition(request.path.hasPrefix("/") && !request.path.contains("?"))
    // The same request from its own bytes alone, and none from fewer.
    let alone = try parser.request(in: bytes[..<length])
    precondition(alone?.0 == request && alone?.length == length)
    let placed = try parser.request(in: (Array("GET / HTTP/1.1".utf8) + bytes)[14...])
    precondition(placed?.0 == request)
    for part in [length - 1, length / 2] {
      do throws(RequestParser.Refusal) { expect(try parser.request(in: bytes[..<part]) == nil) } catch {
        fatalError("A part of a request is refused: \(error)")
      }
    }
    guardAnswers(request)
  } catch {
    checkLine(error.reason)
    // A refused request stays one, whatever follows.
    do throws(RequestParser.Refusal) {
      _ = try parser.request(in: (bytes + Array("\r\n\r\n".utf8))[...])
      precondition(!containsEnd(bytes), "A refused request is none any more.")
    } catch {}
  }
  return 0
}

private func containsEnd(_ bytes: [UInt8]) -> Bool {
  bytes.indices.dropLast(3).contains { bytes[$0..<$0 + 4].elementsEqual([0x0D, 0x0A, 0x0D, 0x0A]) }
}

private func guardAnswers(_ request: HTTPRequest) {
  let token = AccessToken(digits: "0123456789abcdef0123456789abcdef")
  let guarded = RequestGuard(token: token, port: 8000)
  switch guarded.decision(on: request) {
  case .refuse(let reason): checkLine(reason)
  default: fatalError("There is an answer without a token: \(request)")
  }
  var known = request
  known.fields["cookie"] = "\(guarded.cookieName)=\(token.text)"
  if guarded.decision(on: known) == .answer {
    precondition(guarded.hosts.contains(known.fields["host"]?.lowercased() ?? ""))
    precondition(known.method != .post || known.fields["origin"] != nil)
  }
}
