internal import Foundation

/// The loop of the watcher's thread: events of the system, files that are being written, and files that are looked at.
struct WatchLoop {
  /// The time after which a file that stays open counts as written, in milliseconds.
  private static let patience = 40.0
  /// The time between two looks at files of which the system does not tell, in milliseconds.
  private static let interval = 250.0

  /// The thread does not keep the watcher alive.
  private weak let watcher: FileWatcher?
  /// The pipe by which the watcher ends the waiting; it is open as long as the thread waits at it.
  private let signal: WakingPipe
  private var targets = FileWatcher.Targets()
  private var notices: NoticeSource?
  private var scan: FileScan?
  /// The files that are being written, removed or replaced, with the time from which they count as changed.
  private var unsettled: [String: Double] = [:]
  private var lastLook = 0.0
  /// The changes that were found while targets were exchanged.
  private var missed = FileWatcher.Changes()

  init(_ watcher: FileWatcher, _ signal: WakingPipe, notifies: Bool) {
    self.watcher = watcher
    self.signal = signal
    notices = notifies ? NoticeSource() : nil
  }

  mutating func run() {
    while step() {}
    notices?.close()
  }

  /// Waits and reports once; returns false at the end.
  private mutating func step() -> Bool {
    var polled = [pollfd(fd: signal.descriptor, events: Int16(POLLIN), revents: 0)]
    if let notices { polled.append(pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0)) }
    _ = unsafe poll(&polled, nfds_t(polled.count), waitingTime)
    guard let watcher else { return false }
    if polled[0].revents != 0 {
      let orders = watcher.orders()
      if orders.isStopped { return false }
      if let targets = orders.targets {
        follow(targets)
        watcher.confirm()
      }
    }
    let now = Self.now
    var changes = FileWatcher.Changes()
    if polled.count > 1, polled[1].revents != 0 {
      for notice in notices?.read() ?? [] { take(notice, &changes, now) }
      // Files in new folders that cannot be watched have had no notice.
      if arrangeScan() { take(.lost, &changes, now) }
    }
    for (path, time) in unsettled where time <= now {
      unsettled[path] = nil
      changes.add(path, limit: FileWatcher.pathLimit)
    }
    if scan != nil, now - lastLook >= Self.interval {
      lastLook = now
      for path in scan?.changes() ?? [] { changes.add(path, limit: FileWatcher.pathLimit) }
    }
    changes.add(missed, limit: FileWatcher.pathLimit)
    missed = FileWatcher.Changes()
    watcher.report(changes)
    return true
  }

  private mutating func follow(_ targets: FileWatcher.Targets) {
    self.targets = targets
    notices?.follow(targets)
    _ = arrangeScan()
  }

  /// Looks from now on at the targets of which the system does not tell; returns whether these are others than before.
  private mutating func arrangeScan() -> Bool {
    let unseen = notices?.unseen ?? targets
    guard unseen != scan?.targets ?? FileWatcher.Targets() else { return false }
    if scan == nil {
      (scan, lastLook) = (FileScan(unseen), Self.now)
    } else {
      // Changes since the last look are not lost.
      for path in scan?.follow(unseen) ?? [] { missed.add(path, limit: FileWatcher.pathLimit) }
      if unseen == FileWatcher.Targets() { scan = nil }
    }
    return scan != nil
  }

  private mutating func take(_ notice: Notice, _ changes: inout FileWatcher.Changes, _ now: Double) {
    switch notice {
    case .written(let path):
      unsettled[path] = nil
      changes.add(path, limit: FileWatcher.pathLimit)
    case .touched(let path):
      // A file that is written again and again is reported nevertheless: by the time of the first touch.
      if unsettled[path] == nil { unsettled[path] = now + Self.patience }
      if unsettled.count > FileWatcher.pathLimit {
        unsettled = [:]
        changes.add(FileWatcher.Changes(isEverything: true), limit: FileWatcher.pathLimit)
      }
    case .lost:
      unsettled = [:]
      changes.add(FileWatcher.Changes(isEverything: true), limit: FileWatcher.pathLimit)
    }
  }

  /// The milliseconds until something has to be done without an event; -1 for none.
  private var waitingTime: Int32 {
    var next = unsettled.values.min()
    if scan != nil { next = min(next ?? .infinity, lastLook + Self.interval) }
    guard let next else { return -1 }
    return Int32(max(0, min(1000, (next - Self.now).rounded(.up))))
  }

  /// The milliseconds of the monotonic clock.
  private static var now: Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
