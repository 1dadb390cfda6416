internal import Foundation
internal import Glibc
internal import Synchronization

/// A program that is run to its end, while its output is read line by line.
struct BuildProcess {
  /// The status and the output of a program.
  struct Outcome {
    /// The exit code; that of a signal is 128 and its number.
    var status: Int32
    /// The standard output; empty if it was read line by line.
    var output: [UInt8] = []
  }

  /// Runs a program of the search path; its standard input is empty.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program and its arguments.
  ///   - readsErrors: Whether standard error is read, too; else it is dropped.
  ///   - line: A closure for each line; nil to return the output.
  /// - Returns: The outcome; nil if the program cannot be started.
  static func run(_ arguments: [String], readsErrors: Bool, line: ((String) -> Void)? = nil) -> Outcome? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    // Later programs must not keep the pipe open.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let child = running.withLock { running -> Started in
      if let turn, turn != running.turn { return .interrupted }
      guard let child = start(arguments, output: ends[1], readsErrors: readsErrors) else { return .failed }
      running.programs.insert(child)
      return .program(child)
    }
    close(ends[1])
    guard case .program(let child) = child else {
      if case .interrupted = child { return Outcome(status: interrupted) }
      return nil
    }
    var outcome = Outcome(status: 0)
    var rest: [UInt8] = []
    var searched = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(ends[0], &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      guard let line else {
        outcome.output += buffer[..<count]
        continue
      }
      rest += buffer[..<count]
      while let end = rest[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
        searched = 0
      }
      searched = rest.count
      if rest.count > longestLine {
        line(String(decoding: rest, as: UTF8.self))
        (rest, searched) = ([], 0)
      }
    }
    if let line, !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
    // Its number may be that of another program once its status is known.
    _ = running.withLock { $0.programs.remove(child) }
    outcome.status = status(of: child)
    return outcome
  }

  /// The most bytes of a line; a longer one is read in parts.
  private static let longestLine = 1 << 20

  /// The exit code of a program that was interrupted.
  static let interrupted: Int32 = 128 + SIGINT

  private enum Started {
    case program(pid_t)
    case interrupted
    case failed
  }

  /// The programs whose output is read, and how often all were interrupted.
  private static let running = Mutex<(programs: Set<pid_t>, turn: Int)>(([], 0))

  /// The turn in which the work of this thread began: once all are interrupted, it starts no further programs.
  @TaskLocal static var turn: Int?

  /// The present turn.
  static var currentTurn: Int { running.withLock { $0.turn } }

  /// Interrupts all programs that run, and those that they run, as Ctrl-C does, and the work that runs them.
  static func interruptAll() {
    running.withLock { running in
      running.turn += 1
      for program in running.programs {
        let path = "/proc/\(program)/task/\(program)/children"
        let others = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        for other in others.split(separator: " ") { if let other = pid_t(other) { kill(other, SIGINT) } }
        kill(program, SIGINT)
      }
    }
  }

  private static func start(_ arguments: [String], output: Int32, readsErrors: Bool) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    if readsErrors {
      unsafe posix_spawn_file_actions_adddup2(&actions, output, 2)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe arguments.map { unsafe strdup($0) } + [nil]
    defer { while let word = unsafe words.popLast() { unsafe free(word) } }
    var child: pid_t = 0
    guard unsafe posix_spawnp(&child, arguments[0], &actions, nil, &words, environ) == 0 else { return nil }
    return child
  }

  private static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 { if errno != EINTR { return 127 } }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
