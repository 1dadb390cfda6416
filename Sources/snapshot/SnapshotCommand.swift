internal import FileAccess
internal import Foundation

/// The command: reads its arguments and hands over to the verb.
@main
struct SnapshotCommand {
  /// How the command ends.
  enum ExitCode: Int32 {
    /// Done, or the same as the references.
    case success = 0
    /// Different from the references, or something was found.
    case different = 1
    /// Something could not be read, drawn or written, or the arguments are wrong.
    case trouble = 2
  }

  static func main() {
    // A reader of our output that stops reading is no reason to die with a signal.
    signal(SIGPIPE, SIG_IGN)
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
    dispatchMain()
  }

  /// Prints a text before there is a console.
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

  /// Carries out a verb, which answers whether what it compared is the same.
  private static func run(isQuiet: Bool, _ verb: (Console) async -> Bool) async -> ExitCode {
    let console = Console(isQuiet: isQuiet)
    let isSame = await verb(console)
    return await console.sawTrouble ? .trouble : isSame ? .success : .different
  }
}
