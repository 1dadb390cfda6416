import Escaping
import Foundation
import TestSupport
import Testing

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("Snapshots/card@2x.json", "Snapshots/card@2x.json"), ("a b.json", "'a b.json'"), ("", "''"),
    ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("ü", "'ü'"), ("--style", "--style"), ("=ls", "'=ls'"),
    ("a\nb", "'a\nb'"), ("'\u{301}", "''\\''\u{301}'"), ("\u{D4E}'", "'\u{D4E}'\\'''"),
    ("##[x]", "'#''#[x]'"), ("a###", "'a#''#''#'"),
    // U+1B is 33 in octal digits, and U+202E is E2 80 AE in UTF-8: 342, 200 and 256.
    ("\u{1B}%\\'!", #""$(printf '\033%%\\\047\041')""#),
    ("\u{202E}\n\n", "\"$(printf '\\342\\200\\256')\"'\n\n'"),
  ])
  func `a word is quoted where a shell would read something else`(word: String, typed: String) {
    #expect(shellWord(word).scalars == typed.scalars)
  }

  /// Each special character of a shell stands beside each scalar that joins with it, or cannot be seen.
  @Test func `a shell reads each word as it was meant`() throws {
    let specials = "'\"\\$`!;&|(){}<>*?[]#~%=^ \t\n"
    let words = OddScalars.texts(around: specials).map(\.withoutZero)
    let lines = words.map(shellWord)
    let folder = try TemporaryFolder()
    try folder.write(lines.map { "printf '%s\\0' \($0)\n" }.joined(), to: "words.sh")
    try folder.write("", to: "out")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["words.sh"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    try process.run()
    process.waitUntilExit()
    let read = try folder.data("out").split(separator: 0, omittingEmptySubsequences: false).dropLast()
    try #require(read.count == words.count)
    let others = words.indices.filter { !read[$0].elementsEqual(words[$0].utf8) }
    #expect(others.isEmpty)
    let unseen = lines.indices.filter { lines[$0].unicodeScalars.contains { $0 != "\n" && $0.isInvisible } }
    #expect(unseen.isEmpty)
    let unread = words.indices.filter {
      shellWords(in: lines[$0]).map { $0.map(ExactText.init) } != [ExactText(words[$0])]
    }
    #expect(unread.isEmpty)
  }

  @Test(arguments: [
    ("snapshot accept a", ["snapshot", "accept", "a"]), ("'a b' ''", ["a b", ""]), ("a'b'\\'c", ["ab'c"]),
    (#""$(printf 'a\342\200\256%%')"'x' y"#, ["a\u{202E}%x", "y"]),
  ])
  func `words are read as they are written`(line: String, words: [String]) {
    #expect(shellWords(in: line) == words)
  }

  @Test(arguments: [
    "", " a", "a ", "a  b", "a;b", "a $x", "`a`", "\"a\"", "'a", "a\\", "\\a", "a > b", "$(id)", "~", "=ls",
    "a\nb",
    "\"$(printf 'a'; id)\"", "\"$(printf 'a')", #""$(printf '%s')""#, #""$(printf '\n')""#,
    #""$(printf '\38')""#,
    "'a\u{301}", "a\u{301}",
  ])
  func `a line that could mean more is none`(line: String) {
    #expect(shellWords(in: line) == nil)
  }
}

extension String {
  /// The text without the scalar that no argument of a program holds.
  fileprivate var withoutZero: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" }))
  }
}
