import Foundation
import Synchronization
import Testing

@testable import ModelContextProtocol

/// A conversation over pipes: all messages are written, then the input ends, and the answers are read.
@Suite struct ServerTests {
  private static let contents = ServerContents(
    name: "test", title: "Test", version: "1", instructions: "Try.",
    tools: [
      Tool("echo", title: "Echo", "Says it again.", parameters: [ToolParameter("text", .text, "Text.")]) {
        arguments, context in
        context.progress("half")
        context.progress("whole")
        context.log("echo", at: .info)
        return ToolResult(arguments.text("text") ?? "", structured: ["text": "x"])
      },
      Tool("fail", title: "Fail", "Fails.") { _, _ in throw ToolError("it failed") },
      Tool("wait", title: "Wait", "Waits for its end.") { _, _ in
        try await Task.sleep(for: .seconds(600))
        return ToolResult("late")
      },
    ],
    resources: (0..<120).map { number in
      Resource("test://\(number)", name: "\(number)", "Number.", type: "text/plain") { "\(number)" }
    },
    templates: [
      ResourceTemplate(
        "test://word/", parameter: "word", name: "Word", "A word.", type: "text/plain",
        values: { ["alpha", "beta", "all"] }, text: { $0 })
    ])

  private static func answers(
    _ lines: [String], from contents: ServerContents = contents
  ) async throws -> [JSON] {
    let (input, output) = (Pipe(), Pipe())
    let server = Server(contents, output: output.fileHandleForWriting.fileDescriptor)
    let writing = Thread {
      try? input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
      try? input.fileHandleForWriting.close()
    }
    writing.start()
    // Threads, as blocked tasks would leave none for the server.
    let (received, continuation) = AsyncStream<Data>.makeStream()
    let reading = Thread {
      continuation.yield((try? output.fileHandleForReading.readToEnd()) ?? Data())
      continuation.finish()
    }
    reading.start()
    await server.run(input: input.fileHandleForReading.fileDescriptor)
    try output.fileHandleForWriting.close()
    var answers: [JSON] = []
    for await data in received {
      answers += try data.split(separator: UInt8(ascii: "\n")).map { try JSON(parsing: Array($0)[...]) }
    }
    return answers
  }

  private static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private static func hello(_ version: String = "2025-11-25", _ capabilities: String = "{}") -> String {
    request(0, "initialize", #"{"protocolVersion":"\#(version)","capabilities":\#(capabilities)}"#)
  }

  private static func code(_ answer: JSON?) -> Int? { answer?["error"]?["code"]?.wholeNumber }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2025-11-25", "2025-11-25"), ("2026-07-28", "2025-11-25"), ("x", "2025-11-25"),
  ])
  func `a handshake chooses a revision`(wanted: String, chosen: String) async throws {
    let answers = try await Self.answers([Self.hello(wanted), Self.request(1, "tools/list")])
    #expect(answers[0]["result"]?["protocolVersion"]?.text == chosen)
    let tool = answers[1]["result"]?["tools"]?.elements?.first
    #expect((tool?["title"] != nil) == (chosen >= "2025-06-18"))
    #expect((tool?["annotations"] != nil) == (chosen >= "2025-03-26"))
  }

  @Test func `calls are answered in their order, with progress and errors`() async throws {
    let answers = try await Self.answers([
      Self.hello(), Self.request(1, "logging/setLevel", #"{"level":"info"}"#),
      Self.request(
        2, "tools/call", #"{"name":"echo","arguments":{"text":"hi"},"_meta":{"progressToken":"t"}}"#),
      Self.request(3, "tools/call", #"{"name":"fail"}"#),
      Self.request(4, "tools/call", #"{"name":"echo","arguments":{"txet":"hi"}}"#),
    ])
    #expect(
      answers.map { $0["method"]?.text ?? "\($0["id"]?.line ?? "")" }
        == [
          "0", "1", "notifications/progress", "notifications/progress", "notifications/message", "2", "3",
          "4",
        ])
    #expect(answers[2]["params"]?["progressToken"] == "t")
    #expect(answers[2...3].map { $0["params"]?["progress"]?.wholeNumber } == [1, 2], "Progress grows.")
    #expect(answers[5]["result"]?["content"]?.elements?.first?["text"] == "hi")
    #expect(answers[5]["result"]?["structuredContent"]?["text"] == "x")
    #expect(answers[6]["result"]?["isError"] == true)
    #expect(answers[7]["result"]?["content"]?.elements?.first?["text"]?.text?.contains("\"text\"") == true)
  }

  @Test func `calls beyond a number that waits are refused`() async throws {
    let calls = (0...Server.callLimit).map { Self.request($0 + 1, "tools/call", #"{"name":"wait"}"#) }
    let answers = try await Self.answers([Self.hello()] + calls)
    let refused = answers.filter { Self.code($0) == -32600 }
    #expect(refused.map { $0["id"]?.line } == ["\(Server.callLimit + 1)"])
  }

  @Test func `lists come in pages`() async throws {
    let answers = try await Self.answers([
      Self.hello(), Self.request(1, "resources/list"),
      Self.request(2, "resources/list", #"{"cursor":"p50"}"#),
      Self.request(3, "resources/list", #"{"cursor":"p100"}"#),
      Self.request(4, "resources/list", #"{"cursor":"p120"}"#),
      Self.request(5, "resources/list", #"{"cursor":7}"#),
    ])
    #expect(answers.map { $0["result"]?["resources"]?.elements?.count } == [nil, 50, 50, 20, nil, nil])
    #expect(answers[1]["result"]?["nextCursor"] == "p50" && answers[3]["result"]?["nextCursor"] == nil)
    #expect(Self.code(answers[4]) == -32602 && Self.code(answers[5]) == -32602)
  }

  @Test func `resources are read by address and by template`() async throws {
    let answers = try await Self.answers([
      Self.hello(), Self.request(1, "resources/read", #"{"uri":"test://7"}"#),
      Self.request(2, "resources/read", #"{"uri":"test://word/alpha"}"#),
      Self.request(3, "resources/read", #"{"uri":"tset://7"}"#),
      Self.request(
        4, "completion/complete",
        #"{"ref":{"type":"ref/resource","uri":"test://word/{word}"},"argument":{"name":"word","value":"al"}}"#
      ),
    ])
    func text(_ answer: JSON) -> JSON? { answer["result"]?["contents"]?.elements?.first?["text"] }
    #expect(text(answers[1]) == "7" && text(answers[2]) == "alpha" && Self.code(answers[3]) == -32002)
    #expect(answers[4]["result"]?["completion"]?["values"] == ["alpha", "all"])
  }

  @Test func `one revision has batches`() async throws {
    let batch = "[\(Self.request(1, "ping")),\(Self.request(2, "tools/call", #"{"name":"fail"}"#)),7]"
    let answers = try await Self.answers([Self.hello("2025-03-26"), batch, "[]"])
    // Either may be answered first.
    #expect(answers.count == 3 && answers.contains { $0["error"] != nil }, "The empty batch is an error.")
    let parts = answers.lazy.compactMap(\.elements).first ?? []
    #expect(Set(parts.map { $0["id"]?.line }) == ["1", "2", "null"])
    let others = try await Self.answers([Self.hello(), batch])
    #expect(Self.code(others[1]) == -32600)
  }

  @Test func `a cancelled call is not answered`() async throws {
    let answers = try await Self.answers([
      Self.hello(), Self.request(1, "tools/call", #"{"name":"wait"}"#), Self.request(1, "ping"),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      Self.request(2, "tools/call", #"{"name":"echo"}"#),
    ])
    #expect(answers.map { $0["id"]?.line } == ["0", "null", "2"])
    #expect(Self.code(answers[1]) == -32600, "The identifier is in use.")
  }

  /// A tool that ends when the test lets it, whether or not it is cancelled.
  private final class Gate: Sendable {
    private let waiting = Mutex<(isOpen: Bool, calls: [CheckedContinuation<Void, Never>])>((false, []))

    func wait() async {
      await withCheckedContinuation { call in
        let isOpen = waiting.withLock { waiting in
          if !waiting.isOpen { waiting.calls.append(call) }
          return waiting.isOpen
        }
        if isOpen { call.resume() }
      }
    }

    func open() {
      let calls = waiting.withLock { waiting in
        waiting.isOpen = true
        return waiting.calls
      }
      for call in calls { call.resume() }
    }
  }

  @Test(.timeLimit(.minutes(2))) func `a call that goes on does not keep the server`() async throws {
    let gate = Gate()
    let stuck = Tool("stuck", title: "Stuck", "Goes on.") { _, _ in
      await gate.wait()
      return ToolResult("late")
    }
    let contents = ServerContents(
      name: "test", title: "Test", version: "1", instructions: "Try.", tools: [stuck])
    let answers = try await Self.answers(
      [Self.hello(), Self.request(1, "tools/call", #"{"name":"stuck"}"#)], from: contents)
    #expect(answers.map { $0["id"]?.line } == ["0"])
    gate.open()
  }

  @Test func `requests of the newest revision need no handshake`() async throws {
    let meta = """
      "_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",\
      "io.modelcontextprotocol/clientCapabilities":{}}
      """
    let answers = try await Self.answers([
      Self.request(1, "server/discover", "{\(meta)}"), Self.request(2, "tools/list", "{\(meta)}"),
      Self.request(3, "ping", "{\(meta)}"), Self.request(4, "tools/list"),
      Self.request(5, "tools/list", "{\(meta.replacingOccurrences(of: "2026-07-28", with: "2025-11-25"))}"),
      Self.request(6, "tools/call", "{\"name\":\"echo\",\(meta)}"),
    ])
    #expect(answers[0]["result"]?["supportedVersions"]?.elements?.first == "2026-07-28")
    #expect(answers[1]["result"]?["resultType"] == "complete" && answers[1]["result"]?["ttlMs"] != nil)
    #expect(answers.dropFirst(2).prefix(3).map { Self.code($0) } == [-32601, -32600, -32022])
    #expect(answers[4]["error"]?["data"]?["requested"] == "2025-11-25")
    #expect(answers[5]["result"]?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "test")
  }

  @Test func `the client is asked for its roots`() async throws {
    let answers = try await Self.answers([
      Self.hello("2025-06-18", #"{"roots":{}}"#), #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"file:///a"}]}}"#,
      Self.request(1, "tools/call", #"{"name":"echo"}"#),
    ])
    #expect(answers[1]["method"] == "roots/list" && answers[1]["id"] == "roots-1")
    #expect(answers[2]["id"] == 1)
  }

  @Test func `an answer about roots that comes late is taken`() throws {
    var roots = ClientRoots(MessageWriter(-1))
    roots.ask()
    #expect(roots.isPending)
    roots.giveUp()
    #expect(!roots.isPending && roots.addresses == nil)
    roots.take(try #require(RequestID("roots-1")), ["roots": [["uri": "file:///a"]]])
    #expect(roots.addresses == ["file:///a"])
  }

  @Test(arguments: [
    ("{", -32700), ("7", -32600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":2}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"pong"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ehco"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32600),
  ])
  func `wrong messages are answered by errors`(line: String, code: Int) async throws {
    let answers = try await Self.answers([Self.hello(), line, Self.request(9, "ping")])
    #expect(answers.count == 3 && Self.code(answers[1]) == code && answers[2]["result"] == [:])
  }

  @Test func `notifications and responses have no answer`() async throws {
    let answers = try await Self.answers([
      Self.hello(), #"{"jsonrpc":"2.0","method":"nothing"}"#, #"{"jsonrpc":"2.0","id":5,"result":{}}"#,
      #"{"jsonrpc":"2.0","id":5,"error":{"code":1,"message":""}}"#, #"{"jsonrpc":"2.0","error":{"code":1}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":[]}}"#,
    ])
    #expect(answers.count == 1)
  }
}
