internal import Foundation
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// A program in a process group of its own, with sockets as its input, output and errors.
final class SpawnedProgram: Sendable {
  /// The events of a wait.
  struct Event {
    var canWrite = false
    var replied = false
    var printed = false
  }

  private struct Life {
    /// The process; nil once it was waited for.
    var process: pid_t?
    var end = ""
  }

  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private let life: Mutex<Life>

  /// Starts a program.
  init(_ path: String, _ arguments: [String], _ environment: [String: String]) throws {
    let ends = try PipeEnds()
    do {
      let process = try Self.spawn(path, arguments, environment, ends)
      life = Mutex(Life(process: process))
    } catch {
      ends.closeAll()
      throw error
    }
    (input, output, errors) = (ends.input.ours, ends.output.ours, ends.errors.ours)
    ends.closeTheirs()
  }

  deinit {
    end()
    for descriptor in [input, output, errors] { Descriptor.close(descriptor) }
  }

  // MARK: Input and output

  /// Waits for an event, at most for a time.
  func wait(isWriting: Bool, nanoseconds: UInt64) -> Event {
    var states = [
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: hasErrorsEnded.withLock { $0 } ? -1 : errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isWriting ? input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let milliseconds = Int32(min(nanoseconds / 1_000_000 + 1, 1_000_000))
    guard unsafe poll(&states, 3, milliseconds) > 0 else { return Event() }
    return Event(
      canWrite: states[2].revents != 0, replied: states[0].revents != 0, printed: states[1].revents != 0)
  }

  /// Whether or not the program has closed its standard error.
  private let hasErrorsEnded = Mutex(false)

  /// Writes as many bytes as the program takes now, and removes them; all if it takes none any more.
  func write(_ bytes: inout ArraySlice<UInt8>) {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe send(input, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
    }
    if count > 0 {
      bytes = bytes.dropFirst(count)
    } else if errno != EAGAIN, errno != EINTR {
      // The end of its output tells why.
      bytes = []
    }
  }

  /// Returns bytes of the output; none at its end.
  func readReplies() -> [UInt8] { Descriptor.read(output) ?? [] }

  /// Returns what was printed, without waiting, at most a mebibyte at a time.
  func readErrors() -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < 1 << 20, let more = Descriptor.readAvailable(errors) {
      if more.isEmpty {
        hasErrorsEnded.withLock { $0 = true }
        break
      }
      bytes += more
    }
    return bytes
  }

  // MARK: Life

  /// Kills the program and its group.
  func kill() {
    life.withLock { life in
      if let process = life.process { Self.kill(process, hasEnded: false) }
    }
  }

  /// Waits a moment for the end of the program, kills what is left of its group, and returns how it ended.
  @discardableResult
  func end() -> String {
    life.withLock { life in
      guard let process = life.process else { return life.end }
      var status: Int32 = 0
      // A program that crashed may still write its report.
      var found: pid_t = 0
      for _ in 0..<200 {
        found = unsafe waitpid(process, &status, WNOHANG)
        if found != 0 { break }
        if !Self.hasClosedOutput(output) { break }
        usleep(10_000)
      }
      Self.kill(process, hasEnded: found != 0)
      while found == 0 || found < 0 && errno == EINTR { found = unsafe waitpid(process, &status, 0) }
      life.process = nil
      life.end = Self.words(status)
      return life.end
    }
  }

  private static func hasClosedOutput(_ output: Int32) -> Bool {
    var state = pollfd(fd: output, events: 0, revents: 0)
    return unsafe poll(&state, 1, 0) > 0
  }

  /// Kills the group of a process, and itself, which may have left it, unless it has ended.
  private static func kill(_ process: pid_t, hasEnded: Bool) {
    for target in hasEnded ? [-process] : [-process, process] {
      #if canImport(Glibc)
        _ = Glibc.kill(target, SIGKILL)
      #else
        _ = Musl.kill(target, SIGKILL)
      #endif
    }
  }

  /// Returns a status of `waitpid` in words.
  private static func words(_ status: Int32) -> String {
    let signal = status & 0x7F
    if signal == 0 { return "with status \(status >> 8 & 0xFF)" }
    let names = [
      SIGILL: "illegal instruction", SIGTRAP: "trap", SIGABRT: "abort", SIGBUS: "bus error",
      SIGSEGV: "segmentation fault", SIGKILL: "killed", SIGTERM: "terminated", SIGFPE: "arithmetic error",
    ]
    return "by signal \(signal)" + (names[signal].map { " (\($0))" } ?? "")
  }

  // MARK: Start

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String], _ ends: PipeEnds
  ) throws -> pid_t {
    let texts = [path] + arguments
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    guard !(texts + variables).contains(where: { $0.utf8.contains(0) }) else {
      throw SessionError("\(path.inQuotes) cannot be started: an argument has a zero byte")
    }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends.input.theirs, STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends.output.theirs, STDOUT_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends.errors.theirs, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var (all, none) = (sigset_t(), sigset_t())
    unsafe sigfillset(&all)
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var process: pid_t = 0
    let code = unsafe withCStrings(texts) { argv in
      unsafe withCStrings(variables) { envp in
        unsafe posix_spawn(&process, path, &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else {
      throw SessionError("\(path.inQuotes) cannot be started: \(unsafe String(cString: strerror(code)))")
    }
    return process
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { while let pointer = unsafe pointers.popLast() { unsafe free(pointer) } }
    return unsafe pointers.withUnsafeMutableBufferPointer { unsafe body($0.baseAddress!) }
  }
}
