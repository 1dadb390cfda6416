internal import Foundation

/// The command: reads its arguments and hands over to the verb.
@main
struct SnapshotCommand {
  /// How the command ends.
  enum ExitCode: Int32 {
    /// Done, or the same as the references.
    case success = 0
    /// Different from the references.
    case different = 1
    /// Something could not be read, drawn or written, or the arguments are wrong.
    case trouble = 2
  }

  static func main() async {
    // A reader of our output that stops reading is no reason to die with a signal.
    signal(SIGPIPE, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Carries out what the arguments ask for.
  static func run(_ arguments: [String]) async -> ExitCode {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      await Console(isQuiet: false).trouble("\(error)")
      return .trouble
    }
    switch invocation {
    case .text(let text):
      await Console(isQuiet: false).result(text)
      return .success
    case .render(let arguments):
      let console = Console(isQuiet: arguments.rendering.quiet)
      await RenderCommand(arguments: arguments, console: console).run()
      return await console.sawTrouble ? .trouble : .success
    case .record(let arguments):
      let console = Console(isQuiet: arguments.rendering.quiet)
      let isCI = !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI"] ?? "")
      await RecordCommand(arguments: arguments, console: console, isContinuousIntegration: isCI).run()
      return await console.sawTrouble ? .trouble : .success
    case .verify(let arguments):
      let console = Console(isQuiet: arguments.rendering.quiet)
      let isSame = await VerifyCommand(arguments: arguments, console: console).run()
      return await console.sawTrouble ? .trouble : isSame ? .success : .different
    }
  }
}
