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
  private let reference: TestReference

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
    reference = TestReference(paths.reference.path, scale: strategy.scale, testFile: "\(place.file)")
  }

  /// Returns whether this machine verifies the snapshot: all do without shards.
  func isInShard() throws(SnapshotError) -> Bool {
    guard try TestShard.contains(paths.name) else {
      RunResults.begin()
      return false
    }
    return true
  }

  /// Throws an error if a version of the system was asked for that the device never had.
  func checkSystem() throws(SnapshotError) {
    guard let device = strategy.device, let system else { return }
    try device.check(system)
  }

  /// The version of the system of views that was asked for.
  private var system: StyleCore.SystemVersion? {
    strategy.needsMainActor ? strategy.system ?? .askedFor : nil
  }

  /// Returns the difference of the value; nil without one.
  ///
  /// The result is also added to the results of the run.
  func failure(of value: Value, timeout: TimeInterval) throws -> String? {
    let start = ContinuousClock.now
    var result = SnapshotCase(
      name: paths.name, group: "\(place.file)", status: .trouble, scale: strategy.scale,
      system: system?.rawValue, reference: paths.reference.path)
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
    let path = reference.path
    if record == .all {
      try store(data)
      result.status = .recorded
      return
        "Record mode is on: the snapshot was written to \(path). Turn it off and run \(place.test) again."
        + omission(in: snapshot)
    }
    guard try reference.exists() else {
      guard record != .never else {
        result.status = .missing
        let remedy =
          SnapshotEnvironment.current["CI"] == nil
          ? "recording is off: run the test with recording on."
          : "nothing is recorded while CI is set: record it on your machine, and commit it."
        return "There is no reference at \(path), and \(remedy)"
      }
      try store(data)
      result.status = .recorded
      return
        "There was no reference: the snapshot was written to \(path). Check it, and run the test again."
        + omission(in: snapshot)
    }
    guard !RecordedReferences.contains(path) else {
      return
        "The reference at \(path) was written by this run, so it proves nothing: run the test again."
    }
    let stored: [UInt8]
    switch try reference.compared(with: [UInt8](data)) {
    case .same:
      result.status = .same
      return nil
    case .other(let bytes): stored = bytes
    case .unexplained(let reason, let isVisible):
      let what =
        isVisible ? "The pixels are others than the recorded ones." : "Frames moved, no pixel differs."
      return try differs("\(what) \(reason)", isVisible: isVisible, data, &result)
    }
    let old: Format
    do { old = try strategy.diffing.fromData(Data(stored)) } catch {
      throw SnapshotError("\(path): \(error)")
    }
    let caution = strategy.diffing.caution?(old, snapshot)
    if let (message, attachments) = strategy.diffing.diff(old, snapshot) {
      result.status = .different
      strategy.diffing.detail?(old, snapshot, &result)
      return try report(
        [caution, message].compactMap(\.self).joined(separator: "\n"), attachments, data, &result)
    }
    result.status = .same
    if let caution { print(escapingControls(inLines: "\(place.test): \(path): \(caution)")) }
    guard let unseen = strategy.diffing.unseen?(old, snapshot) else { return nil }
    strategy.diffing.detail?(old, snapshot, &result)
    return try differs(unseen, isVisible: false, data, &result)
  }

  /// Returns a difference without pictures; nil, after printing it, for one that is not visible and does not count.
  private func differs(
    _ message: String, isVisible: Bool, _ data: Data, _ result: inout SnapshotCase
  ) throws -> String? {
    let counts = isVisible || SnapshotTestingConfiguration.current.strictLayout == true
    result.status = counts ? .different : .moved
    if counts { return try report(message, [], data, &result) }
    print(escapingControls(inLines: "\(place.test): \(reference.path): \(message)"))
    return nil
  }

  /// Returns a line about data of a snapshot that a file cannot contain; empty without any.
  private func omission(in snapshot: Format) -> String {
    guard
      let problem = (snapshot as? UIImage)?.layout?.storageProblem
        ?? (snapshot as? SnapshotAnimation)?.problem
    else { return "" }
    return "\nIt was stored without its views: \(problem)"
  }

  /// Writes the files that show a difference, and adds their paths to the message.
  private func report(
    _ message: String, _ attachments: [SnapshotAttachment], _ data: Data, _ result: inout SnapshotCase
  ) throws -> String {
    for attachment in attachments {
      try TestReference.write([UInt8](attachment.data), to: paths.attachment(attachment).path)
      TestFramework.current.attach(attachment, place)
      switch attachment.name {
      case "difference": result.difference = paths.attachment(attachment).path
      case "comparison": result.comparison = paths.attachment(attachment).path
      default: break
      }
    }
    // The file is that of a reference, in place of an attachment that shows it.
    try TestReference.write([UInt8](data), to: paths.failure.path)
    result.actual = paths.failure.path
    result.accept = RunResults.acceptance(of: result)
    var lines = ["The snapshot does not match its reference."]
    lines.append(diffTool(reference: paths.reference.path, failure: paths.failure.path))
    lines += attachments.map { "\($0.name): \(paths.attachment($0).path)" }
    lines.append(message)
    if record == .failed {
      try store(data)
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

  /// Writes the reference; a file is added to the manifest of recorded ones.
  private func store(_ data: Data) throws(SnapshotError) {
    try reference.write([UInt8](data))
    RecordedReferences.insert(reference.path)
    // A file with a layout tree shows by itself that a test recorded it.
    guard reference.isFile, let parts = try? LayoutTree.split([UInt8](data)), parts.json == nil else {
      return
    }
    do { try ReferenceManifest.add(reference.path) } catch { throw SnapshotError("\(error)") }
  }
}

extension AssertionLocation {
  /// The file and line as people write them.
  fileprivate var test: String { "\(fileID):\(line)" }
}
