import Foundation
import SourceRewriting
import Synchronization

/// A language server for editors: SourceKit-LSP, which gets the rewritten texts of open files.
final class LanguageServer: Sendable {
  private let messages = Mutex(EditorMessages())

  /// Starts SourceKit-LSP, carries messages between it and the editor until one of them ends, and returns its exit code.
  ///
  /// - Parameter command: The path of SourceKit-LSP and its arguments.
  func run(_ command: [String]) throws -> Int32 {
    let (input, output) = (Pipe(), Pipe())
    let server = Process()
    server.executableURL = URL(filePath: command[0])
    server.arguments = Array(command.dropFirst())
    server.standardInput = input
    server.standardOutput = output
    do {
      try server.run()
    } catch {
      throw RewriteError.usage("cannot start \(command[0]): \(error.localizedDescription)")
    }
    let editor = Thread { [self] in
      carry(.standardInput, to: input.fileHandleForWriting) { messages, message in messages.toServer(message)
      }
      try? input.fileHandleForWriting.close()
    }
    // A chain of a thousand operators is a deep tree.
    editor.stackSize = 64 << 20
    editor.start()
    carry(output.fileHandleForReading, to: .standardOutput) { messages, message in messages.toEditor(message)
    }
    server.waitUntilExit()
    return server.terminationStatus
  }

  /// Carries messages from one to the other until the first ends.
  private func carry(
    _ source: FileHandle, to target: FileHandle,
    changing change: (inout EditorMessages, [String: Any]) -> [String: Any]
  ) {
    var stream = MessageStream()
    while true {
      let data = source.availableData
      guard !data.isEmpty else { return }
      for message in stream.receive(data) {
        let changed = messages.withLock { messages in
          let value = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any]
          return value.map { change(&messages, $0) }
            .flatMap { try? JSONSerialization.data(withJSONObject: $0, options: .withoutEscapingSlashes) }
        }
        do {
          try target.write(contentsOf: MessageStream.framed(changed ?? message))
        } catch {
          return
        }
      }
    }
  }

  /// Returns the path of the SourceKit-LSP that the shell would find.
  static func path() throws -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/sourcekit-lsp" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw RewriteError.usage("there is no sourcekit-lsp in PATH; it is beside swift in the toolchain")
    }
    return path
  }
}
