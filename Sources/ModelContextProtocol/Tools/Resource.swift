/// A text that clients can read by an address.
package struct Resource: Sendable {
  let uri: String
  let name: String
  let summary: String
  let type: String
  let text: @Sendable () throws -> String

  package init(
    _ uri: String, name: String, _ summary: String, type: String,
    text: @escaping @Sendable () throws -> String
  ) {
    (self.uri, self.name, self.summary, self.type, self.text) = (uri, name, summary, type, text)
  }

  var entry: JSON {
    [
      "uri": .string(uri), "name": .string(name), "description": .string(summary), "mimeType": .string(type),
    ]
  }
}

/// The resources whose addresses have one part that varies.
package struct ResourceTemplate: Sendable {
  /// The address up to the part that varies, which is its end.
  let start: String
  let parameter: String
  let name: String
  let summary: String
  let type: String
  /// The values that the part has.
  let values: @Sendable () -> [String]
  let text: @Sendable (String) throws -> String

  package init(
    _ start: String, parameter: String, name: String, _ summary: String, type: String,
    values: @escaping @Sendable () -> [String], text: @escaping @Sendable (String) throws -> String
  ) {
    (self.start, self.parameter, self.name, self.summary) = (start, parameter, name, summary)
    (self.type, self.values, self.text) = (type, values, text)
  }

  /// The address as a template (RFC 6570).
  var uri: String { "\(start){\(parameter)}" }

  var entry: JSON {
    [
      "uriTemplate": .string(uri), "name": .string(name), "description": .string(summary),
      "mimeType": .string(type),
    ]
  }
}
