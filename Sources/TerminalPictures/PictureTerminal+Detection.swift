#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension PictureTerminal {
  /// Returns the terminal of a descriptor: what the environment tells, and what it answers itself.
  ///
  /// A terminal is asked only for what the environment and the system do not tell, and has 0.3 seconds for its answer. It
  /// is in raw mode meanwhile, which ends in any case.
  ///
  /// - Parameters:
  ///   - output: The descriptor that pictures are written to.
  ///   - input: The descriptor whose terminal is asked; that of the process if this is none.
  ///   - environment: The variables of the process.
  ///   - wanted: The protocol that the user wants; nil for the best one.
  ///
  /// - Returns: The terminal; nil if the descriptor is none and no protocol is wanted.
  package static func detect(
    output: Int32 = 1, input: Int32 = 0, environment: [String: String], wanted: PictureProtocol? = nil
  ) -> PictureTerminal? {
    let isInTmux = TerminalGuess.isInTmux(environment)
    var terminal = PictureTerminal(wanted ?? .none, isInTmux: isInTmux)
    guard isatty(output) == 1 else { return wanted == nil ? nil : terminal }
    let guess = TerminalGuess(environment)
    if wanted == nil, case .known(let pictures) = guess { terminal.pictures = pictures }
    let unknownCell = PixelSize(width: 0, height: 0)
    (terminal.cellWidth, terminal.cellHeight) = (unknownCell.width, unknownCell.height)
    terminal.updateSize(of: output)
    let hasCell = terminal.cellWidth > 0
    if !hasCell { terminal.setCell(usualCell) }
    let isAsked =
      (wanted == nil && guess == .unknown) || terminal.pictures == .sixel
      || (terminal.pictures == .iterm2 || terminal.pictures == .kitty) && !hasCell
    guard isAsked else { return terminal }
    let asksITerm = isInTmux && environment["LC_TERMINAL"] == "iTerm2"
    let answers = withTerminal(input) {
      TerminalQuestion.ask($0, isInTmux: isInTmux, asksITerm: asksITerm)
    }
    terminal.use(
      answers ?? TerminalAnswers([]), hasCell: hasCell, isChosen: wanted != nil || guess != .unknown)
    return terminal
  }

  /// Takes over the answers of a terminal; the best protocol that it has, unless one is chosen.
  mutating func use(_ answers: TerminalAnswers, hasCell: Bool, isChosen: Bool) {
    if !isChosen {
      pictures = answers.hasKitty ? .kitty : answers.isITerm ? .iterm2 : answers.hasSixel ? .sixel : .blocks
    }
    if !hasCell, let cell = answers.cell { setCell(cell) }
    if let background = answers.background { self.background = background }
    if let colors = answers.sixelColors { sixelColors = max(2, min(colors, 256)) }
    if let limit = answers.sixelLimit { sixelLimit = limit }
  }

  /// Calls a closure with a descriptor of the terminal: a given one, or that of the process.
  private static func withTerminal<Result>(_ input: Int32, _ body: (Int32) -> Result?) -> Result? {
    // A standard input that is a terminal is open for writing as well, unless a shell has opened it for reading alone.
    if isatty(input) == 1, fcntl(input, F_GETFL) & O_ACCMODE == O_RDWR { return body(input) }
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return body(descriptor)
  }
}
