import Dispatch
import Foundation

/// A reader of the lines of a file descriptor, on a thread of its own, as reading blocks.
enum LineReader {
  /// A line, or what came in place of one.
  enum Event: Sendable {
    case line([UInt8])
    /// A line with more bytes than the limit, which was passed over.
    case tooLong
  }

  /// The maximum number of bytes of a line: 16 MiB.
  static let limit = 16 << 20
  /// The maximum number of lines that are read before the first of them is taken.
  static let ahead = 8

  /// Returns the lines until the end of the input; the last one need not end with a line feed.
  ///
  /// Each line that is taken is to be signalled, so that reading goes on: a client that writes faster than it is served
  /// waits.
  static func lines(of descriptor: Int32, limit: Int = limit, taken: DispatchSemaphore) -> AsyncStream<Event>
  {
    let (stream, continuation) = AsyncStream<Event>.makeStream()
    let thread = Thread {
      read(descriptor, limit: limit) {
        taken.wait()
        continuation.yield($0)
      } finish: {
        continuation.finish()
      }
    }
    thread.name = "messages"
    thread.start()
    return stream
  }

  private static func read(
    _ descriptor: Int32, limit: Int, _ send: (Event) -> Void, finish: () -> Void
  ) {
    var splitter = LineSplitter(limit: limit)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Foundation.read(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      // A client may have made its descriptor one that does not block.
      if count < 0, errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&wait, 1, -1)
        continue
      }
      guard count > 0 else { break }
      splitter.append(buffer[..<count], send)
    }
    splitter.end(send)
    finish()
  }
}

/// A splitter of bytes into lines, of which too long ones are not kept.
struct LineSplitter {
  let limit: Int
  private var line: [UInt8] = []
  private var isTooLong = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ bytes: ArraySlice<UInt8>, _ send: (LineReader.Event) -> Void) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      finish(send)
      rest = rest[(end + 1)...]
    }
    add(rest)
  }

  /// Sends the last line, unless it is empty.
  mutating func end(_ send: (LineReader.Event) -> Void) { finish(send) }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    guard !isTooLong else { return }
    guard line.count + bytes.count <= limit else {
      (line, isTooLong) = ([], true)
      return
    }
    line += bytes
  }

  private mutating func finish(_ send: (LineReader.Event) -> Void) {
    if isTooLong {
      send(.tooLong)
    } else {
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      // Blank lines are no messages, and no errors either.
      if line.contains(where: { $0 != 0x20 && $0 != 0x09 }) { send(.line(line)) }
    }
    (line, isTooLong) = ([], false)
  }
}
