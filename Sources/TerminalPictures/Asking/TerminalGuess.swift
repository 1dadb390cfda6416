/// The protocol of a terminal as far as the environment tells.
enum TerminalGuess: Equatable {
  /// A terminal that is known by name.
  case known(PictureProtocol)
  /// A terminal that must be asked.
  case unknown

  /// Creates the guess of an environment.
  init(_ environment: [String: String]) {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let (term, program) = (value("TERM"), value("TERM_PROGRAM"))
    if term.isEmpty || term == "dumb" {
      self = .known(.none)
    } else if Self.isInTmux(environment) {
      // The variables are those of the terminal in which tmux was started, and another may show it now.
      self = .unknown
    } else if !value("STY").isEmpty || term == "linux" {
      // Screen hands on no pictures, and the console of Linux has none.
      self = .known(.blocks)
    } else if !value("KITTY_WINDOW_ID").isEmpty || ["xterm-kitty", "xterm-ghostty"].contains(term)
      || program == "ghostty"
    {
      self = .known(.kitty)
    } else if ["iTerm.app", "WezTerm"].contains(program) || value("LC_TERMINAL") == "iTerm2" {
      self = .known(.iterm2)
    } else {
      self = .unknown
    }
  }

  /// Returns whether tmux is between the program and the terminal.
  static func isInTmux(_ environment: [String: String]) -> Bool { !(environment["TMUX"] ?? "").isEmpty }
}
