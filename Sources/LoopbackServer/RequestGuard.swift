/// The guard before all answers: only this machine's browser, with the token, and no page of another origin.
struct RequestGuard: Sendable {
  let token: AccessToken
  let port: Int

  /// A decision about a request.
  enum Decision: Equatable {
    case answer
    /// The address with the token was opened: the browser gets the cookie, and the address without the token.
    case enter
    case refuse(String)
  }

  /// The name of the cookie: browsers share cookies among the ports of a host.
  var cookieName: String { "plumb-\(port)" }

  /// The value of `Set-Cookie`.
  var cookie: String { "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict" }

  /// The values of `Host` under which this server is reached.
  ///
  /// The usual port is not named.
  var hosts: [String] {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  /// Returns the decision about a request.
  func decision(on request: HTTPRequest) -> Decision {
    // A name of another host that resolves to this machine is one of a page elsewhere.
    guard let host = request.fields["host"]?.lowercased(), hosts.contains(host) else {
      return .refuse("Host must be 127.0.0.1:\(port)")
    }
    if let origin = request.fields["origin"], origin.lowercased() != "http://\(host)" {
      return .refuse("Origin must be http://\(host)")
    }
    if let site = request.fields["sec-fetch-site"], site != "same-origin", site != "none" {
      return .refuse("pages of other sites have no access")
    }
    if let given = request.parameter("token") {
      guard request.path == "/", request.method != .post, token.matches(given) else {
        return .refuse("the token is another one; open the address that snapshot printed")
      }
      return .enter
    }
    guard let given = request.cookie(cookieName), token.matches(given) else {
      return .refuse("there is no token; open the address that snapshot printed")
    }
    if request.method == .post {
      guard request.fields["origin"] != nil else { return .refuse("a write has an Origin") }
      guard request.fields["content-type"] == "application/json" else {
        return .refuse("a write is application/json")
      }
    }
    return .answer
  }
}
