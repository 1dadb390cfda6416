import Foundation
import ImageComparison
import PNG
import Raster
import TestSupport
import Testing

/// The pictures of a folder of `Snapshots`.
///
/// To record them anew, run the tests with `RECORD_SNAPSHOTS=1`, look at the pictures, and say in the commit why they
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

  /// The names of the pictures that are there.
  var names: Set<String> {
    get throws {
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      return Set(files.map { String($0.split(separator: "@")[0].split(separator: ".")[0]) })
    }
  }
}
