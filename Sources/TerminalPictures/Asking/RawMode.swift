#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A terminal that neither shows nor keeps back what is typed, until the end of the value's lifetime.
///
/// A signal that ends the process restores the terminal, too.
struct RawMode: ~Copyable {
  private let descriptor: Int32
  private let saved: termios
  private let handlers: [(signal: Int32, handler: sighandler_t?)]
  /// Whether or not what has arrived is thrown away at the end: an answer that came too late is no typed text.
  var discardsInput = false

  /// Begins the mode; nil if the descriptor is no terminal, or one that belongs to another program at the moment.
  static func begin(_ descriptor: Int32) -> RawMode? {
    // A program in the background would be stopped.
    guard tcgetpgrp(descriptor) == getpgrp() else { return nil }
    var state = termios()
    guard unsafe tcgetattr(descriptor, &state) == 0 else { return nil }
    let mode = RawMode(descriptor, saved: state)
    state.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    state.c_iflag &= ~tcflag_t(ICRNL | IXON)
    guard unsafe tcsetattr(descriptor, TCSADRAIN, &state) == 0 else { return nil }
    return mode
  }

  /// Prepares the end of the mode.
  private init(_ descriptor: Int32, saved: termios) {
    self.descriptor = descriptor
    self.saved = saved
    unsafe restoredTerminal = (descriptor, saved)
    handlers = [SIGHUP, SIGINT, SIGTERM].map { number in
      let handler = signal(number, restoreTerminal)
      // Signals that the program ignores stay ignored.
      let isIgnored = unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { _ = signal(number, SIG_IGN) }
      return (number, handler)
    }
  }

  deinit {
    var state = saved
    _ = unsafe tcsetattr(descriptor, discardsInput ? TCSAFLUSH : TCSADRAIN, &state)
    for (number, handler) in handlers { _ = signal(number, handler) }
    unsafe restoredTerminal = nil
  }
}

/// The terminal of the present raw mode, with its state before it.
///
/// Only one is in raw mode at a time, and a handler of signals can read nothing but globals.
private nonisolated(unsafe) var restoredTerminal: (descriptor: Int32, state: termios)?

/// Restores the terminal, and ends the process by the signal.
private func restoreTerminal(_ number: Int32) {
  if unsafe restoredTerminal != nil {
    _ = unsafe tcsetattr(restoredTerminal!.descriptor, TCSAFLUSH, &restoredTerminal!.state)
  }
  _ = signal(number, SIG_DFL)
  raise(number)
}
