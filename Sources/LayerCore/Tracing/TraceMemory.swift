import GraphicsCore

/// The memory of a recording that has ended, for the next one of the thread.
///
/// A linter records the same views repeatedly, and the allocation of memory for a million events takes as long as
/// filling it.
final class TraceMemory {
  var log = TraceLog()
  var names = TraceNames()

  static let ofThread = ThreadLocal<TraceMemory>()

  /// Keeps the memory of a recording, unless it is too large to be kept unused.
  static func keep(_ log: inout TraceLog, _ names: inout TraceNames) {
    guard log.records.count <= 1 << 20 else { return }
    log.removeAll()
    names.removeAll()
    let memory = TraceMemory()
    swap(&log, &memory.log)
    swap(&names, &memory.names)
    ofThread.value = memory
  }
}
