internal import Glibc

/// One connection: what has arrived, what waits to be sent, and since when.
struct Connection {
  let descriptor: Int32
  private(set) var received: [UInt8] = []
  /// The blocks that wait, of the first of which `sent` bytes are gone.
  private var blocks: [[UInt8]] = []
  private var sent = 0
  private(set) var waiting = 0
  /// Whether or not it is a stream of events.
  private(set) var isStream = false
  private(set) var closesWhenSent = false
  /// The time of the last progress, in seconds of the monotonic clock.
  private(set) var since: Double
  /// The time of the first byte of the request that arrives; nil between requests.
  private var requestBegan: Double?

  init(_ descriptor: Int32, now: Double) {
    self.descriptor = descriptor
    since = now
  }

  /// The events of `poll` that it waits for: nothing is read while an answer waits, so that no reader fills the memory.
  var interest: Int16 { waiting > 0 ? Int16(POLLOUT) : Int16(POLLIN) }

  /// Reads what has arrived; returns false at the end of the connection.
  mutating func receive(limit: Int, now: Double) -> Bool {
    var block: [UInt8] = Array(repeating: 0, count: 16 << 10)
    let count = unsafe block.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    guard count > 0 else { return false }
    // A stream has no further requests.
    guard !isStream else { return true }
    since = now
    if requestBegan == nil { requestBegan = now }
    received += block[..<count]
    return received.count <= limit
  }

  /// Removes the bytes of a finished request.
  mutating func consume(_ count: Int, now: Double) {
    received.removeFirst(count)
    requestBegan = received.isEmpty ? nil : now
  }

  /// Adds an answer to what is sent.
  mutating func answer(_ response: HTTPResponse, to request: HTTPRequest?, now: Double) {
    let keepsOpen = request?.keepsOpen ?? false
    append(response.head(keepsOpen: keepsOpen))
    if request?.method != .head { append(response.body) }
    isStream = response.isEventStream && request?.method == .get
    closesWhenSent = !keepsOpen && !isStream || response.isEventStream && !isStream
    since = now
  }

  /// Adds an event; returns false if too much waits.
  mutating func event(_ bytes: [UInt8], limit: Int, now: Double) -> Bool {
    if waiting == 0 { since = now }
    append(bytes)
    return waiting <= limit
  }

  private mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    blocks.append(bytes)
    waiting += bytes.count
  }

  /// Sends what the reader takes; returns false at the end of the connection.
  mutating func send(now: Double) -> Bool {
    while let block = blocks.first {
      let count = unsafe block.withUnsafeBytes { block in
        unsafe Glibc.send(
          descriptor, block.baseAddress.map { unsafe $0 + sent }, block.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN
      }
      since = now
      sent += count
      waiting -= count
      if sent == block.count {
        blocks.removeFirst()
        sent = 0
      }
    }
    return !closesWhenSent
  }

  /// Returns whether its time is over.
  func isLate(_ limits: ServerLimits, now: Double) -> Bool {
    if waiting > 0 { return now - since > limits.stall }
    if isStream { return false }
    // A byte now and then does not keep a request alive.
    if let requestBegan { return now - requestBegan > limits.request }
    return now - since > limits.idle
  }
}
