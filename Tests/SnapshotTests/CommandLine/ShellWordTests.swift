import Testing

@testable import snapshot

@Suite struct ShellWordTests {
  @Test(arguments: [
    ("Snapshots/card@2x.json", "Snapshots/card@2x.json"), ("a b.json", "'a b.json'"), ("", "''"),
    ("it's", "'it'\\''s'"), ("$HOME", "'$HOME'"), ("ü", "'ü'"), ("--style", "--style"),
  ])
  func `a word is quoted where a shell would read something else`(word: String, typed: String) {
    #expect(shellWord(word) == typed)
  }
}
