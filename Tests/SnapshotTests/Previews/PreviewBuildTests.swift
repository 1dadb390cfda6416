import Foundation
import TestSupport
import Testing
import ViewLint
import ViewSession

@testable import snapshot

/// Tests of the package that is built for previews, and of what its build says. `Scripts/test-previews` builds one.
@Suite struct PreviewBuildTests {
  private func messages(_ lines: [String]) -> [CompilerMessage] {
    var messages = CompilerMessages(built: "/a/App/.build/previews/App", own: "/a/App")
    for line in lines { messages.read(line) }
    return messages.informative
  }

  @Test func placesAreThoseOfTheOwnFiles() {
    let found = messages([
      "[3/7] Compiling App Card.swift",
      "/a/App/.build/previews/App/Sources/App/Card.swift:12:7: error: cannot find 'Kard' in scope",
      "12 |   let card = Kard()", "   |              `- error: cannot find 'Kard' in scope",
      "/a/App/Sources/Lib/a:b.swift:3:1: warning: unused",
    ])
    #expect(
      found.map(\.description) == [
        "/a/App/Sources/App/Card.swift:12:7: error: cannot find 'Kard' in scope",
        "/a/App/Sources/Lib/a:b.swift:3:1: warning: unused",
      ])
    #expect(found[0].place?.line == 12)
    #expect(found[0].place?.column == 7)
    #expect(found[1].severity == .warning)
  }

  @Test func theSameMessageCountsOnce() {
    let line = "/a/App/Sources/Card.swift:1:1: error: no"
    #expect(messages([line, line, "error: emit-module command failed with exit code 1"]).count == 1)
  }

  @Test func anErrorWithoutAPlaceIsKeptIfThereIsNoOther() {
    #expect(messages(["error: fatalError"]).map(\.text) == ["fatalError"])
    #expect(
      messages(["error: 'app': product 'Previews' not found", "error: fatalError"]).map(\.text)
        == ["'app': product 'Previews' not found"])
  }

  @Test(arguments: [
    "/a/Other/A.swift:1:1: warning: of another package",
    "/a/App/.build/checkouts/A.swift:1:1: note: of one below",
    "warning: 'app': unhandled files", "/a/App/Card.swift: error: ", "/a:x:y: error: no numbers",
    ": : error: ", "",
  ])
  func othersAreNoMessages(_ line: String) {
    #expect(messages([line]).isEmpty)
  }

  @Test func theVariableOfAManifestIsFound() {
    #expect(RunnerPackage.variable(in: "let package = Package(name: \"A\")") == "package")
    #expect(RunnerPackage.variable(in: "import B\nvar p : Package = Package (\n") == "p")
    #expect(RunnerPackage.variable(in: "let package = PackageDescription.Package(name: \"A\")") == "package")
    #expect(RunnerPackage.variable(in: "// let old = Package(\nlet new = Package(") == "new")
    #expect(RunnerPackage.variable(in: "Package(name: \"A\")") == nil)
  }

  @Test func workThatWasInterruptedStartsNoFurtherPrograms() {
    func status() -> Int32? { BuildProcess.run(["true"], readsErrors: false)?.status }
    let turn = BuildProcess.currentTurn
    #expect(BuildProcess.$turn.withValue(turn) { status() } == 0)
    BuildProcess.interruptAll()
    #expect(BuildProcess.$turn.withValue(turn) { status() } == 130)
    #expect(BuildProcess.$turn.withValue(BuildProcess.currentTurn) { status() } == 0 && status() == 0)
  }

  @Test func aLineWithoutAnEndIsReadInParts() {
    var counts: [Int] = []
    let outcome = BuildProcess.run(["head", "-c", "3000000", "/dev/zero"], readsErrors: false) {
      counts.append($0.utf8.count)
    }
    #expect(outcome?.status == 0 && counts.reduce(0, +) == 3_000_000)
    #expect(counts.allSatisfy { $0 <= 1 << 20 + 1 << 16 })
  }

  @Test func aFolderWithoutAPackageIsRefused() async throws {
    let folder = try TemporaryFolder()
    await #expect {
      _ = try await PreviewBuild.build(folder.url.path + "/none")
    } throws: {
      "\($0)".hasSuffix("none: there is no such folder")
    }
    await #expect {
      _ = try await PreviewBuild.build(folder.url.path)
    } throws: {
      "\($0)".contains("there is no Package.swift; give the folder of a package")
    }
  }

  @Test func variantsAreAllCombinations() {
    var arguments = PreviewsArguments()
    #expect(arguments.variants.map(\.name) == [""])
    #expect(arguments.variants[0].scale == 2)
    arguments.styles = [.light, .dark]
    arguments.textSizes = [.large, .accessibility5]
    arguments.scales = [1, 3]
    #expect(
      arguments.variants.map { "\($0.name)@\($0.scale)" } == [
        "light-L@1", "light-L@3", "light-AX5@1", "light-AX5@3", "dark-L@1", "dark-L@3", "dark-AX5@1",
        "dark-AX5@3",
      ])
  }

  @Test func namesOfFilesArePlain() {
    #expect(PreviewsCommand.plain("Dark / RTL: é") == "Dark-RTL-é")
    #expect(PreviewsCommand.plain("../../etc") == "-etc")
  }

  @Test func aProgramIsInterruptedWithThoseThatItRuns() throws {
    var lines: [String] = []
    // The inner shell tells when it is there; the outer one goes on after it.
    let outcome = try #require(
      BuildProcess.run(
        ["/bin/sh", "-c", "trap : INT; /bin/sh -c 'echo here; exec sleep 1000'; echo after $?"],
        readsErrors: false
      ) { line in
        lines.append(line)
        if line == "here" { BuildProcess.interruptAll() }
      })
    #expect(lines == ["here", "after 130"] && outcome.status == 0)
  }
}
