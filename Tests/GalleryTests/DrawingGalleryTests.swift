import Foundation
import ImageComparison
import PNG
import Raster
import TestSupport
import Testing
import UIKit

/// The pictures of `DrawingPicture` against those in `Snapshots/drawing`.
///
/// To record them anew, run these tests with `RECORD_SNAPSHOTS=1`, look at the pictures, and say in the commit why they
/// moved.
@MainActor
struct DrawingGalleryTests {
  private nonisolated static let folder = PackageFolders.path("Snapshots/drawing")

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  @Test(arguments: DrawingPicture.allCases) func isWhatItWas(picture: DrawingPicture) throws {
    for scale in [1, 2, 3] {
      let data = try #require(picture.image(scale: CGFloat(scale)).pngData())
      let actual = try Bitmap(pngData: [UInt8](data))
      let path = ReferenceStore.besideSpecs.path(
        for: "\(Self.folder)/\(picture.rawValue).json", scale: scale)
      if Self.isRecording {
        try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: path))
      }
      let comparison = Comparison(of: actual, with: try Bitmap(contentsOfPNG: path))
      #expect(comparison == .identical, "\(path): \(comparison.summary.joined(separator: "\n"))")
    }
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let names = files.map { $0.split(separator: "@")[0].split(separator: ".")[0] }.map { String($0) }
    #expect(Set(names) == Set(DrawingPicture.allCases.map(\.rawValue)))
  }
}
