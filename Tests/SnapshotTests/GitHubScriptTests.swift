import Foundation
import TestSupport
import Testing

/// Whether the programs that the scripts need are there.
private let hasTools = ["python3", "git"].allSatisfy {
  FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
}

/// The scripts of `Examples/GitHub`, run with recorded events and answers in place of GitHub's.
@Suite(.enabled(if: hasTools, "The scripts need Python and git."))
struct GitHubScriptTests {
  private static let scripts = PackageFolders.path("Examples/GitHub/.github/snapshots")
  private static let head = String(repeating: "1a2b", count: 10)

  /// A `gh` that answers requests from files, by the number of the request, and writes down what it is asked.
  private static let gh = #"""
    #!/bin/sh
    number=$(($(cat "$FAKE/count" 2>/dev/null || echo 0) + 1))
    echo "$number" >"$FAKE/count"
    printf '%s\n' "$*" >>"$FAKE/asked"
    case "$1 $2" in
    "run download") while [ "$1" != --dir ]; do shift; done; mkdir -p "$2"; cp -r "$FAKE/artifact/." "$2" ;;
    *) cat "$FAKE/answer-$number" 2>/dev/null || echo '{}' ;;
    esac
    """#

  /// A folder with `gh` and `snapshot` for scripts, and answers.
  private func machine(_ answers: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.gh, to: "bin/gh")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.path + "/bin/gh")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/bin/snapshot", withDestinationPath: SnapshotProcess.executable.path)
    for (index, answer) in answers.enumerated() { try folder.write(answer, to: "answer-\(index + 1)") }
    return folder
  }

  /// Runs a script, and returns its exit code and what it says.
  private func run(
    _ line: String, _ folder: TemporaryFolder, event: String = "{}", _ more: [String: String] = [:]
  ) throws -> (exitCode: Int32, errors: String) {
    try folder.write(event, to: "event.json")
    let path = folder.url.path
    var variables = [
      "FAKE": path, "GITHUB_EVENT_PATH": "\(path)/event.json", "GITHUB_OUTPUT": "\(path)/output",
      "GITHUB_REPOSITORY": "octo/screens", "GITHUB_SERVER_URL": "https://github.example", "RUNNER_TEMP": path,
      "CI": "true", "GH_TOKEN": "none", "PYTHONDONTWRITEBYTECODE": "1", "HOME": path,
    ]
    variables.merge(more) { $1 }
    let words = variables.sorted { $0.key < $1.key }.map { "\($0.key)='\($0.value)'" }.joined(separator: " ")
    // The line's own word for the command would be replaced by its path.
    return try SnapshotProcess.runShell(
      "PATH=\"$PWD/bin:$PATH\" \(words) '\(Self.scripts)'/\(line)", in: folder)
  }

  private func text(_ name: String, in folder: TemporaryFolder) -> String {
    (try? folder.data(name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  // MARK: Requests

  /// An event of a comment, as GitHub describes it, with what the scripts read.
  private static func comment(_ body: String) -> String {
    #"""
    { "action": "created", "repository": { "full_name": "octo/screens" },
      "issue": { "number": 7, "state": "open", "pull_request": { "url": "https://api.github.example/pulls/7" } },
      "comment": { "id": 5, "body": "\#(body)", "user": { "login": "ada" }, "author_association": "MEMBER" } }
    """#
  }

  /// The answers about a pull request, the role of the person, and the runs of its commit.
  private static func answers(
    repository: String = "octo/screens", state: String = "open", role: String = "write", runs: String = ""
  ) -> [String] {
    [
      #"{ "number": 7, "state": "\#(state)", "head": { "sha": "\#(head)", "ref": "feature", "#
        + #""repo": { "full_name": "\#(repository)" } } }"#,
      #"{ "permission": "\#(role)" }"#,
      #"{ "workflow_runs": [\#(runs)] }"#,
    ]
  }

  private static let runs =
    #"{ "id": 90, "run_number": 3, "status": "completed", "head_sha": "\#(head)" },"#
    + #"{ "id": 91, "run_number": 4, "status": "completed", "head_sha": "\#(head)" },"#
    + #"{ "id": 92, "run_number": 5, "status": "in_progress", "head_sha": "\#(head)" }"#

  @Test(
    "A request names the commit, the last complete run of it, and a part of a name",
    arguments: [
      ("/accept-snapshots \(head)", ""),
      ("/accept-snapshots \(head.prefix(12))  card.json @2x ", "card.json @2x"),
      (#"/accept-snapshots \#(head)\r\nThank you!"#, ""),
      (#"/accept-snapshots \#(head) a$(id)`;'\nx"#, "a$(id)`;'"),
    ])
  func request(body: String, name: String) throws {
    let folder = try machine(Self.answers(runs: Self.runs))
    let result = try run("read-request", folder, event: Self.comment(body))
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(text("output", in: folder) == "commit=\(Self.head)\nbranch=feature\nrun=91\nname=\(name)\n")
    #expect(!text("asked", in: folder).contains("POST"))
  }

  @Test(
    "What cannot be accepted is answered, and sets nothing",
    arguments: [
      ("/accept-snapshots", answers(runs: runs), "Which commit?"),
      ("/accept-snapshots 1a2b", answers(runs: runs), "Which commit?"),
      ("/accept-snapshots please", answers(runs: runs), "Which commit?"),
      ("/accept-snapshots 000000000000", answers(runs: runs), "The branch has moved on."),
      ("/accept-snapshots \(head)", answers(role: "read", runs: runs), "Only people who may write"),
      ("/accept-snapshots \(head)", answers(state: "closed", runs: runs), "This pull request is closed."),
      ("/accept-snapshots \(head)", answers(), "There are no results for this commit yet."),
      (
        "/accept-snapshots \(head)", answers(repository: "fork/screens", runs: runs),
        "git apply failures/snapshots.patch"
      ),
    ])
  func refusals(body: String, answers: [String], answer: String) throws {
    let folder = try machine(answers)
    #expect(try run("read-request", folder, event: Self.comment(body)).exitCode == 0)
    #expect(text("output", in: folder).isEmpty)
    let asked = text("asked", in: folder)
    #expect(asked.contains("issues/7/comments --method POST --raw-field body=") && asked.contains(answer))
  }

  // MARK: Comments

  private static let finished =
    #"{ "workflow_run": { "id": 91, "head_sha": "\#(head)", "event": "pull_request" } }"#
  private static let pulls =
    #"[{ "number": 6, "head": { "sha": "0000" } }] [{ "number": 7, "head": { "sha": "\#(head)" } }]"#

  @Test("The first comment is written, and then updated; those of others are not")
  func comments() throws {
    let mark = "<!-- plumb-snapshots -->"
    for (comments, request) in [
      ("[]", "issues/7/comments --method POST --field body=@c.md"),
      (
        #"[{ "id": 1, "user": { "login": "eve" }, "body": "\#(mark)" }, { "id": 2, "user": null, "body": "\#(mark)" }]"#,
        "issues/7/comments --method POST --field body=@c.md"
      ),
      (
        #"[{ "id": 1, "user": { "login": "github-actions[bot]" }, "body": "Hello" }]"#
          + #"[{ "id": 2, "user": { "login": "github-actions[bot]" }, "body": "\#(mark)\n### Old" }]"#,
        "issues/comments/2 --method PATCH --field body=@c.md"
      ),
    ] {
      let folder = try machine([Self.pulls, comments])
      try folder.write("\(mark)\n### Snapshots: 1 same\n", to: "c.md")
      let result = try run("update-comment c.md", folder, event: Self.finished)
      #expect(result.exitCode == 0, "\(result.errors)")
      let asked = text("asked", in: folder).split(separator: "\n")
      #expect(asked.count == 3 && asked.last.map { $0.hasSuffix(request) } == true, "\(asked)")
    }
  }

  @Test("A run whose commit is no longer the last of a pull request writes no comment")
  func outdated() throws {
    let folder = try machine([#"[{ "number": 6, "head": { "sha": "0000" } }]"#])
    try folder.write("<!-- plumb-snapshots -->\n", to: "c.md")
    #expect(try run("update-comment c.md", folder, event: Self.finished).exitCode == 0)
    #expect(text("asked", in: folder).split(separator: "\n").count == 1)
  }

  // MARK: Branches

  /// A repository with the references of two specs, of which one has changed, and the artifact of its verification.
  private func repository() throws -> TemporaryFolder {
    let folder = try machine([])
    let changed = try ReviewTests().changedFolder()
    let path = folder.url.path
    try FileManager.default.moveItem(
      atPath: changed.url.path + "/failures", toPath: "\(path)/artifact")
    try FileManager.default.moveItem(at: changed.url, to: folder.url.appending(path: "change"))
    let setup =
      "git init --quiet --bare remote.git && cd change && git init --quiet . && git add . && git -c user.name=a -c"
      + " user.email=a@b commit --quiet -m Start && git push --quiet ../remote.git HEAD:refs/heads/feature"
    let result = try SnapshotProcess.runShell(setup, in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    // In place of the host's address, which the script pushes to.
    try folder.write(
      "[url \"\(path)/remote.git\"]\n  insteadOf = https://x-access-token:none@github.example/octo/screens\n",
      to: ".gitconfig")
    return folder
  }

  @Test(
    "What is accepted is pushed to the branch, and nothing else",
    arguments: [("", "3 references accepted", 3), ("card.json @2x", "1 reference accepted", 1)])
  func accepting(name: String, words: String, count: Int) throws {
    let folder = try repository()
    let variables = ["RUN": "91", "NAME": name, "BRANCH": "feature", "PULL": "7", "ACTOR": "ada"]
    let result = try run("accept change", folder, variables)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(text("asked", in: folder).contains("pr comment 7 --repo octo/screens --body \(words), in "))
    let shown = try SnapshotProcess.runShell(
      "git -C remote.git show --name-only --format=%an%n%s feature >shown", in: folder)
    #expect(shown.exitCode == 0)
    let lines = text("shown", in: folder).split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["ada", "Accept snapshots"])
    #expect(lines.count == 2 + count && lines.dropFirst(2).allSatisfy { $0.hasSuffix(".png") }, "\(lines)")
  }

  @Test("Nothing is pushed to a branch that has moved on")
  func moved() throws {
    let folder = try repository()
    let result = try SnapshotProcess.runShell(
      "cp -r change other && cd other && git -c user.name=a -c user.email=a@b commit --quiet --allow-empty -m More"
        + " && git push --quiet ../remote.git HEAD:refs/heads/feature && git rev-parse HEAD >../tip",
      in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let variables = ["RUN": "91", "NAME": "", "BRANCH": "feature", "PULL": "7", "ACTOR": "ada"]
    #expect(try run("accept change", folder, variables).exitCode != 0)
    _ = try SnapshotProcess.runShell("git -C remote.git rev-parse feature >now", in: folder)
    #expect(text("now", in: folder) == text("tip", in: folder))
  }

  @Test("Pictures are added to a branch of their own, which begins with the first")
  func pictures() throws {
    let folder = try machine([])
    #expect(try SnapshotProcess.runShell("git init --quiet --bare remote.git", in: folder).exitCode == 0)
    let remote = ["PUSH_URL": folder.url.path + "/remote.git"]
    for (name, count) in [("a", 1), ("b", 2), ("b", 2)] {
      try folder.write(name, to: "pictures/\(name).png")
      let result = try run("push-pictures pictures shown", folder, remote)
      #expect(result.exitCode == 0, "\(result.errors)")
      _ = try SnapshotProcess.runShell("git -C remote.git ls-tree --name-only shown >names", in: folder)
      #expect(text("names", in: folder).split(separator: "\n").count == count)
      try FileManager.default.removeItem(atPath: folder.url.path + "/pictures")
    }
    #expect(try run("push-pictures pictures shown", folder, remote).exitCode == 0)
  }
}
