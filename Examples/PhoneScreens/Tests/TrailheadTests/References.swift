import Foundation
import Plumb
import Testing
import UIKit

/// The pictures that the screens are compared with, in `Pictures` beside `Tests`.
///
/// To record them again, run the tests with `RECORD_SNAPSHOTS=1`, look at the pictures, and say in the commit why they
/// moved. Where `CI` is set, nothing is recorded.
enum References {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Pictures")

  private static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && environment["CI"] == nil
  }

  /// Compares what a user sees with a picture, after it became that where one records.
  @MainActor
  static func check(_ user: HeadlessUser, _ name: String) throws {
    let file = folder.appendingPathComponent("\(name).png")
    let actual = try user.pngData(scale: min(2, user.window.traitCollection.displayScale))
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try actual.write(to: file)
    }
    let reference = try Data(contentsOf: file)
    guard actual != reference else { return }
    // The same pixels may have been written as other bytes by another encoder.
    let count = try differingPixels(actual, reference)
    guard count > 0 else { return }
    let failure = FileManager.default.temporaryDirectory
      .appendingPathComponent(name.replacing("/", with: "-") + ".actual.png")
    try actual.write(to: failure)
    Issue.record("\(name): \(count) pixels differ; look at \(failure.path)")
  }

  /// The number of pixels that are not the same; all of them where the sizes differ.
  private static func differingPixels(_ a: Data, _ b: Data) throws -> Int {
    let images = try [a, b].map { try #require(UIImage(data: $0)?.cgImage) }
    let pixels = try images.map { try #require($0.dataProvider?.data) as Data }
    guard images[0].width == images[1].width, images[0].height == images[1].height else {
      return images[0].width * images[0].height
    }
    guard pixels[0] != pixels[1] else { return 0 }
    let bytes = pixels.map { [UInt8]($0) }
    return stride(from: 0, to: bytes[0].count, by: 4).count { bytes[0][$0..<$0 + 4] != bytes[1][$0..<$0 + 4] }
  }
}
