internal import FileAccess

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A program of the user, found on the path, which copies pictures to and from a store.
///
/// Its arguments are passed one by one; no shell reads them.
struct ExternalTool: Sendable {
  let name: String
  /// The folder for the files of its input and output.
  let scratch: Scratch

  /// The outcome of a run.
  struct Outcome {
    /// The exit code; 128 and the number of the signal for a program that a signal ended.
    var code: Int32
    var output: [UInt8]
    var errors: String

    var lines: [String] {
      output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Runs the program, and returns its outcome; an exit code other than 0 is no error.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - input: The bytes of standard input.
  ///   - folder: The current directory of the program; nil for that of this one.
  func run(
    _ arguments: [String], input: [UInt8] = [], in folder: String? = nil
  ) throws(StoreError) -> Outcome {
    let files = try scratch.streams(input)
    var actions = SpawnActions()
    actions.open(0, files.input, O_RDONLY)
    actions.open(1, files.output, O_WRONLY | O_CREAT | O_TRUNC)
    actions.open(2, files.errors, O_WRONLY | O_CREAT | O_TRUNC)
    if let folder { actions.enter(folder) }
    let code = try actions.run([name] + arguments)
    do {
      let outcome = Outcome(
        code: code, output: try RegularFile.read(files.output, limit: ReadLimit.bytes),
        errors: String(
          decoding: try RegularFile.read(files.errors, limit: ReadLimit.bytes), as: UTF8.self))
      return outcome
    } catch {
      throw StoreError("\(name): the output cannot be read: \(error)")
    }
  }

  /// Runs the program, and returns its output; an exit code other than 0 is an error, with the last line of its messages.
  @discardableResult
  func output(
    _ arguments: [String], input: [UInt8] = [], in folder: String? = nil
  ) throws(StoreError) -> Outcome {
    let outcome = try run(arguments, input: input, in: folder)
    guard outcome.code == 0 else { throw failure(arguments, outcome) }
    return outcome
  }

  /// Returns the error of a run.
  func failure(_ arguments: [String], _ outcome: Outcome) -> StoreError {
    let reason = outcome.errors.split(separator: "\n").last.map { ": \($0)" } ?? ""
    let action = arguments.first { !$0.hasPrefix("-") } ?? ""
    return StoreError("\(name) \(action) failed with exit code \(outcome.code)\(reason)")
  }
}

/// The actions of a new process before its program starts.
@safe private struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
  #else
    private var actions = unsafe posix_spawn_file_actions_t()
  #endif

  init() {
    unsafe posix_spawn_file_actions_init(&actions)
  }

  deinit {
    var actions = unsafe actions
    unsafe posix_spawn_file_actions_destroy(&actions)
  }

  mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
  }

  mutating func enter(_ folder: String) {
    _ = unsafe addFolderChange(&actions, folder)
  }

  /// Returns the environment without the variables by which a hook of git names the index and files of its repository.
  private static func environment() -> [UnsafeMutablePointer<CChar>?] {
    let own = ["GIT_INDEX_FILE=", "GIT_WORK_TREE=", "GIT_OBJECT_DIRECTORY=", "GIT_PREFIX="]
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = unsafe environ
    while let variable = unsafe next.pointee {
      let text = unsafe String(cString: variable)
      if !own.contains(where: { text.utf8.starts(with: $0.utf8) }) { unsafe variables.append(variable) }
      unsafe next += 1
    }
    return unsafe variables + [nil]
  }

  /// Runs a program with its arguments, the first of which is its name, and returns its exit code.
  mutating func run(_ words: [String]) throws(StoreError) -> Int32 {
    guard !words.contains(where: { $0.utf8.contains(0) }) else {
      throw StoreError("an argument of \(words[0]) contains the character NUL")
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    var process: pid_t = 0
    var environment = unsafe Self.environment()
    let code = unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment)
    guard code == 0 else {
      throw StoreError(
        code == ENOENT
          ? "\(words[0]): the program is not on the path; install it"
          : "\(words[0]): the program cannot be started: \(SystemFailure(code: code).reason)")
    }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw StoreError("\(words[0]): the program was lost") }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}

#if canImport(Darwin)
  private func addFolderChange(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t?>, _ folder: UnsafePointer<CChar>
  ) -> Int32 {
    unsafe posix_spawn_file_actions_addchdir_np(actions, folder)
  }
#else
  // The header of the C library shows it only with the extensions of GNU.
  @_silgen_name("posix_spawn_file_actions_addchdir_np")
  private func addFolderChange(
    _ actions: UnsafeMutablePointer<posix_spawn_file_actions_t>, _ folder: UnsafePointer<CChar>
  ) -> Int32
#endif
