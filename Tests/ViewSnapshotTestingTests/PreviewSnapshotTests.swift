import DeveloperToolsSupport
import Foundation
import LayoutCore
import Plumb
import StyleCore
import TestSupport
import Testing

@testable import ViewSnapshotTesting

/// A preview as the rewriter of sources leaves one, of a module that is not there.
nonisolated private struct __Preview_PreviewSnapshotTests_1_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "PreviewedApp/Card.swift" }
  static var line: Int { 7 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview("Red Card", traits: .fixedLayout(width: 30, height: 20)) {
      let view = UIView()
      view.backgroundColor = .red
      return view
    }
  }
}

nonisolated private struct __Preview_PreviewSnapshotTests_2_1: DeveloperToolsSupport.PreviewRegistry {
  static var fileID: String { "PreviewedApp/Screen.swift" }
  static var line: Int { 3 }
  static var column: Int { 1 }
  @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
    DeveloperToolsSupport.Preview(traits: .landscapeLeft) { UIViewController() }
  }
}

/// Tests of snapshots of previews.
@MainActor @Suite struct PreviewSnapshotTests {
  private let previews = PreviewSnapshot.all(of: "PreviewedApp")

  private func picture(_ preview: PreviewSnapshot, _ variants: ViewVariants) throws -> UIImage {
    let member = try #require(preview.strategies(variants).members.first)
    var image: UIImage?
    member.strategy.snapshot(preview).start { image = try? $0.get() }
    return try #require(image)
  }

  @Test func theyAreThoseOfTheModules() {
    #expect(previews.map(\.testDescription) == ["Card: Red Card", "Screen: 1"])
    #expect(previews.map(\.line) == [7, 3])
    #expect(PreviewSnapshot.all(of: "Nothing").isEmpty)
    #expect(PreviewSnapshot.all().count >= 2)
  }

  @Test func sizesAreThoseOfThePreview() throws {
    #expect(try picture(previews[0], ViewVariants(scales: [2])).size == CGSize(width: 30, height: 20))
    #expect(try picture(previews[1], ViewVariants(scales: [1])).size == CGSize(width: 852, height: 393))
  }

  @Test func aPreviewWithASizeHasOnePictureForAllDevices() throws {
    let devices = ["iphone-16", "iphone-14-pro"].compactMap { Plumb.Device(named: $0) }
    let variants = ViewVariants(devices: devices, styles: [.light, .dark], scales: [1])
    #expect(previews[0].strategies(variants).members.map(\.name) == ["light", "dark"])
    #expect(
      previews[1].strategies(variants).members.map(\.name) == [
        "iphone-16-landscape-light", "iphone-16-landscape-dark", "iphone-14-pro-landscape-light",
        "iphone-14-pro-landscape-dark",
      ])
  }

  @Test func referencesHaveTheNamesOfFileAndPreview() throws {
    let folder = try TemporaryFolder()
    // Elsewhere than in CI, where nothing is recorded.
    SnapshotEnvironment.$current.withValue(["SNAPSHOT_ARTIFACTS": "\(folder.url.path)/failures"]) {
      withSnapshotTesting(naming: .folder(folder.url.path)) {
        withKnownIssue {
          assertPreviews(of: ["PreviewedApp"])
        } matching: {
          $0.comments.contains { "\($0)".contains("There was no reference") }
        }
      }
    }
    #expect(
      folder.files.filter { $0.hasSuffix(".png") } == [
        "PreviewSnapshotTests/Card.Red-Card@2x.png", "PreviewSnapshotTests/Screen.1@2x.png",
      ])
  }

  @Test func noPreviewIsAFailure() {
    withKnownIssue {
      assertPreviews(of: ["Nothing"])
    } matching: {
      $0.comments.contains { "\($0)".contains("There are no previews in Nothing") }
    }
  }

  @Test func failuresNameThePlaceOfThePreview() throws {
    let folder = try TemporaryFolder()
    withSnapshotTesting(naming: .folder(folder.url.path)) {
      withKnownIssue {
        assertPreview(previews[0], record: .never)
      } matching: {
        $0.comments.contains {
          "\($0)".contains("PreviewedApp/Card.swift:7: preview “Red Card”: There is no reference")
        }
      }
    }
  }
}
