internal import Foundation
internal import TerminalPictures

/// The way in which pictures are drawn in the terminal.
enum TerminalChoice: String, CaseIterable, Sendable {
  /// The best way that the terminal has.
  case auto
  case kitty, iterm2, sixel, blocks, none

  /// The protocol; nil for the best one.
  var wanted: PictureProtocol? { PictureProtocol(rawValue: rawValue) }
}

/// The option of verbs that draw in the terminal.
struct TerminalOption: ParsedValues, Equatable {
  var choice = TerminalChoice.auto

  static let declarations: [Option<TerminalOption>] = [
    .value(
      "--terminal", \.choice, .choice,
      help:
        "The pictures of the terminal: of kitty, iTerm2 or sixel, or half blocks. It is asked for the best.",
      example: "card.json --show --terminal sixel")
  ]

  /// Returns the pictures in the terminal of standard output; without a terminal nil, which is reported.
  func gallery(_ console: Console) async -> TerminalGallery? {
    let environment = ProcessInfo.processInfo.environment
    guard let terminal = PictureTerminal.detect(environment: environment, wanted: choice.wanted) else {
      await console.trouble(
        "<stdout>: is no terminal to draw in; --output writes files, and --terminal kitty, iterm2, sixel or blocks "
          + "writes what that terminal would show")
      return nil
    }
    if terminal.pictures == .none, choice == .auto {
      await console.trouble(
        "<stdout>: the terminal has no pictures (TERM is \(environment["TERM"] ?? "not set")); "
          + "--terminal blocks draws with text")
      return nil
    }
    return TerminalGallery(terminal, seed: UInt32(truncatingIfNeeded: getpid()))
  }
}
