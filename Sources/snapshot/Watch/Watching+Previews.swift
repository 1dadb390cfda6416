internal import FileAccess
internal import Foundation
internal import ViewSession

extension Watching {
  /// Builds a package apart from the loop, which goes on with the pictures that there are.
  func build(_ package: WatchPackage) {
    (package.isDirty, package.isBuilding) = (false, true)
    package.entry.isRunning = true
    publish()
    Task { @MainActor in
      let build = await WatchBuild.make(package.folder)
      await finish(build, of: package)
      package.isBuilding = false
      package.entry.isRunning = false
      publish()
      ring()
    }
  }

  /// Starts the program of a build, and shows what it has; one that did not compile leaves the last pictures.
  private func finish(_ build: WatchBuild, of package: WatchPackage) async {
    (package.entry.seconds, package.entry.error, package.entry.messages) = (
      build.seconds, build.error, build.messages
    )
    for message in build.messages where message.severity == "error" {
      printer.print(.result(line(of: message)))
    }
    if let error = build.error { printer.print(.result("\(package.folder): \(error)")) }
    guard build.executable != nil else { return }
    package.stopProcess()
    package.build = build
    do {
      let reply = try await package.running().send(SessionRequest(.list))
      if let error = reply.error { throw WatchFailure(error) }
      replaceSubjects(of: package, by: (reply.sources ?? []).map(\.name))
    } catch {
      package.entry.error = "\(error)"
      printer.print(.result("\(package.folder): \(error)"))
    }
  }

  private func replaceSubjects(of package: WatchPackage, by names: [String]) {
    var known: [String: WatchSubject] = [:]
    var others: [WatchSubject] = []
    for subject in subjects {
      if case .preview(let owner, let name) = subject.kind, owner === package {
        known[name] = subject
      } else {
        others.append(subject)
      }
    }
    subjects =
      others
      + names.map { name in
        known[name] ?? WatchSubject(id: nextID(), name: name, kind: .preview(package, name: name))
      }
    for subject in subjects {
      guard case .preview(let owner, _) = subject.kind, owner === package else { continue }
      subject.dirtySince = subject.id == state.shown ? .now : nil
    }
    if shown == nil, let first = subjects.first { show(first) }
  }

  /// Draws a preview in all cells by the program of its package.
  func draw(
    _ name: String, of package: WatchPackage, _ subject: WatchSubject, _ since: ContinuousClock.Instant
  ) async {
    for cell in cells {
      var process: SessionProcess?
      do {
        let running = try package.running()
        process = running
        cell.release()
        var open = SessionRequest(.open)
        (open.source, open.variant) = (name, cell.variant)
        let opened = try await running.reply(to: open)
        let remote = WatchCell.RemoteSession(process: running, number: opened.session ?? 0)
        cell.remote = remote
        cell.entry.warnings = opened.lines ?? []
        var draw = remote.request(.draw)
        draw.path = options.scratch + "/picture.png"
        let drawn = try await running.reply(to: draw)
        let png = try RegularFile.read(options.scratch + "/picture.png", limit: 1 << 28)
        show(
          WatchDrawing.Drawn(png: png, width: drawn.width ?? 0, height: drawn.height ?? 0), in: cell, since)
        publish()
      } catch {
        // The program of a newer build draws all again.
        if let process, process !== package.process { return }
        if let process { package.forget(process) }
        cell.fail(WatchState.Problem(error, file: name, text: nil))
      }
    }
    subject.error = cells.compactMap(\.entry.error).first
  }

  /// Asks the program for the views of a picture, without the lines that set them: to look them up takes seconds.
  func findViews(of cell: WatchCell, _ package: WatchPackage) async {
    guard let remote = cell.remote else { return }
    do {
      var quick = remote.request(.nodes)
      quick.lines = false
      cell.entry.nodes = board.add(nodes: try await remote.process.reply(to: quick).nodes ?? [])
    } catch {
      fail(cell, remote, of: package, error)
    }
  }

  /// Asks the program for the views with their lines and for the findings, and closes its session.
  func findFindings(of cell: WatchCell, _ package: WatchPackage) async {
    guard let remote = cell.remote else { return }
    do {
      let process = remote.process
      let nodes = try await process.reply(to: remote.request(.nodes)).nodes ?? []
      cell.entry.nodes = board.add(nodes: nodes)
      cell.entry.findings = (try await process.reply(to: remote.request(.lint)).findings ?? []).map {
        WatchState.FoundFinding($0)
      }
      cell.release()
    } catch {
      fail(cell, remote, of: package, error)
    }
  }

  /// Ends the examination of a picture; an error of a program that a newer build replaced is none.
  private func fail(
    _ cell: WatchCell, _ remote: WatchCell.RemoteSession, of package: WatchPackage, _ error: any Error
  ) {
    cell.release()
    cell.unknown = nil
    guard remote.process === package.process else { return }
    package.forget(remote.process)
    cell.entry.warnings.append("\(error)")
  }
}

extension SessionProcess {
  /// Returns the reply to a request; one with an error is thrown.
  fileprivate func reply(to request: SessionRequest) async throws -> SessionReply {
    let reply = try await send(request)
    if let error = reply.error { throw WatchFailure(error) }
    return reply
  }
}
