/// An error of a request itself, which is answered in place of a result.
package struct ProtocolError: Error, Equatable, CustomStringConvertible {
  package let code: Int
  package let message: String
  package var data: JSON?

  package init(_ code: Int, _ message: String, data: JSON? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  package var description: String { message }

  static func parse(_ problem: String) -> Self { Self(-32700, "the line is not JSON: \(problem)") }
  static func invalidRequest(_ message: String) -> Self { Self(-32600, message) }
  static func unknownMethod(_ message: String) -> Self { Self(-32601, message) }
  package static func invalidParameters(_ message: String) -> Self { Self(-32602, message) }

  /// Returns the error of a resource that does not exist, whose code revisions have changed.
  static func unknownResource(_ message: String, uri: String, _ version: ProtocolVersion) -> Self {
    Self(version.isStateless ? -32602 : -32002, message, data: ["uri": .string(uri)])
  }

  /// Returns the error of a request in an unknown revision.
  static func unsupportedVersion(_ wanted: String) -> Self {
    Self(
      -32022, "Unsupported protocol version",
      data: ["supported": .array(ProtocolVersion.names), "requested": .string(wanted)])
  }

  var json: JSON { .members(["code": .integer(code), "message": .string(message), "data": data]) }
}
