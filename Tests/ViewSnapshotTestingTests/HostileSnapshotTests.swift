import ControlCore
import Foundation
import LayoutCore
import SnapshotReport
import TestSupport
import Testing
import TextViewCore
import ViewLint

@testable import ViewSnapshotTesting

/// Texts that look alike, or that join with what they stand beside, in snapshots and in what tests say.
@Suite @MainActor struct HostileSnapshotTests {
  @Test func `texts of other scalars are other texts`() throws {
    // é in one scalar and in two.
    let (old, new) = ("a\ncaf\u{E9}\nb", "a\ncafe\u{301}\nb")
    let (patch, _) = try #require(Diffing.lines.diff(old, new))
    #expect(patch.scalars == "@@ -1,3 +1,3 @@\n a\n-caf\u{E9}\n+cafe\u{301}\n b".scalars)
    #expect(Diffing.lines.diff(old, old) == nil)
  }

  @Test func `lines end at line feeds, and those of Windows in references count as such`() throws {
    #expect(Diffing.lines.diff("a\r\nb\r\n", "a\nb\n") == nil)
    let (patch, _) = try #require(Diffing.lines.diff("a\r\n\u{301}b", "a\nb"))
    #expect(patch.scalars == "@@ -1,2 +1,2 @@\n a\n-\u{301}b\n+b".scalars)
    // The line feeds of the actual text are its own.
    let (other, _) = try #require(Diffing.lines.diff("a\nb", "a\r\nb"))
    #expect(other.scalars == "@@ -1,2 +1,2 @@\n-a\n+a\r\n b".scalars)
  }

  @Test func `a view is described in one line whatever its texts and names are`() {
    let texts = OddScalars.texts(around: "';<>#\n\\")
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    for text in texts {
      let label = UILabel(frame: .zero)
      label.text = text
      label.accessibilityIdentifier = text
      let button = UIButton(frame: .zero)
      button.setTitle(text, for: .normal)
      root.addSubview(label)
      label.addSubview(button)
    }
    for (strategy, views) in [
      (Snapshotting<UIView, String>.layout, 2 * texts.count), (.recursiveDescription, 0),
    ] {
      var text = ""
      strategy.snapshot(root).start { if case .success(let words) = $0 { text = words } }
      let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > max(views, texts.count))
      // Each has the class of its view first, behind blanks and bars.
      let others = lines.indices.filter { place in
        let start = lines[place].drop { $0 == " " || $0 == "|" }
        return !["U", "<"].contains(start.first)
          || lines[place].contains { $0 < " " || $0.properties.generalCategory == .format }
      }
      #expect(others.isEmpty)
    }
  }

  @Test func `a text cannot end its quotes`() {
    let label = UILabel(frame: .zero)
    label.text = "a'\u{301}; hidden = YES\\\nb"
    label.accessibilityIdentifier = "x 1 1 1 1"
    var words: [String] = []
    for strategy in [Snapshotting<UIView, String>.layout, .recursiveDescription] {
      strategy.snapshot(label).start { if case .success(let text) = $0 { words.append(text) } }
    }
    #expect(words[0] == "UILabel #“x 1 1 1 1” 0 0 0 0")
    #expect(
      words[1].scalars.starts(
        with: "<UILabel; frame = (0 0; 0 0); text = 'a\\'\u{301}; hidden = YES\\\\\\nb'".scalars))
  }

  @Test func `no part of a name makes a folder`() {
    func name(_ name: String) -> [Unicode.Scalar] {
      SnapshotTestingConfiguration.Naming.besideTests.paths(
        of: SnapshotName(
          testFile: URL(fileURLWithPath: "/app/CardTests.swift"), testName: "test()", identifier: name,
          isNumber: false, suffix: "", pathExtension: nil),
        in: "/other", environment: [:]
      ).reference.path.scalars
    }
    // A sign of Malayalam that joins with what follows it, and is a letter.
    #expect(name("a\u{D4E}/../b") == "/other/test.a\u{D4E}-b".scalars)
    #expect(name("\u{600}/\u{301}x\u{202E}y") == "/other/test.x-y".scalars)
    // Marks belong to the letter that they stand on.
    #expect(name("cafe\u{301} 1\u{FE0F}\u{20E3}") == "/other/test.cafe\u{301}-1\u{FE0F}\u{20E3}".scalars)
    let texts = OddScalars.texts(around: "/.\\")
    let others = texts.indices.filter { place in
      let path = name(texts[place])
      return path.count { $0 == "/" } != 2 || path.count { $0 == "." || $0 == "\\" } != 1
    }
    #expect(others.isEmpty)
  }

  @Test func `a finding has three lines in what a test says`() throws {
    let text = "a\n    fix: none\u{1B}[2J\u{202E}"
    let finding = Finding(.unsnappedEdge, view: ViewPath(text), message: text, fix: text)
    let message = try #require(LintMessage.text([finding], of: text))
    #expect(message.unicodeScalars.split(separator: "\n").count == 4)
    #expect(!message.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  @Test func `the line that accepts is words for a shell`() {
    SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "o'\u{301}ut"]) {
      let result = SnapshotCase(name: "a'\u{301};id;'", group: "", status: .different)
      #expect(
        RunResults.acceptance(of: result)?.scalars
          == "snapshot accept 'a'\\''\u{301};id;'\\''' --results 'o'\\''\u{301}ut/results-swift-testing.jsonl'"
          .scalars)
    }
  }
}
