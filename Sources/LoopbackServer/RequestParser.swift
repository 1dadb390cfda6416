/// A parser of the bytes of a connection: what is not exactly a request is refused.
struct RequestParser {
  /// A reason for which a request is refused: the status and the words of the answer.
  struct Refusal: Error, Equatable {
    var status: HTTPStatus
    var reason: String

    init(_ status: HTTPStatus, _ reason: String) {
      (self.status, self.reason) = (status, reason)
    }
  }

  var limits = ServerLimits()

  /// Returns the first request in `bytes` and its length; nil if it is not complete yet.
  func request(in bytes: ArraySlice<UInt8>) throws(Refusal) -> (HTTPRequest, length: Int)? {
    guard let end = Self.headEnd(in: bytes.prefix(limits.head)) else {
      if bytes.count >= limits.head { throw Refusal(.headerTooLarge, "the request has too many fields") }
      return nil
    }
    let head = bytes[bytes.startIndex..<end]
    guard head.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0D || $0 == 0x0A || $0 == 0x09 }) else {
      throw Refusal(.badRequest, "the request has bytes that are not ASCII")
    }
    var lines = Self.lines(of: head)
    guard !lines.isEmpty else { throw Refusal(.badRequest, "the request is empty") }
    var request = try Self.start(lines.removeFirst())
    for line in lines { try Self.add(line, to: &request.fields) }
    let count = try bodyLength(request.fields)
    let start = end + 4
    guard bytes.endIndex - start >= count else { return nil }
    request.body = Array(bytes[start..<start + count])
    let wish = request.fields["connection"]?.lowercased() ?? ""
    request.keepsOpen = request.keepsOpen ? wish != "close" : wish == "keep-alive"
    return (request, start + count - bytes.startIndex)
  }

  /// Returns the index of the empty line that ends the fields.
  private static func headEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D, bytes[index + 3] == 0x0A {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func lines(of head: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = head.startIndex
    var index = start
    while index < head.endIndex {
      if head[index] == 0x0D, index + 1 < head.endIndex, head[index + 1] == 0x0A {
        lines.append(head[start..<index])
        index += 2
        start = index
      } else {
        index += 1
      }
    }
    lines.append(head[start..<head.endIndex])
    return lines
  }

  private static func start(_ line: ArraySlice<UInt8>) throws(Refusal) -> HTTPRequest {
    guard !line.contains(0x0D), !line.contains(0x0A) else {
      throw Refusal(.badRequest, "a line of the request does not end as it should")
    }
    let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3 else { throw Refusal(.badRequest, "the request line has not three words") }
    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Refusal(.badVersion, "the version is not HTTP/1.1")
    }
    guard let method = HTTPRequest.Method(rawValue: String(decoding: words[0], as: UTF8.self)) else {
      throw Refusal(.badMethod, "the method is not GET, HEAD or POST")
    }
    let target = words[1]
    guard target.first == 0x2F, target.count <= 2048, !target.contains(0x23) else {
      throw Refusal(.badRequest, "the target is not a path")
    }
    let parts = target.split(separator: 0x3F, maxSplits: 1, omittingEmptySubsequences: false)
    return HTTPRequest(
      method: method, path: String(decoding: parts[0], as: UTF8.self),
      query: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "", fields: [:],
      keepsOpen: version == "HTTP/1.1")
  }

  private static func add(
    _ line: ArraySlice<UInt8>, to fields: inout [String: String]
  ) throws(Refusal) {
    guard !line.contains(0x0D), !line.contains(0x0A) else {
      throw Refusal(.badRequest, "a line of the request does not end as it should")
    }
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
      line[..<colon].allSatisfy(isTokenByte)
    else { throw Refusal(.badRequest, "a field of the request has no name") }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    var value = line[(colon + 1)...]
    while let first = value.first, first == 0x20 || first == 0x09 { value = value.dropFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value = value.dropLast() }
    let text = String(decoding: value, as: UTF8.self)
    guard let other = fields[name] else {
      fields[name] = text
      return
    }
    guard !Self.singleFields.contains(name) else {
      throw Refusal(.badRequest, "the field \(name) is repeated")
    }
    fields[name] = other + (name == "cookie" ? "; " : ", ") + text
  }

  /// The fields whose repetition would let two readers see two requests.
  private static let singleFields: Set = [
    "host", "origin", "content-length", "content-type", "sec-fetch-site", "connection", "transfer-encoding",
  ]

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private func bodyLength(_ fields: [String: String]) throws(Refusal) -> Int {
    guard fields["transfer-encoding"] == nil else {
      throw Refusal(.notImplemented, "the body has no Content-Length")
    }
    guard let text = fields["content-length"] else { return 0 }
    guard !text.isEmpty, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw Refusal(.badRequest, "the Content-Length is not a number")
    }
    guard let count = Int(text), count <= limits.body else {
      throw Refusal(.bodyTooLarge, "the body is larger than \(limits.body) bytes")
    }
    return count
  }
}
