import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// Commands of programs take as many pictures as they can, and list as few others as possible.
@Suite struct ToolCommandsTests {
  private let aws = AWSCommands(url: "s3://team/app")

  /// Returns the names of pictures whose digits are random.
  private func names(_ count: Int, seed: UInt64 = 1) throws -> [ObjectName] {
    var random = SeededGenerator(seed: seed)
    return try (0..<count).map { _ in
      let digits = (0..<32).map { _ in "0123456789abcdef".randomElement(using: &random) ?? "0" }
      return try #require(ObjectName(text: String(digits)))
    }.sorted()
  }

  // Of 1,000 pictures, a folder of 256 has four: a command for each folder would be started 256 times.
  @Test func `few pictures are selected from all, as many as an argument list takes`() throws {
    for (count, parts) in [(0, []), (1, [1]), (500, [500]), (501, [500, 1]), (1_000, [500, 500])] {
      #expect(aws.parts(of: try names(count)).map(\.count) == parts)
    }
  }

  // Of 20,000 pictures, a folder has 78, and each command would list all 20,000.
  @Test func `many pictures are selected from the folders that have them`() throws {
    let all = try names(20_000)
    let parts = aws.parts(of: all)
    #expect(parts.flatMap { $0 } == all)
    #expect(parts.allSatisfy { Set($0.map(\.folderName)).count == 1 && $0.count <= 500 })
    #expect(parts.count == 256)
  }

  @Test func `a folder of more than an argument list takes has several commands`() throws {
    let all = try names(1_200).map { try #require(ObjectName(text: "ab" + $0.text.dropFirst(2))) }.sorted()
    #expect(aws.parts(of: all).map(\.count) == [500, 500, 200])
  }

  @Test func `the pictures of a folder are copied from it, others from the whole place`() throws {
    let folder = try TemporaryFolder()
    let store = try Scratch(in: ObjectStore(folder.url.path) { _ in throw StoreError("no picture") })
    let (one, other) = (
      try #require(ObjectName(text: "ab" + String(repeating: "0", count: 30))),
      try #require(ObjectName(text: "cd" + String(repeating: "0", count: 30)))
    )
    let start = ["s3", "cp", "--only-show-errors", "--recursive", "--exclude", "*"]
    #expect(
      aws.fetching([one], into: "/in", store).arguments
        == start + ["--include", one.fileName, "s3://team/app/ab", "/in/ab"])
    #expect(
      aws.sending([one, other], from: "/out", store).arguments
        == start + ["--include", one.path, "--include", other.path, "/out", "s3://team/app"])
    #expect(
      aws.removing([other], store).arguments
        == ["s3", "rm", "--only-show-errors", "--recursive", "--exclude", "*", "--include", other.fileName]
        + ["s3://team/app/cd"])
  }
}
