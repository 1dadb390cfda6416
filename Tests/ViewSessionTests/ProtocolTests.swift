import Foundation
import Glibc
import Testing
import UIKit

@testable import ViewSession

/// A server answers each line, whatever it is.
@MainActor @Suite struct ProtocolTests {
  /// Serves the card to lines over a pipe, and returns the replies.
  private func replies(to lines: [String]) async throws -> [SessionReply] {
    try await replies(toBytes: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private func replies(toBytes bytes: [UInt8]) async throws -> [SessionReply] {
    let (input, output) = (Pipe(), Pipe())
    let writer = Thread {
      _ = Descriptor.write(bytes, to: input.fileHandleForWriting.fileDescriptor)
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    // A thread of its own: tasks may not wait.
    let read = AsyncStream<Data> { continuation in
      Thread.detachNewThread {
        while let more = Descriptor.read(output.fileHandleForReading.fileDescriptor), !more.isEmpty {
          continuation.yield(Data(more))
        }
        continuation.finish()
      }
    }
    await serveSessions(
      [CardView.source], input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    try output.fileHandleForWriting.close()
    var all = Data()
    for await data in read { all += data }
    let lines = all.split(separator: 0x0A)
    return try lines.map { try SessionReply.decoder.decode(SessionReply.self, from: $0) }
  }

  @Test func `a session is opened, touched, read and closed`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "session-\(getpid())-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "card.png").path
    let replies = try await replies(to: [
      #"{"id":1,"method":"list"}"#,
      #"{"id":2,"method":"open","source":"Card","variant":{"scale":1}}"#,
      #"{"id":3,"method":"draw","session":1,"path":"\#(file)"}"#,
      #"{"id":4,"method":"perform","session":1,"action":{"tap":{"on":"Save"}}}"#,
      #"{"id":5,"method":"nodes","session":1,"lines":false}"#,
      #"{"id":6,"method":"explain","session":1,"path":"\#(file)"}"#,
      #"{"id":7,"method":"speak","session":1}"#,
      #"{"id":8,"method":"close","session":1}"#,
      #"{"id":9,"method":"nodes","session":1}"#,
      #"{"id":10,"method":"quit"}"#,
      #"{"id":11,"method":"list"}"#,
    ])
    #expect(replies.map(\.id) == Array(1...10))
    #expect(replies.prefix(8).allSatisfy { $0.error == nil })
    #expect(replies[0].sources == [ListedSource(name: "Card", file: "Card.swift", line: 7, module: "Cards")])
    #expect(replies[1].session == 1 && replies[1].width == 200 && replies[1].height == 140)
    #expect(replies[2].width == 200 && replies[2].height == 140)
    #expect(replies[4].nodes?.first { $0.identifier == "title" }?.text == "Saved 1")
    #expect(replies[5].lines?.contains { $0.contains("“Hello” → “Saved 1”") } == true)
    #expect(replies[6].lines?.contains("2. Save, button") == true)
    #expect(replies[8].error == "there is no session 1; \"open\" returns one")
  }

  @Test(arguments: [
    ("garbage", 0, "no JSON"), ("{\"id\":2}", 2, "has no \"method\""),
    ("{\"id\":3,\"method\":\"lst\"}", 3, "did you mean \"list\"?"),
    ("{\"id\":4,\"method\":\"open\"}", 4, "needs \"source\""),
    ("{\"id\":5,\"method\":\"open\",\"source\":\"Crad\"}", 5, "did you mean \"Card\"?"),
    ("{\"id\":6,\"method\":\"draw\"}", 6, "needs \"session\""),
    ("{\"id\":7,\"method\":\"open\",\"source\":\"Card\",\"variant\":{\"scale\":0}}", 7, "1 to 10"),
    (
      "{\"id\":8,\"method\":\"open\",\"source\":\"Card\",\"variant\":{\"scale\":true}}", 8,
      "\"variant.scale\""
    ),
    ("null", 0, "request"), ("[]", 0, "request"), ("{\"id\":1e999,\"method\":\"list\"}", 0, "request"),
    ("\u{0}", 0, "request"),
  ])
  func `a hostile line is answered with one line`(line: String, id: Int, words: String) async throws {
    let replies = try await replies(to: [line, #"{"id":99,"method":"list"}"#])
    #expect(replies.count == 2)
    #expect(replies[0].id == id)
    #expect(replies[0].error?.contains(words) == true && replies[0].error?.contains("\n") == false)
    #expect(replies[1].sources?.count == 1)
  }

  @Test func `lines that are too deep or too long end nothing`() async throws {
    var bytes = Array(String(repeating: "[", count: 500_000).utf8) + [0x0A]
    bytes += [UInt8](repeating: 0x78, count: 3 << 20) + [0x0A]
    bytes += [0xFF, 0xFE, 0x0A, 0x0A, 0x20, 0x0D, 0x0A]
    bytes += Array(#"{"id":1,"method":"list"}"#.utf8)
    let replies = try await replies(toBytes: bytes)
    #expect(replies.map { $0.error == nil } == [false, false, false, true])
    #expect(replies[1].error == "a request is longer than 1 MiB")
  }

  @Test func `a client that reads nothing ends the server, not the process`() async {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForWriting.write(
      Data(String(repeating: "{\"id\":1,\"method\":\"list\"}\n", count: 3).utf8))
    try? output.fileHandleForReading.close()
    await serveSessions(
      [CardView.source], input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    try? input.fileHandleForWriting.close()
  }

  @Test func `a request keeps its parts as JSON`() throws {
    var request = SessionRequest(id: 3, .perform)
    request.action = .scroll(in: nil, dx: 0, dy: -2.5)
    request.variant = SessionVariant { $0.device = "iphone-16" }
    #expect(try SessionRequest.decoded(from: request.encoded).get() == request)
  }
}
