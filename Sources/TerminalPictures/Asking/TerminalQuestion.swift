#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A question to a terminal about its pictures.
enum TerminalQuestion {
  /// The time after which a terminal counts as one that does not answer.
  static let limit = Duration.milliseconds(300)

  /// The question: kitty's protocol, the size of a cell, the background, the limits of sixel pictures.
  ///
  /// At its end are the primary device attributes, which nearly every terminal answers.
  ///
  /// tmux answers all but the first for itself; kitty's question and, on request, that of iTerm2 go past it.
  static func bytes(isInTmux: Bool, asksITerm: Bool) -> [UInt8] {
    var past = [Array("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\".utf8)]
    if asksITerm { past.append(Array("\u{1B}]1337;ReportCellSize\u{07}".utf8)) }
    let others = "\u{1B}[16t\u{1B}]11;?\u{1B}\\\u{1B}[?1;1;0S\u{1B}[?2;1;0S\u{1B}[c"
    return past.flatMap { isInTmux ? TmuxPassthrough.wrapped($0) : $0 } + Array(others.utf8)
  }

  /// Asks the terminal of a descriptor, which must be open for reading and writing, within the time limit.
  ///
  /// - Returns: The answers that came; nil if it cannot be asked.
  static func ask(_ descriptor: Int32, isInTmux: Bool, asksITerm: Bool) -> TerminalAnswers? {
    guard var mode = RawMode.begin(descriptor) else { return nil }
    let question = bytes(isInTmux: isInTmux, asksITerm: asksITerm)
    guard unsafe write(descriptor, question, question.count) == question.count else { return nil }
    let end = ContinuousClock.now + limit
    var received: [UInt8] = []
    while true {
      let answers = TerminalAnswers(received)
      // tmux is faster than the terminal around it, so that its answer is not the last.
      if answers.attributes != nil, !isInTmux || answers.hasKitty || answers.isITerm { return answers }
      let rest = end - ContinuousClock.now
      guard rest > .zero, received.count < 1 << 16, let bytes = next(descriptor, within: rest) else {
        mode.discardsInput = answers.attributes == nil
        return answers
      }
      received += bytes
      if bytes.contains(0x03) {
        // The key of an interrupt arrives as a byte in this mode.
        interrupt(consume mode)
        return nil
      }
    }
  }

  /// Returns the next bytes of a descriptor, at least one; nil at the end of the time or of the input.
  private static func next(_ descriptor: Int32, within time: Duration) -> [UInt8]? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(max(1, min(time / .milliseconds(1), 10_000)))
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
  }

  /// Ends the mode, and interrupts the program.
  private static func interrupt(_ mode: consuming RawMode) {
    _ = consume mode
    // A signal for the process: threads of a pool receive none.
    kill(getpid(), SIGINT)
    usleep(100_000)
  }
}
