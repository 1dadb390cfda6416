import Testing

@testable import LoopbackServer

@Suite struct RequestGuardTests {
  private let guardian = RequestGuard(
    token: AccessToken(digits: "0123456789abcdef0123456789abcdef"), port: 8123)

  private func request(
    _ method: HTTPRequest.Method = .get, _ path: String = "/state", _ fields: [String: String] = [:]
  )
    -> HTTPRequest
  {
    var all = ["host": "127.0.0.1:8123", "cookie": "plumb-8123=0123456789abcdef0123456789abcdef"]
    all.merge(fields) { $1 }
    return HTTPRequest(
      method: method, path: path, query: "", fields: all.filter { $0.value != "-" }, keepsOpen: true)
  }

  private func isRefused(_ request: HTTPRequest) -> Bool {
    if case .refuse = guardian.decision(on: request) { true } else { false }
  }

  @Test func `answers the browser that has the cookie`() {
    #expect(guardian.decision(on: request()) == .answer)
    #expect(guardian.decision(on: request(.get, "/", ["sec-fetch-site": "none"])) == .answer)
    #expect(guardian.decision(on: request(.get, "/", ["host": "localhost:8123"])) == .answer)
    #expect(guardian.decision(on: request(.get, "/", ["host": "[::1]:8123"])) == .answer)
  }

  @Test func `browsers do not name the usual port`() {
    let usual = RequestGuard(token: guardian.token, port: 80)
    for host in ["127.0.0.1", "localhost", "[::1]", "127.0.0.1:80"] {
      let fields = [
        "host": host, "origin": "http://\(host)", "cookie": "plumb-80=0123456789abcdef0123456789abcdef",
      ]
      #expect(usual.decision(on: request(.get, "/state", fields)) == .answer)
    }
  }

  @Test(arguments: [
    "-", "", "plumb-8123=", "plumb-8124=0123456789abcdef0123456789abcdef", "plumb-8123=0123456789abcdef",
  ])
  func `refuses all without the token`(cookie: String) {
    #expect(isRefused(request(.get, "/state", ["cookie": cookie])))
  }

  @Test(arguments: [
    "-", "", "example.com", "example.com:8123", "127.0.0.1", "127.0.0.1:8124", "127.0.0.1.example.com:8123",
  ])
  func `refuses names of other hosts`(host: String) {
    #expect(isRefused(request(.get, "/state", ["host": host])))
  }

  @Test(arguments: [
    "null", "http://example.com", "https://127.0.0.1:8123", "http://127.0.0.1:8124", "http://localhost:8123",
  ])
  func `refuses pages of other origins`(origin: String) {
    #expect(isRefused(request(.get, "/state", ["origin": origin])))
  }

  @Test(arguments: ["cross-site", "same-site", "x"])
  func `refuses requests that other sites begin`(site: String) {
    #expect(isRefused(request(.get, "/", ["sec-fetch-site": site])))
  }

  @Test func `takes writes of its own page alone`() {
    let own = ["origin": "http://127.0.0.1:8123", "content-type": "application/json"]
    #expect(guardian.decision(on: request(.post, "/show", own)) == .answer)
    #expect(isRefused(request(.post, "/show", ["content-type": "application/json"])))
    #expect(
      isRefused(request(.post, "/show", ["origin": "http://127.0.0.1:8123", "content-type": "text/plain"])))
  }

  @Test func `gives the cookie for the token in the address`() {
    var first = request(.get, "/", ["cookie": "-"])
    first.query = "token=0123456789abcdef0123456789abcdef"
    #expect(guardian.decision(on: first) == .enter)
    first.query = "token=0123456789abcdef0123456789abcdee"
    #expect(isRefused(first))
    #expect(guardian.cookie.contains("HttpOnly") && guardian.cookie.contains("SameSite=Strict"))
  }

  @Test func `makes tokens of 128 random bits`() throws {
    let tokens = try (0..<50).map { _ in try AccessToken().text }
    #expect(tokens.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
    #expect(Set(tokens).count == 50)
  }
}
