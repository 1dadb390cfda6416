internal import FileAccess
internal import Foundation
internal import ImageComparison

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
    let invocation = Result { () throws(CommandLineError) in
      try Invocation(Array(CommandLine.arguments.dropFirst()))
    }
    // Tasks have threads, which take longer to start than a text takes to print.
    if case .success(.text(let text)) = invocation { exit(show(text).rawValue) }
    Task { exit(await run(invocation).rawValue) }
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

  /// Carries out what the arguments ask for, or says what is wrong with them.
  private static func run(_ invocation: Result<Invocation, CommandLineError>) async -> ExitCode {
    switch invocation {
    case .failure(let error):
      await Console(isQuiet: false).trouble("\(error)")
      return .trouble
    case .success(.text(let text)):
      return show(text)
    case .success(.render(let arguments)):
      return await run(isQuiet: arguments.rendering.quiet) { console in
        await RenderCommand(arguments: arguments, console: console).run()
        return true
      }
    case .success(.record(let arguments)):
      return await run(isQuiet: arguments.rendering.quiet) { console in
        await RecordCommand(arguments: arguments, console: console, isContinuousIntegration: isCI).run()
        return true
      }
    case .success(.accept(let arguments)):
      return await run { console in
        await AcceptCommand(arguments: arguments, console: console, isContinuousIntegration: isCI).run()
        return true
      }
    case .success(.report(let arguments)):
      return await run { await ReportCommand(arguments: arguments, console: $0).run() }
    case .success(.orphans(let arguments)):
      return await run { await OrphansCommand(arguments: arguments, console: $0).run() }
    case .success(.verify(let arguments)):
      return await run(isQuiet: arguments.rendering.quiet) {
        await VerifyCommand(arguments: arguments, console: $0).run()
      }
    case .success(.diff(let arguments)):
      return await run { await DiffCommand(arguments: arguments, console: $0).run() }
    case .success(.inspect(let arguments)):
      return await run { console in
        await InspectCommand(arguments: arguments, console: console).run()
        return true
      }
    case .success(.lint(let arguments)):
      return await run(isQuiet: arguments.rendering.quiet) {
        await LintCommand(arguments: arguments, console: $0).run()
      }
    case .success(.trace(let arguments)):
      return await run { console in
        await TraceCommand(arguments: arguments, console: console).run()
        return true
      }
    case .success(.graph(let arguments)):
      return await run { console in
        await GraphCommand(arguments: arguments, console: console).run()
        return true
      }
    case .success(.schema(let arguments)):
      return await run { console in
        await SchemaCommand(arguments: arguments, console: console).run()
        return true
      }
    case .success(.devices):
      return show(DeviceTable.text)
    case .success(.doctor(let arguments)):
      return await run { await DoctorCommand(arguments: arguments, console: $0).run() }
    }
  }

  /// Whether the environment says that this is a build server.
  private static var isCI: Bool { ContinuousIntegration.isOn(in: ProcessInfo.processInfo.environment) }

  /// Carries out a verb, which answers whether what it compared is the same.
  private static func run(isQuiet: Bool = false, _ verb: (Console) async -> Bool) async -> ExitCode {
    let console = Console(isQuiet: isQuiet)
    let isSame = await verb(console)
    return await console.sawTrouble ? .trouble : isSame ? .success : .different
  }
}
