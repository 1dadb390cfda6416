import Foundation
import ImageComparison
import PNG
import Raster
import TestSupport
import Testing
import UIKit

/// The pictures of a folder of `Snapshots`.
///
/// To record them again, run the tests with `RECORD_SNAPSHOTS=1`, look at the pictures, and say in the commit why they
/// moved.
struct GalleryReferences {
  private let folder: String

  /// The pictures in a folder of `Snapshots`.
  init(_ folder: String) {
    self.folder = PackageFolders.path("Snapshots/\(folder)")
  }

  private var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  /// Compares a picture with its reference, after it became that where one records.
  func check(_ actual: Bitmap, _ name: String, scale: Int) throws {
    let path = ReferenceStore.besideSpecs.path(for: "\(folder)/\(name).json", scale: scale)
    if isRecording {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try actual.write(toPNG: path, scale: Double(scale))
    }
    let comparison = Comparison(of: actual, with: try Bitmap(contentsOfPNG: path))
    #expect(comparison == .identical, "\(path): \(comparison.summary.joined(separator: "\n"))")
  }

  /// Compares a picture at the three scales with its references.
  @MainActor func check(_ picture: some GalleryPicture) async throws {
    try await withThrowingTaskGroup { group in
      for scale in [1, 2, 3] {
        let drawing = picture.drawing(scale: CGFloat(scale))
        group.addTask { try check(Bitmap(rendering: drawing), picture.rawValue, scale: scale) }
      }
      try await group.waitForAll()
    }
  }

  /// Compares a picture at 1x with what its layer renders into the context of an image: no channel of a pixel may be
  /// more than 3 of 255 away.
  func checkRenderedIntoContext(_ picture: some GalleryPicture) async throws {
    let image = await picture.image(scale: 1)
    let drawing = await picture.drawing(scale: 1)
    let data = try #require(image.pngData())
    let comparison = Comparison(of: try Bitmap(pngData: [UInt8](data)), with: Bitmap(rendering: drawing))
    if case .different(let difference) = comparison {
      #expect(difference.largestChannelDifference <= 3, "\(comparison.summary.joined(separator: "\n"))")
    }
  }

  /// The names of the pictures that are there.
  var names: Set<String> {
    get throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      return Set(files.map { String($0.split(separator: "@")[0].split(separator: ".")[0]) })
    }
  }
}
