import Foundation
import ImageComparison
import PNG
import Plumb
import Raster
import TestSupport
import Testing
import UIKit

/// The pictures of `TextPicture` against those in `Snapshots/text`.
///
/// To record them anew, run these tests with `RECORD_SNAPSHOTS=1`, look at the pictures, and say in the commit why they
/// moved.
@MainActor
struct TextGalleryTests {
  private nonisolated static let folder = PackageFolders.path("Snapshots/text")

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  @Test(arguments: TextPicture.allCases) func isWhatItWas(picture: TextPicture) throws {
    for scale in [1, 2, 3] {
      let actual = picture.view(scale: CGFloat(scale)).bitmap(scale: CGFloat(scale))
      let path = ReferenceStore.besideSpecs.path(
        for: "\(Self.folder)/\(picture.rawValue).json", scale: scale)
      if Self.isRecording {
        try FileManager.default.createDirectory(atPath: Self.folder, withIntermediateDirectories: true)
        try actual.write(toPNG: path, scale: Double(scale))
      }
      let comparison = Comparison(of: actual, with: try Bitmap(contentsOfPNG: path))
      #expect(comparison == .identical, "\(path): \(comparison.summary.joined(separator: "\n"))")
    }
  }

  @Test(
    "What is drawn into a context is within 3 of 255 of the same picture", arguments: TextPicture.allCases)
  func drawsIntoContexts(picture: TextPicture) throws {
    let view = picture.view(scale: 2)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    let data = try #require(image.pngData())
    let comparison = Comparison(of: try Bitmap(pngData: [UInt8](data)), with: view.bitmap(scale: 2))
    if case .different(let difference) = comparison {
      #expect(difference.largestChannelDifference <= 3, "\(comparison.summary.joined(separator: "\n"))")
    }
  }

  @Test("Every picture has a test") func noneIsLeft() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
    let names = files.map { $0.split(separator: "@")[0].split(separator: ".")[0] }.map { String($0) }
    #expect(Set(names) == Set(TextPicture.allCases.map(\.rawValue)))
  }
}
