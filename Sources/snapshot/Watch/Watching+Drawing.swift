internal import FileAccess
internal import Foundation
internal import PNG
internal import ViewLint
internal import ViewSession
internal import ViewSpec

extension Watching {
  /// Draws the shown subject in all its cells, and publishes each picture as soon as it is there.
  func draw(_ subject: WatchSubject, _ since: ContinuousClock.Instant) async {
    subject.dirtySince = nil
    var dependencies: Set<String>?
    switch subject.kind {
    case .spec(let location): dependencies = await draw(location, subject, since)
    case .preview(let package, let name): await draw(name, of: package, subject, since)
    }
    subject.isNew = false
    isUntold = true
    publish()
    // The picture does not wait for the watching of files that it has come to need.
    if let dependencies { await follow(subject, dependencies) }
  }

  /// Draws a spec, and returns the files that it needs: views on the main actor, pixels and files apart from it.
  private func draw(
    _ location: SpecLocation, _ subject: WatchSubject, _ since: ContinuousClock.Instant
  ) async -> Set<String> {
    let reads = WatchedReads()
    let references = Set(cells.compactMap { $0.variant.referencePath(of: location) })
    let spec: LayoutSpec
    do {
      spec = try reads.observe { try LayoutSpec(at: location) }
    } catch {
      let problem = WatchState.Problem(error, file: location.path, text: Self.text(of: location))
      subject.error = problem
      for cell in cells { cell.fail(problem) }
      // A file that a readable spec used may be the one that is wrong now.
      return reads.all.union([location.path]).union(references).union(subject.dependencies)
    }
    let source = SpecSource(spec, path: location.path, imageLimits: options.limits.ofImages)
    let (drawnCells, limit) = (cells, options.limits.ofPNG.pixels)
    let threads = PictureThreads(forPictures: drawnCells.count)
    await withTaskGroup(of: (Int, Result<WatchDrawing.Drawn, any Error>).self) { group in
      for (place, cell) in drawnCells.enumerated() {
        do {
          let session = try reads.observe { try ViewSession(source, as: cell.variant) }
          let list = try reads.observe { session.list() }
          cell.release()
          cell.session = session
          cell.entry.warnings = session.warnings
          let scale = cell.variant.scale
          group.addTask {
            do {
              let drawn = try await WatchDrawing.draw(list, scale: scale, limit: limit, threads: threads)
              return (place, .success(drawn))
            } catch {
              return (place, .failure(error))
            }
          }
        } catch {
          cell.fail(WatchState.Problem(error, file: location.path, text: Self.text(of: location)))
        }
      }
      for await (place, result) in group {
        let cell = drawnCells[place]
        switch result {
        case .success(let drawn): show(drawn, in: cell, since)
        case .failure(let error): cell.fail(WatchState.Problem(error, file: location.path, text: nil))
        }
        if drawnCells.count > 1 { publish() }
      }
    }
    subject.error = cells.compactMap(\.entry.error).first
    return reads.all.union([location.path]).union(references)
  }

  /// Puts a picture into its cell; the one before it stays beside it if it was another one.
  func show(_ drawn: WatchDrawing.Drawn, in cell: WatchCell, _ since: ContinuousClock.Instant) {
    cell.entry.error = nil
    cell.entry.milliseconds = (ContinuousClock.now - since).inMilliseconds
    cell.unknown = .views
    if let old = cell.entry.picture, board.picture(old.number) == drawn.png {
      cell.entry.change = []
      return
    }
    let picture = WatchState.Picture(
      number: board.add(picture: drawn.png), width: drawn.width, height: drawn.height)
    (cell.entry.before, cell.entry.picture) = (cell.entry.picture ?? cell.entry.before, picture)
    (cell.entry.change, cell.entry.difference) = (nil, nil)
    // Those of the last picture are not those of this one.
    (cell.entry.findings, cell.entry.nodes) = (nil, nil)
  }

  /// Finds the views of a picture, or when they are known the findings and the differences; its session is then released.
  ///
  /// These are two steps, so that a change has to wait for one of them alone.
  func examine(_ cell: WatchCell) async {
    let unknown = cell.unknown
    cell.unknown = nil
    guard let subject = shown, let picture = cell.entry.picture, let bytes = board.picture(picture.number)
    else { return }
    if unknown == .views {
      cell.unknown = .findings
      if case .preview(let package, _) = subject.kind {
        await findViews(of: cell, package)
      } else if let session = cell.session {
        cell.entry.nodes = board.add(nodes: session.nodes())
      }
      return publish()
    }
    if case .preview(let package, _) = subject.kind {
      await findFindings(of: cell, package)
    } else if let session = cell.session {
      cell.entry.findings = session.findings().map { WatchState.FoundFinding($0) }
      cell.release()
    }
    let limits = options.limits.ofPNG
    if let before = cell.entry.before, cell.entry.change == nil, let old = board.picture(before.number) {
      cell.entry.change = await WatchDrawing.difference(of: bytes, from: old, limits: limits)
    }
    await compareWithReference(cell, subject, bytes)
    if subject === shown { subject.findings = cells.first?.entry.findings?.count }
    publish()
  }

  /// Compares a picture with its reference, where the variant is one that references are recorded of.
  private func compareWithReference(_ cell: WatchCell, _ subject: WatchSubject, _ bytes: [UInt8]) async {
    guard case .spec(let location) = subject.kind, let path = cell.variant.referencePath(of: location) else {
      return
    }
    let limits = options.limits.ofPNG
    guard let stored = try? PNGFile.read(path, limits: limits) else {
      (cell.entry.reference, cell.entry.difference) = (nil, nil)
      return
    }
    if cell.entry.reference.flatMap({ board.picture($0.number) }) != stored {
      let size = PNGSize(of: stored)
      cell.entry.reference = WatchState.Picture(
        number: board.add(picture: stored), width: size.width, height: size.height)
    }
    cell.entry.difference = await WatchDrawing.difference(of: bytes, from: stored, limits: limits)
  }

  /// Looks at a subject that is not shown: its files, whether it can be laid out.
  func look(at subject: WatchSubject) async {
    subject.dirtySince = nil
    guard case .spec(let location) = subject.kind else { return }
    let reads = WatchedReads()
    let hadError = subject.error != nil
    do {
      let spec = try reads.observe { try LayoutSpec(at: location) }
      let source = SpecSource(spec, path: location.path, imageLimits: options.limits.ofImages)
      var variant = SessionVariant()
      variant.scale = state.choice.scales.first ?? 2
      try reads.observe { try ViewSession(source, as: variant) }.close()
      subject.error = nil
    } catch {
      subject.error = WatchState.Problem(error, file: location.path, text: Self.text(of: location))
      if !subject.isNew || !hadError {
        printer.print(.result(WatchFailure(error, file: location.path).text))
      }
    }
    subject.isNew = false
    await follow(subject, reads.all.union([location.path]))
    publish()
  }

  /// Returns the bytes of a spec for excerpts; nil if it cannot be read.
  private static func text(of location: SpecLocation) -> [UInt8]? {
    try? RegularFile.read(location.path, limit: 1 << 20)
  }
}
