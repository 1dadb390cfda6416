import Foundation
import ImageComparison
import PNG
import Plumb
import Raster
import TestSupport
import Testing
import UIKit

/// The pictures of the articles' layouts against those in `Snapshots/articles`.
///
/// Some of them are the references of specs as well: the same layout in both languages, and one picture. To record
/// them again, run these tests with `RECORD_SNAPSHOTS=1`, look at the pictures, and say in the commit why they moved.
@MainActor
struct ArticleSnapshotTests {
  private nonisolated static let folder = PackageFolders.path("Snapshots/articles")

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  @Test(arguments: ArticlePicture.allCases, [false, true]) func isWhatItWas(
    picture: ArticlePicture, isRightToLeft: Bool
  ) throws {
    for scale in [1, 2, 3] {
      let view = picture.view(scale: CGFloat(scale), isRightToLeft: isRightToLeft)
      let actual = view.bitmap(scale: CGFloat(scale))
      let path = ReferenceStore.besideSpecs.path(
        for: "\(Self.folder)/\(picture.name(isRightToLeft: isRightToLeft)).json", scale: scale)
      if Self.isRecording {
        try actual.write(toPNG: path, scale: Double(scale))
      }
      let comparison = Comparison(of: actual, with: try Bitmap(contentsOfPNG: path))
      #expect(comparison == .identical, "\(path): \(comparison.summary.joined(separator: "\n"))")
    }
  }

  @Test("Every picture has a test, here or as a spec's") func noneIsLeft() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let known = ArticlePicture.allCases.flatMap {
      [$0.name(isRightToLeft: false), $0.name(isRightToLeft: true)]
    }
    let names = files.map { $0.split(separator: "@")[0].split(separator: ".")[0] }.map { String($0) }
    #expect(Set(names) == Set(known))
  }
}
