import Foundation
import Testing

@testable import ViewSnapshotTesting

@Suite struct NamingTests {
  private func paths(
    _ naming: SnapshotTestingConfiguration.Naming, test: String = "testCard()", named name: String? = nil,
    number: Int = 1, suffix: String = "", in folder: String? = nil, environment: [String: String] = [:]
  ) -> SnapshotPaths {
    naming.paths(
      of: SnapshotName(
        testFile: URL(fileURLWithPath: "/app/Tests/CardTests.swift"), testName: test,
        identifier: name ?? "\(number)", isNumber: name == nil, suffix: suffix, pathExtension: "png"),
      in: folder, environment: environment)
  }

  @Test func `references are beside the tests, by test and by number or name`() {
    let folder = "/app/Tests/__Snapshots__/CardTests/"
    #expect(paths(.besideTests).reference.path == folder + "testCard.1.png")
    #expect(paths(.besideTests, named: "dark").reference.path == folder + "testCard.dark.png")
    #expect(paths(.besideTests, number: 2, suffix: "@2x").reference.path == folder + "testCard.2@2x.png")
    #expect(
      paths(.besideTests, test: "a card(size:of:)", named: "in the dark!").reference.path
        == folder + "a-card-size-of.in-the-dark.png")
    #expect(paths(.besideTests, in: "/other").reference.path == "/other/testCard.1.png")
  }

  @Test func `failures go where the environment says`() {
    let paths = paths(.besideTests, environment: ["SNAPSHOT_ARTIFACTS": "/out"])
    #expect(paths.failure.path == "/out/CardTests/testCard.1.png")
    let difference = SnapshotAttachment(name: "difference", pathExtension: "png", data: Data())
    #expect(paths.attachment(difference).path == "/out/CardTests/testCard.1.difference.png")
  }

  @Test func `reference images have the names of the other community`() {
    let naming = SnapshotTestingConfiguration.Naming.referenceImages(in: "/images/ReferenceImages")
    #expect(
      paths(naming, suffix: "@2x").reference.path == "/images/ReferenceImages_64/CardTests/testCard@2x.png")
    #expect(
      paths(naming, named: "very dark", suffix: "@3x").reference.path
        == "/images/ReferenceImages_64/CardTests/testCard_very_dark@3x.png")
    let environment = ["FB_REFERENCE_IMAGE_DIR": "/env/Images", "IMAGE_DIFF_DIR": "/diff"]
    let paths = paths(naming, number: 2, environment: environment)
    #expect(paths.reference.path == "/env/Images_64/CardTests/testCard_2.png")
    #expect(paths.failure.path == "/diff/CardTests/failed_testCard_2.png")
    let difference = SnapshotAttachment(name: "difference", pathExtension: "png", data: Data())
    #expect(paths.attachment(difference).path == "/diff/CardTests/diff_testCard_2.png")
  }

  @Test func `one folder is that of the package`() {
    let file = URL(fileURLWithPath: #filePath)
    let paths = SnapshotTestingConfiguration.Naming.folder("Snapshots").paths(
      of: SnapshotName(
        testFile: file, testName: "card()", identifier: "dark", isNumber: false, suffix: "",
        pathExtension: "png"),
      in: nil, environment: [:])
    let package = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path
    #expect(paths.reference.path == "\(package)/Snapshots/NamingTests/card.dark.png")
    #expect(self.paths(.folder("/else")).reference.path == "/else/CardTests/testCard.1.png")
  }
}
