#if canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// Calls of the C library on file descriptors, repeated when a signal interrupts them.
enum Descriptor {
  private static let blockSize = 1 << 16

  /// Waits for bytes, and returns them; none at the end, nil for an error.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, filled in
        count = unsafe Self.systemRead(descriptor, buffer)
        filled = max(count, 0)
      }
      if count >= 0 { return bytes }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(descriptor, for: Int32(POLLIN))
      default: return nil
      }
    }
  }

  /// Returns the bytes that are there, without waiting; none at the end, nil if there are none yet.
  static func readAvailable(_ descriptor: Int32) -> [UInt8]? {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&state, 1, 0) > 0 else { return nil }
    return read(descriptor) ?? []
  }

  /// Writes all bytes, and returns whether that was possible; a closed pipe ends no process.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    withoutPipeSignal {
      var start = 0
      while start < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { buffer in
          unsafe Self.systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
        }
        if count >= 0 {
          start += count
        } else if errno == EAGAIN {
          wait(descriptor, for: Int32(POLLOUT))
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  static func close(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Musl.close(descriptor)
    #endif
  }

  /// Runs `body` while the signal of closed pipes is held back from this thread.
  static func withoutPipeSignal<Result>(_ body: () -> Result) -> Result {
    var (pipe, old) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&pipe)
    unsafe sigaddset(&pipe, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &pipe, &old)
    let result = body()
    if unsafe sigismember(&old, SIGPIPE) == 0 {
      // One that came meanwhile is taken, so that it does not come later.
      var none = timespec(tv_sec: 0, tv_nsec: 0)
      while unsafe sigtimedwait(&pipe, nil, &none) < 0, errno == EINTR {}
    }
    unsafe pthread_sigmask(SIG_SETMASK, &old, nil)
    return result
  }

  private static func wait(_ descriptor: Int32, for events: Int32) {
    var state = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    _ = unsafe poll(&state, 1, -1)
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
