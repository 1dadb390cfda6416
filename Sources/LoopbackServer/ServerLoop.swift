internal import Glibc

/// The loop of the server's thread: accepts, reads, answers and sends, and never waits for one connection.
struct ServerLoop: Sendable {
  let listeners: [Int32]
  let wake: Int32
  let limits: ServerLimits
  let `guard`: RequestGuard
  let handler: LoopbackServer.Handler

  /// The seconds between two looks at the times of connections.
  private static let tick = 1.0
  /// The seconds after which streams get a sign of life.
  private static let heartbeat = 15.0

  /// Runs until the inbox is stopped; then all is closed.
  func run(inbox: () -> LoopbackServer.Inbox) {
    var connections: [Connection] = []
    var lastBeat = Self.now()
    /// The time from which connections are accepted again.
    var acceptingTime = 0.0
    defer {
      for connection in connections { close(connection.descriptor) }
      for listener in listeners { close(listener) }
    }
    while true {
      var polled = [pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
      // With all places taken, others wait in the queue of the system.
      let accepts = connections.count < limits.connections && Self.now() >= acceptingTime
      polled += listeners.map { pollfd(fd: $0, events: accepts ? Int16(POLLIN) : 0, revents: 0) }
      polled += connections.map { pollfd(fd: $0.descriptor, events: $0.interest, revents: 0) }
      let isIdle = connections.isEmpty && accepts
      let count = unsafe poll(&polled, nfds_t(polled.count), isIdle ? -1 : Int32(Self.tick * 1000))
      if count < 0, errno != EINTR { return }
      let now = Self.now()
      if polled[0].revents != 0 {
        var bytes: [UInt8] = Array(repeating: 0, count: 256)
        _ = unsafe read(wake, &bytes, bytes.count)
        let inbox = inbox()
        if inbox.isStopped { return }
        if let event = inbox.event { broadcast(ServerEvent.bytes(of: event), &connections, now) }
      }
      if now - lastBeat > Self.heartbeat {
        lastBeat = now
        broadcast(ServerEvent.heartbeat, &connections, now)
      }
      let ready = polled.dropFirst(1 + listeners.count).map(\.revents)
      connections = step(connections, ready, now)
      for (place, listener) in listeners.enumerated() where polled[1 + place].revents & Int16(POLLIN) != 0 {
        // Without free descriptors a connection stays in the queue, of which `poll` would tell again and again.
        if !accept(listener, &connections, now) { acceptingTime = now + Self.tick }
      }
    }
  }

  /// Returns the connections that stay, after each has read or sent what it can.
  private func step(_ connections: [Connection], _ ready: [Int16], _ now: Double) -> [Connection] {
    var kept: [Connection] = []
    for (place, connection) in connections.enumerated() {
      var connection = connection
      if serve(&connection, ready[place], now) {
        kept.append(connection)
      } else {
        close(connection.descriptor)
      }
    }
    return kept
  }

  /// Returns whether a connection stays open.
  private func serve(_ connection: inout Connection, _ events: Int16, _ now: Double) -> Bool {
    if events & Int16(POLLERR | POLLNVAL) != 0 { return false }
    if events & Int16(POLLIN | POLLHUP) != 0, connection.waiting == 0 || events & Int16(POLLHUP) != 0 {
      guard connection.receive(limit: limits.head + limits.body, now: now) else { return false }
    }
    if connection.waiting > 0, !connection.send(now: now) { return false }
    // Requests that came together are answered one after the other.
    while connection.waiting == 0, !connection.isStream, !connection.received.isEmpty {
      guard answer(&connection, now) else { break }
      guard connection.send(now: now) else { return false }
    }
    return !connection.isLate(limits, now: now)
  }

  /// Answers the first request that has arrived; returns false if none is complete.
  private func answer(_ connection: inout Connection, _ now: Double) -> Bool {
    do throws(RequestParser.Refusal) {
      let parser = RequestParser(limits: limits)
      guard let (request, length) = try parser.request(in: connection.received[...]) else { return false }
      connection.consume(length, now: now)
      connection.answer(response(to: request), to: request, now: now)
    } catch {
      connection.consume(connection.received.count, now: now)
      connection.answer(HTTPResponse(error.status, error.reason), to: nil, now: now)
    }
    return true
  }

  /// Returns the answer to a request: that of the guard, or that of the handler.
  private func response(to request: HTTPRequest) -> HTTPResponse {
    switch self.guard.decision(on: request) {
    case .answer: return handler(request)
    case .refuse(let reason): return HTTPResponse(.forbidden, reason)
    case .enter:
      var response = HTTPResponse(.seeOther, "see /")
      response.fields = [("Location", "/"), ("Set-Cookie", self.guard.cookie)]
      return response
    }
  }

  private func broadcast(_ bytes: [UInt8], _ connections: inout [Connection], _ now: Double) {
    for place in connections.indices where connections[place].isStream {
      // A stream that is full ends by its time; the page opens another one, which begins with what is now.
      if !connections[place].event(bytes, limit: limits.events, now: now) {
        shutdown(connections[place].descriptor, Int32(SHUT_RDWR))
      }
    }
  }

  /// Accepts the connections that wait; returns false if the system has no place for one.
  private func accept(_ listener: Int32, _ connections: inout [Connection], _ now: Double) -> Bool {
    while connections.count < limits.connections {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else { return ![EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
      var one: Int32 = 1
      _ = unsafe setsockopt(
        descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
      connections.append(Connection(descriptor, now: now))
    }
    return true
  }

  /// The seconds of the monotonic clock.
  private static func now() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
