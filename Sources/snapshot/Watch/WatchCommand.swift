internal import FileWatching
internal import Foundation
internal import LoopbackServer
internal import Synchronization

/// The command `snapshot watch`, which draws again what changes until a signal ends it.
struct WatchCommand {
  let arguments: WatchArguments
  let console: Console

  func run() async {
    let scratch = NSTemporaryDirectory() + "snapshot-watch-\(getpid())-\(UInt32.random(in: 0...(.max)))"
    do {
      try FileManager.default.createDirectory(
        atPath: scratch, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      return await console.trouble("\(scratch): the folder cannot be made")
    }
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let page = WatchPage()
    WatchSignals.end {
      // Programs of packages end when their input does.
      page.server.withLock { $0 }?.stop()
      BuildProcess.interruptAll()
      try? FileManager.default.removeItem(atPath: scratch)
    }
    do {
      try await watch(scratch, page)
    } catch {
      await console.trouble("\(error)")
    }
  }

  @MainActor
  private func watch(_ scratch: String, _ page: WatchPage) async throws {
    let watcher = try FileWatcher()
    let bell = WatchBell()
    let board = WatchBoard { Task { @MainActor in bell.watching?.ring() } }
    let options = WatchOptions(
      paths: arguments.paths, choice: arguments.choice, limits: arguments.limits, scratch: scratch)
    let watching = Watching(options, board: board, watcher: watcher, console: console)
    bell.watching = watching
    if arguments.shows {
      guard let gallery = await arguments.terminal.gallery(console) else { return watcher.stop() }
      watching.gallery = gallery
    }
    guard await watching.start() else { return watcher.stop() }
    let server =
      arguments.hasNoPage ? nil : try LoopbackServer(port: arguments.port) { board.response(to: $0) }
    if let server {
      page.server.withLock { $0 = server }
      watching.announce = { server.send("\($0)") }
      await console.result("the page is at \(server.address)")
    }
    if !arguments.quiet {
      await console.progress("watching \(arguments.paths.joined(separator: ", ")); Ctrl-C ends")
    }
    await watching.run()
    BuildProcess.interruptAll()
    for package in watching.packages { package.stopProcess() }
    server?.stop()
    watcher.stop()
  }
}

/// The server of the page, which a signal may end at any time.
private final class WatchPage: Sendable {
  let server = Mutex<LoopbackServer?>(nil)
}

/// The way from the server to the loop, which is made after it.
@MainActor
private final class WatchBell {
  weak var watching: Watching?
}
