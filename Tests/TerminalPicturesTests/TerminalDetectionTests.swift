import Foundation
import Raster
import Testing

@testable import TerminalPictures

@Suite struct TerminalDetectionTests {
  @Test func `terminals are known by their variables`() {
    let cases: [([String: String], TerminalGuess)] = [
      ([:], .known(.none)),
      (["TERM": "dumb"], .known(.none)),
      (["TERM": "xterm-kitty"], .known(.kitty)),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .known(.kitty)),
      (["TERM": "xterm-ghostty"], .known(.kitty)),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .known(.iterm2)),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .known(.iterm2)),
      (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], .known(.iterm2)),
      (["TERM": "linux"], .known(.blocks)),
      (["TERM": "screen", "STY": "1.pts"], .known(.blocks)),
      (["TERM": "xterm-256color"], .unknown),
      (["TERM": "tmux-256color", "TMUX": "socket,1,0", "KITTY_WINDOW_ID": "1"], .unknown),
    ]
    for (environment, guess) in cases { #expect(TerminalGuess(environment) == guess, "\(environment)") }
  }

  @Test func `answers are read in any order, between keys`() {
    let text =
      "x\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[6;36;18t\u{1B}[A\u{1B}]11;rgb:1e1e/8080/ffff\u{1B}\\\u{1B}[?1;0;1024S\u{1B}[?2;0;1000;800S\u{1B}[?62;4;22c"
    let answers = TerminalAnswers(Array(text.utf8))
    #expect(answers.hasKitty && answers.hasSixel)
    #expect(answers.attributes == [62, 4, 22])
    #expect(answers.cell == PixelSize(width: 18, height: 36))
    #expect(answers.background == Pixel(red: 0x1E, green: 0x80, blue: 0xFF, alpha: 255))
    #expect(answers.sixelColors == 1024)
    #expect(answers.sixelLimit == PixelSize(width: 1000, height: 800))
  }

  @Test func `the class of a terminal is no attribute`() {
    #expect(!TerminalAnswers(Array("\u{1B}[?4c".utf8)).hasSixel)
    #expect(!TerminalAnswers(Array("\u{1B}[?64;1;2;14;44c".utf8)).hasSixel)
    #expect(TerminalAnswers(Array("\u{1B}[?64;1;4c".utf8)).hasSixel)
  }

  @Test func `an error of kitty is no picture`() {
    #expect(!TerminalAnswers(Array("\u{1B}_Gi=31;EINVAL:bad\u{1B}\\".utf8)).hasKitty)
  }

  @Test func `any bytes are read without harm, and a part is not taken for the whole`() {
    let whole = Array("\u{1B}]11;rgb:ff/ff/ff\u{07}\u{1B}[6;20;10t\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c".utf8)
    for count in 0..<whole.count { #expect(TerminalAnswers(Array(whole[..<count])).attributes == nil) }
    var state: UInt32 = 7
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0..<8 {
        state = state &* 1_664_525 &+ 1_013_904_223
        bytes[Int(state >> 8) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      _ = TerminalAnswers(bytes)
    }
    #expect(
      TerminalAnswers(Array("\u{1B}[6;99999999999999999999;0t\u{1B}[?c".utf8)).cell
        == PixelSize(width: 0, height: 0))
  }

  @Test func `the best protocol is chosen, unless one is wanted`() {
    func chosen(_ text: String, isChosen: Bool = false) -> PictureTerminal {
      var terminal = PictureTerminal(isChosen ? .sixel : .none)
      terminal.use(TerminalAnswers(Array(text.utf8)), hasCell: false, isChosen: isChosen)
      return terminal
    }
    #expect(chosen("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c").pictures == .kitty)
    #expect(chosen("\u{1B}]1337;ReportCellSize=17.5;8.0;2.0\u{1B}\\\u{1B}[?62;4c").pictures == .iterm2)
    #expect(chosen("\u{1B}]1337;ReportCellSize=17.5;8.0;2.0\u{1B}\\").cellHeight == 35)
    #expect(chosen("\u{1B}[?62;4c").pictures == .sixel)
    #expect(chosen("\u{1B}[?62c").pictures == .blocks)
    #expect(chosen("").pictures == .blocks)
    #expect(chosen("\u{1B}[?62c", isChosen: true).pictures == .sixel)
    // A VT340 has sixteen colours; no cell has no width.
    #expect(chosen("\u{1B}[?1;0;16S\u{1B}[?62;4c").sixelColors == 16)
    #expect(chosen("\u{1B}[6;0;0t\u{1B}[?62;4c").cellWidth == PictureTerminal.usualCell.width)
  }

  @Test func `a question passes tmux in its own sequences`() {
    let text = String(decoding: TerminalQuestion.bytes(isInTmux: true, asksITerm: true), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\u{1B}\\\u{1B}\\"))
    #expect(text.contains("\u{1B}Ptmux;\u{1B}\u{1B}]1337;ReportCellSize\u{07}\u{1B}\\"))
    #expect(text.hasSuffix("\u{1B}[c"))
  }

  #if os(Linux)
    /// Calls a closure with a terminal of 100 columns and 25 lines, which the process cannot ask.
    private func withTerminal<Result>(
      width: UInt16, height: UInt16, _ body: (Int32) throws -> Result
    ) throws -> Result {
      let main = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      defer { close(main) }
      // The requests TIOCSPTLCK and TIOCGPTN of Linux: no lock, and the number of the other side.
      var (lock, number): (Int32, UInt32) = (0, 0)
      try #require(unsafe ioctl(main, 0x4004_5431, &lock) == 0 && ioctl(main, 0x8004_5430, &number) == 0)
      let terminal = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      defer { close(terminal) }
      var size = winsize(ws_row: 25, ws_col: 100, ws_xpixel: width, ws_ypixel: height)
      try #require(unsafe ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
      return try body(terminal)
    }

    @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/ptmx"), "It has pseudo-terminals."))
    func `a terminal that does not answer has the size that the system tells, and blocks`() throws {
      let unknown = ["TERM": "xterm-256color"]
      for (width, height, cell) in [
        (800, 400, PixelSize(width: 8, height: 16)), (0, 0, .init(width: 10, height: 20)),
      ] {
        try withTerminal(width: UInt16(width), height: UInt16(height)) { terminal in
          func pictures(
            _ environment: [String: String], wanted: PictureProtocol? = nil
          ) -> PictureProtocol? {
            let found = PictureTerminal.detect(
              output: terminal, input: terminal, environment: environment, wanted: wanted)
            #expect(found?.columns == 100 && found?.rows == 25)
            #expect(found?.cellWidth == cell.width && found?.cellHeight == cell.height)
            return found?.pictures
          }
          #expect(pictures(unknown) == .blocks)
          #expect(pictures(["TERM": "xterm-kitty"]) == .kitty)
          #expect(pictures(["TERM": "dumb"]) == PictureProtocol.none)
          #expect(pictures(unknown, wanted: .sixel) == .sixel)
        }
      }
    }
  #endif

  @Test func `a file is no terminal, unless a protocol is wanted`() throws {
    // A descriptor that is not open.
    #expect(PictureTerminal.detect(output: -1, environment: ["TERM": "xterm-kitty"]) == nil)
    let wanted = PictureTerminal.detect(output: -1, environment: [:], wanted: .sixel)
    #expect(wanted == PictureTerminal(.sixel, columns: 80, rows: 24))
  }
}
