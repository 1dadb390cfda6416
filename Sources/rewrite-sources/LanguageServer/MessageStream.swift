import Foundation

/// The messages of the Language Server Protocol in a stream of bytes: headers, an empty line, and JSON.
struct MessageStream {
  private var bytes = Data()

  /// Takes in bytes, and returns the messages that they complete.
  mutating func receive(_ data: Data) -> [Data] {
    bytes += data
    var messages: [Data] = []
    while let message = next() { messages.append(message) }
    return messages
  }

  private mutating func next() -> Data? {
    guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let field = header.first { $0.lowercased().hasPrefix("content-length:") }
    let length = field.flatMap { Int($0.drop { $0 != ":" }.dropFirst().trimmingPrefix(" ")) } ?? 0
    guard length >= 0, bytes.endIndex - end.upperBound >= length else { return nil }
    let message = Data(bytes[end.upperBound..<end.upperBound + length])
    bytes = Data(bytes[(end.upperBound + length)...])
    return message
  }

  /// Returns a message with its header.
  static func framed(_ message: Data) -> Data {
    Data("Content-Length: \(message.count)\r\n\r\n".utf8) + message
  }
}
