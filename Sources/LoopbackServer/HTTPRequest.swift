/// A request of HTTP/1.1, as far as a server of pages needs it.
package struct HTTPRequest: Equatable, Sendable {
  /// The methods that are answered.
  package enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
  }

  package var method: Method
  /// The path before the question mark, as sent: `/picture/3`.
  package var path: String
  /// The text after the question mark; empty without one.
  package var query: String
  /// The fields by their names in lower case; of repeated ones that may be repeated, joined by commas.
  package var fields: [String: String]
  package var body: [UInt8] = []
  /// Whether or not the connection stays open after the answer.
  package var keepsOpen: Bool

  /// Returns the value of a parameter of the query, without decoding.
  package func parameter(_ name: String) -> String? {
    for pair in query.split(separator: "&", maxSplits: 64) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0] == name { return String(parts[1]) }
    }
    return nil
  }

  /// Returns the value of a cookie.
  package func cookie(_ name: String) -> String? {
    for pair in (fields["cookie"] ?? "").split(separator: ";", maxSplits: 256) {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].drop(while: { $0 == " " }) == name { return String(parts[1]) }
    }
    return nil
  }
}

/// The limits of requests and connections.
package struct ServerLimits: Sendable {
  /// The maximum size of a request without its body, in bytes.
  package var head = 16 << 10
  /// The maximum size of a body, in bytes.
  package var body = 64 << 10
  package var connections = 48
  /// The time in which a request must arrive, in seconds.
  package var request = 10.0
  /// The time that a connection may be idle between requests, in seconds.
  package var idle = 30.0
  /// The time in which a reader must take something of an answer, in seconds.
  package var stall = 20.0
  /// The maximum number of bytes that wait for a reader of events, which is closed beyond.
  package var events = 256 << 10

  package init() {}
}
