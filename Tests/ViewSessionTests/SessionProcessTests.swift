import Foundation
import Glibc
import Testing
import ViewSession

/// A program that serves is started, asked and stopped; here it is a shell that speaks the protocol.
@Suite struct SessionProcessTests {
  private func program(_ script: String, timeLimit: Double = 60) throws -> SessionProcess {
    try SessionProcess(
      executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      timeLimit: timeLimit)
  }

  private func error(of program: SessionProcess) async -> SessionProcessError? {
    do {
      _ = try await program.send(SessionRequest(.list))
      return nil
    } catch { return error as? SessionProcessError }
  }

  @Test func `requests are answered in order, with what was printed`() async throws {
    let program = try program(
      #"i=0; while read line; do i=$((i+1)); echo "did $i" >&2; echo "{\"id\":$i,\"width\":$i}"; done"#)
    for number in 1...3 {
      let reply = try await program.send(SessionRequest(id: 77, .list))
      #expect(reply.id == number && reply.width == number)
      #expect(reply.output == ["did \(number)"])
    }
    #expect(program.isRunning)
    program.stop()
    #expect(await error(of: program)?.reason == "\"sh\" was stopped")
  }

  @Test func `a crash is told with its signal and the last lines`() async throws {
    let program = try program(
      "read line; echo before >&2; echo 'Fatal error: bad' >&2; echo after >&2; kill -SEGV $$")
    let error = try #require(await error(of: program))
    #expect(error.reason == "\"sh\" ended during \"list\" by signal 11 (segmentation fault)")
    #expect(error.output == ["Fatal error: bad", "after"])
    #expect(error.description.hasSuffix("Fatal error: bad"))
    #expect(await self.error(of: program) == error)
    #expect(!program.isRunning)
  }

  @Test func `a program that ends, or says something else, is over`() async throws {
    #expect(try await error(of: program("exit 3"))?.reason == "\"sh\" ended during \"list\" with status 3")
    #expect(
      try await error(of: program("read line; echo hello; sleep 100"))?.reason
        == "\"sh\" sent a line that is no reply, and was stopped")
  }

  @Test func `a program that does not answer is stopped with its group`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "process-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let program = try program("sleep 1000 & echo $! > '\(file)'; sleep 1000", timeLimit: 0.5)
    #expect(
      await error(of: program)?.reason == "\"sh\" did not answer \"list\" within 0.5 s, and was stopped")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A killed process ends when it runs next, and may wait for its new parent then.
    func isOver() -> Bool {
      let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? "Z"
      return state.contains("Z") || kill(child, 0) != 0
    }
    for _ in 0..<500 where !isOver() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isOver())
  }

  @Test func `a program that cannot be started is an error`() {
    #expect(throws: SessionError("\"/nowhere\" cannot be started: No such file or directory")) {
      try SessionProcess(executable: "/nowhere", arguments: [], environment: [:])
    }
    #expect(throws: SessionError.self) {
      try SessionProcess(executable: "/bin/sh", arguments: ["a\0b"], environment: [:])
    }
  }

  @Test func `a program inherits no descriptor but its own three`() async throws {
    // Descriptors that this process itself was given, and gives to all.
    let given = (3...9).count { descriptor in
      var kind = stat()
      return unsafe fstat(Int32(descriptor), &kind) == 0 && kind.st_mode & S_IFMT == S_IFSOCK
        && fcntl(Int32(descriptor), F_GETFD) & FD_CLOEXEC == 0
    }
    // Its own sockets of two programs are close to one another: the first of these must not have the others.
    let other = try program("read line")
    let program = try program(
      #"read line; n=0; for f in 3 4 5 6 7 8 9; do [ -S /proc/$$/fd/$f ] && n=$((n+1)); done; echo "{\"id\":1,\"width\":$n}""#
    )
    #expect(try await program.send(SessionRequest(.list)).width == given)
    other.stop()
  }
}
