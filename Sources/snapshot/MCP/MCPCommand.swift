internal import FileAccess
internal import Foundation
internal import ModelContextProtocol

/// The command `snapshot mcp`, which serves tools until its input ends.
struct MCPCommand {
  let arguments: MCPArguments
  let console: Console

  func run() async {
    let workspace: MCPWorkspace
    do {
      workspace = try await MCPWorkspace(arguments)
    } catch {
      return await console.trouble("\(error)")
    }
    guard let (input, output) = Self.ownStreams() else {
      return await console.trouble("standard input and output cannot be used; start it with both open")
    }
    // Programs that show previews end when their input does, but builds would go on.
    WatchSignals.end { BuildProcess.interruptAll() }
    let server = Server(workspace.contents(allowsAccept: arguments.allowsAccept), output: output)
    await server.run(input: input)
    await workspace.close()
  }

  /// Returns copies of standard input and output for messages alone.
  ///
  /// Whatever else reads or prints finds no input, and standard error in place of standard output.
  private static func ownStreams() -> (input: Int32, output: Int32)? {
    let (input, output) = (fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
    guard input >= 0, output >= 0 else { return nil }
    let nothing = unsafe open("/dev/null", O_RDONLY)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return (input, output)
  }
}
