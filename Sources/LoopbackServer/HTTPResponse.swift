/// A status of an answer.
package enum HTTPStatus: Int, Sendable {
  case ok = 200
  case noContent = 204
  case seeOther = 303
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case badMethod = 405
  case bodyTooLarge = 413
  case headerTooLarge = 431
  case notImplemented = 501
  case badVersion = 505

  /// The words after the number.
  var words: String {
    switch self {
    case .ok: "OK"
    case .noContent: "No Content"
    case .seeOther: "See Other"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .badMethod: "Method Not Allowed"
    case .bodyTooLarge: "Content Too Large"
    case .headerTooLarge: "Request Header Fields Too Large"
    case .notImplemented: "Not Implemented"
    case .badVersion: "HTTP Version Not Supported"
    }
  }
}

/// An answer to a request.
package struct HTTPResponse: Sendable {
  package var status: HTTPStatus
  package var type: String
  package var body: [UInt8]
  /// Further fields, by name.
  package var fields: [(String, String)] = []
  /// Whether or not the connection becomes a stream of events, which begins with the body.
  package var isEventStream = false

  /// Creates an answer with a body of a media type.
  package init(_ status: HTTPStatus = .ok, type: String, body: [UInt8]) {
    (self.status, self.type, self.body) = (status, type, body)
  }

  /// Creates an answer that is one line of text.
  package init(_ status: HTTPStatus, _ line: String) {
    self.init(status, type: "text/plain; charset=utf-8", body: Array((line + "\n").utf8))
  }

  /// Returns a stream of server-sent events, which begins with one of them.
  package static func events(beginningWith data: String) -> HTTPResponse {
    var response = HTTPResponse(type: "text/event-stream", body: ServerEvent.bytes(of: data))
    response.isEventStream = true
    return response
  }

  /// The fields of all answers: nothing is stored, guessed, framed or loaded from another host.
  static let fixedFields = [
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "X-Frame-Options: DENY",
    "Referrer-Policy: no-referrer",
    "Cross-Origin-Resource-Policy: same-origin",
    "Cross-Origin-Opener-Policy: same-origin",
    "Content-Security-Policy: default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ]

  /// Returns the bytes of the head, before the body.
  func head(keepsOpen: Bool) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: \(type)"]
    lines += Self.fixedFields
    lines += fields.map { "\($0): \($1)" }
    if !isEventStream { lines.append("Content-Length: \(body.count)") }
    if status == .badMethod { lines.append("Allow: GET, HEAD, POST") }
    lines.append("Connection: \(keepsOpen && !isEventStream ? "keep-alive" : "close")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }
}

/// A server-sent event.
enum ServerEvent {
  /// Returns the bytes of an event whose data may have several lines.
  static func bytes(of data: String) -> [UInt8] {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false)
    return Array((lines.map { "data: \($0)\n" }.joined() + "\n").utf8)
  }

  /// A comment, which shows whether or not the reader is still there.
  static let heartbeat = Array(":\n\n".utf8)
}
