import Testing

@testable import LoopbackServer

@Suite struct RequestParserTests {
  private func parsed(_ text: String, limits: ServerLimits = ServerLimits()) throws -> (
    HTTPRequest, length: Int
  )? {
    try RequestParser(limits: limits).request(in: Array(text.utf8)[...])
  }

  private func refusal(_ text: String, limits: ServerLimits = ServerLimits()) -> HTTPStatus? {
    do throws(RequestParser.Refusal) {
      _ = try RequestParser(limits: limits).request(in: Array(text.utf8)[...])
      return nil
    } catch {
      return error.status
    }
  }

  @Test func `reads the path, the query, fields and cookies`() throws {
    let text =
      "GET /picture/3?a=1&token=x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nCookie: a=b; plumb=cd\r\nX-One: 1\r\nX-One:\t2 \r\n\r\n"
    let (request, length) = try #require(try parsed(text))
    #expect(length == text.utf8.count)
    #expect(request.method == .get && request.path == "/picture/3" && request.query == "a=1&token=x")
    #expect(request.parameter("token") == "x" && request.parameter("b") == nil)
    #expect(request.cookie("plumb") == "cd" && request.cookie("c") == nil)
    #expect(request.fields["x-one"] == "1, 2")
    #expect(request.keepsOpen)
  }

  @Test func `waits for the rest of a request`() throws {
    let whole = "POST /show HTTP/1.1\r\nContent-Length: 3\r\n\r\n{ }GET"
    for count in 0..<whole.utf8.count - 3 {
      #expect(try parsed(String(decoding: whole.utf8.prefix(count), as: UTF8.self)) == nil)
    }
    let (request, length) = try #require(try parsed(whole))
    #expect(request.body == Array("{ }".utf8) && length == whole.utf8.count - 3)
  }

  @Test(arguments: [
    ("\r\n\r\n", HTTPStatus.badRequest), ("GET /\r\n\r\n", .badRequest),
    ("GET x HTTP/1.1\r\n\r\n", .badRequest),
    ("GET  / HTTP/1.1\r\n\r\n", .badRequest), ("BREW / HTTP/1.1\r\n\r\n", .badMethod),
    ("GET / HTTP/3.0\r\n\r\n", .badVersion), ("GET / HTTP/1.1\r\nA : b\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\n: b\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nA: b\nB: c\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nA: é\r\n\r\n", .badRequest),
    ("GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", .badRequest),
    ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .bodyTooLarge),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
  ])
  func `refuses what two readers could read in two ways`(text: String, status: HTTPStatus) {
    #expect(refusal(text) == status)
  }

  @Test func `refuses heads and bodies beyond the limits`() throws {
    var limits = ServerLimits()
    (limits.head, limits.body) = (64, 4)
    #expect(refusal("GET /\(String(repeating: "a", count: 80))", limits: limits) == .headerTooLarge)
    #expect(refusal("POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n", limits: limits) == .bodyTooLarge)
    #expect(try parsed("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nabcd", limits: limits)?.0.body.count == 4)
  }

  @Test func `knows when a connection is to stay open`() throws {
    #expect(try parsed("GET / HTTP/1.0\r\n\r\n")?.0.keepsOpen == false)
    #expect(try parsed("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")?.0.keepsOpen == false)
  }
}
