import TestSupport
import Testing

@testable import snapshot

/// The arguments of `snapshot watch`; what it prints and shows is in `Scripts/test-watch`.
@Suite struct WatchCommandTests {
  @Test func `a path that does not exist is an error`() throws {
    let folder = try TemporaryFolder()
    let result = try SnapshotProcess.run(["watch", "none.json"], in: folder.url)
    #expect(result.exitCode == 2 && result.outputText.isEmpty)
    #expect(result.errors == "snapshot: none.json: there is no such file or folder\n")
  }

  @Test func `a folder without specs is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "Specs/readme.txt")
    let result = try SnapshotProcess.run(["watch", "Specs"], in: folder.url)
    #expect(result.exitCode == 2 && result.errors.contains("the folder contains no spec"))
  }

  @Test(arguments: [
    ["--scale", "0"], ["--style", "blue"], ["--text-size", "huge"], ["--language", "../x"],
    ["--port", "70000"],
    [
      "--scale", "1,2,3", "--text-size", "S,M,L,XL,XXL,XXXL", "--style", "light,dark", "--direction",
      "ltr,rtl",
    ],
    ["--device", "iphone-17-pro", "--system", "17"],
  ])
  func `values that cannot be are one line`(options: [String]) throws {
    let result = try SnapshotProcess.run(["watch", "card.json"] + options)
    #expect(result.exitCode == 2 && result.errors.utf8.count { $0 == 10 } == 1)
  }
}
