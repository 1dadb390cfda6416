import Foundation
import Testing

@testable import LoopbackServer

@Suite struct LoopbackServerTests {
  /// A connection to a server on this machine.
  private final class Client {
    private let descriptor: Int32

    init(_ port: Int) throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = unsafe withUnsafePointer(to: &address) { address in
        unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
    }

    deinit { close(descriptor) }

    func send(_ text: String) {
      let bytes = Array(text.utf8)
      _ = unsafe Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Returns what arrives until a text is in it, or the end.
    func receive(until text: String? = nil) -> String {
      var all: [UInt8] = []
      while true {
        var block: [UInt8] = Array(repeating: 0, count: 1 << 16)
        let count = unsafe recv(descriptor, &block, block.count, 0)
        guard count > 0 else { break }
        all += block[..<count]
        if let text, String(decoding: all, as: UTF8.self).contains(text) { break }
      }
      return String(decoding: all, as: UTF8.self)
    }
  }

  private func head(_ server: LoopbackServer, _ path: String, _ more: String = "") -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: plumb-\(server.port)=\(server.token.text)\r\n\(more)\r\n"
  }

  @Test func `answers several requests of a connection in order`() throws {
    let server = try LoopbackServer { HTTPResponse(.ok, "you asked for \($0.path)") }
    defer { server.stop() }
    let client = try Client(server.port)
    client.send(head(server, "/one") + head(server, "/two", "Connection: close\r\n"))
    let answer = client.receive()
    let first = try #require(answer.range(of: "you asked for /one"))
    let second = try #require(answer.range(of: "you asked for /two"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(answer.contains("Cache-Control: no-store\r\n") && answer.contains("default-src 'none'"))
  }

  @Test func `refuses what has no token, and closes after what is malformed`() throws {
    let server = try LoopbackServer { _ in HTTPResponse(.ok, "secret") }
    defer { server.stop() }
    for text in [
      "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n", "nonsense\r\n\r\n",
    ] {
      let client = try Client(server.port)
      client.send(text)
      let answer = client.receive()
      #expect(answer.hasPrefix("HTTP/1.1 4") && !answer.contains("secret"))
    }
  }

  @Test func `sends events to streams`() throws {
    let server = try LoopbackServer { _ in .events(beginningWith: "first") }
    defer { server.stop() }
    let client = try Client(server.port)
    client.send(head(server, "/events"))
    #expect(client.receive(until: "data: first\n\n").contains("text/event-stream"))
    server.send("second")
    #expect(client.receive(until: "data: second\n\n").contains("data: second\n\n"))
  }

  @Test func `answers others while a reader does not read`() throws {
    let large = HTTPResponse(type: "text/plain", body: Array(repeating: 0x61, count: 32 << 20))
    let server = try LoopbackServer { $0.path == "/large" ? large : HTTPResponse(.ok, "small") }
    defer { server.stop() }
    let slow = try Client(server.port)
    slow.send(head(server, "/large"))
    let other = try Client(server.port)
    other.send(head(server, "/small", "Connection: close\r\n"))
    #expect(other.receive().hasSuffix("small\n"))
  }

  @Test func `says that a port is in use`() throws {
    let server = try LoopbackServer { _ in HTTPResponse(.ok, "") }
    defer { server.stop() }
    #expect(throws: ServerError("port \(server.port) is in use; choose another one")) {
      try LoopbackServer(port: server.port) { _ in HTTPResponse(.ok, "") }
    }
  }

  @Test func `closes its port when it stops`() throws {
    let server = try LoopbackServer { _ in HTTPResponse(.ok, "") }
    server.stop()
    server.stop()
    let again = try LoopbackServer(port: server.port) { _ in HTTPResponse(.ok, "") }
    again.stop()
  }
}
