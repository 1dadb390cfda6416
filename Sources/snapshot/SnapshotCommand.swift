internal import CFoundation
internal import FileAccess
internal import Foundation

/// The command, which parses its arguments and runs the verb.
@main
struct SnapshotCommand {
  /// The exit codes of the command.
  enum ExitCode: Int32 {
    /// The command is done, or all pictures match their references.
    case success = 0
    /// Pictures differ from their references, or there are findings.
    case different = 1
    /// A file could not be read, drawn or written, or the arguments are wrong.
    case trouble = 2
  }

  static func main() {
    // A closed pipe must not end the command by a signal.
    signal(SIGPIPE, SIG_IGN)
    StandardStream.reserveClosed()
    do throws(CommandLineError) {
      switch try Invocation(Array(CommandLine.arguments.dropFirst())) {
      // Tasks have threads, which take longer to start than a text takes to print.
      case .text(let text):
        exit(show(text).rawValue)
      case .task(let isQuiet, let body):
        Task { exit(await run(isQuiet: isQuiet, body).rawValue) }
      }
    } catch {
      Task {
        await Console(isQuiet: false).trouble("\(error)")
        exit(ExitCode.trouble.rawValue)
      }
    }
    #if os(Linux)
      cfoundation_run_main_queue()
    #else
      dispatchMain()
    #endif
  }

  /// Prints a text without a console.
  private static func show(_ text: String) -> ExitCode {
    do {
      try StandardStream.output.write(Array((text + "\n").utf8))
    } catch {
      guard !error.isClosedPipe else { return .success }
      try? StandardStream.error.write(Array("snapshot: <stdout>: cannot be written: \(error)\n".utf8))
      return .trouble
    }
    return .success
  }

  /// Runs a verb, which returns whether all that it compared is equal.
  private static func run(isQuiet: Bool, _ verb: (Console) async -> Bool) async -> ExitCode {
    let console = Console(isQuiet: isQuiet)
    let isSame = await verb(console)
    return await console.sawTrouble ? .trouble : isSame ? .success : .different
  }
}
