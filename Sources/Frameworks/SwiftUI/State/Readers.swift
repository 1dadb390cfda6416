import StandInCore
import Synchronization

/// A host that updates its views when a value changes that it has read.
protocol ValueReader: AnyObject, Sendable {
  /// Requests an update.
  @MainActor func valueChanged()
}

/// The hosts that have read a value.
///
/// Descriptions are read on the main actor. The values are not isolated to it, since the descriptions' own are not; so the host
/// that reads belongs to a task, and readers on other threads do not become its own. A value may be set on any thread; the
/// hosts are told on the main one.
final class Readers: Sendable {
  private struct Weak: Sendable {
    weak var reader: (any ValueReader)?
  }

  /// The host that reads descriptions at present.
  @TaskLocal private static var current: (any ValueReader)?

  private let all = Mutex<[Weak]>([])

  /// Adds the host that reads descriptions at present.
  func add() {
    guard let reader = Self.current else { return }
    all.withLock { all in
      all.removeAll { $0.reader == nil }
      if !all.contains(where: { $0.reader === reader }) { all.append(Weak(reader: reader)) }
    }
  }

  /// Tells the hosts of a change, each once until it has read the value again.
  func tell() {
    let told = all.withLock { all in
      defer { all = [] }
      return all
    }
    guard !told.isEmpty else { return }
    onMainActor {
      for entry in told { entry.reader?.valueChanged() }
    }
  }

  /// Runs `body`; a host adds itself to the readers of all values that are read in it.
  static func reading<Result>(_ reader: any ValueReader, _ body: () -> Result) -> Result {
    $current.withValue(reader, operation: body)
  }
}
