internal import Synchronization

/// The lines of a descriptor, each with a limited length.
final class LineReader: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    /// The place up to which no line ends.
    var searched = 0
    var isSkipping = false
    var hasEnded = false
  }

  private let descriptor: Int32
  private let limit: Int
  private let state = Mutex(State())

  init(_ descriptor: Int32, limit: Int) {
    (self.descriptor, self.limit) = (descriptor, limit)
  }

  /// Waits for the next line, and returns it; nil at the end. A last line may lack its end.
  func next() -> SessionChannel.Line? {
    state.withLock { state in
      while true {
        if let line = Self.line(in: &state, limit) { return line }
        if state.hasEnded {
          guard !state.bytes.isEmpty, !state.isSkipping else { return nil }
          let line = state.bytes
          (state.bytes, state.searched) = ([], 0)
          return .bytes(line)
        }
        guard let more = Descriptor.read(descriptor), !more.isEmpty else {
          state.hasEnded = true
          continue
        }
        state.bytes += more
      }
    }
  }

  private static func line(in state: inout State, _ limit: Int) -> SessionChannel.Line? {
    let end = state.bytes[state.searched...].firstIndex(of: 0x0A)
    if let end {
      let line = Array(state.bytes[..<end])
      state.bytes.removeSubrange(...end)
      state.searched = 0
      let wasTooLong = state.isSkipping || line.count > limit
      state.isSkipping = false
      return wasTooLong ? .tooLong : .bytes(line)
    }
    state.searched = state.bytes.count
    if state.isSkipping || state.bytes.count > limit {
      state.isSkipping = true
      state.bytes = []
      state.searched = 0
    }
    return nil
  }
}
