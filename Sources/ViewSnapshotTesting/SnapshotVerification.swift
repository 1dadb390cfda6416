internal import Escaping
internal import FileAccess
internal import Foundation
internal import LayoutCore
internal import SnapshotReport
internal import StyleCore
internal import ViewDifference

/// A comparison of a value with its reference.
struct SnapshotVerification<Value, Format> {
  private let strategy: Snapshotting<Value, Format>
  private let record: SnapshotTestingConfiguration.Record
  private let diffTool: SnapshotTestingConfiguration.DiffTool
  private let paths: SnapshotPaths
  private let place: AssertionLocation

  init(
    _ strategy: Snapshotting<Value, Format>, named name: String?,
    record: SnapshotTestingConfiguration.Record?, snapshotDirectory: String?, testName: String,
    at place: AssertionLocation
  ) throws(SnapshotError) {
    self.strategy = strategy
    self.place = place
    self.record = try .resolved(record)
    let settings = SnapshotTestingConfiguration.current
    diffTool = settings.diffTool ?? .default
    let number = name == nil ? SnapshotCounter.current.next(of: "\(place.file)\0\(testName)") : 0
    paths = (settings.naming ?? .besideTests).paths(
      of: SnapshotName(
        testFile: URL(fileURLWithPath: "\(place.file)"), testName: testName, identifier: name ?? "\(number)",
        isNumber: name == nil, suffix: strategy.nameSuffix, pathExtension: strategy.pathExtension),
      in: snapshotDirectory)
  }

  /// Returns whether this machine verifies the snapshot: all do without shards.
  func isInShard() throws(SnapshotError) -> Bool {
    guard try TestShard.contains(paths.name) else {
      RunResults.begin()
      return false
    }
    return true
  }

  /// Returns the difference of the value; nil without one.
  ///
  /// The result is also added to the results of the run.
  func failure(of value: Value, timeout: TimeInterval) throws -> String? {
    let start = ContinuousClock.now
    var result = SnapshotCase(
      name: paths.name, group: "\(place.file)", status: .trouble, scale: strategy.scale,
      reference: paths.reference.path)
    defer {
      result.seconds = (ContinuousClock.now - start) / .seconds(1)
      RunResults.append(result)
    }
    do {
      let message = try failure(of: value, timeout: timeout, &result)
      result.summary = message?.split(at: "\n").filter { !$0.isEmpty }.map(String.init) ?? []
      return message
    } catch {
      result.summary = ["\(error)"]
      throw error
    }
  }

  private func failure(of value: Value, timeout: TimeInterval, _ result: inout SnapshotCase) throws -> String?
  {
    let snapshot = try snapshot(of: value, timeout: timeout)
    let data: Data
    do { data = try strategy.diffing.toData(snapshot) } catch {
      if let image = snapshot as? UIImage, image.size.width <= 0 || image.size.height <= 0 {
        throw SnapshotError("The view has no size: set its frame, or pass `size:` to the strategy.")
      }
      throw SnapshotError("The snapshot cannot be stored: \(error)")
    }
    let reference = paths.reference.path
    if record == .all {
      try write(data, to: paths.reference)
      result.status = .recorded
      return
        "Record mode is on: the snapshot was written to \(reference). Turn it off and run \(place.test) again."
        + omission(in: snapshot)
    }
    guard FileKind(at: reference) != nil else {
      guard record != .never else {
        result.status = .missing
        let remedy =
          SnapshotEnvironment.current["CI"] == nil
          ? "recording is off: run the test with recording on."
          : "nothing is recorded while CI is set: record it on your machine, and commit it."
        return "There is no reference at \(reference), and \(remedy)"
      }
      try write(data, to: paths.reference)
      result.status = .recorded
      return
        "There was no reference: the snapshot was written to \(reference). Check it, and run the test again."
        + omission(in: snapshot)
    }
    guard !RecordedReferences.contains(reference) else {
      return
        "The reference at \(reference) was written by this run, so it proves nothing: run the test again."
    }
    let stored = try read(reference)
    guard stored != data else {
      result.status = .same
      return nil
    }
    let old: Format
    do { old = try strategy.diffing.fromData(stored) } catch { throw SnapshotError("\(reference): \(error)") }
    let caution = strategy.diffing.caution?(old, snapshot)
    if let (message, attachments) = strategy.diffing.diff(old, snapshot) {
      result.status = .different
      strategy.diffing.detail?(old, snapshot, &result)
      return try report(
        [caution, message].compactMap(\.self).joined(separator: "\n"), attachments, data, &result)
    }
    result.status = .same
    if let caution { print(escapingControls(inLines: "\(place.test): \(reference): \(caution)")) }
    guard let unseen = strategy.diffing.unseen?(old, snapshot) else { return nil }
    let isStrict = SnapshotTestingConfiguration.current.strictLayout == true
    result.status = isStrict ? .different : .moved
    strategy.diffing.detail?(old, snapshot, &result)
    if isStrict { return try report(unseen, [], data, &result) }
    print(escapingControls(inLines: "\(place.test): \(reference): \(unseen)"))
    return nil
  }

  /// Returns a line about data of a snapshot that a file cannot contain; empty without any.
  private func omission(in snapshot: Format) -> String {
    guard let problem = (snapshot as? UIImage)?.layout?.storageProblem else { return "" }
    return "\nIt was stored without its views: \(problem)"
  }

  /// Writes the files that show a difference, and adds their paths to the message.
  private func report(
    _ message: String, _ attachments: [SnapshotAttachment], _ data: Data, _ result: inout SnapshotCase
  ) throws -> String {
    for attachment in attachments {
      try write(attachment.data, to: paths.attachment(attachment))
      TestFramework.current.attach(attachment, place)
      switch attachment.name {
      case "difference": result.difference = paths.attachment(attachment).path
      case "comparison": result.comparison = paths.attachment(attachment).path
      default: break
      }
    }
    // The file is that of a reference, in place of an attachment that shows it.
    try write(data, to: paths.failure)
    result.actual = paths.failure.path
    result.accept = RunResults.acceptance(of: result)
    var lines = ["The snapshot does not match its reference."]
    lines.append(diffTool(reference: paths.reference.path, failure: paths.failure.path))
    lines += attachments.map { "\($0.name): \(paths.attachment($0).path)" }
    lines.append(message)
    if record == .failed {
      try write(data, to: paths.reference)
      result.status = .recorded
      lines[0] = "The snapshot did not match its reference, and replaced it."
    }
    return lines.joined(separator: "\n")
  }

  private func snapshot(of value: Value, timeout: TimeInterval) throws(SnapshotError) -> Format {
    if strategy.needsMainActor, !MainQueue.isCurrent {
      throw SnapshotError(
        "Views belong to the main actor: mark the test with @MainActor (in XCTest, and async).")
    }
    var result: Result<Format, any Error>?
    strategy.snapshot(value).start { result = $0 }
    let deadline = Date(timeIntervalSinceNow: timeout)
    while result == nil, Date() < deadline {
      _ = RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
    }
    switch result {
    case .success(let snapshot): return snapshot
    case .failure(let error): throw SnapshotError("The snapshot cannot be made: \(error)")
    case nil: throw SnapshotError("The snapshot was not complete after \(timeout) seconds.")
    }
  }

  private func read(_ path: String) throws(SnapshotError) -> Data {
    do {
      return Data(try RegularFile.read(path))
    } catch {
      throw SnapshotError("\(path) cannot be read: \(error)")
    }
  }

  /// Writes a file atomically, and creates its folder.
  ///
  /// A reference is added to the manifest.
  private func write(_ data: Data, to url: URL) throws(SnapshotError) {
    do {
      try GuardedPath(url.path).write([UInt8](data), makesFolders: true, takesStreams: false)
    } catch {
      throw SnapshotError("\(url.path) cannot be written: \(error)")
    }
    guard url == paths.reference else { return }
    RecordedReferences.insert(url.path)
    // A file with a layout tree shows by itself that a test recorded it.
    guard let parts = try? LayoutTree.split([UInt8](data)), parts.json == nil else { return }
    do { try ReferenceManifest.add(url.path) } catch { throw SnapshotError("\(error)") }
  }
}

extension AssertionLocation {
  /// The file and line as people write them.
  fileprivate var test: String { "\(fileID):\(line)" }
}
